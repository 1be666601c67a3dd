import JSONSyntax
import SourceText
import Testing

/// A tree that is moved by what was typed inside of a string is the one that the parser makes of the new text.
@Suite struct TypingPropertyTests {
  private static let texts = ["", "a", " x", "{{", "}", "//", ",", ":", "\"", "\\", "\n", "é", "'", "%@"]

  /// Wherever something is typed or taken away: the tree is either the parser's, or there is none.
  @Test(arguments: TestDocuments.short) func isWhatParsingGives(document: [UInt8]) {
    let before = SyntaxTree.parse(SourceText(document), rootMember: "aps")
    guard before.problems.isEmpty else {
      #expect(before.typing(before.text, replacing: ByteRange(at: document.count / 2)) == nil)
      return
    }
    for start in stride(from: 0, through: document.count, by: TestDocuments.isThorough ? 1 : 7) {
      for length in 0...min(2, document.count - start) {
        let range = ByteRange(start, start + length)
        for typed in Self.texts {
          let text = before.text.replacing(range, with: Array(typed.utf8))
          guard let (tree, string) = before.typing(text, replacing: range) else { continue }
          let parsed = SyntaxTree.parse(text, rootMember: "aps")
          #expect(Self.nodes(of: tree) == Self.nodes(of: parsed), "\(text.string)")
          #expect(parsed.problems.isEmpty && string.kind == .string && string.range.touches(start), "\(text.string)")
        }
      }
    }
  }

  @Test(arguments: [
    // Text in a value, at both of its ends, and in an array.
    (#"{"a": "b", "c": [1, "d"]}"#, 7, 0, "x", true), (#"{"a": "b", "c": [1, "d"]}"#, 8, 0, "x", true),
    (#"{"a": "b", "c": [1, "d"]}"#, 21, 1, "", true), (#"{"a": "bé"}"#, 8, 0, "x", true),
    // Names, numbers, quotes, what needs an escape, characters beyond ASCII, and what is no object.
    (#"{"a": "b"}"#, 2, 0, "x", false), (#"{"a": 12}"#, 7, 0, "3", false), (#"{"a": "b"}"#, 6, 0, "x", false),
    (#"{"a": "b"}"#, 9, 0, "x", false), (#"{"a": "b"}"#, 7, 0, "\"", false), (#"{"a": "b"}"#, 7, 0, "\t", false),
    (#"{"a": "b"}"#, 7, 0, "é", false), (#"{"a": "\n"}"#, 9, 0, "x", false), (#"["b"]"#, 2, 0, "x", false),
  ]) func holdsForPlainText(_ text: String, _ start: Int, _ length: Int, _ typed: String, _ isMoved: Bool) {
    let before = SyntaxTree.parse(SourceText(text))
    let range = ByteRange(start, start + length)
    let moved = before.typing(before.text.replacing(range, with: Array(typed.utf8)), replacing: range)
    #expect((moved != nil) == isMoved)
  }

  /// Between the bytes of a character no other can stand.
  @Test func insideOfACharacter() {
    let before = SyntaxTree.parse(SourceText(#"{"a": "é"}"#))
    let range = ByteRange(at: 8)
    #expect(before.typing(before.text.replacing(range, with: Array("x".utf8)), replacing: range) == nil)
  }

  /// Ranges that do not fit the two texts give no tree, and no trap.
  @Test(arguments: [ByteRange(-4, 2), ByteRange(7, 90), ByteRange(90, 99), ByteRange(7, 8)])
  func anyRange(range: ByteRange) {
    let before = SyntaxTree.parse(SourceText(#"{"a": "bcd"}"#))
    #expect(before.typing(SourceText("{}"), replacing: range) == nil)
  }

  /// All nodes in the order of the text.
  private static func nodes(of tree: SyntaxTree) -> [String] {
    var found: [String] = []
    func add(_ node: Node) {
      found.append("\(node.kind) \(node.range) \(node.isMember ? node.nameRange : node.range) \(node.flags.rawValue)")
      for child in node.isMember ? node.value.map({ [$0] }) ?? [] : Array(node.children) { add(child) }
    }
    if let root = tree.root { add(root) }
    return found + ["\(tree.nodeCount)"]
  }
}
