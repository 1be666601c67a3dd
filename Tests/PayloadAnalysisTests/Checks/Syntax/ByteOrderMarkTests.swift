import Testing

@Suite struct ByteOrderMarkTests {
  @Test func atTheStart() {
    check(
      "byte-order-mark", "\u{FEFF}{ \"aps\": { \"alert\": \"Hello\" } }\n^ error byte-order-mark",
      fixed: #"{ "aps": { "alert": "Hello" } }"#)
  }
}
