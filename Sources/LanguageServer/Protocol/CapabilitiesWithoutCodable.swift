import JSONRPC
import LanguageServerProtocol

// What a client says of itself in `initialize`, which it waits for when it starts: Codable looks up the conformances of
// the keys of each type, one after the other. A test holds them equal to what Codable reads.

extension InitializeParams: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    let json = try json.object()
    self.init(
      processId: json.lenient("processId"), rootPath: json.lenient("rootPath"), rootUri: json.lenient("rootUri"),
      initializationOptions: json.lenient("initializationOptions"), capabilities: json.lenient("capabilities"),
      trace: json.lenient("trace"), workspaceFolders: json.lenient("workspaceFolders"),
      workDoneToken: json.lenient("workDoneToken"))
  }
}

extension WorkspaceFolder: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    self.init(uri: try json["uri"], name: try json["name"])
  }
}

extension ClientCapabilities: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    let json = try json.object()
    self.init(
      general: json.lenient("general"), window: json.lenient("window"), workspace: json.lenient("workspace"),
      textDocument: json.lenient("textDocument"))
  }
}

extension GeneralClientCapabilities: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    let json = try json.object()
    self.init(positionEncodings: json.lenient("positionEncodings"))
  }
}

extension WindowClientCapabilities: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    let json = try json.object()
    self.init(workDoneProgress: json.lenient("workDoneProgress"))
  }
}

extension WorkspaceClientCapabilities: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    let json = try json.object()
    self.init(
      applyEdit: json.lenient("applyEdit"), workspaceEdit: json.lenient("workspaceEdit"),
      configuration: json.lenient("configuration"), didChangeConfiguration: json.lenient("didChangeConfiguration"),
      didChangeWatchedFiles: json.lenient("didChangeWatchedFiles"), workspaceFolders: json.lenient("workspaceFolders"),
      fileOperations: json.lenient("fileOperations"), diagnostics: json.lenient("diagnostics"),
      inlayHint: json.lenient("inlayHint"), codeLens: json.lenient("codeLens"))
  }
}

extension WorkspaceEditClientCapabilities: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    let json = try json.object()
    self.init(documentChanges: json.lenient("documentChanges"), resourceOperations: json.lenient("resourceOperations"))
  }
}

extension FileOperationClientCapabilities: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    let json = try json.object()
    self.init(
      didCreate: json.lenient("didCreate"), didRename: json.lenient("didRename"), didDelete: json.lenient("didDelete"))
  }
}

extension TextDocumentClientCapabilities: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    let json = try json.object()
    self.init(
      completion: json.lenient("completion"), hover: json.lenient("hover"),
      documentSymbol: json.lenient("documentSymbol"), foldingRange: json.lenient("foldingRange"),
      codeAction: json.lenient("codeAction"), codeLens: json.lenient("codeLens"),
      publishDiagnostics: json.lenient("publishDiagnostics"), diagnostic: json.lenient("diagnostic"))
  }
}

extension PublishDiagnosticsClientCapabilities: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    let json = try json.object()
    self.init(
      relatedInformation: json.lenient("relatedInformation"), tagSupport: json.lenient("tagSupport"),
      versionSupport: json.lenient("versionSupport"), codeDescriptionSupport: json.lenient("codeDescriptionSupport"))
  }
}

extension DiagnosticClientCapabilities: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    let json = try json.object()
    self.init(
      relatedInformation: json.lenient("relatedInformation"), tagSupport: json.lenient("tagSupport"),
      codeDescriptionSupport: json.lenient("codeDescriptionSupport"))
  }
}

extension CodeActionClientCapabilities: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    let json = try json.object()
    self.init(
      codeActionLiteralSupport: json.lenient("codeActionLiteralSupport"),
      isPreferredSupport: json.lenient("isPreferredSupport"), disabledSupport: json.lenient("disabledSupport"),
      dataSupport: json.lenient("dataSupport"), resolveSupport: json.lenient("resolveSupport"))
  }
}

extension CodeActionClientCapabilities.LiteralSupport: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    let json = try json.object()
    self.init(codeActionKind: json.lenient("codeActionKind"))
  }
}

extension CompletionClientCapabilities: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    let json = try json.object()
    self.init(completionItem: json.lenient("completionItem"), completionItemKind: json.lenient("completionItemKind"))
  }
}

extension CompletionClientCapabilities.Item: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    let json = try json.object()
    self.init(
      snippetSupport: json.lenient("snippetSupport"), commitCharactersSupport: json.lenient("commitCharactersSupport"),
      documentationFormat: json.lenient("documentationFormat"), deprecatedSupport: json.lenient("deprecatedSupport"),
      tagSupport: json.lenient("tagSupport"), insertReplaceSupport: json.lenient("insertReplaceSupport"),
      resolveSupport: json.lenient("resolveSupport"), insertTextModeSupport: json.lenient("insertTextModeSupport"),
      labelDetailsSupport: json.lenient("labelDetailsSupport"))
  }
}

extension DocumentSymbolClientCapabilities: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    let json = try json.object()
    self.init(
      hierarchicalDocumentSymbolSupport: json.lenient("hierarchicalDocumentSymbolSupport"),
      symbolKind: json.lenient("symbolKind"))
  }
}

extension FoldingRangeClientCapabilities: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    let json = try json.object()
    self.init(rangeLimit: json.lenient("rangeLimit"), lineFoldingOnly: json.lenient("lineFoldingOnly"))
  }
}

extension HoverClientCapabilities: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    let json = try json.object()
    self.init(contentFormat: json.lenient("contentFormat"))
  }
}

extension ValueSet: JSONReadable where Value: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    let json = try json.object()
    self.init(valueSet: json.lenient("valueSet"))
  }
}

extension ResolveSupport: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    let json = try json.object()
    self.init(properties: json.lenient("properties"))
  }
}

extension DynamicRegistration: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    let json = try json.object()
    self.init(dynamicRegistration: json.lenient("dynamicRegistration"))
  }
}

extension RefreshSupport: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    let json = try json.object()
    self.init(refreshSupport: json.lenient("refreshSupport"))
  }
}

extension InsertTextMode: JSONReadable {}
extension MarkupKind: JSONReadable {}
extension PositionEncodingKind: JSONReadable {}
extension TraceValue: JSONReadable {}
