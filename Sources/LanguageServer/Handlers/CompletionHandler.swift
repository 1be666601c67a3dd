import JSONRPC
import JSONSyntax
import LanguageServerProtocol
import PayloadFeatures
import SourceText

extension CompletionParams: DocumentParams {}

enum CompletionHandler: DocumentRequestHandler {
  typealias Message = CompletionRequest

  static func advertise(in capabilities: inout ServerCapabilities, to client: ClientAbilities) {
    capabilities.completionProvider = LanguageServerProtocol.CompletionOptions(
      triggerCharacters: ["\"", ":"], resolveProvider: client.completion.resolvesDocumentation,
      completionItem: client.completion.takesLabelDetails ? .init(labelDetailsSupport: true) : nil)
  }

  /// What is JSON of any kind yet may be the beginning of an envelope.
  static var readsForeignJSON: Bool { true }

  /// The list is narrowed by what was typed, more cleverly than clients do it: they shall ask again at each letter.
  static func answer(
    _ params: CompletionParams, _ document: DocumentSnapshot
  ) throws(ResponseError) -> CompletionList? {
    let found = document.completion(at: params.position).items
    if found.isEmpty, document.analysis.isForeign { return nil }
    let comesLater = document.client.completion.resolvesDocumentation
    let place = comesLater ? Place(document.uri, params.position) : nil
    let data = place?.data
    var writer = ItemWriter(document)
    return CompletionList(isIncomplete: !found.isEmpty, items: found.map { writer.item($0, resolvedWith: data) })
  }

  /// Where an item was proposed, as the client gives it back.
  struct Place {
    let uri: DocumentURI
    let position: Position

    init(_ uri: DocumentURI, _ position: Position) {
      self.uri = uri
      self.position = position
    }

    init?(data: LSPAny?) {
      guard case .array(let parts)? = data, parts.count == 3, case .string(let uri) = parts[0],
        case .integer(let line) = parts[1], case .integer(let character) = parts[2]
      else { return nil }
      self.init(uri, Position(line: line, character: character))
    }

    var data: LSPAny { [.string(uri), .integer(position.line), .integer(position.character)] }
  }
}

/// Adds the documentation of one item, for clients that ask for it when the item is looked at.
enum CompletionResolveHandler: SessionRequestHandler {
  typealias Message = CompletionItemResolveRequest

  static func answer(
    _ params: LanguageServerProtocol.CompletionItem, _ session: Session
  ) throws(ResponseError) -> LanguageServerProtocol.CompletionItem {
    guard let place = CompletionHandler.Place(data: params.data), let document = session.documents[place.uri] else {
      return params
    }
    let snapshot = session.snapshot(of: document)
    let items = snapshot.completion(at: place.position).items
    let item = items.first { $0.label == params.label && $0.sortText == params.sortText }
    var result = params
    result.documentation =
      (item ?? items.first { $0.label == params.label }).flatMap(snapshot.documentation) ?? params.documentation
    return result
  }
}

extension DocumentSnapshot {
  fileprivate func completion(at position: Position) -> Completion {
    let client = client.completion
    let options = PayloadFeatures.CompletionOptions(
      snippets: client.takesSnippets, insertReplace: client.takesInsertReplace,
      adjustsIndentation: client.takesSnippets || client.takesInsertTextModes,
      indentation: layout(JSONSyntax.FormattingOptions()).indentation)
    return analysis.completion(at: offset(of: position), options, now: now)
  }

  fileprivate func documentation(of item: PayloadFeatures.CompletionItem) -> StringOrMarkupContent? {
    let markup = item.documentation.markup
    return markup.isEmpty ? nil : client.completion.text(markup)
  }
}

/// Makes items of the protocol, for what the client takes.
private struct ItemWriter {
  private let document: DocumentSnapshot
  private let client: CompletionAbilities
  /// The range of the item before: most items of a list have the same.
  private var last: (bytes: ByteRange, range: LanguageServerProtocol.Range)?

  init(_ document: DocumentSnapshot) {
    self.document = document
    client = document.client.completion
  }

  /// - Parameter data: what the client gives back to get the documentation; nil if it wants that at once.
  mutating func item(
    _ item: PayloadFeatures.CompletionItem, resolvedWith data: LSPAny?
  ) -> LanguageServerProtocol.CompletionItem {
    let detail = item.detail.isEmpty ? nil : item.detail
    let isLong = client.takesInsertTextModes && item.edit.replacement.utf8.contains(UInt8(ascii: "\n"))
    return LanguageServerProtocol.CompletionItem(
      label: item.label, labelDetails: client.takesLabelDetails ? detail.map { .init(description: $0) } : nil,
      kind: client.kind(of: item.kind),
      tags: item.isDeprecated && client.takesDeprecatedTag ? [.deprecated] : nil,
      detail: detail,
      documentation: data == nil ? document.documentation(of: item) : nil,
      deprecated: item.isDeprecated && client.takesDeprecatedItems ? true : nil,
      sortText: item.sortText, filterText: item.filterText,
      insertTextFormat: item.isSnippet ? .snippet : nil,
      insertTextMode: isLong ? .adjustIndentation : nil,
      textEdit: edit(item.edit),
      additionalTextEdits: item.additionalEdits.isEmpty ? nil : document.textEdits(item.additionalEdits),
      commitCharacters: client.takesCommitCharacters && !item.commitCharacters.isEmpty ? item.commitCharacters : nil,
      data: data)
  }

  private mutating func edit(_ edit: SourceText.Edit) -> CompletionTextEdit {
    let range = range(of: edit.range)
    // What a client leaves behind the cursor when it inserts would not be JSON any more: it replaces the token too.
    return client.takesInsertReplace && !edit.range.isEmpty
      ? .insertReplace(InsertReplaceEdit(newText: edit.replacement, insert: range, replace: range))
      : .edit(TextEdit(range: range, newText: edit.replacement))
  }

  private mutating func range(of bytes: ByteRange) -> LanguageServerProtocol.Range {
    if let last, last.bytes == bytes { return last.range }
    let range = document.range(of: bytes)
    last = (bytes, range)
    return range
  }
}
