import JSONSyntax
import SourceText

/// A member and the bytes that it takes in the minified payload, its name, colon and comma included.
package struct HeavyMember: Sendable {
  /// From the payload's root.
  package var pointer: JSONPointer
  package var bytes: Int
  /// Of the name.
  package var range: ByteRange

  /// The heaviest members, the heaviest first. `aps` and other objects that hold most of a payload are not named
  /// themselves, their members are.
  package static func heaviest(in root: Node, count: Int) -> [HeavyMember] {
    var found: [HeavyMember] = []
    collect(root, JSONPointer(), into: &found)
    return Array(found.sorted { ($0.bytes, $1.range.start) > ($1.bytes, $0.range.start) }.prefix(count))
  }

  private static func collect(_ object: Node, _ pointer: JSONPointer, into found: inout [HeavyMember]) {
    for member in object.members {
      guard let value = member.value else { continue }
      let path = pointer.appending(member.name)
      if value.kind == .object, !value.members.isEmpty, path.components.count < 3 {
        collect(value, path, into: &found)
      } else {
        found.append(HeavyMember(pointer: path, bytes: KeyWeight.bytes(of: member), range: member.nameRange))
      }
    }
  }
}
