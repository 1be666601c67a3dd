import SourceText

/// Where things stand in a file, as reports say it. A report asks for thousands of places in what may be one line.
final class TextPlaces {
  let text: SourceText
  private var converter: PositionConverter

  init(_ text: SourceText) {
    self.text = text
    converter = PositionConverter(text, .utf32)
  }

  /// Line and column from 0, the latter in Unicode scalars.
  func position(at offset: Int) -> Position { converter.position(at: offset) }
}
