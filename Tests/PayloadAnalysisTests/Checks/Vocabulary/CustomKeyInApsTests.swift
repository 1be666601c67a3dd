import Testing

@Suite struct CustomKeyInApsTests {
  @Test func movesBesideAps() {
    check(
      "custom-key-in-aps",
      """
      { "aps": { "alert": "Paid", "biz": { "amount": 1 } } }
                                  ^^^^^ warning custom-key-in-aps
      """,
      fixed: #"{ "aps": { "alert": "Paid" }, "biz": { "amount": 1 } }"#)
    check(
      "custom-key-in-aps",
      """
      {
        "aps": {
          "order": 17,
          ^^^^^^^ warning custom-key-in-aps
          "alert": "Paid"
        },
        "a": 1
      }
      """,
      fixed: """
        {
          "aps": {
            "alert": "Paid"
          },
          "a": 1,
          "order": 17
        }
        """)
    check(
      "custom-key-in-aps",
      """
      {
        "aps": {
          "alert": "Paid",
          "order": {
          ^^^^^^^ warning custom-key-in-aps
            "a": 1
          }
        }
      }
      """,
      fixed: """
        {
          "aps": {
            "alert": "Paid"
          },
          "order": {
            "a": 1
          }
        }
        """)
  }

  @Test func theNameIsTaken() {
    check(
      "custom-key-in-aps",
      """
      { "aps": { "alert": "Paid", "order": 17 }, "order": 18 }
                                  ^^^^^^^ warning custom-key-in-aps
      """)
  }

  @Test func inAnActivity() {
    check(
      "custom-key-in-aps",
      """
      { "aps": { "timestamp": 1750000000, "event": "end", "driver": "Ada" } }
                                                          ^^^^^^^^ warning custom-key-in-aps
      """,
      fixed: #"{ "aps": { "timestamp": 1750000000, "event": "end" }, "driver": "Ada" }"#)
  }
}
