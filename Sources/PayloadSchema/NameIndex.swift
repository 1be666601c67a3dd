/// Where each of some names stands in their list, found by the name's bytes: a hash table for names that are looked up at
/// every key press, and of which a string would be made just for that.
struct NameIndex: Sendable {
  private let names: [[UInt8]]
  /// For each hash, 1 more than the position of a name that has it; 0 if none has. A name whose place is taken stands in the
  /// next that is free.
  private let slots: [UInt16]

  /// Of two names that are the same the first counts.
  ///
  /// - Parameter names: at most 16,000.
  init(_ names: [String]) {
    self.names = names.map { Array($0.utf8) }
    var size = 4
    while size < 2 * names.count { size *= 2 }
    var slots = [UInt16](repeating: 0, count: size)
    for (position, name) in self.names.enumerated() {
      var slot = name.withUnsafeBufferPointer { NameIndex.hash($0) } & (size - 1)
      while slots[slot] > 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt16(truncatingIfNeeded: position + 1)
    }
    self.slots = slots
  }

  /// The position of a name; nil if it is none of them.
  subscript(name: UnsafeBufferPointer<UInt8>) -> Int? {
    var slot = NameIndex.hash(name) & (slots.count - 1)
    while slots[slot] > 0 {
      let position = Int(slots[slot]) - 1
      if names[position].elementsEqual(name) { return position }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Of the length and four bytes, in which the names of an object hardly ever agree.
  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = name.first, let last = name.last else { return 0 }
    let middle = Int(name[name.count / 2]) &* 31 ^ Int(name[name.count / 3])
    return name.count &* 7 ^ Int(first) &* 5 ^ Int(last) &* 11 ^ middle
  }
}
