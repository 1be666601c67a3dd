import JSONSyntax
import SourceText

/// A scalar of a payload's custom data, at any depth: what stands beside `aps`, and in a Live Activity in no other place.
struct CustomValue {
  var member: Node?
  var node: Node
  var pointer: JSONPointer
  /// The innermost name on the way to the value.
  var key: String

  init(_ scalar: inout ScalarWalk.Scalar) {
    member = scalar.member
    node = scalar.node
    pointer = scalar.pointer()
    key = scalar.keyMember?.name ?? ""
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

/// The values of the custom data that a check may have something to say about, found in one walk for all checks: there may
/// be hundreds of thousands, and hardly any is of interest. They are judged by the bytes as they are written.
struct CustomValues {
  private(set) var maybeSecrets: [CustomValue] = []
  private(set) var maybeAddresses: [CustomValue] = []

  init(in walk: ScalarWalk?) {
    var secretNames = SecretNames()
    walk?.forEach { scalar in
      guard scalar.isString || scalar.isNumber else { return }
      let content = scalar.content
      if scalar.isOfMember,
        SensitiveCustomKey.mayBeCardNumber(content)
          || secretNames.contain(scalar.key, { scalar.keyMember?.name ?? "" })
      {
        maybeSecrets.append(CustomValue(&scalar))
      }
      if scalar.isString, content.mayBegin(with: "http") { maybeAddresses.append(CustomValue(&scalar)) }
    }
  }
}
