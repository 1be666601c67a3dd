/// The marks that people and word processors put around text, `"` among them.
enum QuotationMark {
  /// Marks that close what one of the same family opens. JSON's own mark closes typographic double ones, too.
  enum Family { case json, apostrophe, backtick, typographicDouble, typographicSingle, entity }

  /// The family of the mark that begins at `offset` and its length in bytes; nil if none does.
  static func mark(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (family: Family, length: Int)? {
    guard offset >= 0, offset < bytes.count else { return nil }
    switch bytes[offset] {
    case UInt8(ascii: "\""): return (.json, 1)
    case UInt8(ascii: "'"): return (.apostrophe, 1)
    case UInt8(ascii: "`"): return (.backtick, 1)
    case UInt8(ascii: "&"): return entity(at: offset, in: bytes).map { (.entity, $0) }
    case 0xC2 where offset + 1 < bytes.count:
      switch bytes[offset + 1] {
      case 0xAB, 0xBB: return (.typographicDouble, 2)  // « »
      case 0xB4: return (.backtick, 2)  // ´
      default: return nil
      }
    case 0xE2 where offset + 2 < bytes.count && bytes[offset + 1] == 0x80:
      switch bytes[offset + 2] {
      case 0x9C...0x9F, 0xB3: return (.typographicDouble, 3)  // “ ” „ ‟ ″
      case 0x98...0x9B, 0xB2, 0xB9, 0xBA: return (.typographicSingle, 3)  // ‘ ’ ‚ ‛ ′ ‹ ›
      default: return nil
      }
    case 0xEF where offset + 2 < bytes.count && bytes[offset + 1] == 0xBC:
      switch bytes[offset + 2] {
      case 0x82: return (.typographicDouble, 3)  // ＂
      case 0x87: return (.typographicSingle, 3)  // ＇
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether a mark of `family` closes a string that one of `opening` began.
  static func closes(_ family: Family, _ opening: Family) -> Bool {
    switch opening {
    case .json: family == .json
    case .apostrophe: family == .apostrophe || family == .typographicSingle
    case .backtick: family == .backtick || family == .apostrophe
    case .typographicDouble: family == .typographicDouble || family == .json
    case .typographicSingle: family == .typographicSingle || family == .apostrophe
    case .entity: family == .entity
    }
  }

  /// The length in bytes of a double quotation mark as HTML writes it, nil if none begins at an offset.
  private static func entity(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    entities.first { entity in
      let end = offset + entity.utf8CodeUnitCount
      return end <= bytes.count
        && bytes[offset..<end].elementsEqual(UnsafeBufferPointer(start: entity.utf8Start, count: end - offset))
    }?.utf8CodeUnitCount
  }

  private static let entities: [StaticString] = ["&quot;", "&#34;", "&#034;", "&#x22;", "&ldquo;", "&rdquo;"]

  /// Whether a quotation mark with a backslash before it begins at `offset`, as in text that was a string itself.
  static func isEscaped(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    offset >= 0 && offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: "\\")
      && bytes[offset + 1] == UInt8(ascii: "\"")
  }

  /// The length in bytes of the mark that begins at `offset`, 0 if none does.
  static func length(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    mark(at: offset, in: bytes)?.length ?? 0
  }

  /// The length in bytes of the mark that ends at `end` and does not begin before `start`, 0 if none does.
  static func length(endingAt end: Int, notBefore start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    for length in 1...7 where end - length >= start && mark(at: end - length, in: bytes)?.length == length {
      return length
    }
    return 0
  }
}
