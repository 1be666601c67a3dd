import JSONSyntax
import SourceText
import Testing

@testable import JSONRPC

private func encoded(_ value: some Encodable) -> String {
  String(decoding: JSONBytes.encoding(value), as: UTF8.self)
}

private func decoded<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
  let tree = SyntaxTree.parse(SourceText(text))
  return try RawValue(node: tree.root).decode(type)
}

/// Any JSON value, to try all that the coders can do.
private indirect enum Value: Codable, Equatable {
  case null
  case bool(Bool)
  case integer(Int)
  case double(Double)
  case string(String)
  case array([Value])
  case object([String: Value])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([Value].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: Value].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  static func random(depth: Int, using generator: inout some RandomNumberGenerator) -> Value {
    switch Int.random(in: 0..<(depth == 0 ? 6 : 9), using: &generator) {
    case 0: return .null
    case 1: return .bool(.random(using: &generator))
    case 2: return .integer(.random(in: .min ... .max, using: &generator))
    case 3: return .integer(.random(in: -20...20, using: &generator))
    case 4:
      let bits = UInt64.random(in: 0...UInt64.max, using: &generator)
      let value = Double(bitPattern: bits)
      return value.isFinite && Int(exactly: value) == nil ? .double(value) : .null
    case 5: return .string(string(using: &generator))
    case 6, 7:
      return .array(
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in random(depth: depth - 1, using: &generator) })
    default:
      let members = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        (string(using: &generator), random(depth: depth - 1, using: &generator))
      }
      return .object(Dictionary(members) { first, _ in first })
    }
  }

  private static func string(using generator: inout some RandomNumberGenerator) -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x1F, 0x20...0x7E, 0x20...0x7E, 0x22...0x22, 0x5C...0x5C, 0x80...0xD7FF, 0xE000...0xFFFF, 0x10000...0x10FFFF,
    ]
    var result = ""
    for _ in 0..<Int.random(in: 0...40, using: &generator) {
      let range = ranges.randomElement(using: &generator) ?? 0x20...0x7E
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// The same sequence on each run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

@Suite struct CodingTests {
  @Test(arguments: [
    ("", #""""#),
    ("a\"b\\c/d", #""a\"b\\c/d""#),
    ("\n\r\t\u{8}\u{C}", #""\n\r\t\b\f""#),
    ("\0\u{1}\u{1F}\u{7F}", "\"\\u0000\\u0001\\u001f\u{7F}\""),
    ("é你📦\u{2028}", "\"é你📦\u{2028}\""),
    ("0123456\"", #""0123456\"""#),
    ("01234567\"", #""01234567\"""#),
    ("012345678\u{1}9", #""012345678\u00019""#),
    ("ÿÿÿÿ\"ÿÿÿÿ!!!!\n", "\"ÿÿÿÿ\\\"ÿÿÿÿ!!!!\\n\""),
  ])
  func strings(value: String, text: String) throws {
    #expect(encoded(value) == text)
    #expect(try decoded(String.self, text) == value)
  }

  @Test(arguments: [
    (#""\u0041\u00e9\ud83d\ude00\/""#, "Aé😀/"),
    (#""\ud800""#, "\u{FFFD}"),
    (#""a\udc00b\ud83dc""#, "a\u{FFFD}b\u{FFFD}c"),
    (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
    (#""\\\\\"\n""#, "\\\\\"\n"),
  ])
  func escapesOfOthers(text: String, value: String) throws {
    #expect(try decoded(String.self, text) == value)
  }

  @Test(arguments: [0, 9, 10, -1, -10, 4_294_967_295, Int.max, Int.min])
  func integers(value: Int) throws {
    #expect(encoded(value) == String(value))
    #expect(encoded([Int64(value)]) == "[\(value)]")
    #expect(try decoded(Int.self, String(value)) == value)
  }

  @Test(arguments: [
    ("1.0", 1), ("1e3", 1000), ("-0", 0), ("9.223372036854775807e2", nil), ("9223372036854775808", nil),
  ])
  func integersOfOthers(text: String, value: Int?) {
    #expect((try? decoded(Int.self, text)) == value)
  }

  @Test(arguments: [
    (0.1, "0.1"), (0.1 + 0.2, "0.30000000000000004"), (3, "3"), (-2.5, "-2.5"), (1e21, "1e+21"),
    (.leastNonzeroMagnitude, "5e-324"),
    (1.7976931348623157e308, "1.7976931348623157e+308"),
  ])
  func doubles(value: Double, text: String) throws {
    #expect(encoded(value) == text)
    #expect(try decoded(Double.self, text) == value)
  }

  @Test func numbersThatJSONDoesNotHaveAreNull() {
    #expect(encoded([Double.nan, .infinity, -.infinity]) == "[null,null,null]")
  }

  @Test func otherIntegers() {
    #expect(encoded([UInt8.max]) == "[255]")
    #expect(encoded([UInt64(Int.max)]) == "[9223372036854775807]")
    #expect(encoded([Float(0.1)]) == "[0.1]")
    #expect((try? decoded([UInt8].self, "[255]")) == [255])
    #expect((try? decoded([UInt8].self, "[256]")) == nil)
    #expect((try? decoded([UInt].self, "[-1]")) == nil)
  }

  @Test func emptyAndNestedContainers() throws {
    struct Empty: Codable, Equatable {}
    struct Outer: Codable, Equatable {
      var empty = Empty()
      var list: [[Int]] = [[], [1], [2, 3]]
      var names = ["a": [true, nil], "b": []]
      var optional: Int?
      var last = "x"
    }
    let text = encoded(Outer(names: ["a": [true, nil]]))
    #expect(text == #"{"empty":{},"list":[[],[1],[2,3]],"names":{"a":[true,null]},"last":"x"}"#)
    #expect(try decoded(Outer.self, text) == Outer(names: ["a": [true, nil]]))
    #expect(encoded([Empty(), Empty()]) == "[{},{}]")
  }

  @Test func absentAndNullAreTheSame() throws {
    struct Maybe: Codable, Equatable {
      var a: Int?
      var b: [String]?
    }
    #expect(try decoded(Maybe.self, #"{"b":null}"#) == Maybe())
    #expect(try decoded(Maybe?.self, "null") == nil)
    #expect(try RawValue(node: nil).decode(Maybe?.self) == nil)
  }

  @Test func randomValuesComeBack() throws {
    var generator = SplitMix(state: 1)
    for _ in 0..<300 {
      let value = Value.random(depth: 4, using: &generator)
      let text = encoded(value)
      let tree = SyntaxTree.parse(SourceText(text))
      #expect(tree.problems.isEmpty, "\(text)")
      #expect(try RawValue(node: tree.root).decode(Value.self) == value, "\(text)")
    }
  }
}
