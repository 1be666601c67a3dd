import JSONSyntax
import PayloadSchema

/// Writes JSON values as text with tab stops, laid out as the formatter would leave them: objects and arrays of scalars
/// on one line, all others with each member on its own.
struct SnippetWriter {
  var style: TextStyle
  /// Whether nothing may be broken over lines.
  var isOnOneLine: Bool
  /// What the lines behind the first begin with.
  var indentation: String
  /// Seconds since 1970.
  var now: Double

  /// The widest object or array that stays on one line, in Unicode scalars.
  private static let width = 60

  func text(of value: JSONValue) -> SnippetText {
    var text = SnippetText()
    write(value, to: &text)
    return text
  }

  /// Appends a value, its lines behind the first indented by `depth` levels.
  func write(_ value: JSONValue, depth: Int = 0, to text: inout SnippetText) {
    switch value {
    case .string(let string): write(string: string, to: &text)
    case .array(let elements) where !elements.isEmpty:
      write(elements, between: ("[", "]"), padding: "", isFlat: isFlat(value), depth: depth, to: &text) {
        write($0, depth: depth + 1, to: &$1)
      }
    case .object(let members) where !members.isEmpty:
      write(members, between: ("{", "}"), padding: style.space, isFlat: isFlat(value), depth: depth, to: &text) {
        write($0, depth: depth + 1, to: &$1)
      }
    default: text.append(value.text)
    }
  }

  private func write(_ member: JSONValue.Member, depth: Int, to text: inout SnippetText) {
    write(string: member.name, to: &text)
    text.append(style.colon)
    write(member.value, depth: depth, to: &text)
  }

  /// The members of an object without its braces, each on a line of its own or all on one.
  func members(of value: JSONValue, depth: Int) -> SnippetText {
    var text = SnippetText()
    for (index, member) in value.members.enumerated() {
      if index > 0 {
        text.append(",")
        writeGap(style.space, isFlat: isOnOneLine, depth: depth, to: &text)
      }
      write(member, depth: depth, to: &text)
    }
    return text
  }

  /// Appends braces with the cursor between them.
  func writeEmptyObject(to text: inout SnippetText) {
    text.append("{")
    writeGap(style.space, isFlat: isOnOneLine, depth: 1, to: &text)
    text.appendStop(1)
    writeGap(style.space, isFlat: isOnOneLine, depth: 0, to: &text)
    text.append("}")
  }

  func lineBreak(_ depth: Int) -> String {
    style.lineEnding + indentation + String(repeating: style.unit, count: max(0, depth))
  }

  /// Appends a space, or the beginning of a line.
  private func writeGap(_ space: String, isFlat: Bool, depth: Int, to text: inout SnippetText) {
    if isFlat { return text.append(space) }
    text.append(style.lineEnding)
    text.append(indentation)
    for _ in 0..<max(0, depth) { text.append(style.unit) }
  }

  /// Appends a string of a snippet's body: in quotes, or bare behind a `^`.
  private func write(string source: String, to text: inout SnippetText) {
    if source.utf8.first == UInt8(ascii: "^") {
      text.append(snippet: String(source.dropFirst()), now: now, escaped: false)
    } else {
      text.append("\"")
      text.append(snippet: source, now: now, escaped: true)
      text.append("\"")
    }
  }

  private func write<Item>(
    _ items: [Item], between brackets: (open: String, close: String), padding: String, isFlat: Bool, depth: Int,
    to text: inout SnippetText, writeItem: (Item, inout SnippetText) -> Void
  ) {
    text.append(brackets.open)
    for (index, item) in items.enumerated() {
      if index > 0 { text.append(",") }
      writeGap(index > 0 ? style.space : padding, isFlat: isFlat, depth: depth + 1, to: &text)
      writeItem(item, &text)
    }
    writeGap(padding, isFlat: isFlat, depth: depth, to: &text)
    text.append(brackets.close)
  }

  private func isFlat(_ value: JSONValue) -> Bool {
    if isOnOneLine { return true }
    let hasContainers =
      switch value {
      case .array(let elements): elements.contains(where: \.isContainer)
      case .object(let members): members.contains(where: \.value.isContainer)
      default: false
      }
    return !hasContainers && width(of: value) <= Self.width
  }

  /// The width of a scalar, or of an object or array of scalars, as JSON on one line with its tab stops' texts.
  private func width(of value: JSONValue) -> Int {
    switch value {
    case .string(let source): width(ofString: source)
    case .array(let elements): elements.reduce(2 * elements.count) { $0 + width(of: $1) }
    case .object(let members):
      members.reduce(2 + 4 * members.count) { $0 + width(ofString: $1.name) + width(of: $1.value) }
    case .null, .boolean, .number: value.text.utf8.count
    }
  }

  private func width(ofString source: String) -> Int {
    var text = SnippetText()
    text.append(snippet: source, now: now, escaped: true)
    return text.width + 2
  }
}
