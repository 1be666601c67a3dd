import JSONSyntax
import PayloadSchema
import SourceText

package enum PayloadTooLarge: Check {
  package static let severity = Severity.error
  package static let documentation = CheckDocumentation(
    "The payload has more bytes than APNs takes.",
    reason: """
      APNs answers 413 `PayloadTooLarge` and delivers nothing. The limit is 4096 bytes, 5120 for VoIP and for \
      broadcasts; what counts are the UTF-8 bytes of the body, here taken without white space between tokens.
      """,
    remedy: "Send less: an identifier that the app looks up instead of the data, shorter keys, no text twice.",
    source: Page.payload,
    failing: CheckDocumentation.Example(#"{ "aps": { "alert": "\#(String(repeating: "x", count: 4080))" } }"#),
    passing: #"{ "aps": { "alert": "x" } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    guard let payload = context.payload, payload.size.minified > payload.limit else { return [] }
    let range = ByteRange(context.root.range.start, min(context.root.range.start + 1, context.root.range.end))
    let heaviest = HeavyMember.heaviest(in: context.root, count: 5)
    return [
      finding(
        context, at: range, context.region.pointer, message(payload, context.aps?[name: "event"]?.stringValue),
        related: heaviest.map { Finding.Related("`\($0.pointer)` has \($0.bytes) bytes.", at: $0.range) })
    ]
  }
}

/// A member and the bytes that it takes in the minified payload, its name, colon and comma included.
package struct HeavyMember: Sendable {
  package var pointer: JSONPointer
  package var bytes: Int
  /// Of the name.
  package var range: ByteRange

  /// The heaviest members, the heaviest first. `aps` and other objects that hold most of a payload are not named
  /// themselves, their members are.
  package static func heaviest(in root: Node, count: Int) -> [HeavyMember] {
    var found: [HeavyMember] = []
    collect(root, JSONPointer(), into: &found)
    return Array(found.sorted { ($0.bytes, $1.range.start) > ($1.bytes, $0.range.start) }.prefix(count))
  }

  private static func collect(_ object: Node, _ pointer: JSONPointer, into found: inout [HeavyMember]) {
    for member in object.members {
      guard let value = member.value else { continue }
      let path = pointer.appending(member.name)
      if value.kind == .object, !value.members.isEmpty, path.components.count < 3 {
        collect(value, path, into: &found)
      } else {
        let bytes = PayloadSize(of: value).minified + member.nameRange.count + 2
        found.append(HeavyMember(pointer: path, bytes: bytes, range: member.nameRange))
      }
    }
  }
}

// MARK: - Messages

extension PayloadTooLarge {
  private static func message(_ payload: Region.Payload, _ event: String?) -> String {
    let over = payload.size.minified - payload.limit
    var text =
      "The payload has \(payload.size.minified) bytes without white space, \(over) more than the \(payload.limit) that "
      + "APNs takes. It answers 413 PayloadTooLarge and delivers nothing."
    let isUpdate = event == "update" || event == "end"
    if payload.family == .liveActivity, isUpdate, payload.limit == PayloadSize.limit,
      payload.size.minified <= PayloadSize.broadcastLimit
    {
      text +=
        " As a broadcast it may have \(PayloadSize.broadcastLimit); `--limit 5120` or `broadcast` in the "
        + "configuration says that it is one."
    }
    return text
  }
}
