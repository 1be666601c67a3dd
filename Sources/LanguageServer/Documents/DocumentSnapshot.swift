import JSONSyntax
import LanguageServerProtocol
import PayloadAnalysis
import SourceText

/// A document as it was when a request about it came: what the handlers that only read get. All their work with the
/// client's positions is here.
struct DocumentSnapshot {
  let uri: DocumentURI
  let content: DocumentContent
  let encoding: PositionEncoding
  let client: ClientAbilities
  /// How the document is laid out, given what the editor wants.
  var layout: (JSONSyntax.FormattingOptions) -> JSONSyntax.FormattingOptions = { $0 }
  /// Whether the client no longer wants the answer. Long work asks now and then.
  var isCancelled: () -> Bool = { false }

  var version: Int { content.version }
  var text: SourceText { content.text }
  var analysis: Analysis { content.analysis }
  /// The present time in seconds since 1970.
  var now: Double { content.circumstances.now() }

  /// The name of the document's file; nil if it has none.
  var fileName: String? {
    guard URIPath.isFile(uri) else { return nil }
    let path = URIPath.path(of: uri)
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:)) ?? path.startIndex
    return start < path.endIndex ? String(path[start...]) : nil
  }

  /// The byte offset of a position; one outside of the text is moved into it.
  func offset(of position: Position) -> Int {
    text.offset(ofClientPosition: position, encoding: encoding)
  }

  func bytes(of range: Range) -> ByteRange {
    ByteRange(offset(of: range.start), offset(of: range.end))
  }

  func position(at offset: Int) -> Position {
    content.position(at: offset, encoding: encoding)
  }

  func range(of bytes: ByteRange) -> Range {
    Range(start: position(at: bytes.start), end: position(at: bytes.end))
  }

  /// Edits on the bytes of this text as edits on its positions.
  func textEdits(_ edits: [SourceText.Edit]) -> [TextEdit] {
    edits.map { TextEdit(range: range(of: $0.range), newText: $0.replacement) }
  }
}
