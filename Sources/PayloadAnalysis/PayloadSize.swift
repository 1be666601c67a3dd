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

  /// What most families may have; each schema says its own.
  ///
  /// https://developer.apple.com/documentation/usernotifications/generating-a-remote-notification
  package static let limit = 4096
  /// https://developer.apple.com/documentation/usernotifications/sending-broadcast-push-notification-requests-to-apns
  package static let broadcastLimit = 5120

  package init(of node: Node) {
    let size = MinifiedSize(of: node)
    written = node.range.count
    minified = size.plain
    escaped = size.escaped
  }
}
