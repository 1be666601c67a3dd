import LanguageServerProtocol
import SourceText

// The way between bytes and the positions that the client counts.

extension SourceText {
  /// The byte offset of a position; one outside of the text is moved into it.
  func offset(ofClientPosition position: Position, encoding: PositionEncoding) -> Int {
    offset(of: .init(line: position.line, character: position.character), encoding: encoding)
  }
}

extension PositionConverter {
  /// The range of some bytes.
  mutating func range(of bytes: ByteRange) -> Range {
    Range(start: clientPosition(at: bytes.start), end: clientPosition(at: bytes.end))
  }

  mutating func clientPosition(at offset: Int) -> Position {
    let position = position(at: offset)
    return Position(line: position.line, character: position.character)
  }
}
