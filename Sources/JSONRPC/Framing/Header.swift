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
    let text = String(decoding: line, as: UTF8.self)
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return }
    let name = Self.trimmed(text[..<colon]).lowercased()
    let value = Self.trimmed(text[text.index(after: colon)...])
    // After a broken frame the name may stand behind what is left of its body.
    if name.hasSuffix("content-length") {
      readLength(value)
    } else if name == "content-type" {
      readContentType(value)
    } else if let hidden = Self.lastLength(in: text) {
      readLength(hidden)
    }
  }

  private mutating func readLength(_ value: Substring) {
    let isNumber = !value.isEmpty && value.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    if isNumber, let number = Int(value) {
      length = number
      badLength = nil
    } else {
      length = nil
      badLength = String(value.prefix(40))
    }
  }

  private mutating func readContentType(_ value: Substring) {
    for parameter in value.split(separator: ";").dropFirst() {
      let parts = parameter.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, Self.trimmed(parts[0]).lowercased() == "charset" else { continue }
      let charset = Self.trimmed(parts[1]).filter { $0 != "\"" }
      let isUTF8 = ["utf-8", "utf8"].contains(charset.lowercased())
      foreignCharset = isUTF8 ? nil : String(charset.prefix(40))
    }
  }

  private static func lastLength(in text: String) -> Substring? {
    let name = "content-length:"
    let bytes = Array(text.lowercased().utf8)
    guard bytes.count >= name.utf8.count else { return nil }
    for start in stride(from: bytes.count - name.utf8.count, through: 0, by: -1)
    where bytes[start...].starts(with: name.utf8) {
      return trimmed(Substring(String(decoding: bytes[(start + name.utf8.count)...], as: UTF8.self)))
    }
    return nil
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    let start = text.drop(while: isBlank)
    return start.lastIndex(where: { !isBlank($0) }).map { start[...$0] } ?? ""
  }
}
