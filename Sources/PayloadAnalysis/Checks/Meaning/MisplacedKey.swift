import JSONSyntax
import PayloadSchema
import SourceText

package enum MisplacedKey: Check {
  package static let code = "misplaced-key"
  package static let severity = Severity.error
  package static let documentation = CheckDocumentation(
    "One of Apple's keys stands in an object where the system does not look for it.",
    reason: """
      `title` beside `alert`, `mutable-content` inside of it, `alert` beside `aps`: the system reads each key in its own \
      object only, and does not tell of others. Inside of `aps`, `alert` and `sound` this is an error. At the payload's \
      root, where custom data stands, it is a warning for `alert` and for names that can only be Apple's, such as \
      `content-available` and `loc-key`, an error where `aps` must have the key, and a hint where it has it, too; plain \
      words such as `badge`, `sound`, \
      `category` and `title` are a hint, and only where `aps` lacks them and the value could be Apple's. The keys of a \
      File Provider push, which has no `aps`, are read at the root alone.
      """,
    remedy: "Move the key into its object: texts into `alert`, all else into `aps`. The fix moves it.",
    source: Page.payload,
    failing: #"{ "aps": { "alert": { "title": "Photo", "mutable-content": 1 } } }"#,
    passing: #"{ "aps": { "alert": { "title": "Photo" }, "mutable-content": 1 } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    let families: [PayloadFamily] = [.alert, .background, .liveActivity, .safariWebsite]
    guard let family = context.family, let aps = context.aps else { return [] }
    if family == .fileProvider { return FileProviderKeys(in: aps, context).map { [finding(context, $0)] } ?? [] }
    return families.contains(family) ? inside(aps, context) + atRoot(aps, context) : []
  }

  // MARK: Inside of aps

  private static func inside(_ aps: Node, _ context: CheckContext) -> [Finding] {
    if context.violations.isEmpty { return [] }
    let objects: [(place: KeyPlaces.Place, node: Node?)] = [
      (.aps, aps), (.alert, aps[name: "alert"]), (.sound, aps[name: "sound"]),
    ]
    return objects.flatMap { place, node -> [Finding] in
      guard let node else { return [] }
      let unknown = context.violations.filter { violation in
        guard case .unknownKey(nil) = violation.kind else { return false }
        return violation.container?.index == node.index && KnownElsewhere.isClaimed(violation, in: context)
      }
      let strays = unknown.compactMap { $0.member.flatMap { StrayKey($0) } }.filter { $0.home.place != place }
      if strays.isEmpty { return [] }
      let fixes = StrayKeyFixes(strays, from: node, aps: aps, in: context, isSafe: true)
      return strays.map { key in
        let pointer = place == .aps ? context.apsPointer : context.apsPointer.appending(place.rawValue)
        return finding(context, key, pointer, message(key, in: place), fixes: fixes.fixes(of: key))
      }
    }
  }

  // MARK: At the root

  private static func atRoot(_ aps: Node, _ context: CheckContext) -> [Finding] {
    let strays = context.root.members.compactMap { member -> StrayKey? in
      guard member.value != nil, member.name != "aps", !AppleKeys.isWellKnownRoot(member.name) else { return nil }
      return StrayKey(member)
    }
    if strays.isEmpty { return [] }
    var own = KeysOfAPS(aps, context)
    let found = strays.compactMap { key in severityAtRoot(key, &own, context).map { (key: key, severity: $0) } }
    let fixes = StrayKeyFixes(found.map(\.key), from: context.root, aps: aps, in: context, isSafe: false)
    return found.map { key, severity in
      finding(
        context, key, context.region.pointer,
        rootMessage(key, isThere: own.have(key), isCertain: severity == .error), severity: severity,
        fixes: fixes.fixes(of: key))
    }
  }

  /// How bad a key at the root is; nil for what is custom data.
  private static func severityAtRoot(_ key: StrayKey, _ own: inout KeysOfAPS, _ context: CheckContext) -> Severity? {
    guard key.hasValueOfApple else { return nil }
    if own.miss(key) { return .error }
    if key.isApplesAlone || key.home.name == "alert" {
      if key.member.value.map({ AlertText.isMissing(in: $0) }) ?? true, key.home.name == "alert" { return nil }
      return own.have(key) ? .hint : .warning
    }
    // An app that is woken finds the words of its own message beside `aps`.
    guard !own.have(key), context.family != .background, !key.isWordOfLiveActivity else { return nil }
    let isText = key.home.place == .alert
    return isText && (own.hasAlert || context.region.isGivenAlert) ? nil : .hint
  }

  /// Whether a key is missing from `aps` because it, or what belongs into it, stands in the wrong place: then this check
  /// speaks, and `missing-key` is silent.
  static func explains(missing name: String, in object: Node, _ context: CheckContext) -> Bool {
    if context.family == .fileProvider { return context.aps?.member(named: name) != nil }
    guard context.family == .liveActivity || context.family == .safariWebsite, object.index == context.aps?.index
    else { return false }
    let isAtRoot = context.root.members.contains { member in
      StrayKey(member).map { $0.home == KeyPlaces.Home(place: .aps, name: name) && $0.hasValueOfApple } ?? false
    }
    return isAtRoot || name == "alert" && object.members.contains { KeyPlaces.isAlertText($0.name) }
  }

  // MARK: Findings

  private static func finding(
    _ context: CheckContext, _ key: StrayKey, _ container: JSONPointer, _ message: String, severity: Severity? = nil,
    fixes: @autoclosure @escaping @Sendable () -> [Fix]
  ) -> Finding {
    finding(
      context, at: key.member.nameRange, container.appending(key.member.name), message, severity: severity,
      fixes: fixes())
  }

  private static func finding(_ context: CheckContext, _ keys: FileProviderKeys) -> Finding {
    finding(
      context, at: keys.identifier.nameRange, context.apsPointer.appending(keys.identifier.name), fileProviderMessage,
      source: Page.fileProvider,
      fixes: [Fix("Move \(keys.names) to the root", isSafe: context.payload?.isDeclared ?? false, keys.edits)])
  }
}

/// Which keys `aps` has, whatever their spelling, and which it lacks. Each is looked for once.
private struct KeysOfAPS {
  private let aps: Node
  private let missing: Set<String>
  private var known: [KeyPlaces.Home: Bool] = [:]
  let hasAlert: Bool

  init(_ aps: Node, _ context: CheckContext) {
    self.aps = aps
    missing = Set(
      context.violations.compactMap { violation in
        guard case .missingKey(let name) = violation.kind, violation.container?.index == aps.index else { return nil }
        return name
      })
    hasAlert = aps.member(named: "alert") != nil
  }

  /// Whether `aps` must have the key and lacks it.
  func miss(_ key: StrayKey) -> Bool { missing.contains(key.home.name) }

  mutating func have(_ key: StrayKey) -> Bool {
    if let known = known[key.home] { return known }
    let object = key.home.place == .aps ? aps : key.home.place == .alert ? aps[name: "alert"] : nil
    let isThere = object?.member(spelledLike: key.home.name) != nil
    known[key.home] = isThere
    return isThere
  }
}

// MARK: - Messages

extension MisplacedKey {
  private static let fileProviderMessage =
    "A File Provider push has no `aps`: the system reads `container-identifier` and `domain` at the root alone. Move them "
    + "there."

  private static func message(_ key: StrayKey, in place: KeyPlaces.Place) -> String {
    "The system does not look for `\(key.home.name)` in `\(place.rawValue)`: it belongs in `\(key.home.place.rawValue)`. "
      + "Move it there."
  }

  private static func rootMessage(_ key: StrayKey, isThere: Bool, isCertain: Bool) -> String {
    let name = key.member.name == key.home.name ? "" : ", as `\(key.home.name)`"
    let place = (key.home.place == .aps ? "`aps`" : "`\(key.home.place.rawValue)` in `aps`") + name
    if isThere {
      return "`\(key.member.name)` stands in `aps`, too; beside `aps` it is custom data that the system ignores."
    }
    if isCertain || key.isApplesAlone || key.home.name == "alert" {
      return
        "Beside `aps`, `\(key.member.name)` is custom data that the system ignores: it belongs in \(place). Move it "
        + "there."
    }
    return "If `\(key.member.name)` is meant for the system, it belongs in \(place); here it is the app's own data."
  }
}
