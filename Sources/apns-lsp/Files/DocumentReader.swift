import PayloadAnalysis
import ProjectIndex
import SourceText

/// Reads and analyses the inputs of a command, as its options and the configuration want it.
struct DocumentReader: Sendable {
  let standardInputName: String?
  private let pushType: PushType?
  private let limit: Int?
  private let now = Clock.now

  init(_ arguments: Arguments) throws(UsageError) {
    standardInputName = arguments["--stdin-filename"]
    pushType = arguments["--push-type"].flatMap(PushType.init(name:))
    limit = arguments.number("--limit")
  }

  /// Whether a file found in a folder is a payload file.
  func isPayloadFile(_ path: FilePath) -> Bool {
    DocumentRole(path: path.description) == .payload
  }

  func checked(_ input: Inputs.Input) -> CheckedFile {
    switch text(of: input) {
    case .failure(let failure): CheckedFile(path: input.path, outcome: .unreadable(failure))
    case .success(let bytes):
      CheckedFile(
        path: input.path,
        outcome: .analysis(Analysis(SourceText(bytes), options(for: input), now: now)))
    }
  }

  func text(of input: Inputs.Input) -> Result<[UInt8], FileFailure> {
    switch input.source {
    case .standardInput: FileReader.standardInput()
    case .file(let path): FileReader.contents(of: path)
    case .unreadable(let failure): .failure(failure)
    }
  }

  func options(for input: Inputs.Input) -> DocumentOptions {
    var options = DocumentOptions(path: input.path.description)
    let isUnnamed = input.source == .standardInput && standardInputName == nil
    if isUnnamed || pushType != nil { options.role = .payload }
    options.pushType = pushType ?? options.pushType
    options.limit = limit ?? options.limit
    return options
  }
}
