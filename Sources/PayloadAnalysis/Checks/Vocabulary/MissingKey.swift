import JSONSyntax
import PayloadSchema
import SourceText

package enum MissingKey: Check {
  package static let code = "missing-key"
  package static let severity = Severity.error
  package static let documentation = CheckDocumentation(
    "An object lacks a key that it must have.",
    reason: """
      A Live Activity push without `timestamp`, or a start without its `attributes`, is answered with 200, and nothing \
      appears on the device. Safari refuses a declarative web push without `navigate`, FCM a request without `message`. \
      What Safari does not read, such as `actions`, is a hint.
      """,
    remedy: "Write the key. The fix inserts it with a value to change.",
    source: Page.liveActivity,
    failing: #"{ "aps": { "event": "end" } }"#,
    passing: #"{ "aps": { "event": "end", "timestamp": 1764500400 } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    let missing = told(in: context).filter { !($0.container.map(context.leavesOut) ?? false) }
    if missing.isEmpty { return [] }
    let missingInObjects = Dictionary(grouping: missing) { $0.container?.index }
    let inObjects = Dictionary(grouping: context.violations) { $0.container?.index }
    return missing.compactMap { violation in
      guard case .missingKey(let name) = violation.kind, let object = violation.container else { return nil }
      let start = object.range.start
      let range = violation.member?.nameRange ?? ByteRange(start, min(start + 1, object.range.end))
      let others = missingInObjects[object.index] ?? []
      return finding(
        context, at: range, violation.pointer, message(violation, name, in: context),
        severity: SafariKeys.isUnread(violation.pointer, in: context) ? .hint : nil,
        source: violation.schema.annotations.source,
        fixes: fixes(violation, name, others, inObjects[object.index] ?? [], in: context))
    }
  }

  /// The missing keys that this check tells of, unless they were left out.
  private static func told(in context: CheckContext) -> [Violation] {
    let missing = context.violations.filter { if case .missingKey = $0.kind { true } else { false } }
    if missing.isEmpty || context.violations.contains(where: { InvalidValue.isAppsOwnEvent($0, in: context) }) {
      return []
    }
    return missing.filter { isTold($0, in: context) }
  }

  /// `missing-aps` speaks of `aps`, `empty-alert` of an alert without any text, `misplaced-key` of a key that is there
  /// in the wrong place.
  private static func isTold(_ violation: Violation, in context: CheckContext) -> Bool {
    guard case .missingKey(let name) = violation.kind, let object = violation.container else { return false }
    if context.payload != nil, name == "aps", object.index == context.root.index { return false }
    if MisplacedKey.explains(missing: name, in: object, context) { return false }
    let isAlert = object.index == context.aps?[name: "alert"]?.index
    return !isAlert || object.members.contains { KeyPlaces.isAlertText($0.name) }
      || KeySynonym.standsForText(in: object, context)
  }

  // MARK: Fixes

  /// A key that is there under another name would be left without meaning beside the right one.
  private static func fixes(
    _ violation: Violation, _ name: String, _ others: [Violation], _ inObject: [Violation], in context: CheckContext
  ) -> [Fix] {
    let renaming = synonym(of: name, among: inObject)?.renaming ?? []
    guard renaming.isEmpty else { return renaming }
    return insertion([violation], in: context) + (others.count > 1 ? insertion(others, in: context) : [])
  }

  /// Inserting is safe only where there is but one value.
  private static func insertion(_ missing: [Violation], in context: CheckContext) -> [Fix] {
    guard let object = missing.first?.container else { return [] }
    let members = missing.compactMap { violation -> (name: String, value: String)? in
      guard case .missingKey(let name) = violation.kind else { return nil }
      return (name, InsertedValue.text(of: violation.schema, named: name, in: object, now: context.now))
    }
    let title = members.count == 1 ? "Insert `\(shown(members[0]))`" : "Insert all \(members.count) missing keys"
    let isSafe = missing.allSatisfy { $0.schema.values?.count == 1 }
    return [Fix(title, isSafe: isSafe, ObjectEdit.inserting(members, into: object))]
  }

  /// The name of a member; with its value where that says what the payload is.
  private static func shown(_ member: (name: String, value: String)) -> String {
    member.name == "event" ? JSONText.quoted(member.name) + ": " + member.value : member.name
  }

  // MARK: Keys under another name

  /// What stands for a key of an object under another name.
  private static func synonym(of key: String, among violations: [Violation]) -> KeySynonym? {
    for violation in violations {
      if let synonym = KeySynonym(violation), synonym.key == key, !synonym.renaming.isEmpty { return synonym }
    }
    return nil
  }

  /// The missing keys of a payload's objects, by which it is known whether an unknown key is one under another name: one
  /// cause, one finding.
  struct Names {
    private var names: [Int?: Set<String>] = [:]

    init(_ context: CheckContext) {
      guard context.payload != nil else { return }
      for violation in MissingKey.told(in: context) {
        if case .missingKey(let name) = violation.kind { names[violation.container?.index, default: []].insert(name) }
      }
    }

    func stand(for violation: Violation) -> Bool {
      guard let missing = names[violation.container?.index], let synonym = KeySynonym(violation) else { return false }
      return missing.contains(synonym.key) && !synonym.renaming.isEmpty
    }
  }
}

// MARK: - Messages

extension MissingKey {
  private static func message(_ violation: Violation, _ name: String, in context: CheckContext) -> String {
    switch context.region.kind {
    case .configuration: return "`\(name)` is missing here. Write it."
    case .envelope(let envelope): return "`\(name)` is missing: an \(envelope.title) must have it. Write it."
    case .payload(let payload):
      return "`\(name)` is missing: \(need(payload.family, violation, name, in: context)). Write it."
    }
  }

  private static func need(
    _ family: PayloadFamily, _ violation: Violation, _ name: String, in context: CheckContext
  ) -> String {
    switch family {
    case .liveActivity:
      let event = context.aps?[name: "event"]?.stringValue.map { "`\($0)`" } ?? "push"
      return name == "loc-key"
        ? "a localized text is looked up by it"
        : "a Live Activity's \(event) needs it, and without it nothing appears on the device"
    case .webPush where SafariKeys.isUnread(violation.pointer, in: context):
      return "the W3C's draft requires it here, where the version of Safari's source that was seen reads nothing"
    case .webPush: return "a declarative web push needs it, and Safari refuses one without it"
    default: return "\(family.pushPhrase) needs it"
    }
  }
}
