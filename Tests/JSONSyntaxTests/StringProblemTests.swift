import JSONSyntax
import SourceText
import Testing

@Suite struct StringProblemTests {
  @Test func wrongQuote() {
    checkProblems("{'a': 'b'}", ["wrong-quote ‹'a'›", "wrong-quote ‹'b'›"], repaired: #"{"a": "b"}"#)
    checkProblems("{“a”: „b“}", ["wrong-quote ‹“a”›", "wrong-quote ‹„b“›"], repaired: #"{"a": "b"}"#)
    checkProblems(
      "{‘a’: «b», `c`: 1}", ["wrong-quote ‹‘a’›", "wrong-quote ‹«b»›", "wrong-quote ‹`c`›"],
      repaired: #"{"a": "b", "c": 1}"#)
    checkProblems("{\"a\": \"b”}", ["wrong-quote ‹\"b”›"], repaired: #"{"a": "b"}"#)
    checkProblems("{\"a\": “b\", \"c\": 1}", ["wrong-quote ‹“b\"›"], repaired: #"{"a": "b", "c": 1}"#)
    checkProblems(
      "{\"a\": 'don\\'t', \"b\": 'it's'}", ["wrong-quote ‹'don\\'t'›", "wrong-quote ‹'it's'›"],
      repaired: #"{"a": "don't", "b": "it's"}"#)
    checkProblems(#"{"a": 'say "no"'}"#, [#"wrong-quote ‹'say "no"'›"#], repaired: #"{"a": "say \"no\""}"#)
  }

  @Test func tripleQuotes() {
    checkProblems(
      "{\"a\": \"\"\"say \\\"hi\\\"\nö\"\"\", \"b\": \"\"}",
      ["wrong-quote ‹\"\"\"say \\\"hi\\\"\nö\"\"\"›", "control-character ‹\n›"],
      repaired: #"{"a": "say \"hi\"\nö", "b": ""}"#)
  }

  @Test func quotesInside() {
    checkProblems(
      #"{"a":"say "hi" to","b":7}"#, [#"wrong-quote ‹"say "hi" to"›"#], repaired: #"{"a":"say \"hi\" to","b":7}"#)
    checkProblems(
      #"{"a":"He said: "hi"", "b":7}"#, [#"wrong-quote ‹"He said: "hi""›"#],
      repaired: #"{"a":"He said: \"hi\"", "b":7}"#)
    checkProblems(#"{"a":""hi" he said"}"#, [#"wrong-quote ‹""hi" he said"›"#], repaired: #"{"a":"\"hi\" he said"}"#)
  }

  /// Text that was a string itself, from a log or a source file.
  @Test func quotesEscaped() {
    checkProblems(
      #"{\"a\": \"say \\\"hi\\\"\"}"#, [#"wrong-quote ‹\"a\"›"#],
      repaired: #"{"a": "say \"hi\""}"#)
    checkProblems(#"{\n\"a\": 1}"#, [#"invisible-character ‹\n›"#, #"wrong-quote ‹\"a\"›"#], repaired: "{\n\"a\": 1}")
  }

  @Test func unquotedKey() {
    checkProblems(
      "{a: 1, content-available: 2, 3: 4}",
      ["unquoted-key ‹a›", "unquoted-key ‹content-available›", "unquoted-key ‹3›"],
      repaired: #"{"a": 1, "content-available": 2, "3": 4}"#)
    checkProblems(
      "{Simulator Target Bundle: 1}", ["unquoted-key ‹Simulator Target Bundle›"],
      repaired: #"{"Simulator Target Bundle": 1}"#)
    checkProblems(#"{alert": 1}"#, [#"unquoted-key ‹alert"›"#], repaired: #"{"alert": 1}"#)
  }

  @Test func unclosedString() {
    checkProblems(#"{"a": "b}"#, [#"unclosed-string ‹"b›"#], repaired: #"{"a": "b"}"#)
    checkProblems("{\"a\": \"b,\n\"c\": 1}", ["unclosed-string ‹\"b›"], repaired: "{\"a\": \"b\",\n\"c\": 1}")
    checkProblems(#"{"a": "b, "c": 1}"#, [#"unclosed-string ‹"b›"#], repaired: #"{"a": "b", "c": 1}"#)
    checkProblems(#"{"aps: {"alert": "x"}}"#, [#"unclosed-string ‹"aps›"#], repaired: #"{"aps": {"alert": "x"}}"#)
    checkProblems("{\"badge: 5,\n\"c\": 1}", [#"unclosed-string ‹"badge›"#], repaired: "{\"badge\": 5,\n\"c\": 1}")
    checkProblems(
      "{\"a\": \"in 5 min: [now],\n\"c\": 1}", [#"unclosed-string ‹"in 5 min: [now]›"#],
      repaired: "{\"a\": \"in 5 min: [now]\",\n\"c\": 1}")
    // What else is missing there has the same cause.
    checkProblems("{\"a\": \"b\n\"c\": 1}", [#"unclosed-string ‹"b›"#], repaired: "{\"a\": \"b\",\n\"c\": 1}")
    // Inside of JSON in a string, a comma at the end belongs to it; brackets that close more than it opens do not.
    checkProblems(
      #"{"APNS": "{\"aps\":{\"badge\":1,"#, ["unclosed-object ‹›"],
      repaired: #"{"APNS": "{\"aps\":{\"badge\":1,"}"#)
    checkProblems(
      #"{"APNS": "{\"aps\":{}}}"#, [#"unclosed-string ‹"{\"aps\":{}}›"#], repaired: #"{"APNS": "{\"aps\":{}}"}"#)
    checkProblems("{\"al\n\"c\": 1}", [#"unclosed-string ‹"al›"#], repaired: "{\"al\": null,\n\"c\": 1}")
  }

  @Test func invalidEscape() {
    checkProblems(
      #"{"a":"\x41 \' \U0001F600 \q"}"#,
      [
        #"invalid-escape ‹\x41›"#, #"invalid-escape ‹\'›"#, #"invalid-escape ‹\U0001F600›"#, #"invalid-escape ‹\q›"#,
      ],
      repaired: #"{"a":"A ' 😀 \\q"}"#)
    checkProblems(#"["\u12G"]"#, [#"invalid-escape ‹\u12›"#], repaired: #"["\\u12G"]"#)
    // The string ends right behind the brace, whatever follows.
    checkProblems(#"["\u{"]"#, [#"invalid-escape ‹\u›"#], repaired: #"["\\u{"]"#)
    checkProblems(#"["\u{1"]"#, [#"invalid-escape ‹\u›"#], repaired: #"["\\u{1"]"#)
    #expect(SyntaxTree.parse(SourceText(#"["\u{"#)).root != nil)
    #expect(SyntaxTree.parse(SourceText(#"{"aps":{"alert":"x\u{"b": 1}}"#)).root != nil)
  }

  @Test func controlCharacter() {
    checkProblems("[\"a\tb\"]", ["control-character ‹\t›"], repaired: #"["a\tb"]"#)
    checkProblems("{\"a\": \"b\r\nc\"}", ["control-character ‹\r\n›"], repaired: #"{"a": "b\nc"}"#)
    checkProblems("[1,\u{0}\u{1} 2]", ["control-character ‹\u{0}\u{1}›"], repaired: "[1, 2]")
  }

  @Test func loneSurrogate() {
    checkProblems(
      #"["\ud800", "\udc00x", "\ud83d\ude00"]"#, [#"lone-surrogate ‹\ud800›"#, #"lone-surrogate ‹\udc00›"#])
  }
}
