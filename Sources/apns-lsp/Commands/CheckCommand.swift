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
      Option("--format", "How findings are printed (default: text).", .choice(ReportFormat.allCases.map(\.rawValue))),
      Option(
        "--fail-on", "The least severity that makes the exit status 1 (default: error)",
        .choice(Severity.allCases.map(\.name))),
      .pushType, .limit, .stdinFilename, .configuration, .noConfiguration,
      Option("--quiet", "One line a finding, and no summary."),
    ],
    notes: """
      Payload files are *.apns, *.apn and *.apns.json, and those that `payloadFiles` in .apns-lsp.json names.
      Other JSON files, where they are named, are searched for payloads.

      Exit status: 0 nothing at or above --fail-on; 1 findings; 2 wrong usage, an unreadable file or a broken
      configuration.

      Examples:
        apns-lsp check .                                  all payload files below this folder
        apns-lsp check --format github push/              in a GitHub workflow
        jq .payload request.json | apns-lsp check -       a payload from a pipe
      """)

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    guard let documents = try DocumentReader(arguments) else { return .failure }
    let inputs = documents.inputs
    let format = ReportFormat(rawValue: arguments["--format"] ?? "") ?? .text
    let report = format.report(isQuiet: arguments.contains("--quiet"))
    let failOn = Severity(name: arguments["--fail-on"] ?? "") ?? .error

    var summary = Summary()
    var isWritten = Stream.output.write(report.opening)
    ParallelMap.run(inputs.count, { check(inputs[$0], documents, report) }) { index, checked in
      summary += checked.summary
      if let note = checked.note { Stream.say(note) }
      let separator = index + 1 < inputs.count ? report.separator : ""
      isWritten = Stream.output.write(checked.text + separator) && isWritten
    }
    isWritten = Stream.output.write(report.closing(summary)) && isWritten
    guard isWritten else {
      Stream.say("the results could not be written to standard output")
      return .failure
    }
    if summary.unreadable > 0 { return .failure }
    return summary.hasFindings(atLeast: failOn) ? .findings : .success
  }

  /// What one file adds to the output.
  private struct Part: Sendable {
    var text: String
    /// For standard error.
    var note: String?
    var summary: Summary
  }

  private static func check(_ input: Inputs.Input, _ documents: DocumentReader, _ report: any Report) -> Part {
    let file = documents.checked(input)
    return Part(text: report.entry(for: file), note: note(on: file), summary: Summary(of: file))
  }

  private static func note(on file: CheckedFile) -> String? {
    switch file.outcome {
    case .unreadable(let failure): "\(file.name) cannot be read: \(failure.reason)"
    case .analysis(let analysis) where analysis.isForeign:
      "no payload found in \(file.name); --push-type says that it is one"
    case .analysis: nil
    }
  }
}

/// The formats of `check`.
enum ReportFormat: String, CaseIterable {
  case text
  case json

  func report(isQuiet: Bool) -> any Report {
    switch self {
    case .text:
      TextReport(
        style: Style(isColored: Stream.output.isColored), columns: Stream.output.columns ?? 120, isQuiet: isQuiet)
    case .json: JSONReport()
    }
  }
}

extension Option {
  static let pushType = Option(
    "--push-type", "Says that each file is a payload, sent as this type", .choice(PushType.allCases.map(\.rawValue)))
  static let limit = Option(
    "--limit", "The most bytes a payload may have (default: 4096, VoIP 5120).", .number(placeholder: "BYTES"))
  static let stdinFilename = Option(
    "--stdin-filename", "The name that - stands for; it decides how it is read.", .file(placeholder: "NAME"))
  static let configuration = Option(
    "--config", "Reads this configuration, not the .apns-lsp.json that is found.", .file(placeholder: "FILE"))
  static let noConfiguration = Option("--no-config", "Reads no configuration.")
}
