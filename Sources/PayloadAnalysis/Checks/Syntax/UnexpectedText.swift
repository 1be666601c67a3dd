import JSONSyntax

package enum UnexpectedText: SyntaxCheck {
  package static let problem = SyntaxProblem.Code.unexpectedText
  package static let documentation = CheckDocumentation(
    "Text stands where JSON allows none.",
    reason: """
      A document is one value: nothing follows it, and words stand between quotes. Readers refuse the payload.
      """,
    remedy: "Delete the text, or make it part of the payload.",
    source: Page.json(section: "2"),
    failing: #"{ "aps": { "alert": "Hello" } } sent today"#,
    passing: #"{ "aps": { "alert": "Hello" } }"#)

  package static func message(_ problem: SyntaxProblem) -> String {
    let text = Shown.text(problem.argument)
    switch problem.cause {
    case .literalPrefix:
      return "\(text) stands before a mark of JSON, as in \(language(problem.argument)); readers refuse it. Delete it."
    case .surroundingText, .surroundingMarks:
      let subject = problem.related.isEmpty ? "\(text) is" : "\(text) and what stands behind the payload are"
      let whole = problem.related.isEmpty ? "the payload" : "it"
      let role = isFence(problem) ? "the mark of a code block" : "no part of \(whole)"
      return "\(subject) \(role), and readers refuse a payload with other text around it. Delete it."
    case .elision:
      return
        "\(text) says that something was left out here; JSON has no sign for that. Write what belongs here, or delete it."
    case .stringKind:
      return
        "\(text) tells Python how to read the string behind it, and readers of JSON refuse it. Delete it, and write "
        + "the string as it reads then."
    case .joinedStrings:
      return
        "\(text) would be joined to the string before it in a program; JSON joins nothing. Make one string of both."
    case .expression:
      return "\(text) is part of a program, and JSON runs no code. Write the value that it gives."
    case .foreignFormat:
      return "This is \(problem.argument), and APNs takes JSON alone. Have the program that wrote it write JSON."
    case .joinedText:
      return
        "This is a program that joins the payload from several strings, and APNs takes the result alone. Run it, and check "
        + "what it prints."
    default: break
    }
    if problem.argument.hasPrefix("...") || problem.argument.hasPrefix("**") {
      return
        "\(text) stands for the members of a variable of a program, and JSON runs no code. Write them, or delete it."
    }
    if problem.repair.contains(where: { $0.replacement == "," }) {
      return "\(text) stands where JSON has a comma, and readers refuse the payload. Replace it."
    }
    return
      "\(text) is no part of the JSON around it, and readers refuse the payload. Delete it, or put it between quotes "
      + "where text belongs."
  }

  package static func fixTitle(_ problem: SyntaxProblem) -> String {
    if problem.cause == .joinedStrings { return "Join the strings" }
    return problem.repair.contains { $0.replacement == "," } ? "Replace with a comma" : "Delete the text"
  }

  /// Words would be lost, and so would the sign that something is missing; other marks say nothing.
  package static func isRepairSafe(_ problem: SyntaxProblem) -> Bool {
    switch problem.cause {
    case .literalPrefix, .surroundingMarks: true
    case .surroundingText, .elision, .foreignFormat, .joinedText, .stringKind, .expression: false
    // Strings side by side may lack a comma; a mark between them says what is meant.
    case .joinedStrings: !problem.argument.hasPrefix("\"")
    default: problem.argument.allSatisfy { "\"'`´“”.:,;*/\\".contains($0) || $0.isWhitespace }
    }
  }

  private static func isFence(_ problem: SyntaxProblem) -> Bool { problem.argument.hasPrefix("```") }

  private static func language(_ prefix: String) -> String {
    switch prefix {
    case "@": "Objective-C and PowerShell"
    case "AnyHashable(": "Swift's print of a dictionary"
    case ":": "Ruby"
    case "%": "Elixir"
    case "[": "Lua and JavaScript"
    case let type where type.hasPrefix("map["): "Go"
    case let type where type.hasPrefix("new"): "C#"
    default: "Python"
    }
  }

  package static func relatedMessage(_ problem: SyntaxProblem) -> String {
    problem.cause == .literalPrefix ? "This belongs to it." : "This stands behind the payload."
  }
}
