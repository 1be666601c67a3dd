import JSONSyntax
import PayloadAnalysis
import SourceText

extension ActionSite {
  /// Takes all white space away that nothing needs.
  static let minify: @Sendable (ActionSite) -> [CodeAction] = { site in
    let region = site.region
    let minify = site.rewrite("Minify", region.minifyingEdits)
    // The sizes tell at once, where white space is all that is between tokens.
    if let size = region.payload?.size, region.tree.isStrictJSON {
      return size.written == size.minified ? [] : [minify]
    }
    return minify.edits.isEmpty ? [] : [minify]
  }
}

extension Region {
  /// Each edit is sent with its lines and columns: a text of 230 KB would be mended by 3 MB.
  private static let mostEdits = 50

  fileprivate var minifyingEdits: [TextEdit] {
    let edits = tree.minifyingEdits(of: root)
    guard edits.count > Region.mostEdits else { return edits }
    return TextEdit.difference(from: tree.text, to: tree.text.applying(edits)).map { [$0] } ?? []
  }
}
