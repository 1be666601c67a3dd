import JSONSyntax
import SourceText

package enum InconsistentKeyStyle: Check {
  package static let code = "inconsistent-key-style"
  package static let severity = Severity.hint
  package static let documentation = CheckDocumentation(
    "The custom keys of a payload are written in two styles.",
    reason: """
      `orderId` beside `user_name` is a key that someone will look for in vain. The system does not mind; the app, its \
      tests and the next developer do.
      """,
    remedy: "Write all custom keys in one style, in the server and in the app. The fix renames one key in this file.",
    source: Page.payload,
    failing: #"{ "aps": { "alert": "Paid" }, "orderId": 17, "shopId": 3, "user_name": "Anna" }"#,
    passing: #"{ "aps": { "alert": "Paid" }, "orderId": 17, "shopId": 3, "userName": "Anna" }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    guard context.payload != nil, context.family != .webPush, context.family != .fileProvider else { return [] }
    let keys = context.root.members.compactMap { member -> (node: Node, style: KeyWords.Style)? in
      guard isOwn(member), let style = KeyWords.style(of: member.name) else { return nil }
      return (member, style)
    }
    guard let common = mostCommon(keys.map(\.style)) else { return [] }
    let names = Set(context.root.members.map(\.name))
    return keys.filter { $0.style != common }.map { key in
      let name = KeyWords.name(of: KeyWords.words(of: key.node.name), in: common)
      let isFree = !names.contains(name)
      let fix = Fix("Rename to `\(name)`", isSafe: false, [ObjectEdit.renaming(key.node, to: name)])
      return finding(
        context, at: key.node.nameRange, context.region.pointer.appending(key.node.name),
        message(key.node.name, key.style, common), fixes: isFree ? [fix] : [])
    }
  }

  /// Whether a key is the app's own, and no other check speaks about it.
  private static func isOwn(_ member: Node) -> Bool {
    CustomData.holds(member) && KeyPlaces.home(of: member.name) == nil && KeyPlaces.header(of: member.name) == nil
  }

  /// The style that most have, the first of equals; nil if there are no two.
  private static func mostCommon(_ styles: [KeyWords.Style]) -> KeyWords.Style? {
    guard Set(styles).count > 1 else { return nil }
    let counts = Dictionary(styles.map { ($0, 1) }, uniquingKeysWith: +)
    let most = counts.values.max()
    return styles.first { counts[$0] == most }
  }
}

// MARK: - Messages

extension InconsistentKeyStyle {
  private static func message(_ name: String, _ style: KeyWords.Style, _ common: KeyWords.Style) -> String {
    "`\(name)` is written in \(style.rawValue), other custom keys of this payload in \(common.rawValue). One style is "
      + "easier to read and to decode."
  }
}
