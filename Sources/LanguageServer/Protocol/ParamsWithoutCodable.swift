import JSONRPC
import LanguageServerProtocol

// What editors send at each key and each move of the cursor. A test holds them equal to what Codable reads.

extension DidOpenTextDocumentParams: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    self.init(textDocument: try json["textDocument"])
  }
}

extension DidChangeTextDocumentParams: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    self.init(textDocument: try json["textDocument"], contentChanges: try json["contentChanges"])
  }
}

extension TextDocumentContentChangeEvent: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    self.init(range: try json["range"], text: try json["text"] as DocumentText)
  }
}

extension TextDocumentParams: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    self.init(textDocument: try json["textDocument"])
  }
}

extension TextDocumentPositionParams: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    self.init(textDocument: try json["textDocument"], position: try json["position"])
  }
}

extension DocumentDiagnosticParams: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    self.init(
      textDocument: try json["textDocument"], identifier: try json["identifier"],
      previousResultId: try json["previousResultId"])
  }
}

extension CompletionParams: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    self.init(
      textDocument: try json["textDocument"], position: try json["position"], context: json.lenient("context"))
  }
}

extension CompletionContext: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    self.init(triggerKind: try json["triggerKind"], triggerCharacter: try json["triggerCharacter"])
  }
}

extension InlayHintParams: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    self.init(textDocument: try json["textDocument"], range: try json["range"])
  }
}

extension SelectionRangeParams: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    self.init(textDocument: try json["textDocument"], positions: try json["positions"])
  }
}

extension DocumentFormattingParams: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    self.init(textDocument: try json["textDocument"], options: try json["options"])
  }
}

extension DocumentRangeFormattingParams: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    self.init(textDocument: try json["textDocument"], range: try json["range"], options: try json["options"])
  }
}

extension DocumentOnTypeFormattingParams: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    self.init(
      textDocument: try json["textDocument"], position: try json["position"], ch: try json["ch"],
      options: try json["options"])
  }
}

extension FormattingOptions: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    self.init(
      tabSize: try json["tabSize"], insertSpaces: try json["insertSpaces"],
      trimTrailingWhitespace: json.lenient("trimTrailingWhitespace"),
      insertFinalNewline: json.lenient("insertFinalNewline"), trimFinalNewlines: json.lenient("trimFinalNewlines"))
  }
}

extension CodeActionParams: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    self.init(textDocument: try json["textDocument"], range: try json["range"], context: try json["context"])
  }
}

extension CodeActionContext: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    let readable: [Lenient<Diagnostic>]? = json.lenient("diagnostics")
    self.init(
      diagnostics: (readable ?? []).compactMap(\.wrappedValue), only: try json["only"],
      triggerKind: try json["triggerKind"])
  }
}

// MARK: - What they are made of

extension TextDocumentIdentifier: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    self.init(uri: try json["uri"])
  }
}

extension VersionedTextDocumentIdentifier: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    self.init(uri: try json["uri"], version: try json["version"])
  }
}

extension TextDocumentItem: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    self.init(
      uri: try json["uri"], languageId: try json["languageId"], version: try json["version"],
      text: try json["text"] as DocumentText)
  }
}

extension DocumentText: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    guard let utf8 = json.utf8Value else { throw json.mismatch("a string") }
    self.init(utf8: utf8)
  }
}

extension Position: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    self.init(line: try json["line"], character: try json["character"])
  }
}

extension Range: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    self.init(start: try json["start"], end: try json["end"])
  }
}

extension Lenient: JSONReadable where Value: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    self.init(wrappedValue: try? Value(reading: json))
  }
}

extension CodeActionKind: JSONReadable {}
