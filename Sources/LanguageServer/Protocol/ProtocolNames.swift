import JSONRPC
import LanguageServerProtocol
import SourceText

// In this module these words mean what LSP means by them; the layers below have types of the same names, counted in
// bytes, which need no name here.
typealias Position = LanguageServerProtocol.Position
typealias Range = LanguageServerProtocol.Range
typealias TextEdit = LanguageServerProtocol.TextEdit

extension ErrorCode {
  /// A request came before `initialize`.
  static let serverNotInitialized = ErrorCode(rawValue: -32002)
  /// The client cancelled the request.
  static let requestCancelled = ErrorCode(rawValue: -32800)
}

extension ResponseError {
  static let cancelled = ResponseError(.requestCancelled, "The request was cancelled.")
}

extension RequestID {
  init(_ id: IntegerOrString) {
    switch id {
    case .integer(let value): self = .integer(value)
    case .string(let value): self = .string(value)
    }
  }
}

extension PositionEncoding {
  /// The encoding to speak with a client: UTF-8, which costs nothing, if it is offered; else the first that the client
  /// prefers; UTF-16 where it says nothing.
  init(offered: [PositionEncodingKind]?) {
    let known = (offered ?? []).compactMap { PositionEncoding(rawValue: $0.rawValue) }
    self = known.contains(.utf8) ? .utf8 : known.first ?? .utf16
  }

  var kind: PositionEncodingKind { PositionEncodingKind(rawValue: rawValue) }
}
