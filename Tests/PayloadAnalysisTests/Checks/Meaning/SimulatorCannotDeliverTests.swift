import Testing

@Suite struct SimulatorCannotDeliverTests {
  @Test func refused() {
    check(
      "simulator-cannot-deliver",
      """
      { "Simulator Target Bundle": "a.b", "aps": { "timestamp": 1750000000, "event": "end" } }
        ^^^^^^^^^^^^^^^^^^^^^^^^^ information simulator-cannot-deliver
      """)
    check(
      "simulator-cannot-deliver",
      """
      { "call": 1, "Simulator Target Bundle": "a.b" }
                   ^^^^^^^^^^^^^^^^^^^^^^^^^ information simulator-cannot-deliver
      """, name: "a.voip.apns")
    check(
      "simulator-cannot-deliver",
      """
      { "Simulator Target Bundle": "a.b", "aps": { "content-changed": true } }
        ^^^^^^^^^^^^^^^^^^^^^^^^^ information simulator-cannot-deliver
      """)
  }

  @Test func taken() {
    checkClean("simulator-cannot-deliver", #"{ "Simulator Target Bundle": "a.b", "aps": { "alert": "x" } }"#)
    checkClean("simulator-cannot-deliver", #"{ "Simulator Target Bundle": "a.b", "aps": { "content-available": 1 } }"#)
    checkClean("simulator-cannot-deliver", #"{ "aps": { "timestamp": 1750000000, "event": "end" } }"#)
  }
}
