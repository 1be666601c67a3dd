/// Writing of JSON strings (RFC 8259, section 7).
package enum JSONText {
  /// A string as a JSON string, its quotes included. Only what must be escaped is.
  package static func quoted(_ string: String) -> String { "\"" + escaped(string) + "\"" }

  /// A string as it stands between the quotes of a JSON string.
  package static func escaped(_ string: String) -> String {
    let isPlain = string.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    if isPlain { return string }
    var result = ""
    result.reserveCapacity(string.utf8.count)
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..<"\u{20}": result += escapedControlCharacter(UInt8(scalar.value))
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The escape of a byte below 0x20.
  static func escapedControlCharacter(_ byte: UInt8) -> String {
    switch byte {
    case 0x08: return "\\b"
    case 0x09: return "\\t"
    case 0x0A: return "\\n"
    case 0x0C: return "\\f"
    case 0x0D: return "\\r"
    default:
      let digits = String(byte, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
