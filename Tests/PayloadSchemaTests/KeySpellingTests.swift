import PayloadSchema
import Testing

private let names = ["alert", "badge", "content-available", "thread-id", "body", "event", "loc-args"]

@Test(arguments: [
  ("contentAvailable", "content-available"), ("content_available", "content-available"), ("Alert", "alert"),
  ("allert", "alert"), ("aelrt", "alert"), ("alrt", "alert"), ("events", "event"), ("threadID", "thread-id"),
  ("locargs", "loc-args"), ("order", nil), ("data", nil), ("date", nil), ("bod", nil), ("batch", nil),
])
func nearestName(name: String, meant: String?) {
  #expect(KeySpelling.nearest(to: name, among: names) == meant)
}

/// One edit at either end of a name, which leaves the other.
@Test(arguments: [
  "lert", "aler", "lalert", "alertx", "xlert", "alerx", "laert", "aletr", "ALERX", "_lert",
])
func nearestNameByOneEnd(name: String) {
  #expect(KeySpelling.nearest(to: name, among: names) == "alert")
}
