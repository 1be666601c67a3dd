/// A URI as it is compared: with its escapes read, its scheme and a Windows drive in lower case. Clients write the same
/// document as `file:///c%3A/a.apns` and `file:///C:/a.apns`.
struct DocumentKey: Hashable, Sendable {
  private let text: String

  init(_ uri: String) {
    let decoded = URIPath.percentDecoded(uri)
    guard let colon = decoded.firstIndex(of: ":") else {
      text = decoded
      return
    }
    let scheme = decoded[..<colon].lowercased()
    var rest = decoded[colon...]
    if scheme == "file", let drive = URIPath.drive(in: rest) {
      rest.replaceSubrange(drive, with: rest[drive].lowercased())
    }
    text = scheme + rest
  }
}

/// The parts of a URI that matter here (RFC 3986, RFC 8089).
enum URIPath {
  /// Reads `%41` as `A`. What is no escape stays; broken UTF-8 is repaired with U+FFFD.
  static func percentDecoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "%"), offset + 2 < bytes.count,
        let high = hexadecimal(bytes[offset + 1]), let low = hexadecimal(bytes[offset + 2])
      {
        decoded.append(high << 4 | low)
        offset += 3
      } else {
        decoded.append(bytes[offset])
        offset += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// The letter of `:///C:/…`.
  static func drive(in rest: Substring) -> Swift.Range<Substring.Index>? {
    let prefix = rest.prefix(6)
    guard prefix.hasPrefix(":///"), prefix.count == 6, prefix.last == ":" else { return nil }
    let letter = prefix.index(prefix.startIndex, offsetBy: 4)
    return prefix[letter].isASCII && prefix[letter].isLetter ? letter..<prefix.index(after: letter) : nil
  }

  /// Whether a URI names a file, as a path without a scheme does, too.
  static func isFile(_ uri: String) -> Bool {
    guard let colon = uri.firstIndex(of: ":") else { return true }
    return uri[..<colon].lowercased() == "file"
  }

  /// The path of a `file:` URI, as the operating system writes it; for any other URI the part that names the document.
  static func path(of uri: String) -> String {
    guard let colon = uri.firstIndex(of: ":") else { return percentDecoded(uri) }
    var rest = uri[uri.index(after: colon)...]
    if uri[..<colon].lowercased() != "file" { rest = rest.prefix { $0 != "?" && $0 != "#" } }
    if rest.hasPrefix("//") {
      let afterHost = rest.dropFirst(2)
      rest = afterHost.firstIndex(of: "/").map { afterHost[$0...] } ?? afterHost
    }
    return percentDecoded(String(rest))
  }

  /// The URI of a file, its path as the operating system writes it (RFC 3986: what is not unreserved is escaped).
  static func uri(ofFile path: [UInt8]) -> String {
    path.reduce(into: "file://") { uri, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
