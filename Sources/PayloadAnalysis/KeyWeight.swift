import JSONSyntax

/// What a key of a payload costs.
package struct KeyWeight: Sendable, Equatable {
  /// From the root of the region's own tree.
  package var pointer: JSONPointer
  /// In bytes of the minified payload: the name with its quotes, the colon, the value and a comma.
  package var bytes: Int

  /// The bytes of a member.
  package static func bytes(of member: Node) -> Int {
    member.nameRange.count + 2 + (member.value.map { PayloadSize(of: $0).minified } ?? 0)
  }

  /// The keys of a payload that take a share of it worth knowing, each before those in it, the heaviest first.
  ///
  /// - Parameter percent: how many percent of the payload a key has to take.
  package static func heaviest(in region: Region, percent: Int = 5) -> [KeyWeight] {
    guard let payload = region.payload else { return [] }
    var found: [KeyWeight] = []
    collect(region.root, JSONPointer(), least: payload.size.minified * percent / 100, into: &found)
    return found
  }

  /// Nesting is bounded by the parser's limit, so the recursion is.
  private static func collect(
    _ object: Node, _ pointer: JSONPointer, least: Int, into found: inout [KeyWeight]
  ) {
    let members = object.members.map { (member: $0, bytes: bytes(of: $0)) }.filter { $0.bytes > least }
    for (member, bytes) in members.enumerated().sorted(by: {
      ($1.element.bytes, $0.offset) < ($0.element.bytes, $1.offset)
    })
    .map(\.element) {
      let inner = pointer.appending(member.name)
      found.append(KeyWeight(pointer: inner, bytes: bytes))
      if let value = member.value { collect(value, inner, least: least, into: &found) }
    }
  }
}
