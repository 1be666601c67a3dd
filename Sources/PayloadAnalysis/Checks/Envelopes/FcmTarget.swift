import JSONSyntax
import SourceText

package enum FcmTarget: Check {
  package static let code = "fcm-target"
  package static let severity = Severity.error
  package static let documentation = CheckDocumentation(
    "An FCM message has more than one target, or a topic that is no name.",
    reason: """
      A message goes to one of `token`, `fid`, `topic` and `condition`, and HTTP v1 refuses one that has several. A topic \
      is its name alone, of letters, digits and `-_.~%`: the `/topics/` of the legacy interface is refused here. \
      Firebase's libraries take it off by themselves. Nothing is said of a message without a target, which a program may \
      fill in.
      """,
    remedy: "Keep one target, and write the topic without `/topics/`; several topics go into a `condition`.",
    source: Page.fcmMessage,
    failing: CheckDocumentation.Example(
      #"{ "message": { "topic": "/topics/news", "notification": { "title": "Hi" } } }"#, name: "a.json"),
    passing: CheckDocumentation.Example(
      #"{ "message": { "topic": "news", "notification": { "title": "Hi" } } }"#, name: "a.json"))

  /// Of these a message has one.
  package static let names = ["token", "fid", "topic", "condition"]
  private static let prefix = "/topics/"

  package static func run(_ context: CheckContext) -> [Finding] {
    guard let message = FCMMessage(context), isToBeSent(message.node) else { return [] }
    return [several(in: message.node, message.pointer, context), topic(in: message, context)].compactMap { $0 }
  }

  /// Whether something is in it that FCM sends: `topic` and `token` alone are words of other services' messages, too.
  private static func isToBeSent(_ message: Node) -> Bool {
    message.members.contains { $0.name == "data" || Envelope.contents.contains($0.name) }
  }

  private static func several(in message: Node, _ pointer: JSONPointer, _ context: CheckContext) -> Finding? {
    let targets = message.members.filter { names.contains($0.name) && isSet($0) }
    guard let first = targets.first, let second = targets.dropFirst().first(where: { !$0.hasName(first.name) }) else {
      return nil
    }
    return finding(
      context, at: second.nameRange, pointer.appending(second.name), severalMessage(first.name, second.name),
      related: [Finding.Related("The other target.", at: first.nameRange)],
      fixes: firstOfEachName(targets).map { kept in
        let others = targets.filter { $0.index != kept.index }
        return Fix("Keep `\(kept.name)` alone", isSafe: false, ObjectEdit.removing(others, from: message))
      })
  }

  /// There are few names, however often one is repeated.
  private static func firstOfEachName(_ targets: [Node]) -> [Node] {
    names.compactMap { name in targets.first { $0.hasName(name) } }.sorted { $0.index < $1.index }
  }

  /// Nothing yet, or nothing that counts.
  static func isSet(_ member: Node) -> Bool {
    guard let value = member.value else { return false }
    return value.kind != .null && value.stringValue?.isEmpty != true
  }

  private static func topic(in message: FCMMessage, _ context: CheckContext) -> Finding? {
    guard let value = message.node[name: "topic"], let text = FCMRequest.finalText(of: value) else { return nil }
    let name = text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
    let isMeant = isTopic(name)
    guard !isMeant || name != text && !message.isForLibrary else { return nil }
    return finding(
      context, at: value.range, message.pointer("topic"), isMeant ? prefixMessage(name) : nameMessage(text),
      fixes: isMeant
        ? [Fix("Replace with `\(JSONText.quoted(name))`", [TextEdit(value.range, JSONText.quoted(name))])] : [])
  }

  private static func isTopic(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
          || "-_.~%".utf8.contains(byte)
      }
  }
}

// MARK: - Messages

extension FcmTarget {
  private static func severalMessage(_ first: String, _ second: String) -> String {
    "An FCM message goes to one target, and FCM refuses one with `\(first)` and `\(second)`. Keep one of them."
  }

  private static func prefixMessage(_ name: String) -> String {
    "In HTTP v1 a topic is its name alone, and FCM refuses one with `\(prefix)`. Write `\(name)`."
  }

  private static func nameMessage(_ text: String) -> String {
    "FCM refuses \(Shown.text(text)) as a topic, whose name is of letters, digits and `-_.~%`. Write the name that the "
      + "app subscribes to."
  }
}
