/// The bytes of a string or name as they are written, for a quick look before its escapes are read. Good only as long as
/// the text's bytes stay where they are, as during a walk.
///
/// It is public because the compiler inlines across modules what is public alone, and each value of a document is looked at.
public struct WrittenText {
  public let bytes: UnsafeBufferPointer<UInt8>

  @inlinable public var count: Int { bytes.count }
  @inlinable public var first: UInt8? { bytes.first }

  /// The last three letters, in lower case and one byte each; nil if there are fewer, or if one is no letter of ASCII.
  @inlinable
  public var ending: UInt32? {
    guard bytes.count >= 3 else { return nil }
    var ending: UInt32 = 0
    for byte in bytes[(bytes.count - 3)...] {
      let letter = byte | 0x20
      guard letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "z") else { return nil }
      ending = ending << 8 | UInt32(letter)
    }
    return ending
  }

  /// Whether the first character is one of ASCII that can be seen, and no escape.
  @inlinable
  public var beginsVisibly: Bool {
    guard let first else { return false }
    return first > 0x20 && first < 0x7F && first != UInt8(ascii: "\\")
  }

  /// Whether the text may begin with a word: it does in upper or lower case, or an escape stands so early that only
  /// reading tells.
  ///
  /// - Parameter word: lower-case letters.
  @inlinable
  public func mayBegin(with word: StaticString) -> Bool {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    for (written, wanted) in zip(bytes, word) where written | 0x20 != wanted { return written == UInt8(ascii: "\\") }
    return bytes.count >= word.count
  }
}

/// What was found out about names, so that a name that stands in a document thousands of times is thought about once.
/// Good as long as the names' bytes stay where they are.
package struct NameMemo {
  private var slots: [(name: WrittenText, verdict: Bool)?] = Array(repeating: nil, count: 64)

  package init() {}

  /// - Parameter judge: asked about a name that was not asked about lately.
  package mutating func verdict(on name: WrittenText, _ judge: () -> Bool) -> Bool {
    let slot = Int(name.bytes.prefix(16).reduce(UInt(bitPattern: name.count)) { $0 &* 31 &+ UInt($1) } & 63)
    if let known = slots[slot], known.name.count == name.count, known.name.bytes.elementsEqual(name.bytes) {
      return known.verdict
    }
    let verdict = judge()
    slots[slot] = (name, verdict)
    return verdict
  }
}
