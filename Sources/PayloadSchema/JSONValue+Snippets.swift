/// Snippet texts as editors read them, taken as they are when nobody fills them in.
extension JSONValue {
  /// A snippet's body as a value: `${1:text}` is `text`, a string that begins with `^` the value that follows, and
  /// `$CURRENT_SECONDS_UNIX` the present time.
  ///
  /// - Parameter now: in seconds since 1970.
  package func fillingSnippet(now: Int) -> JSONValue {
    switch self {
    case .string(let text):
      let plain = JSONValue.plain(text, now)
      guard plain.first == "^" else { return .string(plain) }
      return JSONValue(parsing: String(plain.dropFirst())) ?? .string(String(plain.dropFirst()))
    case .array(let elements): return .array(elements.map { $0.fillingSnippet(now: now) })
    case .object(let members):
      return .object(
        members.map { Member(name: JSONValue.plain($0.name, now), value: $0.value.fillingSnippet(now: now)) })
    case .null, .boolean, .number: return self
    }
  }

  /// `a ${1:b} c` is `a b c`; placeholders may stand in each other.
  private static func plain(_ text: String, _ now: Int) -> String {
    var result = ""
    var rest = Substring(text)
    var depth = 0
    while let character = rest.first {
      if rest.hasPrefix("${"), let colon = rest.firstIndex(of: ":"),
        rest[..<colon].dropFirst(2).allSatisfy(\.isNumber)
      {
        depth += 1
        rest = rest[rest.index(after: colon)...]
      } else if character == "}", depth > 0 {
        depth -= 1
        rest = rest.dropFirst()
      } else if rest.hasPrefix("$CURRENT_SECONDS_UNIX") {
        result += String(now)
        rest = rest.dropFirst("$CURRENT_SECONDS_UNIX".count)
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
