package struct Diagnostic: Codable, Sendable, Hashable {
  package var range: Range
  package var severity: DiagnosticSeverity?
  package var code: IntegerOrString?
  package var codeDescription: CodeDescription?
  package var source: String?
  package var message: String
  package var tags: [DiagnosticTag]?
  package var relatedInformation: [DiagnosticRelatedInformation]?
  package var data: LSPAny?

  package init(
    range: Range, severity: DiagnosticSeverity? = nil, code: IntegerOrString? = nil,
    codeDescription: CodeDescription? = nil, source: String? = nil, message: String, tags: [DiagnosticTag]? = nil,
    relatedInformation: [DiagnosticRelatedInformation]? = nil, data: LSPAny? = nil
  ) {
    self.range = range
    self.severity = severity
    self.code = code
    self.codeDescription = codeDescription
    self.source = source
    self.message = message
    self.tags = tags
    self.relatedInformation = relatedInformation
    self.data = data
  }
}

package enum DiagnosticSeverity: Int, Codable, Sendable {
  case error = 1
  case warning = 2
  case information = 3
  case hint = 4
}

package enum DiagnosticTag: Int, Codable, Sendable {
  case unnecessary = 1
  case deprecated = 2
}

/// Where a diagnostic's code is explained.
package struct CodeDescription: Codable, Sendable, Hashable {
  package var href: String

  package init(href: String) {
    self.href = href
  }
}

/// Another place that has to do with a diagnostic.
package struct DiagnosticRelatedInformation: Codable, Sendable, Hashable {
  package var location: Location
  package var message: String

  package init(location: Location, message: String) {
    self.location = location
    self.message = message
  }
}
