import LanguageServerProtocol

/// The open documents, under whatever spelling of their URI the client names them.
struct DocumentStore {
  private var documents: [DocumentKey: Document] = [:]
  /// The same by the spelling in which they were opened, which nearly every message repeats.
  private var asOpened: [DocumentURI: Document] = [:]
  /// At least the length of the longest text that is open, in bytes.
  private var longestText = 0

  /// Whether there is a text that takes more than a few milliseconds to be looked at.
  var holdsLongText: Bool { longestText > 256 << 10 }

  subscript(uri: DocumentURI) -> Document? { asOpened[uri] ?? documents[DocumentKey(uri)] }

  var all: some Sequence<Document> { documents.values }

  /// A document that is open already gets the new text.
  mutating func open(_ document: Document) {
    if let former = documents.updateValue(document, forKey: DocumentKey(document.uri)) { asOpened[former.uri] = nil }
    asOpened[document.uri] = document
    noteText(of: document)
  }

  /// Takes note of the length that a text now has.
  mutating func noteText(of document: Document) {
    longestText = max(longestText, document.content.text.count)
  }

  mutating func close(_ uri: DocumentURI) -> Document? {
    guard let document = documents.removeValue(forKey: DocumentKey(uri)) else { return nil }
    asOpened[document.uri] = nil
    longestText = documents.values.reduce(0) { max($0, $1.content.text.count) }
    return document
  }
}
