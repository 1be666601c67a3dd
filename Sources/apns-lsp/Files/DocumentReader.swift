import JSONRPC
import JSONSyntax
import PayloadAnalysis
import ProjectIndex
import SourceText

/// Finds, reads and analyses what a command works on, as its options and the configuration want it.
struct DocumentReader: Sendable {
  private(set) var inputs: [Inputs.Input] = []
  private(set) var project: Project
  private let pushType: PushType?
  private let limit: Int?
  /// In seconds since 1970; the same for all inputs of a run.
  let now = Clock.now

  /// Finds the inputs, and says on standard error what is not there. nil if a configuration is broken, which is said,
  /// too.
  ///
  /// - Parameter syntax: of the command.
  init?(_ arguments: Arguments, _ syntax: Syntax) throws(UsageError) {
    let workingFolder = FilePath.current
    pushType = arguments[Option.pushType.name].flatMap(PushType.init(name:))
    limit = arguments.number(Option.limit.name)
    var source = Project.Source.nearest
    if let file = arguments[Option.configuration.name] {
      source = .file(FilePath(file).absolute(in: workingFolder))
    }
    if arguments.contains(Option.noConfiguration.name) {
      guard source == .nearest else { throw UsageError("--config and --no-config contradict each other") }
      source = .none
    }
    project = Project(source: source, workingFolder: workingFolder)
    if source != .nearest { _ = project.configuration(for: workingFolder) }
    try refuseTerminal(arguments)
    let found = Inputs(
      arguments.operands, standardInputName: arguments[Option.stdinFilename.name],
      searchesJSON: syntax.options.contains { $0.name == Option.allJSON.name }
        ? arguments.contains(Option.allJSON.name) : nil,
      workingFolder: workingFolder, project: &project)
    guard !ConfigurationReport.writeMistakes(in: project, workingFolder: workingFolder) else { return nil }
    for note in found.notes { Stream.say(note) }
    inputs = found.files
  }

  /// Nobody waits for a person to type a payload.
  private func refuseTerminal(_ arguments: Arguments) throws(UsageError) {
    if arguments.operands.contains("-"), FileStream.standardInput.isTerminal {
      throw UsageError("- reads standard input, which is the terminal; put a pipe or a file there")
    }
  }

  func checked(_ input: Inputs.Input) -> CheckedFile {
    switch bytes(of: input) {
    case .failure(let failure): return CheckedFile(path: input.path, outcome: .unreadable(failure))
    case .success(let bytes):
      let analysis = analysis(of: SourceText(bytes), input)
      // Here, where files are looked at on many threads, and not when one after the other is reported.
      _ = analysis.findings
      return CheckedFile(path: input.path, outcome: .analysis(analysis))
    }
  }

  /// The analysis of a text as that of an input.
  func analysis(of text: SourceText, _ input: Inputs.Input) -> Analysis {
    var options = input.options
    if let pushType {
      options.role = .payload
      options.pushType = pushType
    }
    options.limit = limit ?? options.limit
    return Analysis(text, options, now: now)
  }

  mutating func formattingOptions(for input: Inputs.Input) -> FormattingOptions {
    project.formattingOptions(for: input.path.absolute())
  }

  func bytes(of input: Inputs.Input) -> Result<[UInt8], FileFailure> {
    switch input.source {
    case .standardInput: FileReader.standardInput()
    case .file(let path): FileReader.contents(of: path)
    case .unreadable(let failure): .failure(failure)
    }
  }
}
