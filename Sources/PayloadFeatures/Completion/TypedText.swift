import PayloadSchema

/// What stands between the start of the token at the cursor and the cursor, without its quotation mark.
struct TypedText: Sendable {
  let text: String
  /// What counts of it where case and what separates words do not.
  let letters: [Character]
  private let bytes: [UInt8]

  init(_ text: String) {
    self.text = text
    let folded = KeySpelling.folded(text)
    letters = Array(folded)
    bytes = Array(folded.utf8)
  }

  var isEmpty: Bool { text.isEmpty }

  /// Whether a name may have all the letters in their order: most have not, and need no closer look.
  func mayStand(in name: String) -> Bool {
    var found = 0
    for byte in name.utf8 {
      // What a character beyond ASCII is in lower case, bytes do not tell.
      if byte >= 0x80 || found == bytes.count { return true }
      if byte | 0x20 == bytes[found] | 0x20 { found += 1 }
    }
    return found == bytes.count
  }
}
