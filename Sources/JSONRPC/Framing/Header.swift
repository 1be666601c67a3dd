/// What the header lines of one frame said so far.
struct Header: Equatable {
  /// In bytes. Of a longer line only the end is looked at.
  static let longestLine = 4096

  private(set) var length: Int?
  private(set) var foreignCharset: String?
  private var badLength: String?
  private var hasLines = false

  /// What is wrong with the header, if it is now complete.
  var problem: FrameProblem? {
    if let badLength { return .badLength(badLength) }
    return length == nil ? .noLength : nil
  }

  /// Takes a line, without its line ending.
  mutating func read(_ line: [UInt8]) {
    hasLines = true
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return }
    let name = Self.trimmed(line[..<colon])
    let value = Self.trimmed(line[(colon + 1)...])
    // After a broken frame the name may stand behind what is left of its body.
    if Self.equal(name.suffix(Self.lengthName.utf8.count), Self.lengthName) {
      readLength(value)
    } else if Self.equal(name, "content-type") {
      readContentType(value)
    } else if let hidden = Self.lastLength(in: line) {
      readLength(hidden)
    }
  }

  private static let lengthName = "content-length"

  private mutating func readLength(_ value: ArraySlice<UInt8>) {
    length = Self.number(value)
    badLength = length == nil ? Self.shortened(value) : nil
  }

  /// nil for anything but digits, and for more than 64 bits.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty else { return nil }
    var number = 0
    for byte in digits {
      let digit = byte &- UInt8(ascii: "0")
      let (product, isTooLong) = number.multipliedReportingOverflow(by: 10)
      let (sum, isTooLarge) = product.addingReportingOverflow(Int(digit))
      guard digit <= 9, !isTooLong, !isTooLarge else { return nil }
      number = sum
    }
    return number
  }

  private mutating func readContentType(_ value: ArraySlice<UInt8>) {
    for parameter in value.split(separator: UInt8(ascii: ";")).dropFirst() {
      let parts = parameter.split(separator: UInt8(ascii: "="), maxSplits: 1)
      guard parts.count == 2, Self.equal(Self.trimmed(parts[0]), "charset") else { continue }
      let charset = Self.trimmed(parts[1]).filter { $0 != UInt8(ascii: "\"") }[...]
      let isUTF8 = Self.equal(charset, "utf-8") || Self.equal(charset, "utf8")
      foreignCharset = isUTF8 ? nil : Self.shortened(charset)
    }
  }

  private static func lastLength(in line: [UInt8]) -> ArraySlice<UInt8>? {
    let name = lengthName + ":"
    for start in stride(from: line.count - name.utf8.count, through: 0, by: -1) {
      let end = start + name.utf8.count
      if equal(line[start..<end], name) { return trimmed(line[end...]) }
    }
    return nil
  }

  // MARK: - Text

  /// - Parameter name: in lower case.
  private static func equal(_ text: ArraySlice<UInt8>, _ name: String) -> Bool {
    text.elementsEqual(name.utf8) { byte, letter in
      byte == letter || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) && byte | 0x20 == letter
    }
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let start = text.drop(while: isBlank)
    return start.lastIndex { !isBlank($0) }.map { start[...$0] } ?? []
  }

  /// For people.
  private static func shortened(_ text: ArraySlice<UInt8>) -> String {
    String(String(decoding: text, as: UTF8.self).prefix(40))
  }
}
