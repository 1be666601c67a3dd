/// A large document that looks like what people have: many payloads, indented by two spaces, with some text beyond
/// ASCII and some escapes.
enum Document {
  static func make(bytes wanted: Int) -> [UInt8] {
    var text: [UInt8] = Array("[".utf8)
    var number = 0
    while text.count < wanted {
      if number > 0 { text.append(UInt8(ascii: ",")) }
      text.append(contentsOf: payload(number).utf8)
      number += 1
    }
    text.append(contentsOf: "\n]\n".utf8)
    return text
  }

  private static func payload(_ number: Int) -> String {
    """

      {
        "aps": {
          "alert": {
            "title": "Zug \(number) nach Köln",
            "subtitle": "Abfahrt um \(number % 24):\(10 + number % 50)",
            "body": "The train is \(number % 60) minutes late. \\"Platform\\" \(number % 12) \u{1F682}"
          },
          "badge": \(number % 100),
          "sound": "default",
          "thread-id": "train-\(number)",
          "relevance-score": 0.\(number % 10),
          "content-available": 1,
          "mutable-content": 1
        },
        "stops": [\(number), \(number + 1), -\(number).5e3, true, null],
        "url": "https://example.com/trains/\(number)?from=a&to=b"
      }
    """
  }
}
