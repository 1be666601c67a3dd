import LanguageServerProtocol
import PayloadAnalysis
import ProjectIndex
import SourceText

/// An open document. Each edit gives it a new content.
final class Document {
  /// As the client wrote it when it opened the document; that is how the client is told of it.
  let uri: DocumentURI
  let languageID: String
  /// Where its file lies; nil if its URI names none.
  let path: FilePath?
  private(set) var content: DocumentContent

  /// The diagnostics that were last pushed; nil if none were since it was opened.
  var pushed: [Diagnostic]?
  /// With which version they last became others, and when, in seconds since 1970.
  var pushedChange: (version: Int, time: Double)?
  /// The diagnostics that were last pulled, and the name that they were given.
  var pulled: (resultID: String, diagnostics: [Diagnostic])?
  /// Whether they were pulled since the last edit.
  var isPulled = false
  /// Whether they were between that edit and the one before: the client will ask again, and they can be ready by then.
  private(set) var awaitsPull = false
  /// Whether it stands in the list of those whose diagnostics may be others.
  var isNoted = false

  init(_ item: TextDocumentItem, _ circumstances: AnalysisCircumstances) {
    uri = item.uri
    languageID = item.languageId
    path = URIPath.file(of: item.uri)
    content = DocumentContent(
      version: item.version, text: SourceText(item.text.utf8), circumstances: circumstances)
  }

  /// Makes edits, each on the text that the one before it left. Positions outside of the text are moved into it.
  func apply(_ changes: [TextDocumentContentChangeEvent], version: Int, encoding: PositionEncoding) {
    var text = content.text
    var replaced: ByteRange?
    for change in changes {
      guard let range = change.range else {
        text = SourceText(change.text.utf8)
        continue
      }
      let start = text.offset(ofClientPosition: range.start, encoding: encoding)
      let end = text.offset(ofClientPosition: range.end, encoding: encoding)
      replaced = ByteRange(start, end)
      text = text.replacing(ByteRange(start, end), with: change.text.utf8)
    }
    content = DocumentContent(
      version: version, text: text, after: content, replacing: changes.count == 1 ? replaced : nil)
    (awaitsPull, isPulled) = (isPulled, false)
  }

  /// Takes new settings or facts, under which the same text may mean something else.
  func reconsider(_ circumstances: AnalysisCircumstances) {
    content = DocumentContent(version: content.version, text: content.text, circumstances: circumstances)
  }
}
