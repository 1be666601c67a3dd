import JSONSyntax
import SourceText

/// A payload's custom data: what stands beside `aps`, and in a Live Activity in no other place.
struct CustomData {
  /// The scalars in it, at any depth; nil where the region is no payload or has no members.
  let scalars: ScalarWalk?
  /// All other scalars of the region, without those of regions inside of it.
  let otherScalars: ScalarWalk

  init(in region: Region) {
    guard let payload = region.payload, payload.family != .webPush, region.root.kind == .object else {
      scalars = nil
      otherScalars = region.scalars
      return
    }
    var (own, others): ([Node], [Node]) = ([], [])
    for member in region.root.members {
      guard let value = member.value else { continue }
      if CustomData.holds(member) { own.append(value) } else { others.append(value) }
    }
    scalars = ScalarWalk(region.root, at: region.pointer, excluding: others)
    // A payload has no regions inside of it.
    otherScalars = ScalarWalk(region.root, at: region.pointer, excluding: own)
  }

  /// Whether a member of the root is the app's own: all are but `aps` and what tools write beside it.
  static func holds(_ member: Node) -> Bool {
    if member.flags.contains(.nameless) || member.hasName("aps") { return false }
    return !AppleKeys.isWellKnownRoot(member.name)
  }
}
