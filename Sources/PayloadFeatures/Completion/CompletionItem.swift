import JSONSyntax
import PayloadSchema
import SourceText

/// One proposal.
package struct CompletionItem: Sendable {
  package enum Kind: Sendable {
    /// One of Apple's keys, or of another known vocabulary.
    case key
    /// A key of the app's own.
    case customKey
    case value
    case enumValue
    /// An object, an array or another text with places to fill in.
    case structure
    /// A whole payload.
    case template
  }

  package var label: String
  package var kind: Kind
  /// The type, or what the value is, in a few words.
  package var detail: String
  package var documentation: Documentation
  package var isDeprecated: Bool
  /// The list's order.
  package var sortText: String
  /// What the client compares with the text between the start of the edit and the cursor.
  package var filterText: String
  /// Whether the text of the edit is in the syntax of snippets.
  package var isSnippet: Bool
  /// Replaces the whole token at the cursor. On one line, around the cursor, in bytes of the document.
  package var edit: TextEdit
  /// The comma that is missing before. It does not touch the edit.
  package var additionalEdits: [TextEdit]
  /// Characters that accept the item as they are typed.
  package var commitCharacters: [String]

  /// What is to be said of an item. Most items are never looked at, so that it is written when it is asked for.
  package struct Documentation: Sendable {
    private let write: @Sendable () -> Markup

    init(_ write: @escaping @Sendable () -> Markup = { Markup() }) { self.write = write }

    package var markup: Markup { write() }
  }
}
