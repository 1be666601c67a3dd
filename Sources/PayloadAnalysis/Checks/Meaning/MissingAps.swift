import JSONSyntax
import PayloadSchema
import SourceText

package enum MissingAps: Check {
  package static let severity = Severity.error
  package static let documentation = CheckDocumentation(
    "The payload has no `aps`.",
    reason: """
      The system reads all it shows or does from the object `aps`. Where Apple's keys stand at the root, or the push \
      type needs `aps`, nothing is shown, and this is an error. Pushes for VoIP, complications, location, Push to Talk, \
      File Provider and device management go without; a payload that could be one of those gets a warning.
      """,
    remedy: """
      Put Apple's keys into `aps`; the fix wraps those that are there. For a push that needs none, say its type with \
      `--push-type`, in the configuration, or in the file's name, as in `call.voip.apns`.
      """,
    source: Page.payload,
    failing: #"{ "alert": "Check-in opens" }"#,
    passing: #"{ "aps": { "alert": "Check-in opens" } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    let families: [PayloadFamily] = [.alert, .background, .liveActivity, .widgets, .safariWebsite]
    guard let payload = context.payload, families.contains(payload.family), context.root.kind == .object,
      !context.root.members.contains(where: { $0.name == "aps" || KeyPlaces.rootKey(meantBy: $0.name) == "aps" }),
      context.root.members.contains(where: { $0.value != nil })
    else { return [] }
    let strays = context.root.members.compactMap { member in StrayKey(member).flatMap { isMeant($0) ? $0 : nil } }
    let isCertain = strays.contains { $0.isApplesAlone || $0.home.place == .aps }
    // FCM makes `aps` itself, from its own `notification` or for data alone.
    if context.region.envelope == .fcmV1, !isCertain { return [] }
    let text = isCertain ? message(strays) : payload.isDeclared ? message(payload) : doubt
    return [
      finding(
        context, at: context.openingBrace, context.region.pointer, text,
        severity: isCertain || payload.isDeclared ? nil : .warning,
        fixes: WrappedKeys(strays, in: context).edits.map { [Fix("Wrap Apple's keys in `aps`", isSafe: false, $0)] }
          ?? [])
    ]
  }

  /// Whether a key at the root is Apple's by its name, or by its name and its value.
  private static func isMeant(_ key: StrayKey) -> Bool {
    guard let value = key.member.value else { return false }
    if key.isApplesAlone { return true }
    switch key.member.name {
    case "alert": return value.kind == .string || value.members.contains { KeyPlaces.isAlertText($0.name) }
    case "badge": return value.kind == .number
    case "sound": return value.kind == .string || value[name: "name"]?.kind == .string
    case "category", "title", "subtitle", "body": return value.kind == .string
    case "event": return ["start", "update", "end"].contains(value.stringValue ?? "")
    default: return false
    }
  }
}

/// Keys of Apple's at the root as an `aps` object that holds them.
private struct WrappedKeys {
  private var aps: [(name: String, value: String)] = []
  private var alert: [(name: String, value: String)] = []
  private var members: [Node] = []
  private let context: CheckContext

  init(_ keys: [StrayKey], in context: CheckContext) {
    self.context = context
    let hasAlert = keys.contains { $0.home.name == "alert" }
    for key in keys {
      guard let schema = key.schema(in: context), key.fits(schema) else { continue }
      let member = (name: key.home.name, value: key.value(as: schema, in: context.root))
      switch key.home.place {
      case .aps where !aps.contains(where: { $0.name == member.name }): aps.append(member)
      case .alert where !hasAlert && !alert.contains(where: { $0.name == member.name }): alert.append(member)
      default: continue
      }
      members.append(key.member)
    }
  }

  /// nil if there is nothing to wrap.
  var edits: [TextEdit]? {
    guard let first = members.first else { return nil }
    let root = context.root
    let texts = alert.isEmpty ? [] : [(name: "alert", value: ObjectEdit.text(alert, like: root))]
    let object = ObjectEdit.memberText(("aps", ObjectEdit.text(texts + aps, like: root)), like: root)
    let others = Array(members.dropFirst())
    return [TextEdit(first.range, object)] + (others.isEmpty ? [] : ObjectEdit.removing(others, from: root))
  }
}

// MARK: - Messages

extension MissingAps {
  private static func message(_ keys: [StrayKey]) -> String {
    let names = keys.prefix(3).map { "`\($0.member.name)`" }.joined(separator: ", ")
    return "There is no `aps`, and the system reads \(names) only inside of it: nothing is shown. Wrap Apple's keys in "
      + "`aps`."
  }

  private static func message(_ payload: Region.Payload) -> String {
    let type = payload.pushType.map { "`\($0.rawValue)`" } ?? payload.family.title
    return "A push of type \(type) needs the object `aps`; without it the system does nothing. Add it."
  }

  private static let doubt =
    "There is no `aps`, so that the system shows nothing. Add it; for a VoIP, complication, location, Push to Talk, File "
    + "Provider or MDM push, which need none, say the type with `--push-type` or in the file's name: `call.voip.apns`."
}
