import JSONSyntax
import SourceText

/// A scalar of a payload's custom data, at any depth: what stands beside `aps`, and in a Live Activity in no other place.
struct CustomValue {
  var member: Node?
  var node: Node
  var pointer: JSONPointer
  /// The innermost name on the way to the value.
  var key: String

  /// All but `aps` and what tools write beside it. The parser bounds the depth.
  static func all(in context: CheckContext) -> [CustomValue] {
    guard context.payload != nil, context.family != .webPush else { return [] }
    var values: [CustomValue] = []
    for member in context.root.members where isCustom(member) {
      guard let value = member.value else { continue }
      collect(value, member, context.region.pointer.appending(member.name), key: member.name, into: &values)
    }
    return values
  }

  /// Whether a member of the root is the app's own.
  static func isCustom(_ member: Node) -> Bool {
    member.name != "aps" && !AppleKeys.isWellKnownRoot(member.name) && !member.flags.contains(.nameless)
  }

  private static func collect(
    _ node: Node, _ member: Node?, _ pointer: JSONPointer, key: String, into values: inout [CustomValue]
  ) {
    switch node.kind {
    case .object:
      for child in node.members {
        guard let value = child.value else { continue }
        collect(value, child, pointer.appending(child.name), key: child.name, into: &values)
      }
    case .array:
      for (index, element) in node.elements.enumerated() {
        collect(element, nil, pointer.appending(index), key: key, into: &values)
      }
    default: values.append(CustomValue(member: member, node: node, pointer: pointer, key: key))
    }
  }
}
