/// A URI as it is compared: with its escapes read, its scheme and a Windows drive in lower case. Clients write the same
/// document as `file:///c%3A/a.apns` and `file:///C:/a.apns`.
struct DocumentKey: Hashable, Sendable {
  private let text: String

  init(_ uri: String) {
    var text = URIPath.percentDecoded(uri)
    if let colon = URIPath.endOfScheme(in: text) {
      if let drive = URIPath.drive(in: text, after: colon) { Self.lowercase(drive, of: &text) }
      Self.lowercase(text.startIndex..<colon, of: &text)
    }
    self.text = text
  }

  /// Nearly every URI is in lower case there already, and stays the string that it is.
  private static func lowercase(_ range: Swift.Range<String.Index>, of text: inout String) {
    guard !text.utf8[range].allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) else { return }
    text.replaceSubrange(range, with: text[range].lowercased())
  }
}
