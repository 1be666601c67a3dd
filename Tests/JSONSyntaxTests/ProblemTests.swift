import JSONSyntax
import SourceText
import Testing

/// Checks the problems of a text, as codes in their order, and the text after all repairs.
private func check(
  _ text: String, _ codes: [String], repaired: String? = nil, _ location: SourceLocation = #_sourceLocation
) {
  let tree = SyntaxTree.parse(SourceText(text))
  #expect(tree.problems.map(\.code.rawValue) == codes, "\(text)", sourceLocation: location)
  #expect(
    Tokens(tree.text).map { tree.text.string(in: $0.range) }.joined() == tree.text.string, sourceLocation: location)
  if let repaired {
    let mended = tree.text.applying(tree.problems.flatMap(\.repair))
    #expect(mended.string == repaired, sourceLocation: location)
    #expect(SyntaxTree.parse(mended).isStrictJSON, "\(mended.string)", sourceLocation: location)
  }
}

@Suite struct ProblemTests {
  @Test func commasAndColons() {
    check(#"{"a":1 "b":2}"#, ["missing-comma"], repaired: #"{"a":1, "b":2}"#)
    check(#"[1 2]"#, ["missing-comma"], repaired: #"[1, 2]"#)
    check(#"{"a":1,}"#, ["trailing-comma"], repaired: #"{"a":1}"#)
    check(#"[1,2,]"#, ["trailing-comma"], repaired: #"[1,2]"#)
    check(#"{"a":1;"b":2}"#, ["wrong-separator"], repaired: #"{"a":1,"b":2}"#)
    check(#"{"a":1;}"#, ["wrong-separator"], repaired: #"{"a":1}"#)
    check(#"{"a"=1}"#, ["wrong-separator"], repaired: #"{"a":1}"#)
    check(#"{"a"=>1}"#, ["wrong-separator"], repaired: #"{"a":1}"#)
    check(#"{"a" 1}"#, ["missing-colon"], repaired: #"{"a": 1}"#)
    check(#"{"a", 1}"#, ["wrong-separator"], repaired: #"{"a": 1}"#)
    check(#"{"a":}"#, ["missing-value"], repaired: #"{"a": null}"#)
    check(#"{"a":,"b":1}"#, ["missing-value"], repaired: #"{"a": null,"b":1}"#)
    check("{\"a\":\n\"b\":1}", ["missing-value"], repaired: "{\"a\": null,\n\"b\":1}")
    check(#"{"a"}"#, ["missing-value"], repaired: #"{"a": null}"#)
    check(#"{"a":1,,"b":2}"#, ["missing-name"], repaired: #"{"a":1,"b":2}"#)
    check(#"[1,,2]"#, ["missing-value"], repaired: #"[1,2]"#)
    check(#"{:1}"#, ["missing-name"], repaired: #"{"":1}"#)
    check(#"{"a"::1}"#, ["wrong-separator"], repaired: #"{"a":1}"#)
  }

  @Test func quotesAndNames() {
    check(#"{'a': 'b'}"#, ["wrong-quote", "wrong-quote"], repaired: #"{"a": "b"}"#)
    check(#"{“a”: “b”}"#, ["wrong-quote", "wrong-quote"], repaired: #"{"a": "b"}"#)
    check(#"{"a": "b”}"#, ["wrong-quote"], repaired: #"{"a": "b"}"#)
    check(#"{"a": "b”, "c": 1}"#, ["wrong-quote"], repaired: #"{"a": "b", "c": 1}"#)
    check(#"{'it''s': 'don't say "no"'}"#, ["wrong-quote", "wrong-quote"], repaired: #"{"it''s": "don't say \"no\""}"#)
    check(
      #"{a: 1, content-available: 2}"#, ["unquoted-key", "unquoted-key"], repaired: #"{"a": 1, "content-available": 2}"#
    )
    check(#"{Simulator Target Bundle: "x"}"#, ["unquoted-key"], repaired: #"{"Simulator Target Bundle": "x"}"#)
    check(#"{1: 2}"#, ["unquoted-key"], repaired: #"{"1": 2}"#)
  }

  @Test func unclosed() {
    check(#"{"a": {"b": 1}"#, ["unclosed-object"], repaired: #"{"a": {"b": 1}}"#)
    check(#"{"a": [1, 2"#, ["unclosed-array"], repaired: #"{"a": [1, 2]}"#)
    check(#"{"a": [1, 2}"#, ["unclosed-array"], repaired: #"{"a": [1, 2]}"#)
    check(#"{"a": [1, 2}}"#, ["unmatched-bracket"], repaired: #"{"a": [1, 2]}"#)
    check(#"{"a": 1}}"#, ["unmatched-bracket"], repaired: #"{"a": 1}"#)
    check(#"{"a": "b}"#, ["unclosed-string"], repaired: #"{"a": "b"}"#)
    check("{\"a\": \"b,\n\"c\": 1}", ["unclosed-string"], repaired: "{\"a\": \"b\",\n\"c\": 1}")
    check(#"{"a": "b, "c": 1}"#, ["unclosed-string"], repaired: #"{"a": "b", "c": 1}"#)
    check(#"{"aps: {"alert": "x"}}"#, ["unclosed-string"], repaired: #"{"aps": {"alert": "x"}}"#)
    check("{\"badge: 5,\n\"c\": 1}", ["unclosed-string"], repaired: "{\"badge\": 5,\n\"c\": 1}")
    check("{\"a\": \"b\nc\"}", ["control-character"], repaired: #"{"a": "b\nc"}"#)
    check(#"{"a":"#, ["unclosed-object"], repaired: #"{"a": null}"#)
    check(#"{"aps":{""#, ["unclosed-object"], repaired: #"{"aps":{"": null}}"#)
  }

  @Test func literalsAndNumbers() {
    check(
      #"[True, None, nil, undefined]"#, Array(repeating: "invalid-literal", count: 4),
      repaired: "[true, null, null, null]")
    check(
      #"[+1, .5, 1., 007, 0xFF, 1_000]"#, Array(repeating: "invalid-number", count: 6),
      repaired: "[1, 0.5, 1, 7, 255, 1000]")
    check(#"[NaN, -Infinity]"#, ["invalid-number", "invalid-number"])
    check(#"{"a": hello world, "b": 1}"#, ["invalid-literal"], repaired: #"{"a": "hello world", "b": 1}"#)
    check(#"{"a": 2026-01-01}"#, ["invalid-number"], repaired: #"{"a": "2026-01-01"}"#)
  }

  @Test func otherText() {
    check("", ["empty-document"])
    check(" \n", ["empty-document"])
    check("{} x y", ["unexpected-text"], repaired: "{} ")
    check("{\"a\":1 // c\n}", ["comment"], repaired: "{\"a\":1\n}")
    check("/* x */ {\"a\":1, # c\n \"b\":2}", ["comment", "comment"])
    check("{\"a\":\u{A0}1}", ["invisible-character"], repaired: "{\"a\": 1}")
    check("\u{FEFF}{}", ["byte-order-mark"], repaired: "{}")
    check(#"{"a":"\x41 \'"}"#, ["invalid-escape", "invalid-escape"], repaired: #"{"a":"A '"}"#)
    check(#"{"a":"\ud800"}"#, ["lone-surrogate"])
    check(#"{"a":1,"a":2}"#, ["duplicate-key", "duplicate-key"])
    check(#"{"a":1,"\u0061":2}"#, ["duplicate-key", "duplicate-key"])
    check(
      #"{"a":{{count}},"b":${x}-${y},"c":%@,"d":<#title#>,"e":$(date +%s),"f":#(v),"g":<%= x %>}"#,
      Array(repeating: "template-placeholder", count: 7))
    check("{\n<<<<<<< HEAD\n\"a\": 1\n=======\n\"a\": 2\n>>>>>>> other\n}", ["merge-conflict"])
    check(#"{"a": "x" y, "b": 1}"#, ["unexpected-text"], repaired: #"{"a": "x" , "b": 1}"#)
    check(String(repeating: "[", count: 600), ["nesting-too-deep", "unclosed-array"])
  }
}
