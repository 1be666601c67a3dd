import JSONSyntax

package enum InvisibleCharacter: SyntaxCheck {
  package static let problem = SyntaxProblem.Code.invisibleCharacter
  package static let documentation = CheckDocumentation(
    "A space that JSON does not know stands between tokens.",
    reason: """
      JSON's white space is space, tab and line break. A no-break space or a zero-width character, as web pages and \
      chat windows leave them, looks the same and makes readers refuse the payload.
      """,
    remedy: "Replace it with a space.",
    source: Page.json(section: "2"),
    failing: "{ \"aps\":\u{A0}{ \"alert\": \"Hello\" } }",
    passing: #"{ "aps": { "alert": "Hello" } }"#)

  package static func message(_ problem: SyntaxProblem) -> String {
    if problem.argument.hasPrefix("\\") {
      return
        "`\(problem.argument)` stands between tokens, as if all were inside of a string. Readers refuse it; write a line "
        + "break."
    }
    return
      "An invisible character\(name(problem.argument)) stands here, which is no white space in JSON. Readers refuse it; "
      + "replace it with a space."
  }

  /// The code point, and the name of the usual ones.
  private static func name(_ text: String) -> String {
    guard let scalar = text.unicodeScalars.first else { return "" }
    let code = Shown.codePoint(scalar)
    switch scalar {
    case "\u{A0}": return " (\(code), a no-break space)"
    case "\u{200B}": return " (\(code), a zero-width space)"
    case "\u{FEFF}": return " (\(code), a byte order mark)"
    default: return " (\(code))"
    }
  }

  package static func fixTitle(_ problem: SyntaxProblem) -> String {
    problem.argument.hasPrefix("\\") ? "Replace with a line break" : "Replace with a space"
  }
}
