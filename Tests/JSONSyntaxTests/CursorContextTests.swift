import JSONSyntax
import SourceText
import Testing

/// Checks what is known about the place of `|` in a text. `replaces` is the text that a completion replaces, as
/// written; `comma` is `<` where one is missing before, `>` where one is missing behind.
private func check(
  _ marked: String, _ place: CursorContext.Place, in path: String, replaces: String = "",
  quotes: CursorContext.Quotes = .none, comma: String = "", follows: String = "", typed: String = "",
  _ location: SourceLocation = #_sourceLocation
) {
  let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
  let text = SourceText(parts.joined())
  let context = SyntaxTree.parse(text).cursorContext(at: parts[0].utf8.count)
  #expect(context.place == place, sourceLocation: location)
  #expect(context.container?.pointer.description ?? "-" == path, sourceLocation: location)
  #expect(text.string(in: context.replaceRange) == replaces, sourceLocation: location)
  #expect(context.replaceRange.touches(context.offset), sourceLocation: location)
  #expect(context.quotes == quotes, sourceLocation: location)
  let commas = (context.missingCommaBefore == nil ? "" : "<") + (context.needsCommaAfter ? ">" : "")
  #expect(commas == comma, sourceLocation: location)
  #expect((context.hasColon ? ":" : "") + (context.hasValue ? "1" : "") == follows, sourceLocation: location)
  #expect(context.typedText(in: text) == typed, sourceLocation: location)
}

@Suite struct CursorContextTests {
  @Test func names() {
    check(#"{|}"#, .name, in: "")
    check(#"{"aps":{|}}"#, .name, in: "/aps")
    check(#"{"aps":{ | }}"#, .name, in: "/aps")
    check(#"{"aps":{"|"#, .name, in: "/aps", replaces: "\"", quotes: .opened)
    check(#"{"aps":{"|}}"#, .name, in: "/aps", replaces: "\"", quotes: .opened)
    check(#"{"aps":{"|"}}"#, .name, in: "/aps", replaces: "\"\"", quotes: .closed)
    check(#"{"aps":{"al|"}}"#, .name, in: "/aps", replaces: "\"al\"", quotes: .closed, typed: "al")
    check(#"{"aps":{"al|}}"#, .name, in: "/aps", replaces: "\"al", quotes: .opened, typed: "al")
    check(
      #"{"aps":{"al|ert": 1}}"#, .name, in: "/aps", replaces: "\"alert\"", quotes: .closed, follows: ":1", typed: "al")
    check(#"{"aps":{"al|": }}"#, .name, in: "/aps", replaces: "\"al\"", quotes: .closed, follows: ":", typed: "al")
    check(#"{"aps":{al|}}"#, .name, in: "/aps", replaces: "al", typed: "al")
    check(#"{"aps":{al|ert: 1}}"#, .name, in: "/aps", replaces: "alert", follows: ":1", typed: "al")
    check("{'al|': 1}", .name, in: "", replaces: "'al'", quotes: .closed, follows: ":1", typed: "al")
    check("{“al|”: 1}", .name, in: "", replaces: "“al”", quotes: .closed, follows: ":1", typed: "al")
    check("{\n  \"aps\": {\n    |\n  }\n}", .name, in: "/aps")
    check("{\n  \"aps\": {\n    \"al|\n  }\n}", .name, in: "/aps", replaces: "\"al", quotes: .opened, typed: "al")
    check(
      "{\n  \"aps\": {\n    \"al|\n    \"badge\": 1\n", .name, in: "/aps", replaces: "\"al", quotes: .opened,
      comma: ">",
      typed: "al")
    check(
      "{\n  \"aps\": {\n    \"badge\": 1,\n    \"al|\n  }\n}", .name, in: "/aps", replaces: "\"al", quotes: .opened,
      typed: "al")
  }

  @Test func commas() {
    check(#"{"a":1 | "b":2}"#, .name, in: "", comma: "<>")
    check(#"{"a":1, | "b":2}"#, .name, in: "", comma: ">")
    check(#"{"a":1 |, "b":2}"#, .name, in: "", comma: "<")
    check(#"{| "b":2}"#, .name, in: "", comma: ">")
    check(#"{"a":1,|}"#, .name, in: "")
    check(#"{"a":"x" "al|"}"#, .name, in: "", replaces: "\"al\"", quotes: .closed, comma: "<", typed: "al")
    check(#"{"a":{} "al|"}"#, .name, in: "", replaces: "\"al\"", quotes: .closed, comma: "<", typed: "al")
    check("{\"a\":{}\n\"al|\n\"b\":1}", .name, in: "", replaces: "\"al", quotes: .opened, comma: "<>", typed: "al")
    check(
      #"{"al|": 1 "b": 2}"#, .name, in: "", replaces: "\"al\"", quotes: .closed, comma: ">", follows: ":1", typed: "al")
    check(#"{"a":"x"|}"#, .name, in: "", comma: "<")
    check("{\n  \"a\": 1\n  |\n}", .name, in: "", comma: "<")
    check("{\n  \"a\": [1]\n  |\n  \"b\": 1\n}", .name, in: "", comma: "<>")
    check("{\"a\": 1,\n  \"aps\": {\"b\": 1}\n|", .name, in: "", comma: "<")
    check("{\"a\": 1; |}", .name, in: "")
  }

  @Test func values() {
    check(#"{"a"|}"#, .colon, in: "")
    check(#"{"a" | }"#, .colon, in: "")
    check(#"{"a":|}"#, .value, in: "")
    check(#"{"a": | }"#, .value, in: "")
    check(#"{"a": |"#, .value, in: "")
    check(#"{"a": tr|}"#, .value, in: "", replaces: "tr", typed: "tr")
    check(#"{"a": t|rue, "b": 1}"#, .value, in: "", replaces: "true", typed: "t")
    check(#"{"a": 1|}"#, .value, in: "", replaces: "1", typed: "1")
    check(#"{"a": "|"}"#, .value, in: "", replaces: "\"\"", quotes: .closed)
    check(#"{"a": "x|y"}"#, .value, in: "", replaces: "\"xy\"", quotes: .closed, typed: "x")
    check(#"{"a": "x|}"#, .value, in: "", replaces: "\"x", quotes: .opened, typed: "x")
    check("{\"a\": \"x|\n\"b\": 1}", .value, in: "", replaces: "\"x", quotes: .opened, comma: ">", typed: "x")
    check("{\"a\": |\n  \"b\": 1}", .value, in: "", comma: ">")
    check(#"{"a": |, "b": 1}"#, .value, in: "")
    check(#"{"a": {{co|unt}}}"#, .value, in: "", replaces: "{{count}}", typed: "{{co")
    check(#"{"a"=>|}"#, .value, in: "")
    check(#"{"a": {"b": 1}, "c": [{"d": "|"}]}"#, .value, in: "/c/0", replaces: "\"\"", quotes: .closed)
  }

  @Test func elements() {
    check("[|]", .element, in: "")
    check("[1, |]", .element, in: "")
    check("[1 | 2]", .element, in: "", comma: "<>")
    check("[1 |, 2]", .element, in: "", comma: "<")
    check(#"["|"]"#, .element, in: "", replaces: "\"\"", quotes: .closed)
    check(#"{"a": ["x", "y|"#, .element, in: "/a", replaces: "\"y", quotes: .opened, typed: "y")
    check(#"{"a": [|"#, .element, in: "/a")
    check("{\"a\": [1,\n |\n}", .element, in: "/a")
  }

  @Test func outside() {
    check("|", .document, in: "-")
    check(" |\n", .document, in: "-")
    check("nu|", .document, in: "-", replaces: "nu", typed: "nu")
    check("\"a|\"", .document, in: "-", replaces: "\"a\"", quotes: .closed, typed: "a")
    check("{}|", .elsewhere, in: "-")
    check("|{}", .elsewhere, in: "-")
    check("// a|\n", .elsewhere, in: "-")
    check("{ // a|\n}", .elsewhere, in: "")
    check("{ /* a| */ }", .elsewhere, in: "")
    check("{ /* a */| }", .name, in: "")
  }

  @Test func membersAroundAName() {
    let tree = SyntaxTree.parse(SourceText(#"{"a": 1, "al", "b": 2}"#))
    #expect(tree.cursorContext(at: 12).otherMembers.map(\.name) == ["a", "b"])
    #expect(tree.cursorContext(at: 12).member?.name == "al")
  }
}

@Suite struct DescentTests {
  private let tree = SyntaxTree.parse(SourceText(#"{"a~b": [1, {"c/d": true}], "e": null}"#))

  @Test func pointers() {
    let node = tree.nodes(at: 22).last
    #expect(node?.source == "true")
    #expect(node?.pointer.description == "/a~0b/1/c~1d")
    #expect(node?.parent?.pointer.description == "/a~0b/1/c~1d")
    #expect(node?.member?.name == "c/d")
    #expect(tree.node(at: JSONPointer(["a~b", "1", "c/d"]))?.booleanValue == true)
    #expect(tree.member(at: JSONPointer(["e"]))?.source == #""e": null"#)
    for missing in ["/a", "/a~0b/2", "/a~0b/01", "/a~0b/-1", "/e/x"] {
      #expect(JSONPointer(parsing: missing).flatMap(tree.node) == nil)
    }
    #expect(JSONPointer(parsing: "/~2") == nil)
    #expect(tree.root?.pointer.description == "")
  }

  @Test func nodesAndTokens() {
    #expect(tree.nodes(at: 9).map(\.kind) == [.object, .member, .array, .number])
    #expect(tree.token(at: 9)?.range == ByteRange(9, 10))
    #expect(tree.token(at: 11)?.kind == .whitespace)
    #expect(tree.token(at: 1)?.range == ByteRange(1, 6))
    #expect(tree.token(at: 100) == nil)
    #expect(tree.nodes(at: 100).isEmpty)
  }
}
