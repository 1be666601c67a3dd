import JSONSyntax
import SourceText
import Testing

/// Checks what formatting makes of a text, and that a second run changes nothing.
private func check(
  _ text: String, _ expected: String, _ options: FormattingOptions = FormattingOptions(insertFinalNewline: false),
  _ location: SourceLocation = #_sourceLocation
) {
  let tree = SyntaxTree.parse(SourceText(text))
  let formatted = tree.text.applying(tree.formattingEdits(options))
  #expect(formatted.string == expected, sourceLocation: location)
  #expect(SyntaxTree.parse(formatted).formattingEdits(options).isEmpty, "second run", sourceLocation: location)
}

@Suite struct FormatterTests {
  @Test func layoutByWidth() {
    check(
      #"{"aps":{"alert":{"title":"Tea","body":"Ready"},"badge":1},"ids":[1,2,3],"e":{},"f":[]}"#,
      """
      {
        "aps": {
          "alert": { "title": "Tea", "body": "Ready" },
          "badge": 1
        },
        "ids": [1, 2, 3],
        "e": {},
        "f": []
      }
      """)
    // What was on several lines stays so, also where it would fit.
    check("{\"a\":[1,\n2],\"b\":[1,2]}", "{\n  \"a\": [\n    1,\n    2\n  ],\n  \"b\": [1, 2]\n}")
    check("[[1],[2]]", "[\n  [1],\n  [2]\n]")
    check("{\"a\": {}}", "{\n  \"a\": {}\n}")
    check("{\n \"a\" : { \n } , \"b\" : [ ] }", "{\n \"a\": {},\n \"b\": []\n}")
    check("  null  ", "null")
  }

  @Test func widthCountsTheWholeLine() {
    // `  "ids": [1, 2],` has 16 columns.
    let text = #"{"ids":[1,2],"x":{"y":[]}}"#
    let behind = ",\n  \"x\": {\n    \"y\": []\n  }\n}"
    check(text, "{\n  \"ids\": [1, 2]" + behind, FormattingOptions(width: 16, insertFinalNewline: false))
    check(text, "{\n  \"ids\": [\n    1,\n    2\n  ]" + behind, FormattingOptions(width: 15, insertFinalNewline: false))
    // Scalars are counted, not bytes: `["ää"]` has six.
    check(#"["ää"]"#, #"["ää"]"#, FormattingOptions(width: 6, insertFinalNewline: false))
    check(#"["ää"]"#, "[\n  \"ää\"\n]", FormattingOptions(width: 5, insertFinalNewline: false))
  }

  @Test func expansion() {
    let text = "{\"a\":[1,2],\n\n\"b\":{\"c\":[]}}"
    check(
      text, "{\n  \"a\": [\n    1,\n    2\n  ],\n\n  \"b\": {\n    \"c\": []\n  }\n}",
      FormattingOptions(expand: .always, insertFinalNewline: false))
    check(text, "{ \"a\": [1, 2], \"b\": { \"c\": [] } }", FormattingOptions(expand: .never, insertFinalNewline: false))
    check(
      "{\"a\": [1, // one\n2], \"b\": [1,\n2]}", "{\n  \"a\": [\n    1, // one\n    2\n  ],\n  \"b\": [1, 2]\n}",
      FormattingOptions(expand: .never, insertFinalNewline: false))
  }

  @Test func indentation() {
    check("{\n\t\"a\": [\n1]}", "{\n\t\"a\": [\n\t\t1\n\t]\n}")
    check("{\n    \"a\": [\n1]}", "{\n    \"a\": [\n        1\n    ]\n}")
    check("  {\n      \"a\": [\n1]\n  }", "{\n    \"a\": [\n        1\n    ]\n}")
    check(
      "{\n\t\"a\": [\n1]}", "{\n \"a\": [\n  1\n ]\n}",
      FormattingOptions(indentation: .spaces(1), insertFinalNewline: false))
    check(
      "{\"a\":{\"b\":{}}}", "{\n\t\"a\": {\n\t\t\"b\": {}\n\t}\n}",
      FormattingOptions(indentation: .tab, insertFinalNewline: false))
  }

  @Test func linesAndTheirEndings() {
    check("{\n\n\n\"a\":1,\n\n\n\"b\":2\n\n}", "{\n  \"a\": 1,\n\n  \"b\": 2\n}")
    check("{\r\n\"a\":1,\n\r\n\"b\":2}", "{\r\n  \"a\": 1,\r\n\r\n  \"b\": 2\r\n}")
    check("{\r\"a\":1}", "{\r  \"a\": 1\r}")
    check("[1]", "[1]\n", FormattingOptions())
    check("[1]\r\n\r\n ", "[1]\r\n", FormattingOptions())
    check("[1]\n\n", "[1]\n", FormattingOptions(insertFinalNewline: false))
    check("[1]\n\n", "[1]\n\n", FormattingOptions(trimFinalNewlines: false))
    check("", "")
    check(" \n", " \n")
  }

  @Test func comments() {
    check(
      "{ // first \n\"a\":1,// one\n// own\n\n\n/* b */\"b\":2/* two */ ,\"c\":/* three */3 // last\n}",
      """
      { // first
        "a": 1, // one
        // own

        /* b */ "b": 2 /* two */,
        "c": /* three */ 3 // last
      }
      """)
    check("/* a */\n{}// b", "/* a */\n{} // b")
    check("[/* x */ 1,2]", "[/* x */ 1, 2]")
    check("{\"a\": 1 # one \n}", "{\n  \"a\": 1 # one\n}")
  }

  @Test func brokenText() {
    check("{\"aps\":{\"alert\":\"x\" \"badge\":1,}", "{\n  \"aps\": { \"alert\": \"x\" \"badge\": 1, }")
    check("{\"aps\":{\"alert\":\"x\"\n\"badge\":1,}", "{\n  \"aps\": {\n    \"alert\": \"x\"\n    \"badge\": 1,\n  }")
    check("{\"a\":{{n}},\"b\":[ ${x} ,%@]}", "{\n  \"a\": {{n}},\n  \"b\": [${x}, %@]\n}")
    check("{'a' :'b',c :1}", "{ 'a': 'b', c: 1 }")
    check("{\"a\":[1,2}", "{\n  \"a\": [\n    1,\n    2\n}")
    check("{\n\"a\": \"x,\n\"b\":1}", "{\n  \"a\": \"x,\n  \"b\": 1\n}")
    // The rest of the line may be in the string.
    check("{\"a\":\"x}}", "{ \"a\": \"x}}")
    check("{\n\"a\": \"x  }  }\n", "{\n  \"a\": \"x  }  }\n")
    check("{ 'a'=>[1],\n'b' => 2}", "{\n  'a'=>[1],\n  'b' => 2\n}")
    let conflict = "{\n<<<<<<< HEAD\n\"a\": 1\n=======\n\"a\": 2\n>>>>>>> other\n}"
    check(conflict, conflict)
  }

  @Test func parenthesesThatAreNoList() {
    // A cast of PHP is part of an expression; the object around it ends at its own brace.
    check(
      "{\"a\": (int)$n,\n\"b\": {\"c\": (int)$m,\n\"d\": 1}, \"e\": 2}",
      "{\n  \"a\": (int)$n,\n  \"b\": {\n    \"c\": (int)$m,\n    \"d\": 1\n  },\n  \"e\": 2\n}")
  }

  @Test func minified() {
    func check(_ text: String, _ expected: String, _ location: SourceLocation = #_sourceLocation) {
      let tree = SyntaxTree.parse(SourceText(text))
      let edits = tree.root.map { tree.minifyingEdits(of: $0) } ?? []
      #expect(tree.text.applying(edits).string == expected, sourceLocation: location)
    }
    check("{ \"a\" : [ 1 , 2 ] ,\r\n \"b\" : \" \" }\n", "{\"a\":[1,2],\"b\":\" \"}\n")
    check("{ \"a\" : \"x }  }", "{\"a\":\"x }  }")
    check("{ \"a\": 1, // x\n \"b\": c d }", "{\"a\":1,// x\n\"b\":c d}")
  }

  /// Edits of a part: only on its lines.
  @Test func rangeFormatting() {
    let tree = SyntaxTree.parse(SourceText("{\n\"a\":1,\n\"b\":2,\n\"c\":3\n}"))
    let edits = tree.formattingEdits(FormattingOptions(), in: ByteRange(at: 11))
    #expect(tree.text.applying(edits).string == "{\n\"a\":1,\n  \"b\": 2,\n\"c\":3\n}")
  }

  @Test(arguments: [
    ("{\n\"a\":{\"b\" :1,\"c\":{}}|", "{\n\"a\":{\n    \"b\": 1,\n    \"c\": {}\n  }"),
    ("{\n\"a\":[ 1,2 ]|}", "{\n\"a\":[1, 2]}"),
    // A document on one line stays there, and changes as a whole or not at all.
    ("{\"a\":[ 1,2 ]|}", "{\"a\":[ 1,2 ]}"),
    ("{\"a\":[ 1,2 ]}|", "{ \"a\": [1, 2] }"),
    ("{\"aps\":{ \"alert\": \"Hello\"}|", "{\"aps\":{ \"alert\": \"Hello\"}"),
    ("{\"aps\":{ \"alert\": \"Hello\"}}|", "{ \"aps\": { \"alert\": \"Hello\" } }"),
    ("{\"aps\":{\"alert\":\"Hello\"}}|\n", "{\"aps\":{\"alert\":\"Hello\"}}\n"),
    (
      "{\"a\": [\"\(String(repeating: "b", count: 60))\", \"\(String(repeating: "c", count: 40))\"]}|",
      "{\n  \"a\": [\n    \"\(String(repeating: "b", count: 60))\",\n    \"\(String(repeating: "c", count: 40))\"\n  ]\n}"
    ),
    // What is typed into a string stays as it is typed.
    ("{\n  \"a\": \"x\n|", "{\n  \"a\": \"x\n"),
    ("{\n  \"a\": \"x\r\n|", "{\n  \"a\": \"x\r\n"),
    ("{\n  \"a\": \"x\n|y\"\n}", "{\n  \"a\": \"x\ny\"\n}"),
    ("{\n  \"a\n|", "{\n  \"a\n"),
    ("{\n  \"a\": \"x\",\n|\n}", "{\n  \"a\": \"x\",\n  \n}"),
    ("{\n|}", "{\n}"),
    ("{\n  \"a\": {\n|}\n}", "{\n  \"a\": {\n  }\n}"),
    ("{\n  \"a\": {\n|", "{\n  \"a\": {\n    "),
    ("{\n  \"a\": [\n    1,\n|\n  ]\n}", "{\n  \"a\": [\n    1,\n    \n  ]\n}"),
    ("{}\n|", "{}\n"),
    ("}\n|}", "}\n}"),
  ])
  func onType(marked: String, expected: String) {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    let tree = SyntaxTree.parse(SourceText(parts.joined()))
    let edits = tree.onTypeFormattingEdits(
      FormattingOptions(), typed: parts[0].last ?? " ", at: parts[0].utf8.count)
    #expect(tree.text.applying(edits).string == expected)
  }

  @Test func editsAreSmallAndKeepLineEndingsWhole() {
    let tree = SyntaxTree.parse(SourceText("{\r\n\"a\": 1,\r\n\r\n\r\n  \"b\": 2\r\n}\r\n"))
    let edits = tree.formattingEdits(FormattingOptions(indentation: .spaces(2)))
    #expect(edits.map(\.range.description) == ["3..<3", "14..<16"])
    #expect(edits.map(\.replacement) == ["  ", ""])
  }
}

@Suite struct FormatterProperties {
  private func tokens(_ text: SourceText) -> [String] {
    Tokens(text).filter { $0.kind != .whitespace }.map { text.string(in: $0.range) }
  }

  @Test(arguments: TestDocuments.all.indices) func keepsTokensAndComesToRest(index: Int) {
    let text = SourceText(TestDocuments.all[index])
    for expand in FormattingOptions.Expansion.allCases {
      let options = FormattingOptions(width: 40, expand: expand)
      let edits = SyntaxTree.parse(text).formattingEdits(options)
      let formatted = text.applying(edits)
      #expect(tokens(formatted) == tokens(text))
      #expect(SyntaxTree.parse(formatted).formattingEdits(options).isEmpty, "\(text.string) -> \(formatted.string)")
    }
  }
}
