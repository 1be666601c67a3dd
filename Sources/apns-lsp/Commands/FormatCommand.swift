import JSONSyntax
import PayloadAnalysis
import ProjectIndex
import SourceText

/// `apns-lsp format`: the layout of payloads and of any other JSON that is named.
enum FormatCommand: Command {
  static let syntax = Syntax(
    name: "format",
    summary: "Lays out JSON: only white space between tokens changes, in broken text, too.",
    operands: .paths,
    options: [
      Option("--write", "Writes the files that change, whole or not at all."),
      Option("--check", "Only names the files that would change; the exit status is 1 if there are any."),
      Option("--diff", "Only shows what would change; the exit status is 1 if anything would."),
      Option("--minify", "Takes away all white space that is not needed."),
      .stdinFilename, .configuration, .noConfiguration,
    ],
    notes: """
      Without --write, --check or --diff there may be one input, and its new text is printed.

      The layout is that of `format` in .apns-lsp.json; what it does not say, .editorconfig does; what
      neither says is as in the file.

      Exit status: 0; 1 with --check or --diff if a file would change; 2 wrong usage, an unreadable file
      or a broken configuration.

      Examples:
        apns-lsp format --write push/                     all payload files of a folder
        apns-lsp format --check .                         in a build
        pbpaste | apns-lsp format -                       what was copied
        apns-lsp format --minify a.apns | wc -c           how many bytes are sent
      """)

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let mode = Mode(arguments)
    guard var documents = try DocumentReader(arguments, syntax) else { return .failure }
    if mode == .print, documents.inputs.count > 1 {
      throw UsageError("Several files are given; say --write, --check or --diff", of: syntax)
    }
    if mode == .write, arguments.operands.contains("-") {
      throw UsageError("--write has no file to write for -; without it the text is printed", of: syntax)
    }
    var run = Run(mode: mode)
    for input in documents.inputs {
      let options = arguments.contains("--minify") ? nil : documents.formattingOptions(for: input)
      run.format(input, documents, options)
    }
    return run.finish()
  }

  private enum Mode {
    case print
    case write
    case check
    case diff

    init(_ arguments: Arguments) {
      self =
        arguments.contains("--diff")
        ? .diff : arguments.contains("--check") ? .check : arguments.contains("--write") ? .write : .print
    }
  }

  /// What was done so far.
  private struct Run {
    let mode: Mode
    private var changed = 0
    private var unchanged = 0
    private var status = ExitStatus.success

    init(mode: Mode) { self.mode = mode }

    /// - Parameter options: nil to minify.
    mutating func format(_ input: Inputs.Input, _ documents: DocumentReader, _ options: FormattingOptions?) {
      switch documents.bytes(of: input) {
      case .failure(let failure):
        Stream.say("\(input.path) cannot be read: \(failure.reason)")
        status = .failure
      case .success(let bytes):
        let tree = SyntaxTree.parse(SourceText(bytes))
        let text = options.map { tree.text.applying(tree.formattingEdits($0)) } ?? tree.minified
        use(text, for: tree, input)
      }
    }

    private mutating func use(_ text: SourceText, for tree: SyntaxTree, _ input: Inputs.Input) {
      let isChanged = text.bytes != tree.text.bytes
      if isChanged { changed += 1 } else { unchanged += 1 }
      switch mode {
      case .print: write(text.bytes)
      case .check where isChanged: write(Array("\(DisplayWidth.visible(input.path.description))\n".utf8))
      case .diff where isChanged:
        let diff = UnifiedDiff(input.path.description, from: tree.text, to: text)
        write(diff.bytes(Style(isColored: Stream.output.isColored)))
      case .write where isChanged: replace(input.path, with: text.bytes)
      case .check, .diff, .write: break
      }
      if isChanged, mode == .check || mode == .diff { status = max(status, .findings) }
      if !tree.isStrictJSON, mode != .check {
        Stream.say("\(input.path) is no valid JSON; `apns-lsp check` tells where")
      }
    }

    private mutating func write(_ bytes: [UInt8]) {
      if !Stream.output.write(bytes) { status = .failure }
    }

    private mutating func replace(_ path: FilePath, with bytes: [UInt8]) {
      guard let failure = FileWriter.replace(path, with: bytes) else { return }
      changed -= 1
      Stream.say("\(path) cannot be written: \(failure.reason)")
      status = .failure
    }

    func finish() -> ExitStatus {
      switch mode {
      case .write: Stream.say("\(changed.files) formatted, \(unchanged.files) as they should be")
      case .check: Stream.say("\(changed.files) would change, \(unchanged.files) as they should be")
      case .print, .diff: break
      }
      return status
    }
  }
}

extension Int {
  /// `1 file`, `2 files`
  fileprivate var files: String { "\(self) file\(self == 1 ? "" : "s")" }
}

extension SyntaxTree {
  /// The text without the white space that nothing needs. A line ending at its end stays.
  fileprivate var minified: SourceText {
    guard let root else { return text }
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
    let end = text.bytes[root.range.end...]
    var edits = minifyingEdits(of: root)
    if text.bytes[..<root.range.start].allSatisfy(isBlank) { edits.append(.delete(ByteRange(0, root.range.start))) }
    if end.allSatisfy(isBlank), !end.isEmpty {
      let hasNewline = end.contains { $0 == 0x0A || $0 == 0x0D }
      edits.append(TextEdit(ByteRange(root.range.end, text.count), hasNewline ? text.lineEnding : ""))
    }
    return text.applying(edits)
  }
}
