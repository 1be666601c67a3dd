import JSONSyntax

/// A text with tab stops: what a completion puts in, for clients that know snippets and for those that do not.
///
/// It is made of bytes, because each key that is offered has one, which is put together from many small parts.
struct SnippetText: Sendable, Equatable {
  /// A place where the client's cursor stops, with the text that stands there until it does.
  private struct Stop: Sendable, Equatable {
    var number: Int
    /// In bytes of the whole text.
    var start: Int
    var end: Int
  }

  private var bytes: [UInt8] = []
  /// In the order of the text. None lies in another.
  private var stops: [Stop] = []

  init() { bytes.reserveCapacity(64) }

  init(_ text: String) { append(text) }

  // MARK: Writing

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Appends a tab stop with a text that the user may replace.
  mutating func appendStop(_ number: Int, _ text: String = "") {
    let start = bytes.count
    append(text)
    stops.append(Stop(number: number, start: start, end: bytes.count))
  }

  mutating func prepend(_ text: String) {
    guard !text.isEmpty else { return }
    bytes.insert(contentsOf: text.utf8, at: 0)
    moveStops(by: text.utf8.count)
  }

  /// Appends a string as a JSON string, its quotes included.
  mutating func append(quoted string: String) {
    var string = string
    bytes.append(UInt8(ascii: "\""))
    string.withUTF8 { append($0, escaped: true) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Takes a quotation mark away from the beginning if it stands there, outside of a tab stop; returns whether it does.
  mutating func removeFirstQuote() -> Bool {
    guard bytes.first == UInt8(ascii: "\""), stops.first?.start != 0 else { return false }
    bytes.removeFirst()
    moveStops(by: -1)
    return true
  }

  /// Takes a quotation mark away from the end if it stands there, outside of a tab stop; returns whether it does.
  mutating func removeLastQuote() -> Bool {
    guard bytes.last == UInt8(ascii: "\""), stops.last?.end != bytes.count else { return false }
    bytes.removeLast()
    return true
  }

  private mutating func moveStops(by distance: Int) {
    for index in stops.indices {
      stops[index].start += distance
      stops[index].end += distance
    }
  }

  private mutating func append(_ text: UnsafeBufferPointer<UInt8>, escaped: Bool) {
    if escaped, PlainRun.end(in: text, from: 0, to: text.count) < text.count {
      append(JSONText.escaped(String(decoding: text, as: UTF8.self)))
    } else {
      bytes.append(contentsOf: text)
    }
  }

  /// The same as it stands between the quotes of a JSON string.
  var escaped: SnippetText {
    var result = SnippetText()
    bytes.withUnsafeBufferPointer { bytes in
      var copied = 0
      func copy(to end: Int) {
        result.append(UnsafeBufferPointer(rebasing: bytes[copied..<end]), escaped: true)
        copied = end
      }
      for stop in stops {
        copy(to: stop.start)
        let start = result.bytes.count
        copy(to: stop.end)
        result.stops.append(Stop(number: stop.number, start: start, end: result.bytes.count))
      }
      copy(to: bytes.count)
    }
    return result
  }

  // MARK: Reading

  var hasStops: Bool { !stops.isEmpty }
  var hasLineBreaks: Bool { bytes.contains(UInt8(ascii: "\n")) }

  /// In Unicode scalars.
  var width: Int { bytes.count { $0 & 0xC0 != 0x80 } }

  /// For a client without snippets.
  var plain: String { String(decoding: bytes, as: UTF8.self) }

  /// In the syntax of snippets, where `\`, `$` and `}` have a backslash before them (LSP 3.17, Snippet Syntax).
  var snippet: String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 8 * (stops.count + 1))
    bytes.withUnsafeBufferPointer { bytes in
      var copied = 0
      for stop in stops {
        Self.appendEscaped(bytes[copied..<stop.start], to: &result)
        Self.appendStop(stop.number, bytes[stop.start..<stop.end], to: &result)
        copied = stop.end
      }
      Self.appendEscaped(bytes[copied...], to: &result)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private typealias Slice = Swift.Slice<UnsafeBufferPointer<UInt8>>

  private static func appendStop(_ number: Int, _ content: Slice, to result: inout [UInt8]) {
    result.append(UInt8(ascii: "$"))
    if !content.isEmpty { result.append(UInt8(ascii: "{")) }
    if let digit = UInt8(exactly: number), digit < 10 {
      result.append(UInt8(ascii: "0") + digit)
    } else {
      result += String(number).utf8
    }
    guard !content.isEmpty else { return }
    result.append(UInt8(ascii: ":"))
    appendEscaped(content, to: &result)
    result.append(UInt8(ascii: "}"))
  }

  private static func appendEscaped(_ text: Slice, to result: inout [UInt8]) {
    var rest = text
    while let special = rest.firstIndex(where: isSpecialInSnippets) {
      result.append(contentsOf: UnsafeBufferPointer(rebasing: rest[..<special]))
      result.append(UInt8(ascii: "\\"))
      result.append(rest[special])
      rest = rest[(special + 1)...]
    }
    result.append(contentsOf: UnsafeBufferPointer(rebasing: rest))
  }

  private static func isSpecialInSnippets(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "}")
  }
}

// MARK: - Strings of a schema's snippets

extension SnippetText {
  /// Appends a string of a schema's snippet: `$1`, `${1}`, `${1:text}` and `$CURRENT_SECONDS_UNIX` in text.
  ///
  /// - Parameters:
  ///   - now: what stands for the variable, in seconds since 1970.
  ///   - escaped: whether the text comes to stand between the quotes of a JSON string.
  mutating func append(snippet source: String, now: Double, escaped: Bool) {
    var source = source
    source.withUTF8 { source in
      var copied = 0
      var offset = 0
      while offset < source.count {
        guard source[offset] == UInt8(ascii: "$"), let stop = WrittenStop(in: source, at: offset) else {
          offset += 1
          continue
        }
        append(text: source, copied..<offset, now, escaped)
        let start = bytes.count
        append(text: source, stop.content, now, escaped)
        stops.append(Stop(number: stop.number, start: start, end: bytes.count))
        offset = stop.end
        copied = offset
      }
      append(text: source, copied..<source.count, now, escaped)
    }
  }

  /// Appends a part of a source without stops.
  private mutating func append(
    text source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ now: Double, _ escaped: Bool
  ) {
    var copied = range.lowerBound
    var offset = copied
    while offset < range.upperBound {
      let isVariable =
        source[offset] == UInt8(ascii: "$")
        && source[offset..<range.upperBound].starts(with: Self.nowVariable.utf8)
      guard isVariable else {
        offset += 1
        continue
      }
      append(UnsafeBufferPointer(rebasing: source[copied..<offset]), escaped: escaped)
      append(Self.number(now))
      offset += Self.nowVariable.utf8.count
      copied = offset
    }
    append(UnsafeBufferPointer(rebasing: source[copied..<range.upperBound]), escaped: escaped)
  }

  static let nowVariable = "$CURRENT_SECONDS_UNIX"

  /// A moment as a whole number of seconds.
  static func number(_ seconds: Double) -> String { Int(exactly: seconds.rounded(.down)).map(String.init) ?? "0" }
}

/// A tab stop as the string of a snippet has it.
private struct WrittenStop {
  var number: Int
  /// What stands there until the cursor does, in bytes of the string.
  var content: Range<Int>
  /// Behind it.
  var end: Int

  /// nil if none begins at the dollar sign.
  init?(in source: UnsafeBufferPointer<UInt8>, at dollar: Int) {
    let rest = source[(dollar + 1)...]
    let isBraced = rest.first == UInt8(ascii: "{")
    let digits = (isBraced ? rest.dropFirst() : rest).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard let number = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
    self.number = number
    (content, end) = (digits.endIndex..<digits.endIndex, digits.endIndex)
    guard isBraced else { return }
    guard let brace = source[end...].firstIndex(of: UInt8(ascii: "}")) else { return nil }
    if end < brace {
      guard source[end] == UInt8(ascii: ":") else { return nil }
      content = (end + 1)..<brace
    }
    end = brace + 1
  }
}
