import JSONSyntax
import SourceText

package enum NothingToDeliver: Check {
  package static let code = "nothing-to-deliver"
  package static let severity = Severity.warning
  package static let documentation = CheckDocumentation(
    "`aps` neither shows anything nor wakes the app.",
    reason: """
      Without `alert`, `badge`, `sound` and `content-available` the push arrives and does nothing: custom data alone \
      reaches no one.
      """,
    remedy: """
      Add an `alert` for the user, or `content-available: 1` to wake the app. For a push that needs neither, say its type \
      with `--push-type`, in the configuration, or in the file's name, as in `call.voip.apns`.
      """,
    source: Page.payload,
    failing: #"{ "aps": { "category": "news" }, "article": 17 }"#,
    passing: #"{ "aps": { "content-available": 1 }, "article": 17 }"#)

  private static let effective: Set<String> = [
    "alert", "badge", "sound", "content-available", "title", "subtitle", "body", "title-loc-key", "subtitle-loc-key",
    "loc-key",
  ]

  package static func run(_ context: CheckContext) -> [Finding] {
    guard context.isNotification, context.payload?.isDeclared == false, context.region.message == nil,
      !context.region.isPartOfRequest,
      let member = context.root.member(named: "aps"), let aps = member.value, aps.kind == .object,
      !aps.flags.contains(.unclosed),
      context.flag("mutable-content") == .off,
      aps[name: "aps"]?.kind != .object, !mayHaveEffect(in: aps), !mayHaveEffect(in: context.root),
      !isForManagement(context.root), !context.leavesOut(in: context.root)
    else { return [] }
    let fixes: [Fix]
    let flag = aps.member(named: "content-available")
    if context.root.members.count > 1, flag == nil {
      let insertion = ObjectEdit.inserting([("content-available", "1")], into: aps)
      fixes = [Fix("Insert `content-available` to wake the app", isSafe: false, insertion)]
    } else {
      fixes = []
    }
    return [
      finding(
        context, at: member.nameRange, context.apsPointer,
        message(hasData: context.root.members.contains(where: CustomData.holds)), fixes: fixes)
    ]
  }

  /// Whether a key that shows or wakes is there, in any spelling, at its place or not: others speak about that. A name
  /// without a value is still being written, and may become one.
  private static func mayHaveEffect(in object: Node) -> Bool {
    object.members.contains { member in
      if member.value == nil { return true }
      guard let name = KeyPlaces.home(of: member.name)?.name, effective.contains(name) else { return false }
      return name != "content-available" || FlagState(spelledLike: name, in: object) != .off
    }
  }

  private static func isForManagement(_ root: Node) -> Bool {
    root.member(named: "mdm") != nil || root.member(named: "container-identifier") != nil
  }
}

// MARK: - Messages

extension NothingToDeliver {
  private static func message(hasData: Bool) -> String {
    let effect = hasData ? "the custom data reaches no one" : "it does nothing on the device"
    return "This push shows nothing and does not wake the app, so that \(effect). Add an `alert`, or "
      + "`\"content-available\": 1`; for \(PushType.withoutKeysOfAPS), which needs neither, \(PushType.howToSay)."
  }
}
