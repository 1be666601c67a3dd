/// Formats that are pasted for JSON and have another structure as a whole, so that reading on as JSON tells nothing.
enum ForeignFormat {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// The name of the format of a text, as a message says it; nil if it may be JSON.
  ///
  /// - Parameter start: where the text's first token begins.
  static func name(of start: Int, in bytes: Bytes) -> String? {
    let head = String(decoding: bytes[start..<min(bytes.count, start + headLength)], as: UTF8.self)
    if isXML(head) { return head.contains("plist") ? "a property list in XML" : "XML" }
    if isDump(head) { return "the output of PHP's var_dump" }
    if isPrintOut(head) { return "the output of PHP's print_r" }
    if head.hasPrefix("%7B") || head.hasPrefix("%7b") { return "text encoded for a URL" }
    if head.hasPrefix("eyJ"), head.allSatisfy({ $0.isLetter || $0.isNumber || "+/=_-.".contains($0) || $0.isNewline }) {
      return "text in Base64"
    }
    if head.hasPrefix("map[") && head.contains(":"), !head.contains("{") { return "what Go prints of a map" }
    if isTable(at: start, in: bytes) { return "TOML" }
    if let marked = markOfLines(head) { return marked }
    return isYAML(start, in: bytes) ? "YAML" : nil
  }

  /// As much of a text as tells its format, in bytes.
  private static let headLength = 200

  private static func isXML(_ head: String) -> Bool {
    ["<?xml", "<!DOCTYPE", "<plist", "<dict>", "<html", "<key>"].contains { head.hasPrefix($0) }
  }

  /// `array(1) {` or `object(stdClass)#3 (1) {`, then `["name"]=>`.
  private static func isDump(_ head: String) -> Bool {
    (head.hasPrefix("array(") || head.hasPrefix("object(")) && head.contains(") {") && head.contains("=>")
  }

  /// `Array`, `(` and `[name] => …`.
  private static func isPrintOut(_ head: String) -> Bool {
    guard head.hasPrefix("Array") || head.hasPrefix("stdClass Object") else { return false }
    let words = head.split(whereSeparator: \.isWhitespace).drop { $0 == "Object" || $0 == "stdClass" || $0 == "Array" }
    return words.first == "(" && words.dropFirst().first?.hasPrefix("[") == true
  }

  /// What stands before each line; nil where the first two lines have nothing in common.
  private static func markOfLines(_ head: String) -> String? {
    let lines = head.split(whereSeparator: \.isNewline).prefix(2).map { $0.split(separator: " ") }
    guard lines.count == 2, let first = lines[0].first, let second = lines[1].first else { return nil }
    if first == ">", second == ">" { return "quoted mail, with `>` before each line" }
    if first == "1", second == "2", lines[0].count > 1 { return "a listing with line numbers" }
    return nil
  }

  /// Whether a back quote stands before the first quotation mark in a brace, as in PowerShell's `"{`"aps`": …}"`.
  static func isStringOfPowerShell(behind brace: Int, in bytes: Bytes) -> Bool {
    let mark = Scanner.endOfWhitespace(from: brace + 1, in: bytes)
    return Scanner.byte(mark, in: bytes) == UInt8(ascii: "`") && Scanner.byte(mark + 1, in: bytes) == UInt8(ascii: "\"")
  }

  /// Whether `[name]` stands alone on the line of a bracket, and `name =` follows, as in TOML.
  static func isTable(at start: Int, in bytes: Bytes) -> Bool {
    let end = Scanner.endOfLine(from: start, in: bytes)
    guard end - start > 2, bytes[end - 1] == UInt8(ascii: "]"),
      bytes[start + 1..<end - 1].allSatisfy({ Scanner.continuesNumber($0) && !NumberLiteral.isDigit($0) })
    else { return false }
    let name = Scanner.endOfWhitespace(from: end, in: bytes)
    guard name < bytes.count else { return false }
    let equals = Scanner.endOfSpaces(from: Scanner.endOfWord(from: name, in: bytes), in: bytes)
    return Scanner.byte(equals, in: bytes) == UInt8(ascii: "=")
  }

  /// Lines of `name: value` that are indented, without the braces and quotes of JSON: at least one name with nothing but
  /// deeper lines behind it.
  private static func isYAML(_ start: Int, in bytes: Bytes) -> Bool {
    var offset = start
    var outer: Int?
    var lines = 0
    while offset < bytes.count, lines < 20 {
      let line = offset
      let end = Scanner.endOfLine(from: line, in: bytes)
      offset = end + 1
      let first = Scanner.endOfSpaces(from: line, in: bytes)
      if first >= end || bytes[first] == UInt8(ascii: "#") || startsDocument(first, end, in: bytes) { continue }
      lines += 1
      let indentation = first - line
      if lines == 1, isListItem(first, end, in: bytes) { return true }
      if let outer { return indentation > outer && isYAMLLine(first, end, in: bytes) }
      guard let colon = endOfYAMLName(first, end, in: bytes) else { return false }
      outer = Scanner.endOfSpaces(from: colon + 1, in: bytes) >= end ? indentation : nil
      if outer == nil, !isYAMLLine(first, end, in: bytes) { return false }
    }
    return false
  }

  /// `- name: value`
  private static func isListItem(_ start: Int, _ end: Int, in bytes: Bytes) -> Bool {
    guard bytes[start] == UInt8(ascii: "-"), Scanner.byte(start + 1, in: bytes) == 0x20, start + 2 < end else {
      return false
    }
    return bytes[start + 2..<end].contains(UInt8(ascii: ":")) && isYAMLLine(start, end, in: bytes)
  }

  /// `---`
  private static func startsDocument(_ start: Int, _ end: Int, in bytes: Bytes) -> Bool {
    end - start >= 3 && bytes[start..<start + 3].allSatisfy { $0 == UInt8(ascii: "-") }
  }

  /// `name: value`, `name:` or `- value`, and no comma at the end.
  private static func isYAMLLine(_ start: Int, _ end: Int, in bytes: Bytes) -> Bool {
    guard bytes[end - 1] != UInt8(ascii: ","), bytes[end - 1] != UInt8(ascii: "{") else { return false }
    if bytes[start] == UInt8(ascii: "-") { return Scanner.byte(start + 1, in: bytes) == 0x20 }
    return endOfYAMLName(start, end, in: bytes) != nil
  }

  /// The colon behind a name without quotes.
  private static func endOfYAMLName(_ start: Int, _ end: Int, in bytes: Bytes) -> Int? {
    guard let colon = bytes[start..<end].firstIndex(of: UInt8(ascii: ":")), colon > start,
      bytes[start..<colon].allSatisfy(Scanner.continuesNumber),
      colon + 1 == end || bytes[colon + 1] == 0x20
    else { return nil }
    return colon
  }
}
