import JSONSyntax
import SourceText

package enum AttributesRepeatContentState: Check {
  package static let code = "attributes-repeat-content-state"
  package static let severity = Severity.hint
  package static let documentation = CheckDocumentation(
    "`attributes` has the keys of `content-state`.",
    reason: """
      `attributes` must decode into the app's `ActivityAttributes` structure, what never changes; `content-state` into \
      the `ContentState` that is nested in it. With the one's members in the other the activity does not start, \
      although APNs answers 200.
      """,
    remedy: "Put into `attributes` only the stored properties of the outer structure, and `{}` if it has none.",
    source: Page.liveActivity,
    failing: """
      { "aps": { "timestamp": 1764500400, "event": "start", "attributes-type": "Ride", "attributes": { "minutes": 9 },
        "content-state": { "minutes": 9 }, "alert": { "title": "Ride", "body": "9 minutes" } } }
      """,
    passing: """
      { "aps": { "timestamp": 1764500400, "event": "start", "attributes-type": "Ride", "attributes": { "number": "17" },
        "content-state": { "minutes": 9 }, "alert": { "title": "Ride", "body": "9 minutes" } } }
      """)

  package static func run(_ context: CheckContext) -> [Finding] {
    guard context.family == .liveActivity, let aps = context.aps, let attributes = aps.member(named: "attributes"),
      let value = attributes.value, let state = aps[name: "content-state"]
    else { return [] }
    let (names, stateNames) = (Set(value.members.map(\.name)), Set(state.members.map(\.name)))
    // One name that both have, such as `id`, may well be meant.
    let repeatsAll = !names.isEmpty && names.isSubset(of: stateNames)
    let holdsAll = stateNames.count > 1 && stateNames.isSubset(of: names)
    guard repeatsAll || holdsAll else { return [] }
    return [finding(context, at: attributes.nameRange, context.apsPointer.appending("attributes"), message)]
  }
}

// MARK: - Messages

extension AttributesRepeatContentState {
  private static let message =
    "`attributes` has the same keys as `content-state`. It must decode into the outer structure, and `content-state` into "
    + "the `ContentState` in it; with the one in place of the other the activity does not start."
}
