import JSONSyntax
import PayloadAnalysis
import SourceText

extension ActionSite {
  /// Leaves only `content-available` of Apple's keys: a push that wakes the app and shows nothing.
  ///
  /// https://developer.apple.com/documentation/usernotifications/pushing-background-updates-to-your-app
  static let makeBackground: @Sendable (ActionSite) -> [CodeAction] = { site in
    guard let payload = site.region.payload, payload.family == .alert, let aps = site.region.aps else { return [] }
    let flag = aps.member(named: "content-available")
    let others = aps.members.filter {
      $0.index != flag?.index && (AppleKeys.isOfAPS($0.name) || KeyPlaces.isAlertText($0.name))
    }
    guard !others.isEmpty else { return [] }
    let title = "Make this a background push"
    if let obstacle = site.obstacle { return [site.obstructed(title, obstacle)] }
    return [site.rewrite(title, removing(others, for: flag, in: aps))]
  }

  /// - Parameter flag: `content-available`; nil where there is none yet.
  private static func removing(_ others: [Node], for flag: Node?, in aps: Node) -> [TextEdit] {
    var edits: [TextEdit]
    if let flag {
      edits = ObjectEdit.removing(others, from: aps)
      if let value = flag.value, value.doubleValue != 1 { edits.append(TextEdit(value.range, "1")) }
    } else {
      // The first one makes room for the flag.
      edits = [
        TextEdit(
          ObjectEdit.extent(of: others[0]), ObjectEdit.memberText((name: "content-available", value: "1"), like: aps))
      ]
      edits += ObjectEdit.removing(Array(others.dropFirst()), from: aps)
    }
    return edits
  }
}
