import JSONSyntax
import PayloadSchema
import SourceText

/// What a client can do with a completion.
package struct CompletionOptions: Sendable, Equatable {
  /// Whether it knows tab stops.
  package var snippets = true
  /// Whether it takes one range to insert at and one to replace.
  package var insertReplace = false
  /// Whether it indents the lines of an inserted text as the line of the cursor; else the text has that indentation.
  package var adjustsIndentation = true
  /// The indentation that the project wants; nil where it wants none, so that the text's own counts.
  package var indentation: FormattingOptions.Indentation?

  package init(
    snippets: Bool = true, insertReplace: Bool = false, adjustsIndentation: Bool = true,
    indentation: FormattingOptions.Indentation? = nil
  ) {
    self.snippets = snippets
    self.insertReplace = insertReplace
    self.adjustsIndentation = adjustsIndentation
    self.indentation = indentation
  }
}

/// The proposals for a place.
package struct Completion: Sendable {
  package var items: [CompletionItem] = []
}

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

/// What may be written at a place, before it is fitted in.
struct Proposal {
  var label: String
  var kind: CompletionItem.Kind
  var detail = ""
  var documentation = CompletionItem.Documentation()
  var isDeprecated = false
  /// The smaller the earlier in the list, within what fits what was typed equally well.
  var group: Group
  var text: SnippetText
  /// What one may type to get it; the label alone by default.
  var names: [String] = []
  /// A complete value, which a comma or bracket may end.
  var isComplete = false
  /// It is put between the braces of an empty object.
  var fillsObject = false

  enum Group: Int, Sendable {
    /// What the object must have.
    case required
    case usual
    case custom
    case template
    /// What another kind of payload has.
    case otherFamily
    case deprecated
  }
}
