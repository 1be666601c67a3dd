import JSONSyntax
import PayloadSchema
import SourceText

package enum InvalidValue: Check {
  package static let severity = Severity.error
  package static let documentation = CheckDocumentation(
    "A value is none of those that are documented for its key.",
    reason: """
      The system compares the exact text: it does not know `timeSensitive`, and treats the key as if it were not \
      there, or drops the push.
      """,
    remedy: "Write one of the values that the message names; the fix takes the nearest.",
    source: Page.payload,
    failing: #"{ "aps": { "alert": "Hello", "interruption-level": "timeSensitive" } }"#,
    passing: #"{ "aps": { "alert": "Hello", "interruption-level": "time-sensitive" } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    context.violations.compactMap { violation in
      guard case .notAllowed = violation.kind, let values = violation.schema.values?.map(\.value) else { return nil }
      let nearest = nearest(to: violation.node, among: values)
      return finding(
        context, at: violation.node.range, violation.pointer, message(violation, values, nearest),
        source: violation.schema.annotations.source, fixes: fixes(violation, nearest))
    }
  }

  /// The nearest value; where none is near, a choice.
  private static func fixes(_ violation: Violation, _ nearest: JSONValue?) -> [Fix] {
    guard let nearest else { return choices(violation) }
    return [Fix("Replace with `\(nearest.text)`", [TextEdit(violation.node.range, nearest.text)])]
  }

  /// A fix for each of a few values. Of the events of a Live Activity only the one that suits the other keys.
  static func choices(_ violation: Violation) -> [Fix] {
    var texts = (violation.schema.values ?? []).map(\.value.text)
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
  private static func message(_ violation: Violation, _ values: [JSONValue], _ nearest: JSONValue?) -> String {
    let name = violation.member.map { "`\($0.name)`" } ?? "This"
    let found = Shown.text(violation.node.stringValue ?? violation.node.source)
    let names = values.map { "`\($0.string ?? $0.text)`" }
    guard names.count > 1, let last = names.last else {
      return "\(name) must be \(names.first ?? "another value"), and \(found) is not. Replace it."
    }
    let list = names.dropLast().joined(separator: ", ") + " or " + last
    let advice = nearest.map { " Did you mean `\($0.string ?? $0.text)`?" } ?? ""
    return "\(name) is \(list); \(found) is none of them.\(advice)"
  }
}
