import LanguageServerProtocol

/// The open documents, under whatever spelling of their URI the client names them.
struct DocumentStore {
  private var documents: [DocumentKey: Document] = [:]

  subscript(uri: DocumentURI) -> Document? { documents[DocumentKey(uri)] }

  var all: some Sequence<Document> { documents.values }

  /// A document that is open already gets the new text.
  mutating func open(_ document: Document) {
    documents[DocumentKey(document.uri)] = document
  }

  mutating func close(_ uri: DocumentURI) -> Document? {
    documents.removeValue(forKey: DocumentKey(uri))
  }
}
