import JSONRPC
import LanguageServerProtocol

// Answers that grow with the document: a document of 10 MB has 376,000 symbols. A test holds them equal to what Codable
// writes.

extension Position: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.write(literal: #"{"line":"#)
    json.write(line)
    json.write(literal: #","character":"#)
    json.write(character)
    json.write(literal: "}")
  }
}

extension Range: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.write(literal: #"{"start":{"line":"#)
    json.write(start.line)
    json.write(literal: #","character":"#)
    json.write(start.character)
    json.write(literal: #"},"end":{"line":"#)
    json.write(end.line)
    json.write(literal: #","character":"#)
    json.write(end.character)
    json.write(literal: "}}")
  }
}

extension TextEdit: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.write(literal: #"{"range":"#)
    range.write(to: &json)
    json.write(literal: #","newText":"#)
    json.write(newText)
    json.write(literal: "}")
  }
}

extension DocumentSymbols: JSONWritable {
  func write(to json: inout JSONWriter) {
    switch self {
    case .tree(let symbols): symbols.write(to: &json)
    case .flat(let symbols): symbols.write(to: &json)
    }
  }
}

extension DocumentSymbol: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.write(literal: #"{"name":"#)
    json.write(name)
    if let detail {
      json.write(literal: #","detail":"#)
      json.write(detail)
    }
    json.write(literal: #","kind":"#)
    json.write(kind.rawValue)
    json.write(literal: #","range":"#)
    range.write(to: &json)
    json.write(literal: #","selectionRange":"#)
    selectionRange.write(to: &json)
    if let children {
      json.write(literal: #","children":"#)
      children.write(to: &json)
    }
    json.write(literal: "}")
  }
}

extension SymbolInformation: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.write(literal: #"{"name":"#)
    json.write(name)
    json.write(literal: #","kind":"#)
    json.write(kind.rawValue)
    json.write(literal: #","location":{"uri":"#)
    json.write(location.uri)
    json.write(literal: #","range":"#)
    location.range.write(to: &json)
    json.write(literal: "}")
    if let containerName {
      json.write(literal: #","containerName":"#)
      json.write(containerName)
    }
    json.write(literal: "}")
  }
}

extension FoldingRange: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.write(literal: #"{"startLine":"#)
    json.write(startLine)
    if let startCharacter {
      json.write(literal: #","startCharacter":"#)
      json.write(startCharacter)
    }
    json.write(literal: #","endLine":"#)
    json.write(endLine)
    if let endCharacter {
      json.write(literal: #","endCharacter":"#)
      json.write(endCharacter)
    }
    if let kind {
      json.write(literal: #","kind":"#)
      json.write(kind)
    }
    json.write(literal: "}")
  }
}

// MARK: - Short answers that are asked for at each edit or move of the cursor

extension InlayHint: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("position", position, to: &json)
    members.write("label", label, to: &json)
    members.write("tooltip", tooltip, to: &json)
    members.write("paddingLeft", paddingLeft, to: &json)
    members.write("paddingRight", paddingRight, to: &json)
    members.end(in: &json)
  }
}

extension CodeLens: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("range", range, to: &json)
    members.write("command", command, to: &json)
    members.end(in: &json)
  }
}

extension DocumentHighlight: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("range", range, to: &json)
    members.write("kind", kind?.rawValue, to: &json)
    members.end(in: &json)
  }
}
