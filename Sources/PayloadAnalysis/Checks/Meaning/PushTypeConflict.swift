import JSONSyntax
import PayloadSchema
import SourceText

package enum PushTypeConflict: Check {
  package static let code = "push-type-conflict"
  package static let severity = Severity.error
  package static let documentation = CheckDocumentation(
    "The payload does not go with the push type that is declared for it.",
    reason: """
      `apns-push-type` must say what the payload does; if it does not, APNs may answer with an error, delay the push or \
      drop it. `alert` needs an alert, badge or sound; `background` needs `content-available` and must have none of \
      these, and no priority of 10; Live Activities, widgets and controls have types of their own.
      """,
    remedy: "Send it as the type that fits, or change the payload. The type is declared by `--push-type`, the "
      + "configuration, the file's name, or the headers of an FCM message.",
    source: Page.requests,
    failing: CheckDocumentation.Example(
      #"{ "aps": { "content-available": 1, "alert": "Hello" } }"#, name: "sync.background.apns"),
    passing: CheckDocumentation.Example(#"{ "aps": { "content-available": 1 } }"#, name: "sync.background.apns"))

  package static func run(_ context: CheckContext) -> [Finding] {
    guard let payload = context.payload, let aps = context.aps else { return [] }
    if context.options.isBroadcast, payload.family == .liveActivity { return broadcast(aps, context) }
    guard payload.isDeclared else { return [] }
    if speaks(of: context) { return ofOtherKind(aps, context) }
    switch payload.family {
    case .alert: return alert(aps, context)
    case .background: return givenAlert(aps, context).map { [$0] } ?? background(aps, context) + priority(context)
    default: return []
    }
  }

  /// Whether a payload that is declared as a notification is for a Live Activity or a widget.
  static func speaks(of context: CheckContext) -> Bool {
    guard let payload = context.payload, payload.isDeclared, context.isNotification else { return false }
    return kinds.contains(PayloadFamily(seenIn: context.root))
  }

  private static let kinds: [PayloadFamily] = [.liveActivity, .widgets, .pushToTalk]
  private static let visible = ["alert", "badge", "sound"]

  private static func ofOtherKind(_ aps: Node, _ context: CheckContext) -> [Finding] {
    let seen = PayloadFamily(seenIn: context.root)
    let own = Set(seen.schema?.property("aps")?.properties.map(\.name) ?? [])
    let declared = Set(context.region.schema.property("aps")?.properties.map(\.name) ?? [])
    let telling = aps.members.first { own.contains($0.name) && !declared.contains($0.name) } ?? aps.members.first
    guard let telling else { return [] }
    return [
      finding(
        context, at: telling.nameRange, context.apsPointer.appending(telling.name),
        kindMessage(telling.name, seen, context))
    ]
  }

  private static func alert(_ aps: Node, _ context: CheckContext) -> [Finding] {
    let isVisible = visible.contains { context.apsMember(spelledLike: $0) != nil } || context.region.isGivenAlert
    guard !isVisible, let member = context.root.member(named: "aps"), !holdsAlertText(aps),
      !context.leavesOut(in: aps)
    else { return [] }
    let flag = aps.member(named: "content-available")
    let pointer = flag.map { context.apsPointer.appending($0.name) } ?? context.apsPointer
    return [
      finding(
        context, at: flag?.nameRange ?? member.nameRange, pointer,
        flag == nil ? nothingMessage : silentMessage)
    ]
  }

  /// Texts that stand beside where `alert` should be: `misplaced-key` makes one of them.
  private static func holdsAlertText(_ aps: Node) -> Bool {
    aps.members.contains { KeyPlaces.isAlertText($0.name) }
  }

  /// A broadcast reaches activities that are there already.
  private static func broadcast(_ aps: Node, _ context: CheckContext) -> [Finding] {
    guard context.event == "start", let event = aps[name: "event"] else { return [] }
    return [
      finding(
        context, at: event.range, context.apsPointer.appending("event"), broadcastMessage, source: Page.liveActivity)
    ]
  }

  private static func background(_ aps: Node, _ context: CheckContext) -> [Finding] {
    var findings = visible.compactMap { name -> Finding? in
      guard let member = aps.member(named: name) else { return nil }
      return finding(
        context, at: member.nameRange, context.apsPointer.appending(name), forbiddenMessage(name),
        fixes: [Fix("Delete `\(name)`", isSafe: false, ObjectEdit.removing([member], from: aps))])
    }
    if context.flag("content-available") == .off, !context.leavesOut(in: aps),
      let member = context.root.member(named: "aps")
    {
      let flag = aps.member(named: "content-available")
      let edits =
        flag?.value.map { [TextEdit($0.range, "1")] } ?? ObjectEdit.inserting([("content-available", "1")], into: aps)
      findings.append(
        finding(
          context, at: (flag ?? member).nameRange, context.apsPointer, neededMessage,
          fixes: [Fix("Set `content-available` to 1", isSafe: false, edits)]))
    }
    return findings
  }

  /// The alert that FCM makes of its own `notification`, in a message whose headers declare a background push. What a
  /// background push needs beside is of no interest then.
  private static func givenAlert(_ aps: Node, _ context: CheckContext) -> Finding? {
    guard context.region.isGivenAlert, aps.member(named: "alert") == nil, let request = FCMRequest(around: context),
      let header = request.header("apns-push-type"), let value = header.value
    else { return nil }
    return finding(
      context, at: value.range, request.headerPointer(header.name), givenMessage,
      fixes: [Fix("Replace with `\"alert\"`", isSafe: false, [TextEdit(value.range, JSONText.quoted("alert"))])])
  }

  /// The priority that an FCM message sends a background push with.
  private static func priority(_ context: CheckContext) -> [Finding] {
    guard let request = FCMRequest(around: context), let header = request.header("apns-priority"),
      header.value?.stringValue == "10", let value = header.value
    else { return [] }
    return [
      finding(
        context, at: value.range, request.headerPointer(header.name), priorityMessage, source: Page.background,
        fixes: [Fix("Replace with `\"5\"`", [TextEdit(value.range, JSONText.quoted("5"))])])
    ]
  }
}

// MARK: - Messages

extension PushTypeConflict {
  private static func kindMessage(_ name: String, _ seen: PayloadFamily, _ context: CheckContext) -> String {
    let declared = context.payload?.pushType?.rawValue ?? ""
    let fitting = seen == .widgets ? "`widgets` or `controls`" : "`\(seen.pushType?.rawValue ?? "")`"
    return
      "With `\(name)` this is a payload for \(seen.title), but it is declared as `\(declared)`. Send it as \(fitting)."
  }

  private static let broadcastMessage =
    "A broadcast cannot start a Live Activity. Start it with a push to the device's push-to-start token, and name the "
    + "channel in `input-push-channel`."

  private static let nothingMessage =
    "A push of type `alert` needs an `alert`, a `badge` or a `sound`, and this one has none. Add one, or send it as "
    + "`background` with `content-available`."

  private static let silentMessage =
    "A push that only wakes the app is no `alert`: APNs may delay or drop it. Send it as `background`, with priority 5."

  private static func forbiddenMessage(_ name: String) -> String {
    "A push of type `background` must not have `\(name)`: APNs may refuse or drop it. Delete `\(name)`, or send the push "
      + "as `alert`."
  }

  private static let givenMessage =
    "FCM puts the alert of `notification` into this push, and a push of type `background` must not have one: APNs may "
    + "refuse or drop it. Send it as `alert`, or take `notification` out."

  private static let neededMessage =
    "A push of type `background` needs `\"content-available\": 1`; without it the app is not woken. Add it."

  private static let priorityMessage =
    "A background push must have priority 5; Apple calls 10 an error. Replace it."
}
