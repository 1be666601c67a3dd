import JSONRPC
import LanguageServerProtocol

// Diagnostics and hovers, which follow each key and each move of the mouse, and what they are made of.

extension PublishDiagnosticsParams: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("uri", uri, to: &json)
    members.write("version", version, to: &json)
    members.write("diagnostics", diagnostics, to: &json)
    members.end(in: &json)
  }
}

extension DocumentDiagnosticReport: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("kind", kind.rawValue, to: &json)
    members.write("resultId", resultId, to: &json)
    members.write("items", items, to: &json)
    members.end(in: &json)
  }
}

extension Diagnostic: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("range", range, to: &json)
    members.write("severity", severity?.rawValue, to: &json)
    members.write("code", code, to: &json)
    members.write("codeDescription", codeDescription, to: &json)
    members.write("source", source, to: &json)
    members.write("message", message, to: &json)
    members.write("tags", tags?.map(\.rawValue), to: &json)
    members.write("relatedInformation", relatedInformation, to: &json)
    members.write("data", data, to: &json)
    members.end(in: &json)
  }
}

extension CodeDescription: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("href", href, to: &json)
    members.end(in: &json)
  }
}

extension DiagnosticRelatedInformation: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("location", location, to: &json)
    members.write("message", message, to: &json)
    members.end(in: &json)
  }
}

extension Location: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("uri", uri, to: &json)
    members.write("range", range, to: &json)
    members.end(in: &json)
  }
}

extension Hover: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("contents", contents, to: &json)
    members.write("range", range, to: &json)
    members.end(in: &json)
  }
}

extension StringOrMarkupContent: JSONWritable {
  func write(to json: inout JSONWriter) {
    switch self {
    case .string(let text): text.write(to: &json)
    case .markup(let content):
      var members = JSONMembers(to: &json)
      members.write("kind", content.kind.rawValue, to: &json)
      members.write("value", content.value, to: &json)
      members.end(in: &json)
    }
  }
}

extension IntegerOrString: JSONWritable {
  func write(to json: inout JSONWriter) {
    switch self {
    case .integer(let value): value.write(to: &json)
    case .string(let value): value.write(to: &json)
    }
  }
}

extension Command: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("title", title, to: &json)
    members.write("command", command, to: &json)
    members.write("arguments", arguments, to: &json)
    members.end(in: &json)
  }
}

extension LSPAny: JSONWritable {
  func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.write(literal: "null")
    case .bool(let value): value.write(to: &json)
    case .integer(let value): value.write(to: &json)
    case .double(let value): json.write(value)
    case .string(let value): value.write(to: &json)
    case .array(let values): values.write(to: &json)
    case .object(let values): values.write(to: &json)
    }
  }
}

// MARK: - As the client gives them back with each request for actions

extension Diagnostic: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    self.init(
      range: try json["range"], severity: try json["severity"], code: try json["code"],
      codeDescription: try json["codeDescription"], source: try json["source"], message: try json["message"],
      tags: try json["tags"], relatedInformation: try json["relatedInformation"], data: try json["data"])
  }
}

extension DiagnosticSeverity: JSONReadable {}
extension DiagnosticTag: JSONReadable {}

extension CodeDescription: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    self.init(href: try json["href"])
  }
}

extension DiagnosticRelatedInformation: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    self.init(location: try json["location"], message: try json["message"])
  }
}

extension Location: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    self.init(uri: try json["uri"], range: try json["range"])
  }
}

extension IntegerOrString: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    if let value = json.integerValue { self = .integer(value) } else { self = .string(try String(reading: json)) }
  }
}

extension LSPAny: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    if json.isNull {
      self = .null
    } else if let value = json.stringValue {
      self = .string(value)
    } else if let value = json.booleanValue {
      self = .bool(value)
    } else if let value = json.integerValue {
      self = .integer(value)
    } else if let value = json.doubleValue {
      self = .double(value)
    } else if let elements = json.elements {
      self = .array(try elements.map { element throws(ResponseError) in try LSPAny(reading: element) })
    } else if let members = json.members {
      let values = try members.map { member throws(ResponseError) in (member.name, try LSPAny(reading: member.value)) }
      self = .object(Dictionary(values) { first, _ in first })
    } else {
      throw json.mismatch("an object")
    }
  }
}
