import JSONSyntax

package enum InvalidLiteral: SyntaxCheck {
  package static let problem = SyntaxProblem.Code.invalidLiteral
  package static let documentation = CheckDocumentation(
    "A value is a bare word.",
    reason: """
      JSON's only words are `true`, `false` and `null`, in lower case. Python has `True` and `None`, Swift and Ruby \
      `nil`, JavaScript `undefined`; text stands between quotes.
      """,
    remedy: "Write JSON's word, or put text between double quotes.",
    source: Page.json(section: "3"),
    failing: #"{ "aps": { "mutable-content": True } }"#,
    passing: #"{ "aps": { "alert": "Hello" } }"#)

  package static func message(_ problem: SyntaxProblem) -> String {
    let written = Shown.text(problem.argument)
    switch problem.cause {
    case .expression: return "\(written) is part of a program, and JSON runs no code. Write the value that it gives."
    case .call: return "\(written) is a call of a function, and JSON runs no code. Write the value that it gives."
    case .elision:
      return "\(written) stands for a value that was left out, and JSON has no sign for that. Write the value."
    case .symbol:
      return
        "\(written) is a name of Ruby or Elixir; JSON has text for it. Put it between double quotes, without the colon."
    case .propertyList:
      return "\(written) is text without quotes, as in a property list; JSON has them. Put it between double quotes."
    default: break
    }
    guard let wanted = problem.repair.first?.replacement else {
      return "\(written) is no JSON: a payload is an object, from `{` to `}`."
    }
    if isHalfQuoted(problem) {
      return "The opening quote of \(written) is missing, so that it is no string. Insert it."
    }
    if wanted.hasPrefix("\"") {
      return "\(written) is no value of JSON: its only words are `true`, `false` and `null`. Put text between double "
        + "quotes."
    }
    return "\(written) is \(language(problem.argument)); JSON writes `\(wanted)` and knows nothing else. Replace it."
  }

  private static func language(_ word: String) -> String {
    switch word {
    case "True", "False", "None": "Python's word"
    case "nil": "the word of Swift, Ruby and Go"
    case "undefined": "JavaScript's word"
    case "NULL", "TRUE", "FALSE": "spelled as in PHP or C"
    case "NSNull": "Objective-C's name"
    default: "not how JSON spells it"
    }
  }

  package static func fixTitle(_ problem: SyntaxProblem) -> String {
    isHalfQuoted(problem)
      ? "Insert the opening quote" : "Replace with \(Shown.text(problem.repair.first?.replacement ?? ""))"
  }

  /// Whether the text has its closing quote.
  private static func isHalfQuoted(_ problem: SyntaxProblem) -> Bool { problem.repair.first?.replacement == "\"" }

  /// `null` is no value of Apple's keys: where `None` stands for one of them, the key is better left out.
  package static func fixes(_ problem: SyntaxProblem, in tree: SyntaxTree) -> [Fix] {
    guard !problem.repair.isEmpty else { return [] }
    let isNull = problem.repair.first?.replacement == "null"
    let nodes = isNull ? tree.nodes(at: problem.range.start) : []
    guard isApples(nodes), let member = nodes.last(where: \.isMember), member.value?.range == problem.range,
      let object = nodes.last(where: { $0.kind == .object })
    else { return [Fix(fixTitle(problem), isSafe: isRepairSafe(problem), problem.repair)] }
    return [
      Fix("Delete `\(member.name)`", isSafe: false, ObjectEdit.removing([member], from: object)),
      Fix(fixTitle(problem), isSafe: false, problem.repair),
    ]
  }

  /// Whether nodes lead into `aps`, but not into the app's own data there.
  private static func isApples(_ nodes: [Node]) -> Bool {
    let names = nodes.filter(\.isMember).map(\.name)
    return names.contains("aps") && !names.contains("content-state") && !names.contains("attributes")
  }

  /// A word in quotes may be meant otherwise, but not in a property list.
  package static func isRepairSafe(_ problem: SyntaxProblem) -> Bool {
    if problem.cause == .call { return false }
    // Elixir writes `:true` for `true`.
    if problem.cause == .symbol { return !["true", "false", "nil", "null"].contains(problem.argument.dropFirst()) }
    return problem.cause == .propertyList || isHalfQuoted(problem)
      || problem.repair.first?.replacement.hasPrefix("\"") != true
  }
}
