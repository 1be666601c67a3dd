import Testing

@testable import PayloadSchema

/// Names that the hash does not tell apart, the empty one, and one that is there twice.
@Test func nameIndex() {
  let names = ["alert", "axert", "", "badge", "alert", "a"] + (0..<300).map { "k\($0)" }
  let index = NameIndex(names)
  let position = { (name: String) in
    var name = name
    return name.withUTF8 { index[$0] }
  }
  for (place, name) in names.enumerated() { #expect(position(name) == (place == 4 ? 0 : place)) }
  for name in ["alerts", "Alert", "k300", "b", "aler", "\u{212A}0"] { #expect(position(name) == nil) }
}
