/// `textDocument/formatting`
package enum DocumentFormattingRequest: RequestMessage {
  package static let method = "textDocument/formatting"
  package typealias Params = DocumentFormattingParams
  package typealias Result = [TextEdit]?
}

/// `textDocument/rangeFormatting`
package enum DocumentRangeFormattingRequest: RequestMessage {
  package static let method = "textDocument/rangeFormatting"
  package typealias Params = DocumentRangeFormattingParams
  package typealias Result = [TextEdit]?
}

/// `textDocument/onTypeFormatting`: right after one of the characters that the server named.
package enum DocumentOnTypeFormattingRequest: RequestMessage {
  package static let method = "textDocument/onTypeFormatting"
  package typealias Params = DocumentOnTypeFormattingParams
  package typealias Result = [TextEdit]?
}

package struct DocumentFormattingParams: Codable, Sendable, Equatable {
  package var textDocument: TextDocumentIdentifier
  package var options: FormattingOptions

  package init(textDocument: TextDocumentIdentifier, options: FormattingOptions) {
    self.textDocument = textDocument
    self.options = options
  }
}

package struct DocumentRangeFormattingParams: Codable, Sendable, Equatable {
  package var textDocument: TextDocumentIdentifier
  package var range: Range
  package var options: FormattingOptions

  package init(textDocument: TextDocumentIdentifier, range: Range, options: FormattingOptions) {
    self.textDocument = textDocument
    self.range = range
    self.options = options
  }
}

package struct DocumentOnTypeFormattingParams: Codable, Sendable, Equatable {
  package var textDocument: TextDocumentIdentifier
  package var position: Position
  package var ch: String
  package var options: FormattingOptions

  package init(textDocument: TextDocumentIdentifier, position: Position, ch: String, options: FormattingOptions) {
    self.textDocument = textDocument
    self.position = position
    self.ch = ch
    self.options = options
  }
}

/// Further members may be there; they are not looked at.
package struct FormattingOptions: Codable, Sendable, Equatable {
  package var tabSize: Int
  package var insertSpaces: Bool
  @Lenient package var trimTrailingWhitespace: Bool?
  @Lenient package var insertFinalNewline: Bool?
  @Lenient package var trimFinalNewlines: Bool?

  package init(
    tabSize: Int, insertSpaces: Bool, trimTrailingWhitespace: Bool? = nil, insertFinalNewline: Bool? = nil,
    trimFinalNewlines: Bool? = nil
  ) {
    self.tabSize = tabSize
    self.insertSpaces = insertSpaces
    self.trimTrailingWhitespace = trimTrailingWhitespace
    self.insertFinalNewline = insertFinalNewline
    self.trimFinalNewlines = trimFinalNewlines
  }
}

package struct DocumentOnTypeFormattingOptions: Codable, Sendable, Equatable {
  package var firstTriggerCharacter: String
  package var moreTriggerCharacter: [String]?

  package init(firstTriggerCharacter: String, moreTriggerCharacter: [String]? = nil) {
    self.firstTriggerCharacter = firstTriggerCharacter
    self.moreTriggerCharacter = moreTriggerCharacter
  }
}
