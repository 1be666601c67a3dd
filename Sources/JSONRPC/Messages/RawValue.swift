import JSONSyntax

/// A part of a message that is not read yet. The message is JSON that a strict reader takes.
package struct RawValue: Sendable {
  /// nil where it is absent.
  let node: Node?
  /// A string of the message that is not in its tree.
  var long: LongText?

  /// About the length of the value in the message, in bytes.
  package var byteCount: Int { (node?.range.count ?? 0) + (long?.bytes.count ?? 0) }
}

// MARK: - Reading as a type

extension RawValue {
  /// Reads the value as `type`. Absent and null are the same.
  /// - Throws: `ResponseError` with `invalidParams`, which says what is wrong.
  package func decode<Value: Decodable>(_ type: Value.Type) throws(ResponseError) -> Value {
    do {
      return try type.init(from: JSONNodeDecoder(value: self))
    } catch let error as ResponseError {
      throw error
    } catch DecodingError.dataCorrupted(let context) {
      // What the compiler's own `init(from:)` says of an enumeration.
      throw ResponseError(.invalidParams, context.debugDescription + ".")
    } catch {
      throw ResponseError(.invalidParams, "The params cannot be read.")
    }
  }
}

extension ResponseError {
  static func missing(_ name: String) -> ResponseError {
    ResponseError(.invalidParams, "`\(name)` is missing.")
  }

  /// - Parameters:
  ///   - wanted: what there should be, such as `an integer`.
  ///   - name: of the member that has another value, if it is in one.
  static func mismatch(_ wanted: String, at name: String?) -> ResponseError {
    ResponseError(.invalidParams, (name.map { "`\($0)`: " } ?? "") + "\(wanted) is due.")
  }
}

// MARK: - What it is

extension RawValue {
  /// Whether it is null or absent.
  var isNull: Bool {
    guard let node else { return true }
    return if case .null = node.kind { true } else { false }
  }

  /// nil for all but true and false.
  var booleanValue: Bool? { node?.booleanValue }

  /// The value of an integer of 64 bits, also of one that is written as `1.0` or `1e3`. nil for all else.
  var integerValue: Int? { node?.integerValue }

  /// nil for all but numbers, and for a number that is too large.
  var doubleValue: Double? {
    guard let value = node?.doubleValue, value.isFinite else { return nil }
    return value
  }

  /// nil for all but strings. Half a surrogate pair becomes U+FFFD.
  var stringValue: String? {
    guard let node, case .string = node.kind else { return nil }
    if let long = longText(of: node) { return String(decoding: long.bytes, as: UTF8.self) }
    return StringDecoding.string(of: node)
  }

  /// The value of a string in UTF-8. nil for all else.
  var utf8Value: [UInt8]? {
    guard let node, case .string = node.kind else { return nil }
    return longText(of: node)?.bytes ?? StringDecoding.utf8(of: node)
  }

  private func longText(of node: Node) -> LongText? {
    guard let long, long.offset == node.range.start else { return nil }
    return long
  }

  /// The value of the first member of an object with that name.
  subscript(name: StaticString) -> RawValue {
    let wanted = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    guard let member = node?.member(named: wanted) else { return RawValue(node: nil) }
    return RawValue(node: member.value, long: long)
  }
}
