import JSONSyntax
import PayloadSchema
import SourceText

extension Region {
  /// The strings of the region in the order of the text, without those of regions inside of it and without names.
  var strings: [Node] {
    let excluded = Set(inner.map(\.index))
    var found: [Node] = []
    func look(_ node: Node) {
      guard !excluded.contains(node.index) else { return }
      switch node.kind {
      case .string: found.append(node)
      case .object: for member in node.members { if let value = member.value { look(value) } }
      case .array: for element in node.elements { look(element) }
      default: break
      }
    }
    look(root)
    return found
  }

  /// The ranges in the document of the strings without a closing quote, for which nobody can tell where they end.
  var openStrings: [ByteRange] {
    guard !tree.isStrictJSON else { return [] }
    return strings.filter { $0.flags.contains(.unclosed) }.map { outer($0.range) }
  }

  /// The members of a payload's root that are the app's own: those that neither Apple nor a tool knows.
  var customMembers: [Node] {
    guard root.kind == .object else { return [] }
    return root.members.filter { member in
      let name = member.name
      return schema.property(name) == nil && !AppleKeys.isWellKnownRoot(name)
    }
  }
}
