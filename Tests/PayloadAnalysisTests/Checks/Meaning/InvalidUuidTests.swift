import Testing

@Suite struct InvalidUuidTests {
  @Test func noUUID() {
    check(
      "invalid-uuid",
      """
      { "uuid": "call-17" }
                ^^^^^^^^^ hint invalid-uuid
      """, name: "a.voip.apns")
    check(
      "invalid-uuid",
      """
      { "callUUID": "" }
                    ^^ hint invalid-uuid
      """, name: "a.voip.apns")
    check(
      "invalid-uuid",
      """
      { "call_uuid": "5f2c8f3e-0d0f-4c39-9d53-0a1b2c3d4e5" }
                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint invalid-uuid
      """, name: "a.voip.apns")
    check(
      "invalid-uuid",
      """
      { "uuid": "{5f2c8f3e-0d0f-4c39-9d53-0a1b2c3d4e5f}" }
                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint invalid-uuid
      """, name: "a.voip.apns")
    check(
      "invalid-uuid",
      """
      { "uuid": "5f2c8f3e0d0f4c399d530a1b2c3d4e5f" }
                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint invalid-uuid
      """, name: "a.voip.apns")
    check(
      "invalid-uuid",
      """
      { "uuid": "gf2c8f3e-0d0f-4c39-9d53-0a1b2c3d4e5f" }
                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint invalid-uuid
      """, name: "a.voip.apns")
    check(
      "invalid-uuid",
      """
      { "call": { "uuid": "x" } }
                          ^^^ hint invalid-uuid
      """, name: "a.voip.apns")
  }

  @Test func aUUID() {
    checkClean("invalid-uuid", #"{ "uuid": "5F2C8F3E-0d0f-4c39-9d53-0a1b2c3d4e5f" }"#, name: "a.voip.apns")
    checkClean("invalid-uuid", #"{ "uuid": "{{uuid}}", "uuidKind": "x", "id": "17" }"#, name: "a.voip.apns")
    checkClean("invalid-uuid", #"{ "uuid": 7 }"#, name: "a.voip.apns")
    checkClean("invalid-uuid", #"{ "aps": { "alert": "x" }, "uuid": "17" }"#)
  }
}
