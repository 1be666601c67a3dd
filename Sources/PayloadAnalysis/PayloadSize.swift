import JSONSyntax
import SourceText

/// The sizes of a payload, in UTF-8 bytes. Inside of a JSON string they are those of the decoded text.
package struct PayloadSize: Sendable, Equatable {
  /// The text from brace to brace.
  package var written: Int
  /// The same without white space (and comments) between tokens, escapes as written. The limit applies to it.
  package var minified: Int
  /// The minified text with each UTF-16 unit outside of ASCII as the six bytes of `\uXXXX`.
  package var escaped: Int

  package static let limit = 4096
  package static let voipLimit = 5120
  /// https://developer.apple.com/documentation/usernotifications/sending-broadcast-push-notification-requests-to-apns
  package static let broadcastLimit = 5120

  package init(of node: Node) {
    let range = node.range
    written = range.count
    minified = 0
    escaped = 0
    for token in Tokens(node.tree.text, in: range) where !token.kind.isTrivia {
      let end = min(token.range.end, range.end)
      minified += end - token.range.start
      escaped += PayloadSize.escapedCount(ByteRange(token.range.start, end), in: node.tree.text)
    }
  }

  /// The bytes of a text in which everything outside of ASCII is written as `\uXXXX`.
  private static func escapedCount(_ range: ByteRange, in text: SourceText) -> Int {
    text.bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      var offset = range.start
      while offset < range.end {
        let length = bytes[offset] < 0x80 ? 1 : max(1, UTF8Sequence.length(at: offset, in: bytes, before: range.end))
        count += bytes[offset] < 0x80 ? 1 : length == 4 ? 12 : 6
        offset += length
      }
      return count
    }
  }
}
