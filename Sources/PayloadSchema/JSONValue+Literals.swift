/// JSON values as Swift literals: `["type": "object", "required": ["aps"]]`.
extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral string: String) { self = .string(string) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(integerLiteral number: Int) { self = .number(String(number)) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// The members stay in the order in which they are written.
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { Member(name: $0.0, value: $0.1) })
  }
}
