import JSONSyntax

/// A value of a message, read without Codable: what is asked of it is what there is, or an error that says where and
/// what is due instead.
package struct JSONReader {
  let value: RawValue
  /// The member that it is, or is an element of.
  private let name: StaticString?

  package init(_ value: RawValue) { self.init(value, name: nil) }

  private init(_ value: RawValue, name: StaticString?) {
    self.value = value
    self.name = name
  }

  /// A member that must be there.
  package func required(_ name: StaticString) throws(ResponseError) -> JSONReader {
    let member = try member(name)
    guard member.node != nil else { throw .missing(name.description) }
    return JSONReader(member, name: name)
  }

  /// nil where the member is absent or null.
  package func optional(_ name: StaticString) throws(ResponseError) -> JSONReader? {
    let member = try member(name)
    return member.isNull ? nil : JSONReader(member, name: name)
  }

  /// Itself, if it is an object: to be asked before members that may be anything.
  package func object() throws(ResponseError) -> JSONReader {
    guard case .object? = value.node?.kind else { throw mismatch("an object") }
    return self
  }

  private func member(_ name: StaticString) throws(ResponseError) -> RawValue {
    try object().value[name]
  }

  /// What to say of a value that is something else.
  package func mismatch(_ wanted: String) -> ResponseError { .mismatch(wanted, at: name?.description) }
}

// MARK: - Values of every kind

extension JSONReader {
  package var isNull: Bool { value.isNull }
  /// nil for all but true and false.
  package var booleanValue: Bool? { value.booleanValue }
  /// nil for all but integers of 64 bits.
  package var integerValue: Int? { value.integerValue }
  /// nil for all but numbers.
  package var doubleValue: Double? { value.doubleValue }
  /// nil for all but strings.
  package var stringValue: String? { value.stringValue }
  /// The UTF-8 of a string; nil for all else.
  package var utf8Value: [UInt8]? { value.utf8Value }

  /// The elements of an array; nil for all else.
  package var elements: [JSONReader]? {
    guard let node = value.node, case .array = node.kind else { return nil }
    return node.elements.map { JSONReader(RawValue(node: $0, long: value.long), name: name) }
  }

  /// The members of an object in their order; nil for all else.
  package var members: [(name: String, value: JSONReader)]? {
    guard let node = value.node, case .object = node.kind else { return nil }
    return node.members.map { ($0.name, JSONReader(RawValue(node: $0.value, long: value.long), name: name)) }
  }
}
