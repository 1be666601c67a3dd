import Testing

@Suite struct UnexpectedTextTests {
  @Test func behindTheDocument() {
    check(
      "unexpected-text",
      """
      { "aps": { "alert": "Hello" } } sent today
                                      ^^^^^^^^^^ error unexpected-text
      """,
      fixed: #"{ "aps": { "alert": "Hello" } }"#, isSafe: false)
  }

  /// In a file that may be something else, what stands around a payload that is all of it is told, too (RFC 8259,
  /// section 2: a text is one value).
  @Test func aroundThePayloadOfAnyJSON() {
    check(
      "unexpected-text",
      """
      { "aps": { "alert": "Hello" } }
      { "aps": { "badge": 1 } }
      ^^^^^^^^^^^^^^^^^^^^^^^^^ error unexpected-text
      """,
      fixed: #"{ "aps": { "alert": "Hello" } }"# + "\n", isSafe: false, isOneLine: false, name: "a.json")
  }

  @Test func codeBlocks() {
    check(
      "unexpected-text",
      """
      ```json
      ^^^^^^^ error unexpected-text
      { "aps": { "alert": "Hello" } }
      """,
      fixed: #"{ "aps": { "alert": "Hello" } }"#, isOneLine: false)
  }

  @Test func behindAValue() {
    check(
      "unexpected-text",
      """
      { "aps": { "alert": "Hello" } world, "a": 1 }
                                    ^^^^^ error unexpected-text
      """,
      fixed: #"{ "aps": { "alert": "Hello" } , "a": 1 }"#, isSafe: false)
  }

  @Test func programs() {
    checkMessage(
      "unexpected-text", #"String s = "{\"aps\":{" + rest + "}}";"#,
      "This is a program that joins the payload from several strings, and APNs takes the result alone. Run it, and check "
        + "what it prints.")
    checkMessage(
      "unexpected-text", #"{ "aps": { ...base, "badge": 1 } }"#,
      "`...base` stands for the members of a variable of a program, and JSON runs no code. Write them, or delete it.")
    // The hash tables of PowerShell begin like the literals of Objective-C.
    checkMessage(
      "unexpected-text", #"@{ aps = @{ alert = "x" } }"#,
      "`@` stands before a mark of JSON, as in Objective-C and PowerShell; readers refuse it. Delete it.")
  }
}
