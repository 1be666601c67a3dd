import JSONSyntax

/// A scalar in a Live Activity's `content-state`, at any depth.
struct ContentStateValue {
  var node: Node
  /// The member that holds it; nil for an element of an array.
  var member: Node?
  var pointer: JSONPointer

  /// - Parameter isWorthALook: judges by the bytes as they are written.
  static func all(
    in container: Node, _ pointer: JSONPointer, where isWorthALook: (ScalarWalk.Scalar) -> Bool
  ) -> [ContentStateValue] {
    guard container.kind == .object || container.kind == .array else { return [] }
    var values: [ContentStateValue] = []
    ScalarWalk(container, at: pointer).forEach { scalar in
      guard isWorthALook(scalar) else { return }
      values.append(ContentStateValue(node: scalar.node, member: scalar.member, pointer: scalar.pointer()))
    }
    return values
  }
}
