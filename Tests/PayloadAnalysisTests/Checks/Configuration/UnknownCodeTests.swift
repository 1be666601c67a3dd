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

  @Test func otherDocuments() {
    checkClean("unknown-code", #"{ "aps": { "alert": "x" }, "severities": { "wrong-tpye": "off" } }"#)
    checkClean("unknown-code", #"{ "severities": { } }"#, name: ".apns-lsp.json")
  }
}
