import SourceText

extension Parser {
  /// Reports each member of an object whose name another member has, too, with the others as related places.
  mutating func reportDuplicateNames(of container: Int) {
    // Two names of the same bytes make the same key; names that are written differently may still be the same.
    if mayHaveDuplicates(container) { compareNames(of: container) }
  }

  private mutating func compareNames(of container: Int) {
    var groups: [String: [Int]] = [:]
    var isRepeated = false
    forEachName(of: container) { index, record in
      let name = name(record)
      isRepeated = isRepeated || groups[name] != nil
      groups[name, default: []].append(index)
    }
    guard isRepeated else { return }
    for (name, group) in groups where group.count > 1 {
      let ranges = group.map { ByteRange(Int(records[$0].start), Int(records[$0].end)) }
      for (position, range) in ranges.enumerated() {
        let others = ranges.enumerated().lazy.filter { $0.offset != position }.map(\.element).prefix(5)
        report(.duplicateKey, range, argument: name, related: Array(others))
      }
    }
  }

  private func name(_ record: NodeRecord) -> String {
    let content = nameContent(record)
    guard record.flags.contains(.hasEscapes) else { return text(content) }
    return StringLiteral.decode(content, in: bytes).string
  }

  /// The bytes of a name without its quotes.
  @inline(__always)
  private func nameContent(_ record: NodeRecord) -> ByteRange {
    let range = ByteRange(Int(record.start), Int(record.end))
    if record.flags.subtracting(.nonASCII).isEmpty { return ByteRange(range.start + 1, range.end - 1) }
    return record.flags.contains(.bare) ? range : QuotedText(range, record.flags, in: bytes).content
  }

  @inline(__always)
  private func forEachName(of container: Int, _ body: (Int, NodeRecord) -> Void) {
    let end = Int(records[container].next)
    var index = container + 1
    while index < end {
      let record = records[index]
      if !record.flags.contains(.nameless) { body(index, record) }
      index = max(index + 1, Int(record.next))
    }
  }

  /// Whether two names may be the same: never false if two are. Linear in the number of names.
  @inline(__always)
  private func mayHaveDuplicates(_ container: Int) -> Bool {
    let smallest = 16
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: smallest) { keys in
      var count = 0
      var isOdd = false
      var isRepeated = false
      // A bit for each key, which tells most others from it.
      var seen: UInt64 = 0
      forEachName(of: container) { _, record in
        isOdd = isOdd || record.flags.contains(.hasEscapes)
        let key = key(of: record)
        let bit: UInt64 = 1 << ((key &* 0x9E37_79B9_7F4A_7C15) >> 58)
        if seen & bit != 0 {
          for other in 0..<min(count, smallest) where keys[other] == key { isRepeated = true }
        }
        seen |= bit
        if count < smallest { keys[count] = key }
        count += 1
      }
      if count < 2 { return false }
      return isOdd || isRepeated || (count > smallest && mayRepeat(container, count))
    }
  }

  private func mayRepeat(_ container: Int, _ count: Int) -> Bool {
    var keys = Set<UInt64>(minimumCapacity: count)
    var isRepeated = false
    forEachName(of: container) { _, record in
      if !keys.insert(key(of: record)).inserted { isRepeated = true }
    }
    return isRepeated
  }

  /// A number that the bytes of a name always give, and other names hardly ever.
  @inline(__always)
  private func key(of record: NodeRecord) -> UInt64 {
    let content = nameContent(record)
    let (start, count) = (content.start, content.count)
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return 0 }
    guard count >= 8 else {
      guard start + 8 <= bytes.count else {
        return bytes[start..<start + count].reversed().reduce(UInt64(count)) { $0 << 8 | UInt64($1) }
      }
      let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: start, as: UInt64.self))
      return UInt64(count) << UInt64(8 * count) | word & (1 << UInt64(8 * count) - 1)
    }
    var key = UInt64(count)
    var offset = start
    while true {
      let isLast = offset + 8 >= start + count
      let word = base.loadUnaligned(fromByteOffset: isLast ? start + count - 8 : offset, as: UInt64.self)
      key = (key ^ word) &* 0x9E37_79B9_7F4A_7C15
      key ^= key >> 29
      if isLast { return key }
      offset += 8
    }
  }
}
