import Testing

@Suite struct SensitiveCustomKeyTests {
  @Test func secrets() {
    check(
      "sensitive-custom-key",
      """
      { "aps": { "alert": "x" }, "password": "a" }
                                 ^^^^^^^^^^ hint sensitive-custom-key
      """)
    check(
      "sensitive-custom-key",
      """
      { "aps": { "alert": "x" }, "user": { "accessToken": "a", "card_number": 4111, "client-secret": "b" } }
                                           ^^^^^^^^^^^^^ hint sensitive-custom-key
                                                               ^^^^^^^^^^^^^ hint sensitive-custom-key
                                                                                    ^^^^^^^^^^^^^^^ hint sensitive-custom-key
      """)
    check(
      "sensitive-custom-key",
      """
      { "aps": { "alert": "x" }, "newPassword": "a", "APIKey": "b" }
                                 ^^^^^^^^^^^^^ hint sensitive-custom-key
                                                     ^^^^^^^^ hint sensitive-custom-key
      """)
  }

  @Test func cards() {
    check(
      "sensitive-custom-key",
      """
      { "aps": { "alert": "x" }, "number": "4111 1111 1111 1111", "other": "4111-1111-1111-1111" }
                                           ^^^^^^^^^^^^^^^^^^^^^ hint sensitive-custom-key
                                                                           ^^^^^^^^^^^^^^^^^^^^^ hint sensitive-custom-key
      """)
  }

  @Test func nothingToSay() {
    checkClean(
      "sensitive-custom-key",
      #"{ "aps": { "alert": "x" }, "token": "a", "pin": 7, "passwordResetUrl": "/x", "secretSanta": true, "password": "", "secret": null }"#
    )
    checkClean(
      "sensitive-custom-key",
      #"{ "aps": { "alert": "x" }, "password": "{{password}}", "id": "4111111111111111", "n": "4111 1111 1111 1112", "action": "password" }"#
    )
  }
}
