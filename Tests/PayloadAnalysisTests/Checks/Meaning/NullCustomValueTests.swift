import Testing

@Suite struct NullCustomValueTests {
  @Test func null() {
    check(
      "null-custom-value",
      """
      { "aps": { "alert": "x" }, "coupon": null, "id": 1 }
                                           ^^^^ hint null-custom-value
      """,
      fixed: #"{ "aps": { "alert": "x" }, "id": 1 }"#, isSafe: false)
    check(
      "null-custom-value",
      """
      {
        "aps": { "alert": "x" },
        "coupon": null
                  ^^^^ hint null-custom-value
      }
      """,
      fixed: """
        {
          "aps": { "alert": "x" }
        }
        """, isSafe: false)
  }

  @Test func nothingToSay() {
    checkClean("null-custom-value", #"{ "aps": { "alert": "x" }, "data": { "coupon": null }, "list": [null] }"#)
    checkClean("null-custom-value", #"{ "aps": { "alert": { "body": "x", "title-loc-key": null } } }"#)
  }
}
