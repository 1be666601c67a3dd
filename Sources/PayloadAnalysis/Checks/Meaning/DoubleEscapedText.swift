import JSONSyntax
import SourceText

package enum DoubleEscapedText: Check {
  package static let code = "double-escaped-text"
  package static let severity = Severity.hint
  package static let documentation = CheckDocumentation(
    "A text that is shown holds an escape that was escaped again.",
    reason: """
      `\\\\ud83d\\\\ude00` in JSON is the text `\\ud83d\\ude00`, twelve characters, and the user sees them. It comes from \
      text that was made JSON twice.
      """,
    remedy: "Write the character itself, or its escape with one backslash. The fix writes the character.",
    source: Page.payload,
    failing: #"{ "aps": { "alert": "Well done \\ud83d\\ude00" } }"#,
    passing: #"{ "aps": { "alert": "Well done 😀" } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    guard context.isNotification || context.family == .liveActivity || context.family == .safariWebsite,
      let alert = context.alert
    else { return [] }
    var findings: [Finding] = []
    ScalarWalk(alert, at: context.apsPointer.appending("alert")).forEach { scalar in
      let node = scalar.node
      guard scalar.isString, node.flags.contains(.hasEscapes), let text = node.stringValue,
        let mended = unescaped(text)
      else { return }
      findings.append(
        finding(
          context, at: node.range, scalar.pointer(), message(mended),
          fixes: [Fix("Write the characters", [TextEdit(node.range, JSONText.quoted(mended))])]))
    }
    return findings
  }

  /// The text with each `\uXXXX` as its character; nil if it has none, or half a surrogate pair.
  private static func unescaped(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var offset = 0
    var isChanged = false
    while offset < bytes.count {
      let isUnicode =
        bytes[offset] == UInt8(ascii: "\\") && offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "u")
      let escape = isUnicode ? EscapeSequence.read(at: offset, in: bytes, before: bytes.count) : nil
      guard let escape, escape.isValid else {
        result.append(bytes[offset])
        offset += 1
        continue
      }
      guard let scalar = escape.scalar, scalar.value >= 0x20 else { return nil }
      result.append(contentsOf: String(scalar).utf8)
      offset += escape.length
      isChanged = true
    }
    return isChanged ? String(decoding: result, as: UTF8.self) : nil
  }
}

// MARK: - Messages

extension DoubleEscapedText {
  private static func message(_ mended: String) -> String {
    "The user sees the backslash and the digits here, since the escape was escaped again. Write \(Shown.text(mended))."
  }
}
