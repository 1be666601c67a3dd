import JSONSyntax
import PayloadSchema
import SourceText

package enum PayloadTooLargeAsWritten: Check {
  package static let code = "payload-too-large-as-written"
  package static let severity = Severity.information
  package static let documentation = CheckDocumentation(
    "Only its white space makes the payload too large.",
    reason: """
      White space counts as every byte of the body does. Most servers send JSON without it, so this is information; \
      it is a warning in a file with `Simulator Target Bundle`, because the Simulator reads the file itself.
      """,
    remedy: "Minify the payload before it is sent.",
    source: Page.payload,
    failing: CheckDocumentation.Example(#"{ "aps": {\#(String(repeating: " ", count: 4096))"alert": "x" } }"#),
    passing: #"{ "aps": { "alert": "x" } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    guard let payload = context.payload, payload.size.written > payload.limit, payload.size.minified <= payload.limit
    else { return [] }
    let isForSimulator = context.root.member(named: "Simulator Target Bundle") != nil
    let edits = context.tree.minifyingEdits(of: context.root)
    return [
      finding(
        context, at: context.openingBrace, context.region.pointer, message(payload.size, context, isForSimulator),
        severity: isForSimulator ? .warning : nil,
        // A file that people read stays as it is unless they ask.
        fixes: [Fix("Minify the payload", isSafe: false, edits)])
    ]
  }
}

// MARK: - Messages

extension PayloadTooLargeAsWritten {
  private static func message(_ size: PayloadSize, _ context: CheckContext, _ isForSimulator: Bool) -> String {
    let reader =
      isForSimulator ? "The Simulator reads the file as it is." : "That is enough if the sender writes none."
    return "With its white space the payload has \(size.written) bytes, more than \(context.limitPhrase); without it "
      + "there are \(size.minified). \(reader)"
  }
}
