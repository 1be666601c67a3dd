import JSONSyntax
import SourceText

package enum SimulatorCannotDeliver: Check {
  package static let code = "simulator-cannot-deliver"
  package static let severity = Severity.information
  package static let documentation = CheckDocumentation(
    "A file for the Simulator holds a push that the Simulator does not take.",
    reason: """
      `xcrun simctl push`, and a file that is dropped on the Simulator, deliver an app's notifications alone. Live \
      Activities, widgets, VoIP, complications, File Provider and other kinds are refused.
      """,
    remedy: """
      Send the push through the sandbox of APNs to the Simulator's own device token, which a Mac with Apple silicon or a \
      T2 chip has, or to a device.
      """,
    source: Page.simulator,
    failing: """
      { "Simulator Target Bundle": "com.example.app",
        "aps": { "timestamp": 1764500400, "event": "update", "content-state": { "minutes": 9 } } }
      """,
    passing: #"{ "Simulator Target Bundle": "com.example.app", "aps": { "alert": "Hello" } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    guard let family = context.family, family != .alert, family != .background, family != .wallet,
      let bundle = context.root.member(named: "Simulator Target Bundle")
    else { return [] }
    return [
      finding(context, at: bundle.nameRange, context.region.pointer.appending(bundle.name), message(family))
    ]
  }
}

// MARK: - Messages

extension SimulatorCannotDeliver {
  private static func message(_ family: PayloadFamily) -> String {
    "The Simulator takes files with notifications alone, and this is a push for \(family.title). Send it through the "
      + "sandbox of APNs to the Simulator's device token, or to a device."
  }
}
