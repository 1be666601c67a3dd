import JSONSyntax
import PayloadSchema
import SourceText

package enum IneffectiveKey: Check {
  package static let code = "ineffective-key"
  package static let severity = Severity.warning
  package static let documentation = CheckDocumentation(
    "One of Apple's keys does nothing in this payload.",
    reason: """
      Apple says of some keys that they belong to the start of a Live Activity alone (`attributes`, `attributes-type`, \
      `input-push-token`, `input-push-channel`): elsewhere they are a warning. Where only practice or others say so, \
      this is a hint: a `dismissal-date` before the end, `sound` beside a Live Activity's `alert`, keys of an alert in \
      a VoIP push, keys of another kind of payload, `mdm` beside `aps`.
      """,
    remedy: "Delete the key, or make the payload the kind that reads it.",
    source: Page.liveActivity,
    failing: """
      { "aps": { "timestamp": 1764500400, "event": "update", "content-state": { "n": 2 }, "attributes-type": "Ride" } }
      """,
    passing: """
      { "aps": { "timestamp": 1764500400, "event": "update", "content-state": { "n": 2 } } }
      """)

  package static func run(_ context: CheckContext) -> [Finding] {
    switch context.family {
    case .liveActivity: inLiveActivity(context)
    case .voip: inVoIP(context)
    case .alert, .background, .widgets: ofOtherFamilies(context) + ofManagement(context)
    default: []
    }
  }

  // MARK: Live Activities

  private static let startKeys = ["attributes-type", "attributes", "input-push-token", "input-push-channel"]

  private static func inLiveActivity(_ context: CheckContext) -> [Finding] {
    guard let aps = context.aps, let event = context.event else { return [] }
    var findings: [Finding] = []
    if event != "start" {
      for member in aps.members where startKeys.contains(member.name) {
        findings.append(finding(context, member, startMessage(member.name, event)))
      }
    }
    if event != "end", let member = aps.member(named: "dismissal-date") {
      findings.append(finding(context, member, dismissalMessage(event), severity: .hint))
    }
    if let sound = aps.member(named: "sound"), let alert = context.alert, alert.kind == .object,
      alert.member(named: "sound") == nil, sound.value?.kind == .string, sound.value?.isBlank == false
    {
      let moving = Fix("Move `sound` into `alert`", isSafe: false, ObjectEdit.moving([sound], from: aps, to: alert))
      findings.append(finding(context, sound, soundMessage, severity: .hint, fix: moving))
    }
    return findings
  }

  // MARK: Other families

  private static func inVoIP(_ context: CheckContext) -> [Finding] {
    ["alert", "badge", "sound"].compactMap { name in
      guard let member = context.aps?.member(named: name) else { return nil }
      return finding(context, member, voipMessage(name), severity: .hint, source: Page.voip)
    }
  }

  /// Keys that only another kind of payload has in this place. (`push-type-conflict` speaks where the kind is declared.)
  private static func ofOtherFamilies(_ context: CheckContext) -> [Finding] {
    // What is asked once for thousands of keys.
    lazy var leavesOut = context.aps.map(context.leavesOut) ?? false
    return context.violations.compactMap { violation in
      guard case .unknownKey(nil) = violation.kind, let member = violation.member,
        let home = KeyPlaces.home(of: member.name), KeyPlaces.header(of: member.name) == nil
      else { return nil }
      if violation.container?.index == context.aps?.index, home.place == .aps {
        guard !PushTypeConflict.speaks(of: context), !leavesOut else { return nil }
        return finding(
          context, member, otherFamilyMessage(member.name, in: context), severity: .hint, source: Page.payload)
      }
      guard violation.container?.index == context.alert?.index, home.name == "action", let alert = context.alert else {
        return nil
      }
      return finding(
        context, at: member.nameRange, violation.pointer, actionMessage, severity: .hint, source: Page.payload,
        tags: [.unnecessary],
        fixes: [Fix("Delete `action`", isSafe: false, ObjectEdit.removing([member], from: alert))])
    }
  }

  /// `mdm`, which is the whole of a push for device management. Where the kind is declared, it is the app's own key.
  private static func ofManagement(_ context: CheckContext) -> [Finding] {
    guard context.payload?.isDeclared == false, context.region.envelope == nil,
      let member = context.root.member(named: "mdm"), member.value?.kind == .string,
      let aps = context.root.member(named: "aps")
    else { return [] }
    return [
      finding(
        context, at: member.nameRange, context.region.pointer.appending("mdm"), managementMessage, severity: .hint,
        source: Page.management,
        fixes: [Fix("Delete `aps`", isSafe: false, ObjectEdit.removing([aps], from: context.root))])
    ]
  }

  private static func finding(
    _ context: CheckContext, _ member: Node, _ message: String, severity: Severity? = nil, source: String? = nil,
    fix: Fix? = nil
  ) -> Finding {
    let deletion = context.aps.map {
      Fix("Delete `\(member.name)`", isSafe: false, ObjectEdit.removing([member], from: $0))
    }
    return finding(
      context, at: member.nameRange, context.apsPointer.appending(member.name), message, severity: severity,
      source: source, tags: [.unnecessary], fixes: [fix, deletion].compactMap { $0 })
  }
}

// MARK: - Messages

extension IneffectiveKey {
  private static func startMessage(_ name: String, _ event: String) -> String {
    "`\(name)` belongs to the start of a Live Activity; with `\"event\": \"\(event)\"` it does nothing. Delete it."
  }

  private static func dismissalMessage(_ event: String) -> String {
    "`dismissal-date` says when an ended Live Activity goes away; with `\"event\": \"\(event)\"` Apple describes no effect. "
      + "Delete it, or send `end`."
  }

  private static let soundMessage =
    "The sound of a Live Activity stands in its `alert`, as Apple's samples have it; beside it nothing is documented. "
    + "Move it."

  private static func voipMessage(_ name: String) -> String {
    "A VoIP push wakes the app and shows nothing by itself, so `\(name)` does nothing: the app reports the call. Delete "
      + "it, or send the push as `alert`."
  }

  private static func otherFamilyMessage(_ name: String, in context: CheckContext) -> String {
    let kind = context.family?.title ?? ""
    if context.family == .widgets {
      return "Apple documents `content-changed` alone for \(kind): beside it `\(name)` does nothing. Delete it."
    }
    let other =
      KeySpelling.folded(name) == "urlargs" ? "Safari's website pushes" : "Live Activities, which have `event`"
    let known = KeyPlaces.home(of: name)?.name ?? name
    let subject = known == name ? "`\(name)` is" : "`\(name)` looks like `\(known)`,"
    return "\(subject) a key of \(other); in a payload of this kind it does nothing. Delete it."
  }

  private static let managementMessage =
    "An MDM push carries `mdm` alone; beside `aps` it is data of the app's own. For device management delete what stands "
    + "beside it."

  private static let actionMessage =
    "`action` names the button of a website push in Safari; an app's notification has its buttons from `category`. "
    + "Delete it."
}
