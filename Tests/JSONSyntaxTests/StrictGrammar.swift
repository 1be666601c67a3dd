/// The grammar of RFC 8259, rule by rule: what a strict reader takes. Written apart from the parser, to be compared
/// with it.
struct StrictGrammar {
  private let bytes: [UInt8]
  private var offset = 0

  static func accepts(_ bytes: [UInt8]) -> Bool {
    guard String(validating: bytes, as: UTF8.self) != nil else { return false }
    var grammar = StrictGrammar(bytes: bytes)
    guard grammar.value(depth: 0) else { return false }
    return grammar.offset == bytes.count
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: Character? { offset < bytes.count ? Character(Unicode.Scalar(bytes[offset])) : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    offset += 1
    return true
  }

  private mutating func space() {
    while let character = next, character == " " || character == "\t" || character == "\n" || character == "\r" {
      offset += 1
    }
  }

  private mutating func value(depth: Int) -> Bool {
    space()
    defer { space() }
    switch next {
    case "{": return list("{", "}", depth) { $0.member(depth: depth + 1) }
    case "[": return list("[", "]", depth) { $0.value(depth: depth + 1) }
    case "\"": return string()
    case "t": return word("true")
    case "f": return word("false")
    case "n": return word("null")
    default: return number()
    }
  }

  private mutating func list(
    _ open: Character, _ close: Character, _ depth: Int, item: (inout StrictGrammar) -> Bool
  ) -> Bool {
    guard take(open) else { return false }
    space()
    if take(close) { return true }
    repeat {
      guard item(&self) else { return false }
    } while take(",")
    return take(close)
  }

  private mutating func member(depth: Int) -> Bool {
    space()
    guard string() else { return false }
    space()
    return take(":") && value(depth: depth)
  }

  private mutating func word(_ word: String) -> Bool { word.allSatisfy { take($0) } }

  private mutating func string() -> Bool {
    guard take("\"") else { return false }
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return true
      case 0..<0x20: return false
      case UInt8(ascii: "\\"):
        guard let letter = next else { return false }
        offset += 1
        if letter == "u" {
          for _ in 0..<4 {
            guard let digit = next, digit.isHexDigit, digit.isASCII else { return false }
            offset += 1
          }
        } else if !"\"\\/bfnrt".contains(letter) {
          return false
        }
      default: break
      }
    }
    return false
  }

  private mutating func digits() -> Bool {
    let start = offset
    while let digit = next, ("0"..."9").contains(digit) { offset += 1 }
    return offset > start
  }

  private mutating func number() -> Bool {
    _ = take("-")
    if !take("0") {
      guard digits() else { return false }
    }
    if take("."), !digits() { return false }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      return digits()
    }
    return true
  }
}
