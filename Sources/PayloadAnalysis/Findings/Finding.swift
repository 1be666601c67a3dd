import JSONSyntax
import SourceText

/// Something that a check found in a document.
package struct Finding: Sendable {
  /// Another place that belongs to a finding.
  package struct Related: Sendable {
    package var message: String
    package var range: ByteRange

    package init(_ message: String, at range: ByteRange) {
      self.message = message
      self.range = range
    }
  }

  package enum Tag: Sendable {
    case deprecated
    case unnecessary
  }

  /// The check's code, stable for ever: `wrong-type`.
  package var code: String
  package var severity: Severity
  package var message: String
  /// In bytes of the document as it is on disk, also for a finding inside of an embedded string.
  package var range: ByteRange
  /// The member that it is about, from the document's root; inside of an embedded string the string's.
  package var pointer: JSONPointer
  /// Inside of an embedded string, the way from the root of the text in it.
  package var innerPointer: JSONPointer?
  /// The page that says so.
  package var documentation: String?
  package var tags: [Tag] = []
  package var related: [Related] = []
  /// Makes the fixes. Most findings are only shown, and a fix may look at every member of an object.
  var makeFixes: @Sendable () -> [Fix] = { [] }
}

extension Finding {
  /// The best first. They are made anew each time.
  package var fixes: [Fix] { makeFixes() }

  /// Whether it is an error of syntax, for which strict readers refuse the text.
  package var refusesText: Bool { severity == .error && SyntaxProblem.Code(rawValue: code)?.refusesText == true }
}
