import Testing

@Suite struct BracketProblemTests {
  @Test func unclosed() {
    checkProblems(#"{"a": {"b": 1}"#, ["unclosed-object ‹›"], repaired: #"{"a": {"b": 1}}"#)
    checkProblems(#"{"a": [1, 2"#, ["unclosed-array ‹›"], repaired: #"{"a": [1, 2]}"#)
    checkProblems(#"{"a": [1, 2}"#, ["unclosed-array ‹›"], repaired: #"{"a": [1, 2]}"#)
    checkProblems(#"{"a": ["b", "c": 1}"#, ["unclosed-array ‹›"], repaired: #"{"a": ["b"], "c": 1}"#)
    checkProblems(#"{"a": ["b" "c": 1}"#, ["unclosed-array ‹›"], repaired: #"{"a": ["b"], "c": 1}"#)
    checkProblems("{\"a\": [1, 'c': 1}", ["unclosed-array ‹›", "wrong-quote ‹'c'›"], repaired: #"{"a": [1], "c": 1}"#)
    checkProblems(#"{"a": [1, c: 1}"#, ["unclosed-array ‹›", "unquoted-key ‹c›"], repaired: #"{"a": [1], "c": 1}"#)
  }

  /// What is inserted does not land in a comment.
  @Test func missingBracketsBeforeComments() {
    checkProblems(
      "{\"a\": [1 // x\n, \"b\": 2}", ["unclosed-array ‹›", "comment ‹// x›"], repaired: "{\"a\": [1]\n, \"b\": 2}")
    checkProblems(
      "{\n  \"a\": {\n    \"b\": 1 // x\n    ,\n  \"c\": 2\n}", ["unclosed-object ‹›", "comment ‹// x›"],
      repaired: "{\n  \"a\": {\n    \"b\": 1}\n    ,\n  \"c\": 2\n}")
  }

  /// An object in an array is no name, whatever follows it.
  @Test func colonBehindAnObject() {
    checkProblems(#"{"a": [{"b": "c"} : 1]}"#, ["wrong-separator ‹:›"], repaired: #"{"a": [{"b": "c"} , 1]}"#)
  }

  /// A text that ends too early has one problem, whatever is missing.
  @Test func textEnds() {
    checkProblems(#"{"a":1,"#, ["unclosed-object ‹›"], repaired: #"{"a":1}"#)
    checkProblems(#"{"a":"#, ["unclosed-object ‹›"], repaired: #"{"a": null}"#)
    checkProblems(#"{"a""#, ["unclosed-object ‹›"], repaired: #"{"a": null}"#)
    checkProblems(#"{"aps":{""#, ["unclosed-object ‹›"], repaired: #"{"aps":{"": null}}"#)
    checkProblems(#"["a\u12"#, ["unclosed-array ‹›"], repaired: #"["a"]"#)
    checkProblems(#"["tr"#, ["unclosed-array ‹›"], repaired: #"["tr"]"#)
    checkProblems("[tr", ["unclosed-array ‹›"], repaired: "[true]")
    checkProblems("[1.", ["unclosed-array ‹›"], repaired: "[1]")
    checkProblems("{\"a\": \"b,\n", ["unclosed-object ‹›"], repaired: "{\"a\": \"b\"}\n")
  }

  /// Where a bracket is missing in the middle, the indentation tells where.
  @Test func byIndentation() {
    checkProblems(
      "{\n  \"aps\": {\n    \"alert\": \"x\",\n  \"id\": 5\n}", ["unclosed-object ‹›"],
      repaired: "{\n  \"aps\": {\n    \"alert\": \"x\"},\n  \"id\": 5\n}")
    checkProblems(
      "{\n  \"aps\": {\n    \"alert\": {\n      \"title\": \"x\"\n    \"badge\": 1\n  }\n}", ["unclosed-object ‹›"],
      repaired: "{\n  \"aps\": {\n    \"alert\": {\n      \"title\": \"x\"},\n    \"badge\": 1\n  }\n}")
    checkProblems(
      "{\n  \"aps\": {\n    \"alert\": {\n      \"title\": \"x\"\n  },\n  \"id\": 5\n}", ["unclosed-object ‹›"],
      repaired: "{\n  \"aps\": {\n    \"alert\": {\n      \"title\": \"x\"}\n  },\n  \"id\": 5\n}")
  }

  @Test func unmatched() {
    checkProblems(#"{"a": 1}}"#, ["unmatched-bracket ‹}›"], repaired: #"{"a": 1}"#)
    checkProblems(#"{"a": 1} ]}}"#, ["unmatched-bracket ‹]}}›"], repaired: #"{"a": 1} "#)
    checkProblems(#"{"a": [1, 2}}"#, ["unmatched-bracket ‹}›"], repaired: #"{"a": [1, 2]}"#)
    checkProblems(#"{"a": [1, 2}, "b": 3}"#, ["unmatched-bracket ‹}›"], repaired: #"{"a": [1, 2], "b": 3}"#)
    checkProblems(#"{"a": {"b": 1}}, "c": 2}"#, ["unmatched-bracket ‹}›"], repaired: #"{"a": {"b": 1}, "c": 2}"#)
    checkProblems(#"{"a": {"b": 1}}, "c": 2"#, ["unmatched-bracket ‹}›"], repaired: #"{"a": {"b": 1}, "c": 2}"#)
  }

  @Test func foreignBrackets() {
    // Swift
    checkProblems(
      #"["a": ["b": 1], "c": [:]]"#, ["unmatched-bracket ‹[›", "unmatched-bracket ‹[›", "unmatched-bracket ‹[›"],
      repaired: #"{"a": {"b": 1}, "c": {}}"#)
    // PHP
    checkProblems(
      "array('a' => 1)", ["unmatched-bracket ‹array(›", "wrong-quote ‹'a'›", "wrong-separator ‹=>›"],
      repaired: #"{"a" : 1}"#)
    checkProblems("[[1, 2] , array(3)]", ["unmatched-bracket ‹array(›"], repaired: "[[1, 2] , [3]]")
    // Property lists
    checkProblems(
      "{ a = (1, b); }",
      [
        "unquoted-key ‹a›", "wrong-separator ‹=›", "unmatched-bracket ‹(›", "invalid-literal ‹b›",
        "wrong-separator ‹;›",
      ], repaired: #"{ "a" : [1, "b"] }"#)
    // C and sets
    checkProblems("{1, 2}", ["unmatched-bracket ‹{›"], repaired: "[1, 2]")
    checkProblems(#"{"a", "b", "c"}"#, ["unmatched-bracket ‹{›"], repaired: #"["a", "b", "c"]"#)
    checkProblems(#"{{"a": 1}, {"a": 2}}"#, ["unmatched-bracket ‹{›"], repaired: #"[{"a": 1}, {"a": 2}]"#)
    // Format strings
    checkProblems(
      #"{{"a": {{"b": 1}}}}"#, ["unmatched-bracket ‹{›", "unmatched-bracket ‹{›"], repaired: #"{"a": {"b": 1}}"#)
  }

  @Test func bracesMissing() {
    checkProblems(#""a": {"b": 1}"#, [#"unclosed-object ‹"a"›"#], repaired: #"{"a": {"b": 1}}"#)
    checkProblems(#""a": {"b": 1}, "c": 2"#, [#"unclosed-object ‹"a"›"#], repaired: #"{"a": {"b": 1}, "c": 2}"#)
    checkProblems(#""a": {"b": 1}}"#, [#"unclosed-object ‹"a"›"#], repaired: #"{"a": {"b": 1}}"#)
    checkProblems(#""a": {"b": 1"#, [#"unclosed-object ‹"a"›"#], repaired: #"{"a": {"b": 1}}"#)
  }

  @Test func tooDeep() {
    checkProblems(String(repeating: "[", count: 512) + String(repeating: "]", count: 512), [])
    let deep = String(repeating: "[", count: 513) + String(repeating: "]", count: 513)
    checkProblems(deep, ["nesting-too-deep ‹[›"])
  }
}
