import JSONSyntax

package enum ByteOrderMark: SyntaxCheck {
  package static let problem = SyntaxProblem.Code.byteOrderMark
  package static let documentation = CheckDocumentation(
    "The text begins with a byte order mark.",
    reason: """
      JSON must not be sent with one (RFC 8259, section 8.1). The mark is invisible in editors; readers that do not \
      expect it refuse the whole payload, and it adds three bytes to the request.
      """,
    remedy: "Delete it, or save the file as UTF-8 without a byte order mark.",
    source: Page.json(section: "8.1"),
    failing: "\u{FEFF}{ \"aps\": { \"alert\": \"Hello\" } }",
    passing: #"{ "aps": { "alert": "Hello" } }"#)

  package static func message(_ problem: SyntaxProblem) -> String {
    "The text begins with an invisible byte order mark, which many readers of JSON refuse. Delete it."
  }

  package static func fixTitle(_ problem: SyntaxProblem) -> String { "Delete the byte order mark" }
}
