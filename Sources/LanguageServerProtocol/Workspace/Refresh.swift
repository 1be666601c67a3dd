/// `workspace/diagnostic/refresh`: the client shall ask again for all diagnostics; only with its `refreshSupport`.
package enum DiagnosticRefreshRequest: RequestMessage {
  package static let method = "workspace/diagnostic/refresh"
  package typealias Params = NoParams
  package typealias Result = NoResult
}

/// `workspace/inlayHint/refresh`
package enum InlayHintRefreshRequest: RequestMessage {
  package static let method = "workspace/inlayHint/refresh"
  package typealias Params = NoParams
  package typealias Result = NoResult
}

/// `workspace/codeLens/refresh`
package enum CodeLensRefreshRequest: RequestMessage {
  package static let method = "workspace/codeLens/refresh"
  package typealias Params = NoParams
  package typealias Result = NoResult
}
