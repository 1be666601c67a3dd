import JSONSyntax
import PayloadSchema
import SourceText

package enum MissingAps: Check {
  package static let code = "missing-aps"
  package static let severity = Severity.error
  package static let documentation = CheckDocumentation(
    "The payload has no `aps`.",
    reason: """
      The system reads all it shows or does from the object `aps`. Where Apple's keys stand at the root, or the push \
      type needs `aps`, nothing is shown, and this is an error. Pushes for VoIP, complications, location, Push to Talk, \
      File Provider and device management go without; a payload that could be one of those gets a warning, and so does \
      a message for Firebase. A VoIP push in an Amazon SNS message, which is reported to be refused without, gets a hint.
      """,
    remedy: """
      Put Apple's keys into `aps`; the fix wraps those that are there. For a push that needs none, say its type with \
      `--push-type`, in the configuration, or in the file's name, as in `call.voip.apns`.
      """,
    source: Page.payload,
    failing: #"{ "alert": "Check-in opens" }"#,
    passing: #"{ "aps": { "alert": "Check-in opens" } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    if let finding = refusalBySNS(context) { return [finding] }
    let families: [PayloadFamily] = [.alert, .background, .liveActivity, .widgets, .safariWebsite]
    guard let payload = context.payload, families.contains(payload.family), context.root.kind == .object,
      !context.root.members.contains(where: { $0.name == "aps" || KeyPlaces.rootKey(meantBy: $0.name) == "aps" }),
      context.root.members.contains(where: { $0.value != nil })
    else { return [] }
    if FCMMessage.isPayloadFile(context) { return [ofMessage(context)] }
    let strays = strays(context)
    let isCertain = strays.contains { $0.isApplesAlone || $0.home.place == .aps }
    // FCM makes `aps` itself, from its own `notification` or for data alone.
    if context.region.envelope == .fcmV1, !isCertain { return [] }
    // A library that sends may make `aps` of what it is given.
    if SurroundingProgram.mayComplete(context.root) || context.leavesOut(in: context.root) { return [] }
    let text = isCertain ? message(strays) : payload.isDeclared ? message(payload) : doubt
    return [
      finding(
        context, at: context.openingBrace, context.region.pointer, text,
        severity: isCertain || payload.isDeclared ? nil : .warning,
        fixes: WrappedKeys(strays, in: context).edits.map { [Fix("Wrap Apple's keys in `aps`", isSafe: false, $0)] }
          ?? [])
    ]
  }

  /// A message to Firebase, which its libraries take without the request around it, and APNs not at all.
  private static func ofMessage(_ context: CheckContext) -> Finding {
    let root = context.root
    let request = ObjectEdit.text([("message", root.source)], like: root)
    return finding(
      context, at: context.openingBrace, context.region.pointer, messageOfFCM, severity: .warning,
      source: Page.fcmMessage, fixes: [Fix("Wrap it in `message`", isSafe: false, [TextEdit(root.range, request)])])
  }

  /// A VoIP push needs no `aps`, but for Amazon SNS.
  private static func refusalBySNS(_ context: CheckContext) -> Finding? {
    guard context.region.envelope == .sns, context.family == .voip, context.root.kind == .object,
      context.root.member(named: "aps") == nil, !context.root.members.isEmpty
    else { return nil }
    return finding(
      context, at: context.openingBrace, context.region.pointer, refusal, severity: .hint, source: Page.snsVoIP)
  }

  /// The keys at the root that are Apple's by their names, or by their names and values.
  private static func strays(_ context: CheckContext) -> [StrayKey] {
    let keys = context.root.members.compactMap { StrayKey($0) }.filter(\.hasValueOfApple)
    let isActivity = keys.contains { ["event", "content-state"].contains($0.home.name) }
    return keys.filter { isActivity || !$0.isWordOfLiveActivity }
  }
}

/// Keys of Apple's at the root as an `aps` object that holds them.
private struct WrappedKeys {
  private var aps: [(name: String, value: String)] = []
  private var alert: [(name: String, value: String)] = []
  private var members: [Node] = []
  private let context: CheckContext
  /// That of a Live Activity for the keys that only it has.
  private let payload: SchemaNode

  init(_ keys: [StrayKey], in context: CheckContext) {
    self.context = context
    let isActivity = keys.contains { ["event", "content-state"].contains($0.home.name) }
    payload = isActivity ? PayloadFamily.liveActivity.schema ?? context.region.schema : context.region.schema
    let hasAlert = keys.contains { $0.home.name == "alert" }
    let text = WrappedKeys.bodyBesideTexts(keys)
    if let text { alert.append((name: "body", value: text.source)) }
    for key in keys {
      guard let schema = key.schema(in: payload), key.fits(schema) else { continue }
      let member = (name: key.home.name, value: key.value(as: schema, in: context.root))
      if text != nil, key.home.name == "alert" || key.home.place == .alert {
        if key.home.place == .alert { alert.insert(member, at: alert.count - 1) }
        members.append(key.member)
        continue
      }
      switch key.home.place {
      case .aps where !aps.contains(where: { $0.name == member.name }): aps.append(member)
      case .alert where !hasAlert && !alert.contains(where: { $0.name == member.name }): alert.append(member)
      default: continue
      }
      members.append(key.member)
    }
  }

  /// The text of an `alert` that is a string and stands beside a `title` or `subtitle`: together they are an object.
  private static func bodyBesideTexts(_ keys: [StrayKey]) -> Node? {
    let texts = keys.filter { $0.home.place == .alert }
    guard let alert = keys.first(where: { $0.home.name == "alert" })?.member.value, alert.kind == .string,
      !alert.isBlank, !texts.isEmpty, texts.allSatisfy({ ["title", "subtitle"].contains($0.home.name) }),
      Set(texts.map(\.home.name)).count == texts.count
    else { return nil }
    return alert
  }

  /// nil if there is nothing to wrap, or if what comes out would lack what it must have.
  var edits: [TextEdit]? {
    let root = context.root
    let texts = alert.isEmpty ? [] : [(name: "alert", value: ObjectEdit.text(alert, like: root))]
    let object = ObjectEdit.memberText(("aps", ObjectEdit.text(texts + aps, like: root)), like: root)
    guard let first = members.first, isComplete("{\(object)}") else { return nil }
    let others = Array(members.dropFirst())
    return [TextEdit(first.range, object)] + (others.isEmpty ? [] : ObjectEdit.removing(others, from: root))
  }

  private func isComplete(_ text: String) -> Bool {
    guard let root = SyntaxTree.parse(SourceText(text)).root else { return false }
    return !SchemaWalk(root, payload).violations.contains { violation in
      if case .missingKey = violation.kind { true } else { false }
    }
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

  private static let messageOfFCM =
    "This is a message for Firebase, and no payload that APNs takes. Firebase's HTTP v1 wants it in `message`; its "
    + "libraries take it as it is."

  private static let refusal =
    "Amazon SNS is reported to refuse a payload without `aps`, for VoIP, too: `aps key is expected`. Add it."

  private static let doubt =
    "There is no `aps`, so that the system shows nothing. Add it; for \(PushType.withoutKeysOfAPS), which needs none, "
    + "\(PushType.howToSay)."
}
