import LanguageServerProtocol

// What a client can do with actions and edits.
extension ClientAbilities {
  private var action: CodeActionClientCapabilities? { capabilities.textDocument?.codeAction }
  private var workspaceEdit: WorkspaceEditClientCapabilities? { capabilities.workspace?.workspaceEdit }

  /// Whether it takes actions with their edit; else commands are all it knows.
  var takesActionLiterals: Bool { action?.codeActionLiteralSupport != nil }
  var takesPreferredActions: Bool { action?.isPreferredSupport ?? false }
  var takesDisabledActions: Bool { action?.disabledSupport ?? false }
  /// Whether it asks for an action's edit when somebody has chosen the action, and hands `data` back then.
  var resolvesActionEdits: Bool {
    takesActionLiterals && action?.dataSupport == true
      && action?.resolveSupport?.properties?.contains("edit") == true
  }
  /// Whether the server may ask it to make an edit.
  var appliesEdits: Bool { capabilities.workspace?.applyEdit ?? false }
  private var takesDocumentChanges: Bool { workspaceEdit?.documentChanges ?? false }

  /// Some editors say so without `documentChanges`, though a file can be created there alone.
  var createsFiles: Bool { workspaceEdit?.resourceOperations?.contains("create") == true }

  /// - Parameter version: of the document that the edits are meant on; nil for one that is not open.
  func edit(of uri: DocumentURI, version: Int?, _ edits: [TextEdit]) -> WorkspaceEdit {
    guard takesDocumentChanges else { return WorkspaceEdit(changes: [uri: edits]) }
    let document = OptionalVersionedTextDocumentIdentifier(uri: uri, version: version)
    return WorkspaceEdit(documentChanges: [.edit(TextDocumentEdit(textDocument: document, edits: edits))])
  }

  /// A new file with a text.
  func creation(of uri: DocumentURI, _ text: String) -> WorkspaceEdit {
    let start = Position(line: 0, character: 0)
    let edit = TextEdit(range: Range(start: start, end: start), newText: text)
    let document = OptionalVersionedTextDocumentIdentifier(uri: uri, version: nil)
    return WorkspaceEdit(documentChanges: [
      .create(CreateFile(uri: uri, options: CreateFile.Options(ignoreIfExists: true))),
      .edit(TextDocumentEdit(textDocument: document, edits: [edit])),
    ])
  }
}
