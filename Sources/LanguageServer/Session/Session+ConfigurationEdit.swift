import JSONSyntax
import LanguageServerProtocol
import PayloadAnalysis
import ProjectIndex
import SourceText

extension Session {
  /// An edit of the configuration that holds for a document, as it is in the editor or on disk; there may be none yet.
  /// nil if there is nothing to change, if it cannot be read, or if the client cannot create files.
  func configurationEdit(
    for uri: DocumentURI, _ change: (SyntaxTree) -> [SourceText.Edit]?
  ) -> WorkspaceEdit? {
    guard abilities.createsFiles, URIPath.isFile(uri), let folder = path(of: uri).folder else { return nil }
    switch project.configuration(for: folder) {
    case .failure: return nil
    case .success(let file): return edit(of: file, change)
    case nil:
      guard let text = change(SyntaxTree.parse(SourceText("")))?.map(\.replacement).joined() else { return nil }
      let top = project.workspace.filter { folder.relative(to: $0) != nil }.max { $0.bytes.count < $1.bytes.count }
      let path = (top ?? folder).appending(DocumentRole.configurationFileName)
      return abilities.creation(of: URIPath.uri(of: path), text)
    }
  }

  private func edit(
    of file: ConfigurationFile, _ change: (SyntaxTree) -> [SourceText.Edit]?
  ) -> WorkspaceEdit? {
    let uri = URIPath.uri(of: file.path)
    let open = documents[uri]
    let tree = open?.content.analysis.tree ?? file.analysis.tree
    guard let edits = change(tree) else { return nil }
    var converter = PositionConverter(tree.text, encoding)
    let textEdits = edits.map { TextEdit(range: converter.range(of: $0.range), newText: $0.replacement) }
    return abilities.edit(of: open?.uri ?? uri, version: open?.content.version, textEdits)
  }
}
