/// A URI as the client wrote it.
package typealias DocumentURI = String

package struct TextDocumentIdentifier: Codable, Sendable, Hashable {
  package var uri: DocumentURI

  package init(uri: DocumentURI) {
    self.uri = uri
  }
}

package struct VersionedTextDocumentIdentifier: Codable, Sendable, Hashable {
  package var uri: DocumentURI
  package var version: Int

  package init(uri: DocumentURI, version: Int) {
    self.uri = uri
    self.version = version
  }
}

/// Names a document in an edit: `version` is null, but present, for one that is not open.
package struct OptionalVersionedTextDocumentIdentifier: Codable, Sendable, Hashable {
  package var uri: DocumentURI
  package var version: Int?

  package init(uri: DocumentURI, version: Int? = nil) {
    self.uri = uri
    self.version = version
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(uri, forKey: .uri)
    try container.encode(version, forKey: .version)
  }
}

/// A document's text in UTF-8, which is a string in a message. It may have megabytes, and nobody needs it as a `String`:
/// a decoder that is asked for the `[UInt8]` of a string gives its bytes.
package struct DocumentText: Codable, Sendable, Equatable {
  package var utf8: [UInt8]

  package init(_ text: String) { utf8 = Array(text.utf8) }
  package init(utf8: [UInt8]) { self.utf8 = utf8 }

  package init(from decoder: any Decoder) throws {
    utf8 = try decoder.singleValueContainer().decode([UInt8].self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(String(decoding: utf8, as: UTF8.self))
  }
}

/// A document as the client opens it.
package struct TextDocumentItem: Codable, Sendable, Equatable {
  package var uri: DocumentURI
  package var languageId: String
  package var version: Int
  package var text: DocumentText

  package init(uri: DocumentURI, languageId: String, version: Int, text: DocumentText) {
    self.uri = uri
    self.languageId = languageId
    self.version = version
    self.text = text
  }

  package init(uri: DocumentURI, languageId: String, version: Int, text: String) {
    self.init(uri: uri, languageId: languageId, version: version, text: DocumentText(text))
  }
}

/// The params of requests about one document.
package struct TextDocumentParams: Codable, Sendable, Equatable {
  package var textDocument: TextDocumentIdentifier

  package init(textDocument: TextDocumentIdentifier) {
    self.textDocument = textDocument
  }
}

/// The params of requests about one place in a document.
package struct TextDocumentPositionParams: Codable, Sendable, Equatable {
  package var textDocument: TextDocumentIdentifier
  package var position: Position

  package init(textDocument: TextDocumentIdentifier, position: Position) {
    self.textDocument = textDocument
    self.position = position
  }
}
