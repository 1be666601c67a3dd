import JSONSyntax

package enum InvalidUtf8: SyntaxCheck {
  package static let problem = SyntaxProblem.Code.invalidUTF8
  package static let documentation = CheckDocumentation(
    "Bytes of the text are no UTF-8.",
    reason: """
      A payload is UTF-8. Bytes of another encoding, such as Windows-1252 or ISO 8859-1, make readers refuse it, or \
      show other characters.
      """,
    remedy: "Save the file as UTF-8, and write the damaged characters anew.",
    source: Page.json(section: "8.1"),
    failing: CheckDocumentation.Example(bytes: [0x7B, 0x22, 0x61, 0x22, 0x3A, 0x22, 0xE9, 0x22, 0x7D]),
    passing: #"{ "aps": { "alert": "Café" } }"#)

  package static func message(_ problem: SyntaxProblem) -> String {
    "The bytes from offset \(problem.argument) on are no UTF-8, and a payload must be. Save the file as UTF-8 and write "
      + "the characters anew."
  }

  package static func fixTitle(_ problem: SyntaxProblem) -> String {
    let meant = problem.repair.first?.replacement ?? ""
    return meant.isEmpty ? "Delete the bytes" : "Read them as Windows-1252: \(Shown.text(meant))"
  }

  /// The encoding is a guess.
  package static func isRepairSafe(_ problem: SyntaxProblem) -> Bool { false }
}
