import Testing

@Suite struct InvalidHeaderTests {
  private func beginning(_ header: String) -> String {
    #"{ "message": { "token": "T", "notification": { "title": "x" }, "apns": { "headers": { "\#(header)": "#
  }

  private func message(_ header: String, _ value: String) -> String { beginning(header) + "\"\(value)\" } } } }" }

  private func finds(
    _ value: String, in header: String, fixed: String? = nil, at location: SourceLocation = #_sourceLocation
  ) {
    let marks =
      String(repeating: " ", count: beginning(header).count) + String(repeating: "^", count: value.count + 2)
    check(
      "invalid-header", "\(message(header, value))\n\(marks) error invalid-header",
      fixed: fixed.map { message(header, $0) }, name: "a.json", at: location)
  }

  /// Seconds as GNU `date -u -d … +%s` has them.
  @Test func expiration() {
    finds("2026-12-01T09:00:00Z", in: "apns-expiration", fixed: "1796115600")
    finds("2026-12-01T09:00:00+02:00", in: "apns-expiration", fixed: "1796108400")
    finds("1796115600.25", in: "apns-expiration", fixed: "1796115600")
    for text in ["2026-12-01", "2026-12-01T09:00:00", "1 hour", "3600s", "tomorrow", "-1", "1e9", " 0", "0x0"] {
      finds(text, in: "apns-expiration")
    }
  }

  /// 64 bytes are the most that Apple documents.
  @Test func collapseIdentifier() {
    finds(String(repeating: "a", count: 65), in: "apns-collapse-id")
    // 33 letters of two bytes each.
    finds(String(repeating: "ж", count: 33), in: "apns-collapse-id")
    for text in [String(repeating: "a", count: 64), String(repeating: "ж", count: 32), "order-17", "a b"] {
      checkClean("invalid-header", message("apns-collapse-id", text), name: "a.json")
    }
  }

  @Test func identifier() {
    for text in ["order-17", "6f1c8a9e-0a55-4a4c-9a0d-2b2f6f1f7a1g"] {
      finds(text, in: "apns-id")
    }
    // The other forms that .NET's `Guid.ToString` has (N, B and P), and that of RFC 9562's name space.
    for text in [
      "6f1c8a9e0a554a4c9a0d2b2f6f1f7a10", "{6f1c8a9e-0a55-4a4c-9a0d-2b2f6f1f7a10}",
      "(6f1c8a9e-0a55-4a4c-9a0d-2b2f6f1f7a10)", "urn:uuid:6f1c8a9e-0a55-4a4c-9a0d-2b2f6f1f7a10",
    ] {
      finds(text, in: "apns-id", fixed: "6f1c8a9e-0a55-4a4c-9a0d-2b2f6f1f7a10")
    }
    checkClean("invalid-header", message("apns-id", "{uuid}"), name: "a.json")
    // Capitals are not what Apple writes, but nothing tells that they are refused.
    for text in ["6f1c8a9e-0a55-4a4c-9a0d-2b2f6f1f7a10", "6F1C8A9E-0A55-4A4C-9A0D-2B2F6F1F7A10"] {
      checkClean("invalid-header", message("apns-id", text), name: "a.json")
    }
  }

  @Test func nothingToSay() {
    for text in ["0", "1796115600", "", "{{expiry}}", "${EXPIRY}", "<expiry>", "[expiry]"] {
      checkClean("invalid-header", message("apns-expiration", text), name: "a.json")
    }
    checkClean("invalid-header", message("apns-topic", "com.example.app"), name: "a.json")
    // In a payload of its own, a key of that name is another check's.
    check(
      "invalid-header",
      """
      { "aps": { "alert": "x" }, "apns-expiration": "tomorrow" }
                                 ^^^^^^^^^^^^^^^^^ warning header-in-payload
      """)
    // Milliseconds are `timestamp-in-milliseconds`, and what is no string is `fcm-string-required`.
    check(
      "invalid-header",
      """
      { "message": { "token": "T", "notification": { "title": "x" }, "apns": { "headers": { "apns-expiration": "1796115600000", "apns-id": 17 } } } }
                                                                                                               ^^^^^^^^^^^^^^^ warning timestamp-in-milliseconds
                                                                                                                                           ^^ error fcm-string-required
      """, name: "a.json")
  }

  @Test func messages() {
    checkMessage(
      "invalid-header", message("apns-id", "{6F1C8A9E-0A55-4A4C-9A0D-2B2F6F1F7A10}"),
      "Apple documents `apns-id` as 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12, with hyphens between and "
        + "nothing around. Write `6F1C8A9E-0A55-4A4C-9A0D-2B2F6F1F7A10`.", name: "a.json")
    checkMessage(
      "invalid-header", message("apns-expiration", "1 hour"),
      "`apns-expiration` is a number of whole seconds since 1970, and APNs refuses `1 hour`. Write such a number, or "
        + "`\"0\"` for one attempt.", name: "a.json")
    checkMessage(
      "invalid-header", message("apns-collapse-id", String(repeating: "ж", count: 33)),
      "`apns-collapse-id` has 66 bytes, and a push with more than 64 is refused. Write a shorter one.", name: "a.json")
  }
}
