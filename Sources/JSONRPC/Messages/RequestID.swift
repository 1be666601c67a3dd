/// The id of a request, given back in its response exactly as it came.
package enum RequestID: Codable, Hashable, Sendable, CustomStringConvertible {
  case integer(Int)
  case string(String)

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .integer(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    }
  }

  package var description: String {
    switch self {
    case .integer(let value): "\(value)"
    case .string(let value): "\"\(value)\""
    }
  }
}

extension RequestID {
  /// nil for what is neither an integer nor a string.
  init?(_ value: RawValue) {
    if let integer = value.integerValue {
      self = .integer(integer)
    } else if let string = value.stringValue {
      self = .string(string)
    } else {
      return nil
    }
  }

  func write(to json: inout JSONWriter) {
    switch self {
    case .integer(let value): json.write(value)
    case .string(let value): json.write(value)
    }
  }
}
