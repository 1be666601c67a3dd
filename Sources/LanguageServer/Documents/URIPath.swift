import ProjectIndex
import SourceText

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

  /// Where the colon behind the scheme is.
  static func endOfScheme(in uri: String) -> String.Index? {
    uri.utf8.firstIndex(of: UInt8(ascii: ":"))
  }

  /// The letter of `file:///C:/…`, in which case the one or the other is.
  static func drive(in uri: String, after colon: String.Index) -> Swift.Range<String.Index>? {
    let text = uri.utf8
    // What few have is looked at first.
    guard let end = text.index(colon, offsetBy: 5, limitedBy: text.endIndex), end < text.endIndex,
      text[end] == UInt8(ascii: ":"), text[colon..<end].starts(with: ":///".utf8), isFileScheme(text[..<colon])
    else { return nil }
    let letter = text.index(before: end)
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(text[letter] | 0x20) ? letter..<end : nil
  }

  /// Whether a URI names a file, as a path without a scheme does, too.
  static func isFile(_ uri: String) -> Bool {
    endOfScheme(in: uri).map { isFileScheme(uri.utf8[..<$0]) } ?? true
  }

  private static func isFileScheme(_ scheme: Substring.UTF8View) -> Bool {
    scheme.elementsEqual("file".utf8) { $0 | 0x20 == $1 }
  }

  /// Where the file of a URI lies; nil for a URI that names none.
  static func file(of uri: String) -> FilePath? { isFile(uri) ? FilePath(path(of: uri)).normalized : nil }

  /// The path of a `file:` URI, as the operating system writes it; for any other URI the part that names the document.
  static func path(of uri: String) -> String {
    guard let colon = endOfScheme(in: uri) else { return percentDecoded(uri) }
    let slash = UInt8(ascii: "/")
    var rest = uri.utf8[colon...].dropFirst()
    if !isFileScheme(uri.utf8[..<colon]) { rest = rest.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") } }
    if rest.starts(with: "//".utf8) {
      let afterHost = rest.dropFirst(2)
      rest = afterHost.firstIndex(of: slash).map { afterHost[$0...] } ?? afterHost
    }
    return percentDecoded(String(Substring(rest)))
  }

  /// The URI of a file.
  static func uri(of file: FilePath) -> String { "file://" + PercentEncoding.encoded(file.bytes) }

  private static func hexadecimal(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
