import Testing

@Suite struct InvalidBundleIdentifierTests {
  @Test func toBeFilledIn() {
    check(
      "invalid-bundle-identifier",
      """
      { "Simulator Target Bundle": "", "aps": { "alert": "x" } }
                                   ^^ warning invalid-bundle-identifier
      """)
    check(
      "invalid-bundle-identifier",
      """
      { "Simulator Target Bundle": "  ", "aps": { "alert": "x" } }
                                   ^^^^ warning invalid-bundle-identifier
      """)
    check(
      "invalid-bundle-identifier",
      """
      { "Simulator Target Bundle": "[BUNDLE_ID]", "aps": { "alert": "x" } }
                                   ^^^^^^^^^^^^^ warning invalid-bundle-identifier
      """)
    check(
      "invalid-bundle-identifier",
      """
      { "Simulator Target Bundle": "{app_bundle_id}", "aps": { "alert": "x" } }
                                   ^^^^^^^^^^^^^^^^^ warning invalid-bundle-identifier
      """)
    check(
      "invalid-bundle-identifier",
      """
      { "Simulator Target Bundle": "com.example.<your-name>", "aps": { "alert": "x" } }
                                   ^^^^^^^^^^^^^^^^^^^^^^^^^ warning invalid-bundle-identifier
      """)
    check(
      "invalid-bundle-identifier",
      """
      { "Simulator Target Bundle": "YOUR_BUNDLE_ID", "aps": { "alert": "x" } }
                                   ^^^^^^^^^^^^^^^^ warning invalid-bundle-identifier
      """)
    check(
      "invalid-bundle-identifier",
      """
      { "Simulator Target Bundle": "your.bundle.id", "aps": { "alert": "x" } }
                                   ^^^^^^^^^^^^^^^^ warning invalid-bundle-identifier
      """)
    check(
      "invalid-bundle-identifier",
      """
      { "Simulator Target Bundle": "bundle identifier", "aps": { "alert": "x" } }
                                   ^^^^^^^^^^^^^^^^^^^ warning invalid-bundle-identifier
      """)
  }

  @Test func otherCharacters() {
    check(
      "invalid-bundle-identifier",
      """
      { "Simulator Target Bundle": "com.example.my_app", "aps": { "alert": "x" } }
                                   ^^^^^^^^^^^^^^^^^^^^ hint invalid-bundle-identifier
      """)
    check(
      "invalid-bundle-identifier",
      """
      { "Simulator Target Bundle": ".watchkitapp", "aps": { "alert": "x" } }
                                   ^^^^^^^^^^^^^^ hint invalid-bundle-identifier
      """)
    check(
      "invalid-bundle-identifier",
      """
      { "Simulator Target Bundle": "com..example", "aps": { "alert": "x" } }
                                   ^^^^^^^^^^^^^^ hint invalid-bundle-identifier
      """)
    check(
      "invalid-bundle-identifier",
      """
      { "Simulator Target Bundle": "com.example.app.", "aps": { "alert": "x" } }
                                   ^^^^^^^^^^^^^^^^^^ hint invalid-bundle-identifier
      """)
    check(
      "invalid-bundle-identifier",
      """
      { "Simulator Target Bundle": "com.example.größe", "aps": { "alert": "x" } }
                                   ^^^^^^^^^^^^^^^^^^^ hint invalid-bundle-identifier
      """)
    check(
      "invalid-bundle-identifier",
      """
      { "Simulator Target Bundle": "com example app", "aps": { "alert": "x" } }
                                   ^^^^^^^^^^^^^^^^^ hint invalid-bundle-identifier
      """)
  }

  @Test func identifiers() {
    checkClean(
      "invalid-bundle-identifier", #"{ "Simulator Target Bundle": "com.example.app", "aps": { "alert": "x" } }"#)
    checkClean("invalid-bundle-identifier", #"{ "Simulator Target Bundle": "app", "aps": { "alert": "x" } }"#)
    checkClean(
      "invalid-bundle-identifier", #"{ "Simulator Target Bundle": "com.example.My-App2", "aps": { "alert": "x" } }"#)
    checkClean(
      "invalid-bundle-identifier",
      #"{ "Simulator Target Bundle": "me.weareopensource.vue.testing", "aps": { "alert": "x" } }"#)
    checkClean("invalid-bundle-identifier", #"{ "Simulator Target Bundle": "${BUNDLE}", "aps": { "alert": "x" } }"#)
    checkClean(
      "invalid-bundle-identifier", #"{ "Simulator Target Bundle": "com.example.$(NAME)", "aps": { "alert": "x" } }"#)
    checkClean(
      "invalid-bundle-identifier", #"{ "Simulator Target Bundle": "com.bundle.example", "aps": { "alert": "x" } }"#)
    checkClean("invalid-bundle-identifier", #"{ "message": { "Simulator Target Bundle": "" } }"#, name: "a.json")
  }

  @Test func otherTypes() {
    check(
      "invalid-bundle-identifier",
      """
      { "Simulator Target Bundle": 7, "aps": { "alert": "x" } }
                                   ^ error wrong-type
      """)
  }
}
