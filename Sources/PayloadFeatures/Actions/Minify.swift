import JSONSyntax
import SourceText

extension ActionSite {
  /// Takes all white space away that nothing needs.
  static let minify: @Sendable (ActionSite) -> [CodeAction] = { site in
    let edits = site.region.tree.minifyingEdits(of: site.region.root)
    return edits.isEmpty ? [] : [site.rewrite("Minify", edits)]
  }
}
