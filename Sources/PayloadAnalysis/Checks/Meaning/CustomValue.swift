import JSONSyntax
import SourceText

/// A scalar of a payload's custom data, at any depth: what stands beside `aps`, and in a Live Activity in no other place.
struct CustomValue {
  var member: Node?
  var node: Node
  var pointer: JSONPointer
  /// The innermost name on the way to the value.
  var key: String

  /// The values that a check may have something to say about.
  ///
  /// - Parameter isWorthALook: is asked about every scalar, of which there may be hundreds of thousands, and judges by
  ///   the bytes as they are written.
  static func all(
    in context: CheckContext, where isWorthALook: (ScalarWalk.Scalar) -> Bool
  ) -> [CustomValue] {
    var values: [CustomValue] = []
    context.customData?.forEach { scalar in
      guard isWorthALook(scalar) else { return }
      values.append(
        CustomValue(
          member: scalar.member, node: scalar.node, pointer: scalar.pointer(), key: scalar.keyMember?.name ?? ""))
    }
    return values
  }

  /// All but `aps` and what tools write beside it.
  static func walk(_ region: Region) -> ScalarWalk? {
    guard let payload = region.payload, payload.family != .webPush, region.root.kind == .object else { return nil }
    return ScalarWalk(
      region.root, at: region.pointer, excluding: region.root.members.filter { !isCustom($0) }.compactMap(\.value))
  }

  /// Whether a member of the root is the app's own.
  static func isCustom(_ member: Node) -> Bool {
    if member.flags.contains(.nameless) || member.hasName("aps") { return false }
    return !AppleKeys.isWellKnownRoot(member.name)
  }
}
