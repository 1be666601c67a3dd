import JSONSyntax
import PayloadSchema
import SourceText

extension Region {
  /// The scalars of the region, without those of regions inside of it.
  var scalars: ScalarWalk { ScalarWalk(root, at: pointer, excluding: inner) }

  /// The strings of the region in the order of the text, without those of regions inside of it and without names.
  var strings: [Node] {
    var found: [Node] = []
    scalars.forEach { if $0.isString { found.append($0.node) } }
    return found
  }

  /// The ranges in the document of the strings without a closing quote, for which nobody can tell where they end.
  var openStrings: [ByteRange] {
    guard tree.hasUnclosedString else { return [] }
    var found: [ByteRange] = []
    scalars.forEach { if $0.isUnclosedString { found.append(outer($0.node.range)) } }
    return found
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

extension [ByteRange] {
  /// Whether one of these, which are in the order of the text and do not overlap, holds another range.
  func holdsOne(around range: ByteRange) -> Bool {
    let next = partitioningIndex { $0.start > range.start }
    return next > 0 && self[next - 1].contains(range)
  }
}
