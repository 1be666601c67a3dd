import JSONSyntax
import PayloadSchema
import SourceText

package enum FcmBackground: Check {
  package static let code = "fcm-background"
  package static let severity = Severity.hint
  package static let documentation = CheckDocumentation(
    "An FCM message that shows nothing has an `apns` part that will not wake the app.",
    reason: """
      iOS wakes an app only if `aps` has `content-available: 1` and the push goes out with priority 5, which FCM does not \
      set by itself: its default is 10. Where `apns-priority` is written as 10 this is an error: Firebase takes 5 alone \
      for data without a notification, and refuses it otherwise, now and then as an invalid token; Apple calls 10 an \
      error for a push with `content-available` alone. A message without an `apns` part may be meant for Android alone; \
      nothing is said there.
      """,
    remedy: "Write `content-available: 1` into `apns.payload.aps`, and `\"apns-priority\": \"5\"` into `apns.headers`.",
    source: Page.background,
    failing: CheckDocumentation.Example(
      #"{ "message": { "token": "t", "data": { "k": "v" }, "apns": { "headers": { "apns-priority": "10" } } } }"#,
      name: "a.json"),
    passing: CheckDocumentation.Example(
      """
      { "message": { "token": "t", "data": { "k": "v" }, "apns": { "headers": { "apns-priority": "5" },
        "payload": { "aps": { "content-available": 1 } } } } }
      """, name: "a.json"))

  package static func run(_ context: CheckContext) -> [Finding] {
    guard let request = FCMRequest(context), let message = request.message, let apns = message.member(named: "apns"),
      message.member(named: "notification") == nil, let value = apns.value, value.kind == .object,
      !isForActivity(value), !showsSomething(request), !context.leavesOut(in: message)
    else { return [] }
    let flag = FlagState(spelledLike: "content-available", in: request.aps)
    let hasData = message[name: "data"]?.kind == .object
    // Without data the flag alone tells that the app is to be woken.
    guard flag == .on && isUrgent(request) || flag == .off && (hasData || carriesData(request)) else { return [] }
    if flag == .on || hasData, isUrgent(request), let header = request.header("apns-priority"), let value = header.value
    {
      return [
        finding(
          context, at: value.range, request.headerPointer(header.name), refusedMessage(flag, hasData: hasData),
          severity: .error, source: hasData ? Page.fcmMessage : nil, fixes: fixes(request))
      ]
    }
    let pointer = context.region.pointer.appending("message").appending("apns")
    let text = flag == .off ? flagMessage : priorityMessage
    return [finding(context, at: apns.nameRange, pointer, text, fixes: fixes(request))]
  }

  /// Whether the push goes out with priority 10, which is FCM's own default. `push-type-conflict` speaks of the priority
  /// where the headers say that it is a background push.
  private static func isUrgent(_ request: FCMRequest) -> Bool {
    guard let priority = request.header("apns-priority")?.value else { return true }
    return priority.stringValue == "10"
      && request.header("apns-push-type")?.value?.stringValue?.lowercased() != "background"
  }

  /// Whether the payload has data of the app's own beside `aps`.
  private static func carriesData(_ request: FCMRequest) -> Bool {
    request.payload?.members.contains(where: CustomData.holds) ?? false
  }

  private static func isForActivity(_ apns: Node) -> Bool {
    apns.member(named: "live_activity_token") != nil || apns.member(named: "liveActivityToken") != nil
  }

  /// Whether `aps` holds something for the user or for a Live Activity, in any spelling. Of an empty one `fcm-empty-aps`
  /// speaks.
  private static func showsSomething(_ request: FCMRequest) -> Bool {
    if let aps = request.aps, aps.kind != .object || FcmEmptyAps.isEmpty(aps) { return true }
    return request.aps?.members.contains { member in
      let name = KeyPlaces.home(of: member.name)?.name
      return name != nil && name != "content-available" && name != "category" && name != "thread-id"
    } ?? false
  }

  /// What makes a background push of a message.
  static func fixes(_ request: FCMRequest) -> [Fix] {
    guard let apns = request.apns else { return [] }
    let flag = FlagState(spelledLike: "content-available", in: request.aps)
    let priority = ("apns-priority", JSONText.quoted("5"))
    var edits: [TextEdit] = []
    var members: [(name: String, value: String)] = []
    if let written = request.header("apns-priority")?.value {
      if isUrgent(request) { edits.append(TextEdit(written.range, priority.1)) }
    } else if let headers = request.headers, headers.kind == .object {
      edits += ObjectEdit.inserting([priority], into: headers)
    } else if request.headers == nil {
      members.append(("headers", ObjectEdit.text([priority], like: apns)))
    }
    if flag == .off {
      if let written = request.aps?[name: "content-available"] {
        edits.append(TextEdit(written.range, "1"))
      } else if apns.member(named: "payload") == nil {
        let aps = ObjectEdit.text([("content-available", "1")], like: apns)
        members.append(("payload", ObjectEdit.text([("aps", aps)], like: apns)))
      } else if let insertion = PathEdit.inserting("1", at: ["payload", "aps", "content-available"], in: apns) {
        edits += insertion
      } else {
        return []
      }
    }
    if !members.isEmpty { edits += ObjectEdit.inserting(members, into: apns) }
    return [Fix("Make it a background push", isSafe: false, edits)]
  }
}

// MARK: - Messages

extension FcmBackground {
  private static let flagMessage =
    "On iOS this message does not wake the app: it carries data alone, and `aps` has no `content-available`. Add "
    + "`\"content-available\": 1` to `payload.aps`, and send it with priority 5."

  private static func refusedMessage(_ flag: FlagState, hasData: Bool) -> String {
    let reason = hasData ? "Firebase refuses 10 for data alone" : "Apple calls 10 an error"
    let advice = flag == .off ? ", and add `\"content-available\": 1` to `payload.aps`" : ""
    return "A push that only wakes the app must have priority 5; \(reason). Write `\"5\"`\(advice)."
  }

  private static let priorityMessage =
    "A push that wakes the app in the background must have priority 5; with 10, which FCM sets by itself, APNs may drop "
    + "it. Write `\"apns-priority\": \"5\"` into `apns.headers`."
}
