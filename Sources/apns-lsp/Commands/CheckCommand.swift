import PayloadAnalysis
import ProjectIndex
import SourceText

/// `apns-lsp check`: what is wrong with payloads.
enum CheckCommand: Command {
  static let syntax = Syntax(
    name: "check",
    summary: "Says what is wrong with payloads: files, folders (searched for payload files), or - for standard input.",
    operands: .paths,
    options: [
      Option(
        "--format", "How findings are printed (default: text)",
        .choice(ReportFormat.allCases.map(\.rawValue), placeholder: "FORMAT")),
      Option(
        "--fail-on", "The least severity that makes the exit status 1 (default: error)",
        .choice(Severity.allCases.map(\.name), placeholder: "SEVERITY")),
      .allJSON, .pushType, .limit, .stdinFilename, .configuration, .noConfiguration,
      Option("--fix", "Makes the safe fixes and writes the files; with - the fixed text is printed."),
      Option("--diff", "With --fix: only shows what the fixes would change."),
      Option("--quiet", "One line a finding, and no summary."),
    ],
    notes: """
      Payload files are *.apns, *.apn and *.apns.json, and those that `payloadFiles` in .apns-lsp.json
      names. Other JSON files, where they are named or with --all-json, are searched for payloads.

      .apns-lsp.json, beside the payloads or in a folder above, turns checks off and gives push types,
      limits and what to leave out; `apns-lsp schema configuration` lists its keys. For instance:
        { "severities": { "boolean-flag": "off" }, "exclude": ["build/**"] }

      Exit status: 0 nothing at or above --fail-on; 1 findings; 2 wrong usage, an unreadable file or a
      broken configuration.

      Examples:
        apns-lsp check .                                  all payload files below this folder
        apns-lsp check --format github push/              in a GitHub workflow
        apns-lsp check --format sarif . > apns.sarif      for GitHub's code scanning
        apns-lsp check --fix --diff .                     what would be mended
        jq .payload request.json | apns-lsp check -       a payload from a pipe
      """)

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let fixing = try Fixing(arguments)
    guard let documents = try DocumentReader(arguments, syntax) else { return .failure }
    let format = ReportFormat(rawValue: arguments["--format"] ?? "") ?? .text
    return CheckRun(
      documents: documents, report: format.report(isQuiet: arguments.contains("--quiet")), fixing: fixing,
      failOn: Severity(name: arguments["--fail-on"] ?? "") ?? .error
    ).run()
  }

  /// What happens to the safe fixes.
  enum Fixing: Sendable {
    case none
    case write
    /// The fixed text of standard input goes to standard output.
    case print
    case show

    init(_ arguments: Arguments) throws(UsageError) {
      let readsInput = arguments.operands.contains("-")
      if arguments.contains("--diff") {
        guard arguments.contains("--fix") else { throw UsageError("--diff needs --fix", of: syntax) }
        self = .show
      } else if !arguments.contains("--fix") {
        self = .none
      } else if !readsInput {
        self = .write
      } else if arguments.operands.count == 1 {
        self = .print
      } else {
        throw UsageError("With --fix, - prints the fixed text, so nothing else may be given", of: syntax)
      }
    }
  }
}

extension Option {
  static let allJSON = Option(
    "--all-json", "In folders, looks into each *.json file; those that hold no payload are passed over.")
  static let pushType = Option(
    "--push-type", "Says that each file is a payload, sent as this type",
    .choice(PushType.allCases.map(\.rawValue), placeholder: "TYPE"))
  static let limit = Option(
    "--limit", "The most bytes a payload may have (default: 4096, VoIP 5120).", .number(placeholder: "BYTES"))
  static let stdinFilename = Option(
    "--stdin-filename", "The name that - stands for; it decides how it is read.", .file(placeholder: "NAME"))
  static let configuration = Option(
    "--config", "Reads this configuration, not the .apns-lsp.json that is found.", .file(placeholder: "FILE"))
  static let noConfiguration = Option("--no-config", "Reads no configuration.")
}
