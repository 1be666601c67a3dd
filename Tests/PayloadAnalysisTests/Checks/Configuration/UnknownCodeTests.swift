import Testing

@Suite struct UnknownCodeTests {
  @Test func codesThatNoCheckHas() {
    check(
      "unknown-code",
      """
      { "severities": { "wrong-tpye": "off", "missing-aps": "hint" } }
                        ^^^^^^^^^^^^ warning unknown-code
      """,
      fixed: #"{ "severities": { "wrong-type": "off", "missing-aps": "hint" } }"#, name: ".apns-lsp.json")
    check(
      "unknown-code",
      """
      { "severities": { "everything": "off" } }
                        ^^^^^^^^^^^^ warning unknown-code
      """,
      name: ".apns-lsp.json")
  }

  /// What is wrong with a configuration is said of it, not of a payload.
  @Test(arguments: [
    (
      "comment", #"{ "limit": 1 /* payload */ }"#,
      "JSON has no comments; this one is written as in JavaScript, JSONC or JSON5. Other tools refuse the configuration. "
        + "Delete the comment."
    ),
    ("empty-document", "", "There is no JSON here. A configuration is an object, and be it `{}`."),
    (
      "missing-value", #"{ "payloadFiles": }"#,
      #"`"payloadFiles"` has no value, and the configuration cannot be read. Write one, or delete the name."#
    ),
  ]) func wordsOfSyntax(code: String, text: String, message: String) {
    checkMessage(code, text, message, name: ".apns-lsp.json")
  }

  @Test func otherDocuments() {
    checkClean("unknown-code", #"{ "aps": { "alert": "x" }, "severities": { "wrong-tpye": "off" } }"#)
    checkClean("unknown-code", #"{ "severities": { } }"#, name: ".apns-lsp.json")
  }
}
