import JSONSyntax

/// Whether a name is a known one but for its spelling.
package enum KeySpelling {
  /// The name in lower case without what separates its words: `thread-id`, `threadId` and `thread_ID` are one, and so are
  /// names that look like them.
  package static func folded(_ name: String) -> String {
    var name = name
    let ascii: String? = name.withUTF8 { bytes in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      return String(unsafeUninitializedCapacity: bytes.count) { buffer in
        var count = 0
        for byte in bytes where !isSeparator(byte) {
          buffer[count] = lowercase(byte)
          count += 1
        }
        return count
      }
    }
    let isJoint = { (letter: Unicode.Scalar) in letter == "-" || letter == "_" || letter == " " }
    return ascii
      ?? String(String.UnicodeScalarView(LookAlike.plain(name).lowercased().unicodeScalars.filter { !isJoint($0) }))
  }

  /// Whether two names differ only in case and in what separates their words.
  package static func isSame(_ one: String, _ other: String) -> Bool {
    var (one, other) = (one, other)
    return one.withUTF8 { one in other.withUTF8 { isSame(one, $0) } }
  }

  fileprivate static func isSame(_ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard mayBeginAlike(one, other) else { return false }
    var (left, right) = (0, 0)
    while true {
      while left < one.count, isSeparator(one[left]) { left += 1 }
      while right < other.count, isSeparator(other[right]) { right += 1 }
      let (isLeftDone, isRightDone) = (left == one.count, right == other.count)
      if !isLeftDone && one[left] >= 0x80 || !isRightDone && other[right] >= 0x80 {
        return folded(String(decoding: one, as: UTF8.self)) == folded(String(decoding: other, as: UTF8.self))
      }
      if isLeftDone || isRightDone { return isLeftDone && isRightDone }
      if lowercase(one[left]) != lowercase(other[right]) { return false }
      left += 1
      right += 1
    }
  }

  /// False where two names begin with letters that differ, as most do: that says enough.
  @inline(__always)
  fileprivate static func mayBeginAlike(
    _ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let first = one.first, let second = other.first, isLetter(first), isLetter(second) else { return true }
    return first | 0x20 == second | 0x20
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: " ")
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// The property of the schema that a name stands for which is not one of them: the same but for case and
  /// separators, or but for one letter lost, added, replaced or swapped with its neighbour. nil if there is none, or if
  /// the name is a property.
  package static func meant(by name: String, in schema: SchemaNode) -> String? {
    guard schema.property(name) == nil else { return nil }
    return nearest(to: name, among: schema.properties.lazy.filter { !$0.schema.isHidden }.map(\.name))
  }

  /// The nearest of some names, if it is near enough to be meant.
  package static func nearest(to name: String, among names: some Sequence<String>) -> String? {
    let folded = Array(folded(name).unicodeScalars)
    guard folded.count >= 3 else { return nil }
    var found: String?
    for candidate in names where sharesEnd(candidate, folded) && abs(letterCount(candidate) - folded.count) <= 1 {
      if isSame(candidate, name) { return candidate }
      guard found == nil, folded.count >= 4 else { continue }
      let other = Array(Self.folded(candidate).unicodeScalars)
      if other.count >= 4, differByOneEdit(folded, other), !ordinaryWords.contains(Self.folded(name)) {
        found = candidate
      }
    }
    return found
  }

  /// Whether a known name has its first or its last letter in common with a folded one: one edit leaves one of them.
  private static func sharesEnd(_ name: String, _ folded: [Unicode.Scalar]) -> Bool {
    guard let first = name.utf8.first, let last = name.utf8.last else { return false }
    return folded.first == Unicode.Scalar(lowercase(first)) || folded.last == Unicode.Scalar(lowercase(last))
  }

  /// Of a known name, which is ASCII.
  private static func letterCount(_ name: String) -> Int { name.utf8.count { !isSeparator($0) } }

  /// Words of one letter's difference to a key that apps use themselves.
  private static let ordinaryWords: Set<String> = [
    "actions", "bode", "date", "dates", "data", "game", "icons", "land", "link", "names", "same", "sate", "time",
    "tile", "type",
  ]

  /// Whether one edit makes one word the other: a letter added, lost or replaced, or two neighbours swapped.
  private static func differByOneEdit(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Bool {
    let (short, long) = one.count <= other.count ? (one, other) : (other, one)
    guard long.count - short.count <= 1 else { return false }
    var start = 0
    while start < short.count, short[start] == long[start] { start += 1 }
    var end = 0
    while end < short.count - start, short[short.count - 1 - end] == long[long.count - 1 - end] { end += 1 }
    let (left, right) = (short.count - start - end, long.count - start - end)
    if left <= 1, right <= 1 { return true }
    return left == 2 && right == 2 && short[start] == long[start + 1] && short[start + 1] == long[start]
  }
}

extension Node {
  /// The first member of an object whose name is that one but for its spelling.
  package func member(spelledLike name: String) -> Node? {
    var name = name
    return name.withUTF8 { wanted in
      firstMember { KeySpelling.mayBeginAlike($0, wanted) && KeySpelling.isSame($0, wanted) }
    }
  }
}
