import JSONRPC
import LanguageServerProtocol
import Testing

/// What may be sent to a client, by what it announced (LSP 3.17). It looks at messages as plain JSON, and so shares
/// nothing with the server's own reading of the capabilities.
struct AnnouncementRules {
  let client: ClientFixture

  init(_ client: ClientFixture) {
    self.client = client
  }

  // MARK: - The answer to `initialize`

  func checkServer(_ server: LSPAny) {
    let encoding = server["positionEncoding"]
    let offered = client.strings("general.positionEncodings") ?? ["utf-16"]
    #expect(offered.map { LSPAny.string($0) }.contains(encoding ?? "utf-16"))
    #expect((server["diagnosticProvider"] != nil) == client.pullsDiagnostics)
    #expect((server["executeCommandProvider"] != nil) == (!client.takesLiterals && client.says("workspace.applyEdit")))
    checkOffered(server["workspace"]?["workspaceFolders"], "workspace.workspaceFolders")
    for operation in ["didCreate", "didRename", "didDelete"] {
      checkOffered(server["workspace"]?["fileOperations"]?[operation], "workspace.fileOperations.\(operation)")
    }
    if case .object? = server["codeActionProvider"] { #expect(client.takesLiterals) }
    #expect((server["codeActionProvider"]?["resolveProvider"] == true) == client.resolvesActions)
    let completion = server["completionProvider"]
    let resolves = client.strings("textDocument.completion.completionItem.resolveSupport.properties") ?? []
    if completion?["resolveProvider"] == true { #expect(resolves.contains("documentation")) }
    checkOffered(
      completion?["completionItem"]?["labelDetailsSupport"],
      "textDocument.completion.completionItem.labelDetailsSupport")
  }

  private func checkOffered(_ value: LSPAny?, _ path: String) {
    #expect((value != nil) == client.says(path), "\(path)")
  }

  // MARK: - What the server says by itself

  func checkRequest(_ method: String, _ params: LSPAny) {
    switch method {
    case "client/registerCapability":
      for registration in params["registrations"]?.elements ?? [] {
        switch registration["method"] {
        case "workspace/didChangeConfiguration":
          #expect(client.says("workspace.didChangeConfiguration.dynamicRegistration"))
        case "workspace/didChangeWatchedFiles":
          #expect(client.says("workspace.didChangeWatchedFiles.dynamicRegistration"))
        default: Issue.record("a registration of \(registration)")
        }
      }
    case "workspace/configuration": #expect(client.says("workspace.configuration"))
    case "workspace/applyEdit":
      #expect(client.says("workspace.applyEdit"))
      checkEdit(params["edit"])
    case "workspace/diagnostic/refresh":
      #expect(client.pullsDiagnostics && client.says("workspace.diagnostics.refreshSupport"))
    case "workspace/inlayHint/refresh": #expect(client.says("workspace.inlayHint.refreshSupport"))
    case "workspace/codeLens/refresh": #expect(client.says("workspace.codeLens.refreshSupport"))
    case "window/workDoneProgress/create": #expect(client.says("window.workDoneProgress"))
    default: Issue.record("a request \(method)")
    }
  }

  /// - Parameter tokens: those that the client gave or allowed.
  func checkNotification(_ method: String, _ params: LSPAny, tokens: Set<LSPAny>) {
    switch method {
    case "textDocument/publishDiagnostics":
      #expect(!client.pullsDiagnostics, "pushed to a client that pulls")
      if params["version"] != nil { #expect(client.says("textDocument.publishDiagnostics.versionSupport")) }
      checkDiagnostics(params["diagnostics"])
    case "$/progress": #expect(params["token"].map(tokens.contains) == true)
    case "window/showMessage", "window/logMessage": break
    default: Issue.record("a notification \(method)")
    }
  }

  // MARK: - Parts of answers

  func checkDiagnostics(_ diagnostics: LSPAny?) {
    for diagnostic in diagnostics?.elements ?? [] {
      #expect(diagnostic["source"] == "apns" && diagnostic["code"] != nil)
      #expect(diagnostic["data"] == nil)
      if diagnostic["codeDescription"] != nil { #expect(client.saysOfDiagnostics("codeDescriptionSupport")) }
      if diagnostic["relatedInformation"] != nil { #expect(client.saysOfDiagnostics("relatedInformation")) }
      for tag in diagnostic["tags"]?.elements ?? [] {
        #expect(client.diagnosticTags.map { LSPAny.integer($0) }.contains(tag))
      }
    }
  }

  func checkCompletion(_ item: LSPAny) {
    let able = "textDocument.completion.completionItem"
    if item["insertTextFormat"] == 2 { #expect(client.says("\(able).snippetSupport")) }
    if item["textEdit"]?["insert"] != nil { #expect(client.says("\(able).insertReplaceSupport")) }
    if item["commitCharacters"] != nil { #expect(client.says("\(able).commitCharactersSupport")) }
    if item["labelDetails"] != nil { #expect(client.says("\(able).labelDetailsSupport")) }
    if item["preselect"] != nil { #expect(client.says("\(able).preselectSupport")) }
    if item["deprecated"] != nil { #expect(client.says("\(able).deprecatedSupport")) }
    if let mode = item["insertTextMode"] {
      #expect(
        (client.integers("\(able).insertTextModeSupport.valueSet") ?? []).map { LSPAny.integer($0) }.contains(mode))
    }
    if item["tags"] != nil { #expect(client.integers("\(able).tagSupport.valueSet")?.contains(1) == true) }
    let kinds = client.integers("textDocument.completion.completionItemKind.valueSet") ?? Array(1...18)
    if let kind = item["kind"] { #expect(kinds.map { LSPAny.integer($0) }.contains(kind)) }
    if let text = item["documentation"] { checkText(text, client.strings("\(able).documentationFormat")) }
  }

  /// A text is in the form that the client likes best, and a plain string where it names none.
  func checkText(_ text: LSPAny, _ formats: [String]?) {
    if let format = formats?.first {
      #expect(text["kind"] == .string(format))
    } else if case .string = text {
    } else {
      Issue.record("marked up")
    }
  }

  func checkSymbols(_ symbols: LSPAny) {
    let able = "textDocument.documentSymbol"
    let isTree = client.says("\(able).hierarchicalDocumentSymbolSupport")
    let kinds = (client.integers("\(able).symbolKind.valueSet") ?? Array(1...18)).map { LSPAny.integer($0) }
    for symbol in symbols.elements {
      #expect((symbol["selectionRange"] != nil) == isTree && (symbol["location"] != nil) != isTree)
      #expect(symbol["kind"].map(kinds.contains) == true)
      if let children = symbol["children"] { checkSymbols(children) }
    }
  }

  func checkFolds(_ folds: LSPAny) {
    for fold in folds.elements {
      let able = "textDocument.foldingRange"
      if client.says("\(able).lineFoldingOnly") {
        #expect(fold["startCharacter"] == nil && fold["endCharacter"] == nil)
      }
      if fold["collapsedText"] != nil { #expect(client.says("\(able).foldingRange.collapsedText")) }
    }
  }

  func checkAction(_ action: LSPAny) {
    let able = "textDocument.codeAction"
    if case .string = action["command"] {
      #expect(!client.takesLiterals)
      return
    }
    #expect(client.takesLiterals)
    if action["isPreferred"] != nil { #expect(client.says("\(able).isPreferredSupport")) }
    if action["disabled"] != nil { #expect(client.says("\(able).disabledSupport")) }
    if action["data"] != nil { #expect(client.says("\(able).dataSupport")) }
    #expect(action["command"] == nil, "no command that the client would have to know")
    if action["edit"] == nil {
      #expect(action["disabled"] != nil || client.resolvesActions && action["data"] != nil)
    } else {
      checkEdit(action["edit"])
    }
  }

  func checkEdit(_ edit: LSPAny?) {
    let able = "workspace.workspaceEdit"
    // There is no other place for the creation of a file.
    let creates = edit?["documentChanges"]?.elements.contains { $0["kind"] == "create" } ?? false
    let takesDocumentChanges = creates || client.says("\(able).documentChanges")
    #expect((edit?["documentChanges"] != nil) == takesDocumentChanges)
    #expect((edit?["changes"] != nil) != takesDocumentChanges)
    for change in edit?["documentChanges"]?.elements ?? [] {
      guard case .string(let kind)? = change["kind"] else { continue }
      #expect(client.strings("\(able).resourceOperations")?.contains(kind) == true)
    }
  }
}

extension LSPAny {
  /// The elements of an array, nothing for any other value.
  var elements: [LSPAny] {
    if case .array(let elements) = self { elements } else { [] }
  }
}
