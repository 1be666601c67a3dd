import JSONSyntax
import PayloadAnalysis
import SourceText

extension ActionSite {
  /// Adds what the app's service extension needs to attach an image: the flag that runs it, an alert, and an address.
  ///
  /// https://developer.apple.com/documentation/usernotifications/modifying-content-in-newly-delivered-notifications
  static let makeRich: @Sendable (ActionSite) -> [CodeAction] = { site in
    let region = site.region
    guard region.payload?.family == .alert, let aps = region.aps, aps.member(named: "mutable-content") == nil else {
      return []
    }
    let title = "Make this a rich notification"
    if let obstacle = site.obstacle { return [site.obstructed(title, obstacle)] }
    return [site.rewrite(title, region.insertingWhatIsRich(into: aps))]
  }
}

extension Region {
  fileprivate func insertingWhatIsRich(into aps: Node) -> [TextEdit] {
    var members: [(name: String, value: String)] = []
    if aps.member(named: "alert") == nil {
      let text = [("title", "\"Title\""), ("body", "\"Body\"")]
      members.append(("alert", ObjectEdit.text(text, like: root)))
    }
    members.append(("mutable-content", "1"))
    let address = [(name: "image-url", value: "\"https://example.com/photo.jpg\"")]
    return ObjectEdit.inserting(members, into: aps) + (hasAddress ? [] : ObjectEdit.inserting(address, into: root))
  }

  /// Whether a string outside of `aps` is the address of something.
  private var hasAddress: Bool {
    var found = false
    for member in root.members where !member.hasName("aps") {
      member.forEach { node in
        if node.kind == .string, node.stringValue?.lowercased().hasPrefix("http") == true { found = true }
      }
    }
    return found
  }
}
