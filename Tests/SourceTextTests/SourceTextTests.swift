import SourceText
import Testing

@Suite struct SourceTextTests {
  /// The example of the LSP 3.17 specification, "Text Documents": in `a𐐀b` the character 𐐀 has two UTF-16 units.
  @Test func positionsOfTheSpecification() {
    let text = SourceText("a\u{10400}b")
    #expect(text.position(at: 5, encoding: .utf16) == Position(line: 0, character: 3))
    #expect(text.position(at: 5, encoding: .utf8) == Position(line: 0, character: 5))
    #expect(text.position(at: 5, encoding: .utf32) == Position(line: 0, character: 2))
    // In the middle of a surrogate pair.
    #expect(text.offset(of: Position(line: 0, character: 2), encoding: .utf16) == 1)
  }

  @Test func positionsOutsideAreClamped() {
    let text = SourceText("ab\r\nc")
    #expect(text.offset(of: Position(line: 0, character: 99), encoding: .utf16) == 2)
    #expect(text.offset(of: Position(line: 9, character: 0), encoding: .utf16) == 5)
    #expect(text.offset(of: Position(line: -1, character: 3), encoding: .utf16) == 0)
    #expect(text.position(at: 3, encoding: .utf16) == Position(line: 0, character: 2))
    #expect(text.position(at: 99, encoding: .utf16) == Position(line: 1, character: 1))
    #expect(text.rangeOfLine(0) == ByteRange(0, 2))
    #expect(text.rangeOfLine(7) == ByteRange(5, 5))
  }

  @Test func editsAreMeantOnTheOriginal() {
    let text = SourceText("abcdef")
    let edits = [
      TextEdit(ByteRange(4, 5), "E"), .insert("1", at: 2), .insert("2", at: 2), .delete(ByteRange(0, 1)),
      // Overlaps, and lies outside.
      TextEdit(ByteRange(4, 6), "X"), TextEdit(ByteRange(6, 9), "Y"),
    ]
    #expect(text.applying(edits).string == "b12cdEf")
  }

  @Test func editSequencesOfDifferentLengthKeepLines() {
    // An edit between `\r` and `\n` splits a line ending, and its deletion joins them again.
    let text = SourceText("a\r\nb")
    let split = text.replacing(ByteRange(at: 2), with: Array("x".utf8))
    #expect(split.lineStarts == [0, 2, 4])
    #expect(split.replacing(ByteRange(2, 3), with: []).lineStarts == [0, 3])
  }
}
