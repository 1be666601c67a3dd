/// `textDocument/completion`
package enum CompletionRequest: RequestMessage {
  package static let method = "textDocument/completion"
  package typealias Params = CompletionParams
  package typealias Result = CompletionList?
}

/// `completionItem/resolve`: what the client announced that it takes later.
package enum CompletionItemResolveRequest: RequestMessage {
  package static let method = "completionItem/resolve"
  package typealias Params = CompletionItem
  package typealias Result = CompletionItem
}

package struct CompletionParams: Codable, Sendable, Equatable {
  package var textDocument: TextDocumentIdentifier
  package var position: Position
  @Lenient package var context: CompletionContext?

  package init(textDocument: TextDocumentIdentifier, position: Position, context: CompletionContext? = nil) {
    self.textDocument = textDocument
    self.position = position
    self.context = context
  }
}

/// How a completion was started.
package struct CompletionContext: Codable, Sendable, Equatable {
  /// 1: by request, 2: by a trigger character, 3: because the list before it was incomplete.
  package var triggerKind: Int
  package var triggerCharacter: String?

  package init(triggerKind: Int, triggerCharacter: String? = nil) {
    self.triggerKind = triggerKind
    self.triggerCharacter = triggerCharacter
  }
}

package struct CompletionList: Codable, Sendable, Equatable {
  package var isIncomplete: Bool
  package var items: [CompletionItem]

  package init(isIncomplete: Bool, items: [CompletionItem]) {
    self.isIncomplete = isIncomplete
    self.items = items
  }
}

package struct CompletionItem: Codable, Sendable, Equatable {
  package var label: String
  package var labelDetails: CompletionItemLabelDetails?
  package var kind: CompletionItemKind?
  package var tags: [CompletionItemTag]?
  package var detail: String?
  package var documentation: StringOrMarkupContent?
  package var deprecated: Bool?
  package var sortText: String?
  package var filterText: String?
  package var insertText: String?
  package var insertTextFormat: InsertTextFormat?
  package var insertTextMode: InsertTextMode?
  package var textEdit: CompletionTextEdit?
  package var additionalTextEdits: [TextEdit]?
  package var commitCharacters: [String]?
  package var command: Command?
  package var data: LSPAny?

  package init(
    label: String, labelDetails: CompletionItemLabelDetails? = nil, kind: CompletionItemKind? = nil,
    tags: [CompletionItemTag]? = nil, detail: String? = nil, documentation: StringOrMarkupContent? = nil,
    deprecated: Bool? = nil, sortText: String? = nil, filterText: String? = nil, insertText: String? = nil,
    insertTextFormat: InsertTextFormat? = nil, insertTextMode: InsertTextMode? = nil,
    textEdit: CompletionTextEdit? = nil, additionalTextEdits: [TextEdit]? = nil, commitCharacters: [String]? = nil,
    command: Command? = nil, data: LSPAny? = nil
  ) {
    self.label = label
    self.labelDetails = labelDetails
    self.kind = kind
    self.tags = tags
    self.detail = detail
    self.documentation = documentation
    self.deprecated = deprecated
    self.sortText = sortText
    self.filterText = filterText
    self.insertText = insertText
    self.insertTextFormat = insertTextFormat
    self.insertTextMode = insertTextMode
    self.textEdit = textEdit
    self.additionalTextEdits = additionalTextEdits
    self.commitCharacters = commitCharacters
    self.command = command
    self.data = data
  }
}

package struct CompletionItemLabelDetails: Codable, Sendable, Equatable {
  package var detail: String?
  package var description: String?

  package init(detail: String? = nil, description: String? = nil) {
    self.detail = detail
    self.description = description
  }
}

/// One edit, on one line, around the cursor; with two ranges only for clients with `insertReplaceSupport`.
package enum CompletionTextEdit: Codable, Sendable, Equatable {
  case edit(TextEdit)
  case insertReplace(InsertReplaceEdit)

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(TextEdit.self) {
      self = .edit(value)
    } else {
      self = .insertReplace(try container.decode(InsertReplaceEdit.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .edit(let value): try container.encode(value)
    case .insertReplace(let value): try container.encode(value)
    }
  }
}

/// `insert` is a prefix of `replace`.
package struct InsertReplaceEdit: Codable, Sendable, Equatable {
  package var newText: String
  package var insert: Range
  package var replace: Range

  package init(newText: String, insert: Range, replace: Range) {
    self.newText = newText
    self.insert = insert
    self.replace = replace
  }
}

package enum CompletionItemKind: Int, Codable, Sendable {
  case text = 1
  case method = 2
  case function = 3
  case constructor = 4
  case field = 5
  case variable = 6
  case `class` = 7
  case interface = 8
  case module = 9
  case property = 10
  case unit = 11
  case value = 12
  case `enum` = 13
  case keyword = 14
  case snippet = 15
  case color = 16
  case file = 17
  case reference = 18
  case folder = 19
  case enumMember = 20
  case constant = 21
  case structure = 22
  case event = 23
  case `operator` = 24
  case typeParameter = 25
}

package enum CompletionItemTag: Int, Codable, Sendable {
  case deprecated = 1
}

package enum InsertTextFormat: Int, Codable, Sendable {
  case plainText = 1
  case snippet = 2
}

package enum InsertTextMode: Int, Codable, Sendable {
  /// The text goes in as it is.
  case asIs = 1
  /// The client indents the lines after the first as the one with the cursor.
  case adjustIndentation = 2
}

package struct CompletionOptions: Codable, Sendable, Equatable {
  package var triggerCharacters: [String]?
  package var allCommitCharacters: [String]?
  package var resolveProvider: Bool?
  package var completionItem: Item?

  package init(
    triggerCharacters: [String]? = nil, allCommitCharacters: [String]? = nil, resolveProvider: Bool? = nil,
    completionItem: Item? = nil
  ) {
    self.triggerCharacters = triggerCharacters
    self.allCommitCharacters = allCommitCharacters
    self.resolveProvider = resolveProvider
    self.completionItem = completionItem
  }

  package struct Item: Codable, Sendable, Equatable {
    package var labelDetailsSupport: Bool?

    package init(labelDetailsSupport: Bool? = nil) {
      self.labelDetailsSupport = labelDetailsSupport
    }
  }
}

package struct CompletionClientCapabilities: Codable, Sendable, Equatable {
  @Lenient package var completionItem: Item?
  @Lenient package var completionItemKind: ValueSet<Int>?

  package init(completionItem: Item? = nil, completionItemKind: ValueSet<Int>? = nil) {
    self.completionItem = completionItem
    self.completionItemKind = completionItemKind
  }

  package struct Item: Codable, Sendable, Equatable {
    @Lenient package var snippetSupport: Bool?
    @Lenient package var commitCharactersSupport: Bool?
    @Lenient package var documentationFormat: [MarkupKind]?
    @Lenient package var deprecatedSupport: Bool?
    @Lenient package var tagSupport: ValueSet<Int>?
    @Lenient package var insertReplaceSupport: Bool?
    @Lenient package var resolveSupport: ResolveSupport?
    @Lenient package var insertTextModeSupport: ValueSet<Int>?
    @Lenient package var labelDetailsSupport: Bool?

    package init(
      snippetSupport: Bool? = nil, commitCharactersSupport: Bool? = nil, documentationFormat: [MarkupKind]? = nil,
      deprecatedSupport: Bool? = nil, tagSupport: ValueSet<Int>? = nil, insertReplaceSupport: Bool? = nil,
      resolveSupport: ResolveSupport? = nil, insertTextModeSupport: ValueSet<Int>? = nil,
      labelDetailsSupport: Bool? = nil
    ) {
      self.snippetSupport = snippetSupport
      self.commitCharactersSupport = commitCharactersSupport
      self.documentationFormat = documentationFormat
      self.deprecatedSupport = deprecatedSupport
      self.tagSupport = tagSupport
      self.insertReplaceSupport = insertReplaceSupport
      self.resolveSupport = resolveSupport
      self.insertTextModeSupport = insertTextModeSupport
      self.labelDetailsSupport = labelDetailsSupport
    }
  }
}
