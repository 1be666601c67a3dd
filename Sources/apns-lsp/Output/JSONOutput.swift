import JSONSyntax

/// JSON that is printed: members keep their order.
enum JSONOutput {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case array([JSONOutput])
  case object([(String, JSONOutput)])

  /// The JSON over several lines, two spaces a level. Objects and arrays without objects in them stand on one line.
  ///
  /// - Parameter indent: how far the line that it begins on is indented.
  func text(indent: Int = 0) -> String {
    switch self {
    case .string(let string): JSONText.quoted(string)
    case .integer(let number): String(number)
    case .boolean(let value): value ? "true" : "false"
    case .array(let elements): lines("[", elements.map { ("", $0) }, "]", indent)
    case .object(let members): lines("{", members.map { (JSONText.quoted($0.0) + ": ", $0.1) }, "}", indent)
    }
  }

  private func lines(_ open: String, _ items: [(String, JSONOutput)], _ close: String, _ indent: Int) -> String {
    if items.isEmpty { return open + close }
    if items.allSatisfy({ $0.1.isScalar }) {
      let space = open == "{" ? " " : ""
      return open + space + items.map { $0.0 + $0.1.text() }.joined(separator: ", ") + space + close
    }
    let inner = String(repeating: " ", count: indent + 2)
    let texts = items.map { inner + $0.0 + $0.1.text(indent: indent + 2) }
    return open + "\n" + texts.joined(separator: ",\n") + "\n" + String(repeating: " ", count: indent) + close
  }

  private var isScalar: Bool {
    switch self {
    case .string, .integer, .boolean: true
    case .array, .object: false
    }
  }
}

extension JSONOutput: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .integer(value) }
  init(booleanLiteral value: Bool) { self = .boolean(value) }
}
