import PayloadAnalysis

/// `apns-lsp explain`: what is behind a finding, what a key of a payload means, how a kind of payload begins, why APNs
/// refused a request.
enum ExplainCommand: Command {
  static let syntax = Syntax(
    name: "explain",
    summary: "Explains a finding's code, a payload key, a kind of payload or an APNs error reason; without a name, "
      + "lists them.",
    operands: .optional(placeholder: "NAME", choices: { Explanation.names }),
    options: [],
    notes: """
      Examples:
        apns-lsp explain wrong-type           a code that `check` printed
        apns-lsp explain interruption-level   a key of a payload
        apns-lsp explain live-activity        a kind of payload, with templates
        apns-lsp explain BadDeviceToken       a reason that APNs answered
        apns-lsp explain 410                  the reasons that come with an HTTP status
      """)

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let style = Style(isColored: Stream.output.isColored)
    guard let name = arguments.operands.first else {
      return Stream.output.write(Explanation.list(style)) ? .success : .failure
    }
    let pages = Explanation.pages(of: name, style)
    guard !pages.isEmpty else {
      throw UsageError(
        "There is no code, key, kind or reason \(name)", near: Suggestion.near(name, among: Explanation.names),
        list: "apns-lsp explain")
    }
    return Stream.output.write(pages.joined(separator: "\n")) ? .success : .failure
  }
}
