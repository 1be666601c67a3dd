import Testing

@Suite struct TextHidesLocKeyTests {
  @Test func bothForms() {
    check(
      "text-hides-loc-key",
      """
      { "aps": { "alert": { "body": "x", "loc-key": "K" } } }
                            ^^^^^^ hint text-hides-loc-key
      """)
    check(
      "text-hides-loc-key",
      """
      { "aps": { "alert": { "title": "x", "title-loc-key": "K", "subtitle": "y", "subtitle-loc-key": "L" } } }
                            ^^^^^^^ hint text-hides-loc-key
                                                                ^^^^^^^^^^ hint text-hides-loc-key
      """)
  }

  @Test func emptyText() {
    check(
      "text-hides-loc-key",
      """
      { "aps": { "alert": { "body": "", "loc-key": "K" } } }
                            ^^^^^^ warning text-hides-loc-key
      """,
      fixed: #"{ "aps": { "alert": { "loc-key": "K" } } }"#)
    check(
      "text-hides-loc-key",
      """
      {
        "aps": {
          "alert": {
            "title-loc-key": "K",
            "title": " "
            ^^^^^^^ warning text-hides-loc-key
          }
        }
      }
      """,
      fixed: """
        {
          "aps": {
            "alert": {
              "title-loc-key": "K"
            }
          }
        }
        """)
  }

  @Test func oneForm() {
    checkClean("text-hides-loc-key", #"{ "aps": { "alert": { "body": "x", "title-loc-key": "K" } } }"#)
    checkClean(
      "text-hides-loc-key",
      #"{ "aps": { "alert": { "title": "x", "title-loc-key": null, "body": "y", "loc-key": "" } } }"#)
  }
}
