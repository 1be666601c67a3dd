import JSONSyntax
import SourceText

extension ActionSite {
  /// Takes all white space away that nothing needs.
  static let minify: @Sendable (ActionSite) -> [CodeAction] = { site in
    let region = site.region
    let minify = site.rewrite("Minify", region.tree.minifyingEdits(of: region.root))
    // The sizes tell at once, where white space is all that is between tokens.
    if let size = region.payload?.size, region.tree.isStrictJSON {
      return size.written == size.minified ? [] : [minify]
    }
    return minify.edits.isEmpty ? [] : [minify]
  }
}
