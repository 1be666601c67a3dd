import JSONSyntax
import PayloadSchema

/// JSON that is printed.
extension JSONValue {
  static func integer(_ number: Int) -> JSONValue { .number(String(number)) }

  /// An object; its members keep their order.
  static func members(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.map { Member(name: $0.0, value: $0.1) })
  }

  /// The JSON over several lines, two spaces a level. Objects and arrays without others in them stand on one line.
  ///
  /// - Parameter indent: how far the line that it begins on is indented.
  func reportText(indent: Int = 0) -> String {
    switch self {
    case .array(let elements) where elements.contains(where: \.isContainer):
      lines("[", elements.map { $0.reportText(indent: indent + 2) }, "]", indent)
    case .object(let members) where members.contains(where: \.value.isContainer):
      lines(
        "{", members.map { JSONText.quoted($0.name) + ": " + $0.value.reportText(indent: indent + 2) }, "}", indent)
    default: text
    }
  }

  private func lines(_ open: String, _ items: [String], _ close: String, _ indent: Int) -> String {
    let space = String(repeating: " ", count: indent)
    return open + "\n" + items.map { space + "  " + $0 }.joined(separator: ",\n") + "\n" + space + close
  }
}
