import SourceText

/// A text that does everything the slow and plain way, to be compared with.
struct NaiveText {
  var bytes: [UInt8]

  /// A character's length in bytes and in units of each encoding.
  struct Character {
    var length: Int
    var units: [PositionEncoding: Int]
  }

  /// The bytes of each line with its ending: `\n`, `\r\n` or a lone `\r`.
  var lines: [(start: Int, content: [UInt8])] {
    var lines: [(start: Int, content: [UInt8])] = [(0, [])]
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == 0x0D, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
      if byte == 0x0D || byte == 0x0A {
        lines.append((offset, []))
      } else {
        lines[lines.count - 1].content.append(byte)
      }
    }
    return lines
  }

  /// A sequence counts where the standard library takes it for one scalar; any other byte stands for itself.
  static func characters(_ bytes: [UInt8]) -> [Character] {
    var characters: [Character] = []
    var offset = 0
    while offset < bytes.count {
      var found = Character(length: 1, units: [.utf8: 1, .utf16: 1, .utf32: 1])
      for length in 1...4 where offset + length <= bytes.count {
        let string = String(validating: bytes[offset..<offset + length], as: UTF8.self)
        if let string, string.unicodeScalars.count == 1 {
          found = Character(length: length, units: [.utf8: length, .utf16: string.utf16.count, .utf32: 1])
        }
      }
      characters.append(found)
      offset += found.length
    }
    return characters
  }

  func position(at offset: Int, _ encoding: PositionEncoding) -> Position {
    let lines = lines
    let offset = min(max(0, offset), bytes.count)
    let line = (lines.lastIndex { $0.start <= offset }) ?? 0
    var at = lines[line].start
    var units = 0
    for character in NaiveText.characters(lines[line].content) {
      guard at + character.length <= offset else { break }
      at += character.length
      units += character.units[encoding] ?? 0
    }
    return Position(line: line, character: units)
  }

  func offset(of position: Position, _ encoding: PositionEncoding) -> Int {
    let lines = lines
    guard position.line >= 0 else { return 0 }
    guard position.line < lines.count else { return bytes.count }
    var at = lines[position.line].start
    var left = position.character
    for character in NaiveText.characters(lines[position.line].content) {
      let units = character.units[encoding] ?? 0
      guard left > 0, units <= left else { break }
      left -= units
      at += character.length
    }
    return at
  }
}
