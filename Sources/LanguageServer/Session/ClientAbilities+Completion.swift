import LanguageServerProtocol
import PayloadFeatures

// What a client takes in a completion.

extension ClientAbilities {
  private var completion: CompletionClientCapabilities? { capabilities.textDocument?.completion }
  private var item: CompletionClientCapabilities.Item? { completion?.completionItem }

  var takesSnippets: Bool { item?.snippetSupport ?? false }
  var takesInsertReplace: Bool { item?.insertReplaceSupport ?? false }
  var takesCommitCharacters: Bool { item?.commitCharactersSupport ?? false }

  /// Whether it shows a text beside the label.
  var takesLabelDetails: Bool { item?.labelDetailsSupport ?? false }

  /// Whether it indents the lines of an inserted text where it is asked to.
  var takesInsertTextModes: Bool {
    item?.insertTextModeSupport?.valueSet?.contains(InsertTextMode.adjustIndentation.rawValue) ?? false
  }

  var takesDeprecatedItemTag: Bool {
    item?.tagSupport?.valueSet?.contains(CompletionItemTag.deprecated.rawValue) ?? false
  }

  /// The older way to say that an item is deprecated, for clients that do not know the tag.
  var takesDeprecatedItems: Bool { !takesDeprecatedItemTag && (item?.deprecatedSupport ?? false) }

  /// Whether documentation may come later, when an item is looked at.
  var resolvesDocumentation: Bool { item?.resolveSupport?.properties?.contains("documentation") ?? false }

  func completionText(_ markup: Markup) -> StringOrMarkupContent {
    Self.text(markup, item?.documentationFormat)
  }

  /// The kind that the client has a picture for. One that names none knows those of the first version of LSP.
  func kind(of kind: PayloadFeatures.CompletionItem.Kind) -> CompletionItemKind {
    let wanted: [CompletionItemKind] =
      switch kind {
      case .key: [.property]
      case .customKey: [.field]
      case .value: [.value]
      case .enumValue: [.enumMember, .enum]
      case .structure: [.structure, .module]
      case .template: [.snippet]
      }
    let known = completion?.completionItemKind?.valueSet ?? Array(1...18)
    return wanted.first { known.contains($0.rawValue) } ?? .text
  }
}
