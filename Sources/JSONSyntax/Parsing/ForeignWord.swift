import SourceText

/// Words of other languages that stand for values of JSON.
enum ForeignWord {
  static func literal(_ word: String) -> (kind: NodeKind, json: String)? {
    switch word.lowercased() {
    case "true", "yes": (.true, "true")
    case "false", "no": (.false, "false")
    case "null", "nil", "none", "undefined", "nsnull", "<null>": (.null, "null")
    default: nil
    }
  }

  /// The words that JSON has itself.
  static func strictLiteral(_ word: String) -> NodeKind? {
    switch word {
    case "true": .true
    case "false": .false
    case "null": .null
    default: nil
    }
  }

  /// Whether a word of those stands at an offset.
  static func begins(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = Scanner.endOfWord(from: offset, in: bytes)
    return end - offset <= 9 && literal(String(decoding: bytes[offset..<end], as: UTF8.self)) != nil
  }

  /// Whether a word before a parenthesis begins a list, as in PHP's `array(…)`.
  static func opensList(_ word: some Collection<UInt8>) -> Bool {
    guard word.count <= 5 else { return false }
    return ["array", "list", "dict", "tuple", "set"].contains(String(decoding: word, as: UTF8.self).lowercased())
  }

  /// The argument of a call that has just one, a string or a number: `ObjectId("5f1e")`.
  static func onlyArgument(of call: String) -> String? {
    guard call.hasSuffix(")"), let start = call.firstIndex(of: "(") else { return nil }
    let argument = String(call[start...].dropFirst().dropLast())
    let tree = SyntaxTree.parse(SourceText(argument))
    guard tree.isStrictJSON, let root = tree.root, root.kind == .string || root.kind == .number else { return nil }
    return argument
  }
}
