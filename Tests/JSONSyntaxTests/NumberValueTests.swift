import JSONSyntax
import SourceText
import Testing

/// As the standard library reads them, which rounds once, to the last bit.
@Test(arguments: [
  "0", "-0", "1", "-1", "0.75", "0.1", "-12.5", "2.675", "1.005", "0.000001", "123456789012345", "999999999999999",
  "1234567890123456", "9007199254740993", "0.123456789012345", "0.1234567890123456", "12345678.9012345", "1e3", "1E-2",
  "-1.5e+10", "1e400", "100000000000000.1", "0.3", "4.35", "1764500400",
])
func numberValues(text: String) throws {
  let value = try #require(SyntaxTree.parse(SourceText(text)).root).doubleValue
  #expect(value?.bitPattern == Double(text)?.bitPattern)
}

@Test(
  arguments: [
    ("0", 0), ("-0", 0), ("7", 7), ("-7", -7), ("999999999999999999", 999_999_999_999_999_999),
    ("1000000000000000000", 1_000_000_000_000_000_000), ("9223372036854775807", .max),
    ("-9223372036854775808", .min), ("9223372036854775808", nil), ("1.0", 1), ("1e3", 1000), ("1.5", nil),
  ] as [(String, Int?)])
func integerValues(text: String, value: Int?) throws {
  #expect(try #require(SyntaxTree.parse(SourceText(text)).root).integerValue == value)
}
