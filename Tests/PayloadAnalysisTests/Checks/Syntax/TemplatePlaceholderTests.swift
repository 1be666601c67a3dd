import Testing

@Suite struct TemplatePlaceholderTests {
  @Test(arguments: [
    "{{count}}", "${count}", "%@", "<#count#>", "$(count)", "$((count + 1))", "#(count)", "<%= count %>", "$COUNT",
  ])
  func asValueOfAnyType(placeholder: String) {
    let carets = String(repeating: "^", count: placeholder.count)
    check(
      "template-placeholder",
      """
      { "aps": { "alert": "Hello", "badge": \(placeholder) } }
                                            \(carets) hint template-placeholder
      """)
    check(
      "template-placeholder",
      """
      { "aps": { "alert": "Hello", "badge": "\(placeholder)" } }
                                            \(carets)^^ hint template-placeholder
      """)
  }

  /// As instructions and build tools write them; between quotes they may be text.
  @Test(arguments: ["<badge>", "<your badge count>", "<<badge>>", "%BADGE%", "__BADGE_COUNT__", "@badge@"])
  func withoutQuotes(placeholder: String) {
    check(
      "template-placeholder",
      """
      { "aps": { "alert": "Hello", "badge": \(placeholder) } }
                                            \(String(repeating: "^", count: placeholder.count)) hint template-placeholder
      """)
    checkClean("template-placeholder", #"{ "aps": { "alert": "\#(placeholder)" } }"#)
  }

  @Test(arguments: ["<b>1</b>", "<3>", "<badge", "%BADGE", "__", "@badge"]) func otherWords(word: String) {
    check(
      "template-placeholder",
      """
      { "aps": { "alert": "Hello", "badge": \(word) } }
                                            \(String(repeating: "^", count: word.count)) error invalid-literal
      """)
  }

  /// What Java, C#, Python, Swift and Jinja fill in, where a value stands.
  @Test(arguments: ["{2}", "{12}", #"\(count)"#, #"\(count(of: x))"#, "{% if b %}1{% else %}0{% endif %}", "{0}{1}"])
  func ofPrograms(placeholder: String) {
    check(
      "template-placeholder",
      """
      { "aps": { "alert": "Hello", "badge": \(placeholder) } }
                                            \(String(repeating: "^", count: placeholder.count)) hint template-placeholder
      """)
  }

  @Test func interpolationInAText() {
    check(
      "template-placeholder",
      #"""
      { "aps": { "alert": "\(name) sent \(count) files" } }
                           ^^^^^^^ hint template-placeholder
                                        ^^^^^^^^ hint template-placeholder
      """#)
  }

  /// The ticker of a company is a text, and the message does not say otherwise.
  @Test func looksLikeOne() {
    checkMessage(
      "template-placeholder", #"{ "aps": { "alert": "$TSLA" } }"#,
      "`$TSLA` looks like a placeholder; if it is one, what it stands for is not checked. Sent as it is, it is the text."
    )
  }

  @Test func textIsText() {
    checkClean("template-placeholder", #"{ "aps": { "alert": "Hello {{name}}, that is $100" } }"#)
    checkClean("template-placeholder", #"{ "aps": { "alert": "$100" } }"#)
  }
}
