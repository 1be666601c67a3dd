import Testing

@Suite struct DoubleEscapedTextTests {
  @Test func escapedTwice() {
    check(
      "double-escaped-text",
      #"""
      { "aps": { "alert": "Well done \\ud83d\\ude00" } }
                          ^^^^^^^^^^^^^^^^^^^^^^^^^^ hint double-escaped-text
      """#,
      fixed: #"{ "aps": { "alert": "Well done 😀" } }"#)
    check(
      "double-escaped-text",
      #"""
      { "aps": { "alert": { "title": "a", "body": "\\u4f60\\u597d \"x\"" } } }
                                                  ^^^^^^^^^^^^^^^^^^^^^^ hint double-escaped-text
      """#,
      fixed: #"{ "aps": { "alert": { "title": "a", "body": "你好 \"x\"" } } }"#)
    check(
      "double-escaped-text",
      #"""
      { "aps": { "alert": { "loc-key": "A", "loc-args": ["x", "caf\\u00e9"] } } }
                                                              ^^^^^^^^^^^^ hint double-escaped-text
      """#,
      fixed: #"{ "aps": { "alert": { "loc-key": "A", "loc-args": ["x", "café"] } } }"#)
  }

  @Test func otherBackslashes() {
    checkClean("double-escaped-text", #"{ "aps": { "alert": "Well done \ud83d\ude00" } }"#)
    checkClean("double-escaped-text", #"{ "aps": { "alert": "C:\\users\\new" } }"#)
    checkClean("double-escaped-text", #"{ "aps": { "alert": "half \\ud83d" } }"#)
    checkClean("double-escaped-text", #"{ "aps": { "alert": "\\u00" } }"#)
    checkClean("double-escaped-text", #"{ "aps": { "alert": "x" }, "raw": "\\u4f60" }"#)
  }
}
