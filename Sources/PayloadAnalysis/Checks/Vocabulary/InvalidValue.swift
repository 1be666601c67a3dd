import JSONSyntax
import PayloadSchema
import SourceText

package enum InvalidValue: Check {
  package static let code = "invalid-value"
  package static let severity = Severity.error
  package static let documentation = CheckDocumentation(
    "A value is none of those that are documented for its key.",
    reason: """
      The system compares the exact text: it does not know `timeSensitive`. What it does with such a value is not \
      documented; it may take it as if the key were not there, or drop the push. What Safari does not read in a \
      declarative web push is a hint, and so are capitals in a push type, as Apple's own pages have them here and there.
      """,
    remedy: "Write one of the values that the message names; the fix takes the nearest.",
    source: Page.payload,
    failing: #"{ "aps": { "alert": "Hello", "interruption-level": "timeSensitive" } }"#,
    passing: #"{ "aps": { "alert": "Hello", "interruption-level": "time-sensitive" } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    context.violations.compactMap { violation in
      guard case .notAllowed = violation.kind, let values = documentedValues(violation) else { return nil }
      let nearest = nearest(to: violation.node, among: values)
      let isOwn = isAppsOwnEvent(violation, in: context)
      return finding(
        context, at: violation.node.range, violation.pointer, message(violation, values, nearest, isOwn: isOwn),
        severity: SafariKeys.isUnread(violation.pointer, in: context) || isPushTypeInOtherCase(violation) ? .hint : nil,
        source: violation.schema.annotations.source,
        fixes: isOwn ? moving(violation, in: context) : fixes(violation, nearest))
    }
  }

  /// Of a flag Apple documents 1 alone.
  private static func documentedValues(_ violation: Violation) -> [JSONValue]? {
    let values = violation.schema.values?.map(\.value)
    return violation.schema.isFlag ? values?.filter { $0.double == 1 } : values
  }

  /// Whether it is a push type but for capitals: Apple's own pages write `LiveActivity`, too.
  private static func isPushTypeInOtherCase(_ violation: Violation) -> Bool {
    violation.member?.name == "apns-push-type" && violation.node.stringValue.flatMap { PushType(header: $0) } != nil
  }

  // MARK: Events

  /// Keys that a payload for a Live Activity has beside `event`, folded.
  private static let keysOfActivity: Set<String> = [
    "contentstate", "timestamp", "staledate", "dismissaldate", "attributes", "attributestype",
  ]

  /// Whether an `event` is the app's own word, in a payload with nothing else of a Live Activity's. Nothing is missing
  /// there then.
  static func isAppsOwnEvent(_ violation: Violation, in context: CheckContext) -> Bool {
    guard case .notAllowed = violation.kind, violation.member?.name == "event", let aps = context.aps,
      violation.container?.index == aps.index, let values = documentedValues(violation),
      nearest(to: violation.node, among: values) == nil
    else { return false }
    return !aps.members.contains { keysOfActivity.contains(KeySpelling.folded($0.name)) }
  }

  private static func moving(_ violation: Violation, in context: CheckContext) -> [Fix] {
    guard let member = violation.member, let aps = context.aps else { return [] }
    return UnknownKey.movingToRoot(member, from: aps, in: context)
  }

  // MARK: Fixes

  /// The nearest value; where none is near, a choice.
  private static func fixes(_ violation: Violation, _ nearest: JSONValue?) -> [Fix] {
    guard let nearest else { return choices(violation) }
    return [Fix("Replace with `\(nearest.text)`", [TextEdit(violation.node.range, nearest.text)])]
  }

  /// A fix for each of a few values. Of the events of a Live Activity only the one that suits the other keys.
  static func choices(_ violation: Violation) -> [Fix] {
    var texts = (documentedValues(violation) ?? []).map(\.text)
    if violation.member?.name == "event", let aps = violation.container {
      texts = texts.filter { $0 == JSONText.quoted(InsertedValue.event(of: aps)) }
    }
    guard texts.count <= 5 else { return [] }
    return texts.map { Fix("Replace with `\($0)`", isSafe: false, [TextEdit(violation.node.range, $0)]) }
  }

  /// The value that was meant: the same but for its spelling, or another word for it.
  private static func nearest(to node: Node, among values: [JSONValue]) -> JSONValue? {
    guard let written = node.stringValue else { return nil }
    let names = values.compactMap(\.string)
    let words = otherWords[KeySpelling.folded(written)] ?? []
    return (KeySpelling.nearest(to: written, among: names) ?? words.first(where: names.contains)).map(JSONValue.string)
  }

  /// What people write for the events of a Live Activity and the levels of interruption.
  private static let otherWords: [String: [String]] = [
    "begin": ["start"], "began": ["start"], "begun": ["start"], "started": ["start"], "create": ["start"],
    "updated": ["update"], "updating": ["update"], "change": ["update"],
    "ended": ["end"], "finish": ["end"], "finished": ["end"], "stop": ["end"], "stopped": ["end"],
    "dismiss": ["end"], "normal": ["active"], "default": ["active"], "urgent": ["time-sensitive"],
    "silent": ["passive"], "quiet": ["passive"], "warn": ["warning"], "info": ["information"], "none": ["off"],
    "ignore": ["off"],
  ]
}

// MARK: - Messages

extension InvalidValue {
  private static func message(
    _ violation: Violation, _ values: [JSONValue], _ nearest: JSONValue?, isOwn: Bool
  ) -> String {
    let name = violation.member.map { "`\($0.name)`" } ?? "This"
    let found = Shown.text(violation.node.stringValue ?? violation.node.source)
    let names = values.map { "`\($0.string ?? $0.text)`" }
    guard names.count > 1 else {
      let only = violation.schema.isFlag ? ", the only value that Apple documents" : ""
      return "\(name) must be \(names.first ?? "another value")\(only), and \(found) is not. Replace it."
    }
    let home = isOwn ? " If it is the app's own, it belongs beside `aps`." : ""
    let advice = nearest.map { " Did you mean `\($0.string ?? $0.text)`?" } ?? home
    return "\(name) is \(names.listed(with: "or")); \(found) is none of them.\(advice)"
  }
}
