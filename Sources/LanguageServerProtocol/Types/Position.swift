/// A place between two characters: line and character from 0, the latter in units of the negotiated encoding.
package struct Position: Codable, Sendable, Hashable {
  package var line: Int
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }
}

/// From `start` up to, not including, `end`.
package struct Range: Codable, Sendable, Hashable {
  package var start: Position
  package var end: Position

  package init(start: Position, end: Position) {
    self.start = start
    self.end = end
  }
}

/// A range of a document.
package struct Location: Codable, Sendable, Hashable {
  package var uri: DocumentURI
  package var range: Range

  package init(uri: DocumentURI, range: Range) {
    self.uri = uri
    self.range = range
  }
}

/// What `Position.character` counts; UTF-16 units if it was not negotiated.
package struct PositionEncodingKind: RawRepresentable, Codable, Sendable, Hashable {
  package var rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  package static let utf8 = PositionEncodingKind(rawValue: "utf-8")
  package static let utf16 = PositionEncodingKind(rawValue: "utf-16")
  package static let utf32 = PositionEncodingKind(rawValue: "utf-32")
}
