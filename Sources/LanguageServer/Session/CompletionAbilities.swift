import LanguageServerProtocol
import PayloadFeatures

/// What a client takes in a completion. It is looked up once, because it is asked for each item.
struct CompletionAbilities: Sendable {
  let takesSnippets: Bool
  let takesInsertReplace: Bool
  let takesCommitCharacters: Bool
  /// Whether it shows a text beside the label.
  let takesLabelDetails: Bool
  /// Whether it indents the lines of an inserted text where it is asked to.
  let takesInsertTextModes: Bool
  let takesDeprecatedTag: Bool
  /// The older way to say that an item is deprecated, for clients that do not know the tag.
  let takesDeprecatedItems: Bool
  /// Whether documentation may come later, when an item is looked at.
  let resolvesDocumentation: Bool
  private let documentationFormat: [MarkupKind]?
  /// Those that the client has a picture for.
  private let kinds: [Int]

  init(_ capabilities: CompletionClientCapabilities?) {
    let item = capabilities?.completionItem
    takesSnippets = item?.snippetSupport ?? false
    takesInsertReplace = item?.insertReplaceSupport ?? false
    takesCommitCharacters = item?.commitCharactersSupport ?? false
    takesLabelDetails = item?.labelDetailsSupport ?? false
    takesInsertTextModes =
      item?.insertTextModeSupport?.valueSet?.contains(InsertTextMode.adjustIndentation.rawValue) ?? false
    takesDeprecatedTag = item?.tagSupport?.valueSet?.contains(CompletionItemTag.deprecated.rawValue) ?? false
    takesDeprecatedItems = !takesDeprecatedTag && (item?.deprecatedSupport ?? false)
    resolvesDocumentation = item?.resolveSupport?.properties?.contains("documentation") ?? false
    documentationFormat = item?.documentationFormat
    // A client that names none knows those of the first version of LSP.
    kinds = capabilities?.completionItemKind?.valueSet ?? Array(1...18)
  }

  func text(_ markup: Markup) -> StringOrMarkupContent {
    ClientAbilities.text(markup, documentationFormat)
  }

  /// The kind that the client has a picture for.
  func kind(of kind: PayloadFeatures.CompletionItem.Kind) -> CompletionItemKind {
    switch kind {
    case .key: known(.property)
    case .customKey: known(.field)
    case .value: known(.value)
    case .enumValue: known(.enumMember, or: .enum)
    case .structure: known(.structure, or: .module)
    case .template: known(.snippet)
    }
  }

  private func known(_ kind: CompletionItemKind, or other: CompletionItemKind = .text) -> CompletionItemKind {
    if kinds.contains(kind.rawValue) { return kind }
    return kinds.contains(other.rawValue) ? other : .text
  }
}
