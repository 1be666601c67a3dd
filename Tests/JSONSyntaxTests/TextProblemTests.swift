import JSONSyntax
import SourceText
import Testing

@Suite struct TextProblemTests {
  @Test func invalidLiteral() {
    checkProblems(
      "[True, None, nil, undefined, NO]",
      ["True", "None", "nil", "undefined", "NO"].map { "invalid-literal ‹\($0)›" },
      repaired: "[true, null, null, null, false]")
    checkProblems(
      #"{"a": hello world, "b": 1}"#, ["invalid-literal ‹hello world›"], repaired: #"{"a": "hello world", "b": 1}"#)
    checkProblems(#"{"a": Hello", "b": 1}"#, [#"invalid-literal ‹Hello"›"#], repaired: #"{"a": "Hello", "b": 1}"#)
    checkProblems(
      #"{"a": https://example.com/?b=c}"#, ["invalid-literal ‹https://example.com/?b=c›"],
      repaired: #"{"a": "https://example.com/?b=c"}"#)
    // What a function gives is known only where it wraps a string or number.
    checkProblems("[new Date(1, 2)]", ["invalid-literal ‹new Date(1, 2)›"])
    checkProblems(#"[ObjectId("5f")]"#, [#"invalid-literal ‹ObjectId("5f")›"#], repaired: #"["5f"]"#)
  }

  @Test func invalidNumber() {
    let written = ["+1", ".5", "1.", "007", "0xFF", "1_000", "-.5", "-0x10", "10L"]
    checkProblems(
      "[\(written.joined(separator: ", "))]", written.map { "invalid-number ‹\($0)›" },
      repaired: "[1, 0.5, 1, 7, 255, 1000, -0.5, -16, 10]")
    checkProblems("[NaN, -Infinity, -]", ["NaN", "-Infinity", "-"].map { "invalid-number ‹\($0)›" })
    checkProblems(
      "[2026-01-31T09:30:00Z, 1.2.3]", ["invalid-number ‹2026-01-31T09:30:00Z›", "invalid-number ‹1.2.3›"],
      repaired: #"["2026-01-31T09:30:00Z", "1.2.3"]"#)
  }

  @Test func comment() {
    checkProblems("{\"a\":1 // c \n}", ["comment ‹// c›"], repaired: "{\"a\":1\n}")
    checkProblems(
      "/* x */ {\"a\":1, # c\n \"b\":2}", ["comment ‹/* x */›", "comment ‹# c›"], repaired: " {\"a\":1,\n \"b\":2}")
    checkProblems("[1,\r\n  // c\r\n  2]", ["comment ‹// c›"], repaired: "[1,\r\n  2]")
  }

  @Test func aroundTheDocument() {
    checkProblems(
      "Does not arrive:\n{\"a\":1}\nWhy?", ["unexpected-text ‹Does not arrive:›"],
      repaired: "{\"a\":1}\n")
    checkProblems(
      "```json\n{\"a\":1}\n```", ["unexpected-text ‹```json›"], repaired: "{\"a\":1}\n")
    checkProblems(
      #"const x = {"a":1};"#, ["unexpected-text ‹const x =›"], repaired: #"{"a":1}"#)
    checkProblems(
      #"curl -d '{"a":1}' https://example.com"#,
      ["unexpected-text ‹curl -d '›"], repaired: #"{"a":1}"#)
    checkProblems(#"{"a":1}{"b":2}"#, [#"unexpected-text ‹{"b":2}›"#], repaired: #"{"a":1}"#)
    checkProblems("hello, world", ["invalid-literal ‹hello, world›"])
  }

  @Test func inTheDocument() {
    checkProblems(#"{"a": "x" y, "b": 1}"#, ["unexpected-text ‹y›"], repaired: #"{"a": "x" , "b": 1}"#)
    checkProblems(#"{"a": "x" + "y"}"#, [#"unexpected-text ‹+ "y"›"#], repaired: #"{"a": "xy"}"#)
    checkProblems(#"{"a": 1, oops}"#, ["unexpected-text ‹oops›"], repaired: #"{"a": 1}"#)
    checkProblems(
      #"@{@"a": @[@1, @YES]}"#, ["unexpected-text ‹@›", "invalid-literal ‹YES›"], repaired: #"{"a": [1, true]}"#)
    checkProblems(
      "{u'a': u'b'}", ["unexpected-text ‹u›", "wrong-quote ‹'a'›", "wrong-quote ‹'b'›"], repaired: #"{"a": "b"}"#)
  }

  @Test func invisibleCharactersAndMarks() {
    checkProblems("{\"a\":\u{A0}\u{200B}1}", ["invisible-character ‹\u{A0}\u{200B}›"], repaired: "{\"a\": 1}")
    checkProblems("\u{FEFF}{}", ["byte-order-mark ‹\u{FEFF}›"], repaired: "{}")
    checkProblems("", ["empty-document ‹›"])
    checkProblems(" \n", ["empty-document ‹ \n›"])
  }

  @Test func invalidUTF8() {
    let tree = SyntaxTree.parse(
      SourceText(Array("[\"Gr".utf8) + [0xFC, 0xDF, 0x65] + Array("\", ".utf8) + [0xFF] + Array("1]".utf8)))
    #expect(tree.problems.map(\.code) == [.invalidUTF8, .invalidUTF8])
    #expect(tree.problems.map(\.argument) == ["4", "10"])
    #expect(tree.text.applying(tree.problems.flatMap(\.repair)).string == "[\"Grüße\", 1]")
  }

  @Test func duplicateKey() {
    checkProblems(#"{"a":1,"b":2,"a":3}"#, [#"duplicate-key ‹"a"›"#, #"duplicate-key ‹"a"›"#])
    checkProblems(#"{"a":1,"\u0061":2}"#, [#"duplicate-key ‹"a"›"#, #"duplicate-key ‹"\u0061"›"#])
    checkProblems(#"{"a":{"a":1},"b":{"a":1}}"#, [])
    let many = (0..<40).map { "\"k\($0 % 39)\":\($0)" }.joined(separator: ",")
    checkProblems("{\(many)}", [#"duplicate-key ‹"k0"›"#, #"duplicate-key ‹"k0"›"#])
    let tree = SyntaxTree.parse(SourceText(#"{"a":1,"a":3}"#))
    #expect(tree.problems.map(\.related) == [[ByteRange(7, 10)], [ByteRange(1, 4)]])
  }

  @Test func templatePlaceholder() {
    let written = [
      "{{count}}", "${x}-${y}", "%@", "<#title#>", "$(date +%s)", "{{{raw}}}", "#(v)", "<%= x %>", "$HOME",
    ]
    checkProblems("[\(written.joined(separator: ","))]", written.map { "template-placeholder ‹\($0)›" })
    checkProblems(
      #"{"a": {{x}}, {{#if y}} "b": 1 {{/if}} }"#,
      ["{{x}}", "{{#if y}}", "{{/if}}"].map { "template-placeholder ‹\($0)›" })
  }

  @Test func mergeConflict() {
    checkProblems("{\n<<<<<<< HEAD\n\"a\": 1\n=======\n\"a\": 2\n>>>>>>> other\n}", ["merge-conflict ‹<<<<<<< HEAD›"])
  }

  /// Faults of six kinds at once.
  @Test func repairsCompose() {
    checkProblems(
      "{aps: {'alert': \"x\" \"badge\": 01; \"sound\" \"s\",}, // c\n“id”: True",
      [
        "unquoted-key ‹aps›", "wrong-quote ‹'alert'›", "missing-comma ‹ ›", "invalid-number ‹01›",
        "wrong-separator ‹;›",
        "missing-colon ‹ ›", "trailing-comma ‹,›", "comment ‹// c›", "wrong-quote ‹“id”›", "invalid-literal ‹True›",
        "unclosed-object ‹›",
      ],
      repaired: "{\"aps\": {\"alert\": \"x\", \"badge\": 1, \"sound\": \"s\"},\n\"id\": true}")
  }
}
