import PayloadAnalysis
import SourceText
import Testing

@Suite struct LongCustomKeyTests {
  private func text(_ bytes: Int) -> String {
    String(SizeTesting.alert(bytes: bytes).dropLast())
      + #","list":[{"identifierOfTheOrder1":1},{"identifierOfTheOrder1":2}],"short":1}"#
  }

  /// The name has 21 bytes; with 8 it would be 13 shorter, twice.
  @Test func savingsAreCounted() {
    let finding = SizeTesting.findings(text(3800)).first { $0.code == "long-custom-key" }
    #expect(finding?.pointer.description == "/list/0/identifierOfTheOrder1")
    #expect(
      finding?.message == "The payload is near its limit, and `identifierOfTheOrder1` is long: a name of 8 characters "
        + "would save 26 bytes at its 2 places.")
    #expect(SizeTesting.codes(text(3800)).count { $0 == "long-custom-key" } == 1)
  }

  @Test func onlyNearTheLimit() { #expect(SizeTesting.codes(text(1000)) == []) }

  @Test func toolsHaveTheirNames() {
    let text = String(SizeTesting.alert(bytes: 3800).dropLast()) + #","Simulator Target Bundle":"com.example.app"}"#
    #expect(!SizeTesting.codes(text).contains("long-custom-key"))
  }
}
