import JSONRPC
import LanguageServerProtocol

// The answer to `initialize`, which an editor waits for when it starts: Codable looks up the conformances of the keys of
// each type, one after the other.

extension InitializeResult: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("capabilities", capabilities, to: &json)
    members.write("serverInfo", serverInfo, to: &json)
    members.end(in: &json)
  }
}

extension ProgramInfo: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("name", name, to: &json)
    members.write("version", version, to: &json)
    members.end(in: &json)
  }
}

extension ServerCapabilities: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("positionEncoding", positionEncoding?.rawValue, to: &json)
    members.write("textDocumentSync", textDocumentSync, to: &json)
    members.write("completionProvider", completionProvider, to: &json)
    members.write("hoverProvider", hoverProvider, to: &json)
    members.write("documentHighlightProvider", documentHighlightProvider, to: &json)
    members.write("documentSymbolProvider", documentSymbolProvider, to: &json)
    members.write("codeActionProvider", codeActionProvider, to: &json)
    members.write("codeLensProvider", codeLensProvider, to: &json)
    members.write("documentLinkProvider", documentLinkProvider, to: &json)
    members.write("documentFormattingProvider", documentFormattingProvider, to: &json)
    members.write("documentRangeFormattingProvider", documentRangeFormattingProvider, to: &json)
    members.write("documentOnTypeFormattingProvider", documentOnTypeFormattingProvider, to: &json)
    members.write("foldingRangeProvider", foldingRangeProvider, to: &json)
    members.write("selectionRangeProvider", selectionRangeProvider, to: &json)
    members.write("executeCommandProvider", executeCommandProvider, to: &json)
    members.write("inlayHintProvider", inlayHintProvider, to: &json)
    members.write("diagnosticProvider", diagnosticProvider, to: &json)
    members.write("workspace", workspace, to: &json)
    members.end(in: &json)
  }
}

extension TextDocumentSyncOptions: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("openClose", openClose, to: &json)
    members.write("change", change?.rawValue, to: &json)
    members.write("save", save, to: &json)
    members.end(in: &json)
  }
}

extension SaveOptions: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("includeText", includeText, to: &json)
    members.end(in: &json)
  }
}

extension CompletionOptions: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("triggerCharacters", triggerCharacters, to: &json)
    members.write("allCommitCharacters", allCommitCharacters, to: &json)
    members.write("resolveProvider", resolveProvider, to: &json)
    members.write("completionItem", completionItem, to: &json)
    members.end(in: &json)
  }
}

extension CompletionOptions.Item: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("labelDetailsSupport", labelDetailsSupport, to: &json)
    members.end(in: &json)
  }
}

extension CodeActionOptions: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("codeActionKinds", codeActionKinds?.map(\.rawValue), to: &json)
    members.write("resolveProvider", resolveProvider, to: &json)
    members.end(in: &json)
  }
}

extension CodeActionProvider: JSONWritable {
  func write(to json: inout JSONWriter) {
    switch self {
    case .supported(let isSupported): isSupported.write(to: &json)
    case .options(let options): options.write(to: &json)
    }
  }
}

extension CodeLensOptions: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("resolveProvider", resolveProvider, to: &json)
    members.end(in: &json)
  }
}

extension DocumentLinkOptions: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("resolveProvider", resolveProvider, to: &json)
    members.end(in: &json)
  }
}

extension DocumentOnTypeFormattingOptions: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("firstTriggerCharacter", firstTriggerCharacter, to: &json)
    members.write("moreTriggerCharacter", moreTriggerCharacter, to: &json)
    members.end(in: &json)
  }
}

extension ExecuteCommandOptions: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("commands", commands, to: &json)
    members.end(in: &json)
  }
}

extension DiagnosticOptions: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("identifier", identifier, to: &json)
    members.write("interFileDependencies", interFileDependencies, to: &json)
    members.write("workspaceDiagnostics", workspaceDiagnostics, to: &json)
    members.write("workDoneProgress", workDoneProgress, to: &json)
    members.end(in: &json)
  }
}

extension WorkspaceServerCapabilities: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("workspaceFolders", workspaceFolders, to: &json)
    members.write("fileOperations", fileOperations, to: &json)
    members.end(in: &json)
  }
}

extension WorkspaceFoldersServerCapabilities: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("supported", supported, to: &json)
    members.write("changeNotifications", changeNotifications, to: &json)
    members.end(in: &json)
  }
}

extension FileOperationOptions: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("didCreate", didCreate, to: &json)
    members.write("didRename", didRename, to: &json)
    members.write("didDelete", didDelete, to: &json)
    members.end(in: &json)
  }
}

extension FileOperationRegistrationOptions: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("filters", filters, to: &json)
    members.end(in: &json)
  }
}

extension FileOperationFilter: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("scheme", scheme, to: &json)
    members.write("pattern", pattern, to: &json)
    members.end(in: &json)
  }
}

extension FileOperationPattern: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("glob", glob, to: &json)
    members.end(in: &json)
  }
}
