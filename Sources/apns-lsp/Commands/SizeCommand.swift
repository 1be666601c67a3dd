import PayloadAnalysis
import ProjectIndex

/// `apns-lsp size`: how many bytes payloads have, and which keys take them.
enum SizeCommand: Command {
  static let syntax = Syntax(
    name: "size",
    summary: "Shows the sizes of payloads, and the keys that take most of the room.",
    operands: .paths,
    options: [
      Option("--format", "How sizes are printed (default: text)", .choice(["text", "json"], placeholder: "FORMAT")),
      .allJSON, .pushType, .limit, .stdinFilename, .configuration, .noConfiguration,
    ],
    notes: """
      minified   without white space between tokens. APNs counts the bytes that are sent; the limit
                 applies to these.
      written    as the text stands in the file.
      escaped    minified, with every character outside of ASCII as \\uXXXX, as many encoders write it.

      Exit status: 0; 2 wrong usage, an unreadable file or a broken configuration.
      """)

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    guard let documents = try DocumentReader(arguments, syntax) else { return .failure }
    let isJSON = arguments["--format"] == "json"
    let style = Style(isColored: Stream.output.isColored)
    var status = ExitStatus.success
    var entries: [String] = []
    for input in documents.inputs {
      let file = documents.checked(input)
      if !input.isNamed, file.analysis?.isForeign == true { continue }
      switch file.outcome {
      case .unreadable(let failure):
        Stream.say("\(file.name) cannot be read: \(failure.reason)")
        status = .failure
      case .analysis(let analysis) where analysis.payloads.isEmpty:
        Stream.say("no payload found in \(file.name); --push-type says that it is one")
      case .analysis: break
      }
      if isJSON {
        entries.append("\n    " + SizeReport.json(file).reportText(indent: 4))
      } else {
        entries += file.analysis?.payloads.map { SizeReport.text($0, in: file, style) } ?? []
      }
    }
    let text =
      isJSON
      ? "{ \"version\": 1,\n  \"files\": [" + entries.joined(separator: ",") + (entries.isEmpty ? "" : "\n  ") + "] }\n"
      : entries.joined(separator: "\n")
    return Stream.output.write(text) ? status : .failure
  }
}
