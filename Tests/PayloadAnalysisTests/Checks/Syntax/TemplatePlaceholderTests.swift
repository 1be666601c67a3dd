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

  @Test func textIsText() {
    checkClean("template-placeholder", #"{ "aps": { "alert": "Hello {{name}}, that is $100" } }"#)
    checkClean("template-placeholder", #"{ "aps": { "alert": "$100" } }"#)
  }
}
