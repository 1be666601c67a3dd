/// An absolute address (RFC 3986), as far as it can be told without asking the network.
package struct WebAddress: Sendable, Equatable {
  /// In lower case.
  package var scheme: String
  /// Without user and port; nil for schemes without `//`.
  package var host: String?

  /// nil for what is no absolute address: a path, a scheme without anything behind it, `http` without a host, a blank or
  /// another character that no address has.
  package init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let name = text[..<colon]
    let rest = text[text.index(after: colon)...]
    guard WebAddress.isScheme(name), !rest.isEmpty, !text.unicodeScalars.contains(where: WebAddress.isForbidden) else {
      return nil
    }
    scheme = name.lowercased()
    host = nil
    if rest.hasPrefix("//") {
      let authority = rest.dropFirst(2).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
      host = WebAddress.host(of: authority)
    }
    if isWeb, host?.isEmpty ?? true { return nil }
  }

  /// Whether it is one of `http` or `https`.
  package var isWeb: Bool { scheme == "http" || scheme == "https" }

  /// Whether the host is the machine itself.
  package var isLocal: Bool {
    guard let host else { return false }
    return host == "localhost" || host.hasSuffix(".local") || host.hasPrefix("127.") || host == "[::1]"
      || host.hasPrefix("192.168.") || host.hasPrefix("10.")
  }

  private static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic else { return false }
    return text.unicodeScalars.allSatisfy { letter in
      letter.isASCII
        && (letter.properties.isAlphabetic || ("0"..."9").contains(letter) || letter == "+" || letter == "-"
          || letter == ".")
    }
  }

  private static func isForbidden(_ letter: Unicode.Scalar) -> Bool {
    letter.value <= 0x20 || letter.value == 0x7F || letter.properties.isWhitespace
      || "<>\"`\\^".unicodeScalars.contains(letter)
  }

  /// The host in lower case; empty where the port behind it is no number.
  private static func host(of authority: Substring) -> String {
    var rest = authority
    if let at = rest.lastIndex(of: "@") { rest = rest[rest.index(after: at)...] }
    if rest.first == "[" {
      guard let close = rest.firstIndex(of: "]") else { return "" }
      return rest[...close].lowercased()
    }
    let parts = rest.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.dropFirst().allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) else {
      return ""
    }
    return parts.first?.lowercased() ?? ""
  }
}
