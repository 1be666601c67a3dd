import Testing

@Suite struct SeparatorProblemTests {
  @Test func missingComma() {
    checkProblems(#"{"a":1 "b":2}"#, ["missing-comma ‹ ›"], repaired: #"{"a":1, "b":2}"#)
    checkProblems("{\"a\":{}\n\"b\":2}", ["missing-comma ‹›"], repaired: "{\"a\":{},\n\"b\":2}")
    checkProblems("{\"a\":1 // c\n\"b\":2}", ["missing-comma ‹ ›", "comment ‹// c›"], repaired: "{\"a\":1,\n\"b\":2}")
    checkProblems(#"[1 "x"{}]"#, ["missing-comma ‹ ›", "missing-comma ‹›"], repaired: #"[1, "x",{}]"#)
    checkProblems(
      "{a: 1 b: 2}", ["unquoted-key ‹a›", "missing-comma ‹ ›", "unquoted-key ‹b›"], repaired: #"{"a": 1, "b": 2}"#)
  }

  @Test func trailingComma() {
    checkProblems(#"{"a":1,}"#, ["trailing-comma ‹,›"], repaired: #"{"a":1}"#)
    checkProblems("[1,2 , ]", ["trailing-comma ‹,›"], repaired: "[1,2  ]")
    checkProblems("[1],", ["trailing-comma ‹,›"], repaired: "[1]")
    checkProblems("{\"a\":1, // c\n}", ["trailing-comma ‹,›", "comment ‹// c›"], repaired: "{\"a\":1\n}")
  }

  @Test func wrongSeparator() {
    checkProblems(#"{"a":1;"b":2}"#, ["wrong-separator ‹;›"], repaired: #"{"a":1,"b":2}"#)
    checkProblems(#"{"a":1;}"#, ["wrong-separator ‹;›"], repaired: #"{"a":1}"#)
    checkProblems(
      #"{"a"=1, "b"=>2, "c":=3, "d"->4}"#,
      [
        "wrong-separator ‹=›", "wrong-separator ‹=>›", "wrong-separator ‹:=›", "wrong-separator ‹->›",
      ], repaired: #"{"a":1, "b":2, "c":3, "d":4}"#)
    checkProblems(#"{"a", 1}"#, ["wrong-separator ‹,›"], repaired: #"{"a": 1}"#)
    checkProblems(#"{"a"::1}"#, ["wrong-separator ‹:›"], repaired: #"{"a":1}"#)
    checkProblems("[1; 2: 3]", ["wrong-separator ‹;›", "wrong-separator ‹:›"], repaired: "[1, 2, 3]")
  }

  @Test func missingColon() {
    checkProblems(#"{"a" 1}"#, ["missing-colon ‹ ›"], repaired: #"{"a": 1}"#)
    checkProblems(#"{"a"{"b":1}}"#, ["missing-colon ‹›"], repaired: #"{"a":{"b":1}}"#)
  }

  @Test func missingValue() {
    checkProblems(#"{"a":}"#, ["missing-value ‹›"], repaired: #"{"a": null}"#)
    checkProblems(#"{"a":,"b":1}"#, ["missing-value ‹›"], repaired: #"{"a": null,"b":1}"#)
    checkProblems("{\"a\":\n\"b\":1}", ["missing-value ‹›"], repaired: "{\"a\": null,\n\"b\":1}")
    checkProblems(#"{"a"}"#, ["missing-value ‹›"], repaired: #"{"a": null}"#)
    checkProblems("{\"a\"\n\"b\": 1}", ["missing-value ‹›"], repaired: "{\"a\": null,\n\"b\": 1}")
    checkProblems("[1,,2]", ["missing-value ‹,›"], repaired: "[1,2]")
    checkProblems("[,1]", ["missing-value ‹,›"], repaired: "[1]")
  }

  @Test func missingName() {
    checkProblems(#"{"a":1,,"b":2}"#, ["missing-name ‹,›"], repaired: #"{"a":1,"b":2}"#)
    checkProblems(#"{,"a":1}"#, ["missing-name ‹,›"], repaired: #"{"a":1}"#)
    checkProblems("{:1}", ["missing-name ‹:›"], repaired: #"{"":1}"#)
    checkProblems(#"{"a":1, {"b":2}}"#, ["missing-name ‹{›"], repaired: #"{"a":1, "b":2}"#)
    checkProblems(#"{"a":1, [2]}"#, ["missing-name ‹[›"], repaired: #"{"a":1, "": [2]}"#)
  }
}
