import JSONSyntax
import PayloadAnalysis
import SourceText

/// A string that is the address of a page.
package struct DocumentLink: Sendable, Equatable {
  /// Without the quotes.
  package var range: ByteRange
  package var target: String
}

extension Analysis {
  package var links: [DocumentLink] {
    var found: [DocumentLink] = []
    for scope in allScopes {
      scope.root.forEach { node in
        guard node.kind == .string, mayBeAddress(node), let text = node.stringValue, isAddress(text) else { return }
        found.append(DocumentLink(range: scope.outer(node.contentRange), target: text))
      }
    }
    return found.sorted { $0.range < $1.range }
  }

  /// A look at the first byte spares most strings from being read.
  private func mayBeAddress(_ node: Node) -> Bool {
    let first = node.tree.text.byte(at: node.contentRange.start)
    return first.map { $0 | 0x20 == UInt8(ascii: "h") } ?? false
  }

  /// `http` or `https`, a host, and only what an address may have (RFC 3986); placeholders are not filled in yet.
  private func isAddress(_ text: String) -> Bool {
    let lower = text.prefix(8).lowercased()
    let scheme = ["https://", "http://"].first { lower.hasPrefix($0) }
    guard let scheme, text.utf8.count > scheme.utf8.count else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case 0...0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
        UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
        false
      default: true
      }
    }
  }
}
