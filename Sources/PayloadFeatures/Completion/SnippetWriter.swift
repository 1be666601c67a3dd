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

  /// The widest object or array that stays on one line, in characters.
  private static let width = 60

  /// A value, its lines behind the first indented by `depth` levels.
  func write(_ value: JSONValue, depth: Int = 0) -> SnippetText {
    switch value {
    case .string(let string): writeString(string)
    case .array(let elements) where elements.isEmpty: SnippetText("[]")
    case .object(let members) where members.isEmpty: SnippetText("{}")
    case .array(let elements):
      write(elements.map { write($0, depth: depth + 1) }, "[", "]", padding: "", isFlat: isFlat(value), depth: depth)
    case .object(let members):
      write(
        members.map { write($0, depth: depth + 1) }, "{", "}", padding: style.space, isFlat: isFlat(value), depth: depth
      )
    default: SnippetText(value.text)
    }
  }

  func write(_ member: JSONValue.Member, depth: Int = 0) -> SnippetText {
    name(member.name) + SnippetText(style.colon) + write(member.value, depth: depth)
  }

  /// The members of an object without its braces, each on a line of its own or all on one.
  func writeMembers(of value: JSONValue, depth: Int) -> SnippetText {
    guard case .object(let members) = value else { return SnippetText() }
    return joined(members.map { write($0, depth: depth) }, by: "," + (isOnOneLine ? style.space : lineBreak(depth)))
  }

  /// Braces with the cursor between them.
  func emptyObject(_ number: Int = 1, depth: Int = 0) -> SnippetText {
    if isOnOneLine { return SnippetText("{" + style.space) + .stop(number) + SnippetText(style.space + "}") }
    return SnippetText("{" + lineBreak(depth + 1)) + .stop(number) + SnippetText(lineBreak(depth) + "}")
  }

  func name(_ source: String) -> SnippetText { writeString(source) }

  func lineBreak(_ depth: Int) -> String {
    style.lineEnding + indentation + String(repeating: style.unit, count: max(0, depth))
  }

  /// A string of a snippet's body: in quotes, or bare behind a `^`.
  private func writeString(_ source: String) -> SnippetText {
    if source.hasPrefix("^") { return SnippetText(parsing: String(source.dropFirst()), now: now) }
    return SnippetText("\"") + SnippetText(parsing: source, now: now).mapTexts(JSONText.escaped) + SnippetText("\"")
  }

  private func write(
    _ items: [SnippetText], _ open: String, _ close: String, padding: String, isFlat: Bool, depth: Int
  ) -> SnippetText {
    if isFlat {
      return SnippetText(open + padding) + joined(items, by: "," + style.space) + SnippetText(padding + close)
    }
    return SnippetText(open + lineBreak(depth + 1)) + joined(items, by: "," + lineBreak(depth + 1))
      + SnippetText(lineBreak(depth) + close)
  }

  private func joined(_ items: [SnippetText], by separator: String) -> SnippetText {
    var result = SnippetText()
    for (index, item) in items.enumerated() {
      if index > 0 { result.append(separator) }
      result.append(item)
    }
    return result
  }

  private func isFlat(_ value: JSONValue) -> Bool {
    if isOnOneLine { return true }
    let children: [JSONValue]
    switch value {
    case .array(let elements): children = elements
    case .object(let members): children = members.map(\.value)
    default: return true
    }
    let hasContainers = children.contains { child in
      switch child {
      case .array, .object: true
      default: false
      }
    }
    return !hasContainers && SnippetText(parsing: value.text, now: now).plain.count <= SnippetWriter.width
  }
}
