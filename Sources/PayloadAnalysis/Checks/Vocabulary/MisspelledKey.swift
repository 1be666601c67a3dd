import JSONSyntax
import PayloadSchema
import SourceText

package enum MisspelledKey: Check {
  package static let code = "misspelled-key"
  package static let severity = Severity.error
  package static let documentation = CheckDocumentation(
    "A key is a known one but for its spelling.",
    reason: """
      Readers look for the exact name. In a payload a key in camelCase or with underscores is the app's own data to \
      the system, and has no effect. At the root, where any name is allowed, this is a warning, but for a name that \
      only looks like `aps`; in the object of a sending library, which has names of its own and translates them, a hint.
      """,
    remedy: "Write the key as it is documented; the fix renames it.",
    source: Page.payload,
    failing: #"{ "aps": { "contentAvailable": 1 } }"#,
    passing: #"{ "aps": { "content-available": 1 } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    let findings = all(context)
    // The library's own spelling is worth one word, not one a key.
    return context.payload?.isSDKObject == true ? Array(findings.prefix(1)) : findings
  }

  private static func all(_ context: CheckContext) -> [Finding] {
    var names = NameLookup()
    return rootFindings(context, &names)
      + context.violations.compactMap { violation in
        guard let member = violation.member else { return nil }
        switch violation.kind {
        case .unknownKey(let meant?): return finding(context, violation, member, meant, &names)
        case .misspelledKey(let meant) where isMeant(violation, in: context):
          let severity = isAtRoot(violation, in: context) ? Severity.warning : nil
          return finding(context, violation, member, meant, &names, severity: severity)
        default: return nil
        }
      }
  }

  /// At the root of a payload any name may be the app's own, so that only few are taken for others.
  private static func rootFindings(_ context: CheckContext, _ names: inout NameLookup) -> [Finding] {
    guard context.payload != nil else { return [] }
    var known: RivalNames?
    return context.root.members.compactMap { member in
      guard let meant = KeyPlaces.rootKey(meantBy: member.name), !names.has(meant, in: context.root),
        meant != "aps" || member.value?.kind == .object
      else { return nil }
      let rivals = known ?? RivalNames(in: context.root) { KeyPlaces.rootKey(meantBy: $0) }
      known = rivals
      return finding(
        context, at: member.nameRange, context.region.pointer.appending(member.name),
        message(context, member.name, meant, isThere: false),
        severity: LookAlike.plain(member.name) == meant ? nil : .warning,
        fixes: [renaming(member, to: meant, among: rivals)])
    }
  }

  /// Of two names that are both meant to be one, nobody knows which counts.
  private static func renaming(_ member: Node, to name: String, among rivals: RivalNames?) -> Fix {
    let hasRival = rivals?.hasRival(of: member, for: name) ?? false
    return Fix("Rename to `\(name)`", isSafe: !hasRival, [ObjectEdit.renaming(member, to: name)])
  }

  private static func isAtRoot(_ violation: Violation, in context: CheckContext) -> Bool {
    violation.container?.index == context.root.index
  }

  /// Whether a name in an object that takes any names is to be told of.
  private static func isMeant(_ violation: Violation, in context: CheckContext) -> Bool {
    switch context.region.kind {
    case .payload(let payload):
      // Their roots are Apple's, not the app's.
      return !isAtRoot(violation, in: context) || payload.family == .fileProvider || payload.family == .webPush
    case .envelope(let envelope): return envelope != .sns
    case .configuration: return true
    }
  }

  private static func finding(
    _ context: CheckContext, _ violation: Violation, _ member: Node, _ meant: String, _ names: inout NameLookup,
    severity: Severity? = nil
  ) -> Finding {
    let isThere = violation.container.map { names.has(meant, in: $0) } ?? false
    let rivals = names.rivals(violation)
    return finding(
      context, at: member.nameRange, violation.pointer, message(context, member.name, meant, isThere: isThere),
      severity: severity, source: violation.containerSchema?.property(meant)?.annotations.source,
      fixes: isThere ? deletion(of: member, violation.container) : [renaming(member, to: meant, among: rivals)])
  }

  private static func deletion(of member: Node, _ container: Node?) -> [Fix] {
    container.map { [Fix("Delete `\(member.name)`", isSafe: false, ObjectEdit.removing([member], from: $0))] } ?? []
  }
}

/// Which names stand in objects. Thousands of misspellings in one object are looked up there once.
private struct NameLookup {
  private var known: [Int: [String: Bool]] = [:]
  private var rivals: [Int: RivalNames] = [:]

  mutating func has(_ name: String, in object: Node) -> Bool {
    if let known = known[object.index]?[name] { return known }
    let isThere = object.member(named: name) != nil
    known[object.index, default: [:]][name] = isThere
    return isThere
  }

  /// What the names in the object of a misspelled one mean; nil for one that stands in no object.
  mutating func rivals(_ violation: Violation) -> RivalNames? {
    guard let object = violation.container, let schema = violation.containerSchema else { return nil }
    let names = rivals[object.index] ?? RivalNames(in: object) { KeySpelling.meant(by: $0, in: schema) }
    rivals[object.index] = names
    return names
  }
}

/// The names in an object that are meant to be others, which are found once for all of them.
private struct RivalNames: Sendable {
  private let object: Node
  private let meant: @Sendable (String) -> String?
  /// The first two members for each name that is meant: more are not needed to know whether there is another one.
  private let members = Late<[String: [Int]]>()

  init(in object: Node, meant: @escaping @Sendable (String) -> String?) {
    self.object = object
    self.meant = meant
  }

  /// Whether another member means the same name.
  func hasRival(of member: Node, for name: String) -> Bool {
    members.value(made: findAll)[name]?.contains { $0 != member.index } ?? false
  }

  private func findAll() -> [String: [Int]] {
    object.members.reduce(into: [:]) { found, member in
      if let name = meant(member.name), found[name]?.count ?? 0 < 2 { found[name, default: []].append(member.index) }
    }
  }
}

// MARK: - Messages

extension MisspelledKey {
  private static func message(_ context: CheckContext, _ name: String, _ meant: String, isThere: Bool) -> String {
    if context.payload?.isSDKObject == true {
      return "Apple's key is `\(meant)`. If this is the object of a library that sends, it knows `\(name)` and "
        + "translates it, as all names in this style; in a payload they would have no effect."
    }
    let known = isThere ? "`\(meant)`, which stands here, too: delete one." : "`\(meant)`; rename it."
    if let oddity = Shown.oddity(of: name) {
      return
        "`\(LookAlike.plain(name))` is written with \(oddity), so that readers take it for another name. The key is "
        + known
    }
    switch context.region.kind {
    case .payload(let payload) where payload.family == .webPush:
      return "Safari does not read `\(name)`. The key is \(known)"
    case .payload:
      let effect = meant == "aps" ? ", so that nothing is shown" : ""
      return "The system does not read `\(name)`\(effect). Apple's key is \(known)"
    case .envelope(let envelope): return "`\(name)` is no key of an \(envelope.title). The key is \(known)"
    case .configuration: return "`\(name)` is no setting. It is called \(known)"
    }
  }
}
