/// Why a request got no result (JSON-RPC 2.0, section 5.1).
package struct ResponseError: Error, Codable, Sendable, Equatable {
  package var code: ErrorCode
  package var message: String

  package init(_ code: ErrorCode, _ message: String) {
    self.code = code
    self.message = message
  }
}

package struct ErrorCode: RawRepresentable, Codable, Sendable, Hashable {
  package var rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let parseError = ErrorCode(rawValue: -32700)
  package static let invalidRequest = ErrorCode(rawValue: -32600)
  package static let methodNotFound = ErrorCode(rawValue: -32601)
  package static let invalidParams = ErrorCode(rawValue: -32602)
  package static let internalError = ErrorCode(rawValue: -32603)
  /// What was asked is about a text that is no more (LSP 3.17).
  package static let contentModified = ErrorCode(rawValue: -32801)
}
