import JSONSyntax
import PayloadAnalysis
import SourceText

/// A piece of JSON that structure and movement are about.
struct Scope: Sendable {
  var root: Node
  /// Set for the text of a string.
  var region: Region?

  /// A range of the scope's tree as one of the document.
  func outer(_ range: ByteRange) -> ByteRange { region?.outer(range) ?? range }
}

extension Analysis {
  /// The whole of a payload file; in other JSON the payloads and envelopes, the outermost of each.
  var scopes: [Scope] {
    guard options.role == .json else { return tree.root.map { [Scope(root: $0)] } ?? [] }
    var scopes: [Scope] = []
    for region in regions where region.embedding == nil {
      if let last = scopes.last, last.root.range.contains(region.root.range) { continue }
      scopes.append(Scope(root: region.root))
    }
    return scopes
  }

  /// The scopes, and the texts of strings in them.
  var allScopes: [Scope] { scopes + embeddedRegions.map { Scope(root: $0.root, region: $0) } }

  var embeddedRegions: [Region] { Region.inStrings(regions) }
}

extension Node {
  /// This node and all below it, in the order of the text. The parser bounds the depth.
  func forEach(_ body: (Node) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
