import JSONSyntax
import SourceText

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

  /// What is said of a text in UTF-16, as some programs of Windows write it, instead of all that is wrong with its bytes.
  static func findingOfUTF16(_ text: SourceText) -> Finding? {
    let bytes = text.bytes
    guard bytes.count >= 4 else { return nil }
    let hasMark = bytes[0] == 0xFF && bytes[1] == 0xFE || bytes[0] == 0xFE && bytes[1] == 0xFF
    // Brackets, quotes and white space, with which a payload begins, have a zero byte there.
    let hasZeros = bytes[0] == 0 && bytes[2] == 0 || bytes[1] == 0 && bytes[3] == 0
    guard hasMark || hasZeros else { return nil }
    return Finding(
      code: code, severity: severity, message: messageOfUTF16, range: ByteRange(0, 2),
      pointer: JSONPointer(), documentation: documentation.source)
  }

  private static let messageOfUTF16 =
    "The text is UTF-16, as some programs of Windows save it, and a payload must be UTF-8. Save the file as UTF-8."

  package static func fixTitle(_ problem: SyntaxProblem) -> String {
    let meant = problem.repair.first?.replacement ?? ""
    return meant.isEmpty ? "Delete the bytes" : "Read them as Windows-1252: \(Shown.text(meant))"
  }

  /// The encoding is a guess.
  package static func isRepairSafe(_ problem: SyntaxProblem) -> Bool { false }
}
