import JSONSyntax
import PayloadSchema
import SourceText

package enum EscapedTextInflates: Check {
  package static let code = "escaped-text-inflates"
  package static let severity = Severity.hint
  package static let documentation = CheckDocumentation(
    "Escapes make a text longer than it need be, in a payload that is near its limit.",
    reason: """
      `\\u4f60` takes six bytes, the character itself three; an emoji twelve, and four. APNs takes UTF-8. This is told \
      only when the payload is near its limit.
      """,
    remedy: "Write the characters; the fix does so.",
    source: Page.payload,
    failing: CheckDocumentation.Example(
      #"{ "aps": { "alert": "\#(String(repeating: #"\u4f60"#, count: 650))" } }"#),
    passing: #"{ "aps": { "alert": "\u4f60" } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    guard context.isWorthSaving else { return [] }
    var trail = PointerTrail(context.tree)
    return context.region.strings.compactMap { string in
      let edits = edits(string)
      guard !edits.isEmpty else { return nil }
      let bytes = edits.reduce(0) { $0 + $1.range.count - $1.replacement.utf8.count }
      return finding(
        context, at: string.range, trail.pointer(at: string.range.start + 1), message(saving: bytes),
        fixes: [Fix("Write the characters instead of their escapes", edits)])
    }
  }

  /// The edits that write the characters of a string instead of their escapes, where that says the same.
  static func edits(_ string: Node) -> [TextEdit] {
    guard string.flags.contains(.hasEscapes) else { return [] }
    let bytes = string.tree.text.bytes
    let content = string.contentRange
    var edits: [TextEdit] = []
    var offset = content.start
    while offset < content.end {
      guard string.tree.text.byte(at: offset) == UInt8(ascii: "\\") else {
        offset += 1
        continue
      }
      let escape = EscapeSequence.read(at: offset, in: bytes, before: content.end)
      let range = ByteRange(offset, offset + escape.length)
      if let scalar = escape.scalar, escape.isValid, escape.length > 2 || scalar == "/", isPlain(scalar) {
        edits.append(TextEdit(range, String(Character(scalar))))
      }
      offset += max(1, escape.length)
    }
    return edits
  }

  /// Whether a character can be seen where it stands, and needs no escape.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar != "\"", scalar != "\\" else { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned, .privateUse, .surrogate:
      return scalar == " "
    default: return true
    }
  }
}

// MARK: - Messages

extension EscapedTextInflates {
  private static func message(saving bytes: Int) -> String {
    "The payload is near its limit, and the escapes in this text cost \(bytes) bytes more than the characters. Write the "
      + "characters: APNs takes UTF-8."
  }
}
