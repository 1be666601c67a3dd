import PayloadAnalysis
import ProjectIndex
import SourceText

/// One run of `check` over its inputs, several at once, with the output in their order.
struct CheckRun: Sendable {
  let documents: DocumentReader
  let report: any Report
  let fixing: CheckCommand.Fixing
  let failOn: Severity

  /// What one input adds to the output.
  private struct Part: Sendable {
    /// For the report.
    var entry = ""
    /// For standard output, in the place of a report.
    var bytes: [UInt8] = []
    /// For standard error.
    var notes: [String] = []
    var summary = Summary()
    /// How many fixes were made, or would be.
    var fixes = 0
    /// Whether the file could not be written.
    var isFailed = false

    var isSilent: Bool { entry.isEmpty && bytes.isEmpty && notes.isEmpty }
  }

  func run() -> ExitStatus {
    var summary = Summary()
    var status = ExitStatus.success
    var progress = Progress(of: documents.inputs.count)
    var isFirst = true
    var isWritten = write(report: report.opening)
    ParallelMap.run(documents.inputs.count, { check(documents.inputs[$0]) }) { index, part in
      if !part.notes.isEmpty || !part.isSilent && Stream.output.isTerminal { progress.clear() }
      for note in part.notes { Stream.say(note) }
      let separator = part.entry.isEmpty || isFirst ? "" : report.separator
      if !part.entry.isEmpty { isFirst = false }
      isWritten = write(report: separator + part.entry) && Stream.output.write(part.bytes) && isWritten
      summary += part.summary
      if fixing == .show, part.fixes > 0 { status = max(status, .findings) }
      if part.isFailed { status = .failure }
      progress.show(index + 1)
    }
    progress.clear()
    isWritten = write(report: report.closing(summary)) && isWritten
    if !isWritten { Stream.say("the results could not be written to standard output") }
    if !isWritten || !summary.failures.isEmpty { return .failure }
    return max(status, summary.hasFindings(atLeast: failOn) ? .findings : .success)
  }

  /// The report goes to standard output, unless fixed text or differences do.
  private func write(report text: String) -> Bool {
    switch fixing {
    case .none, .write: Stream.output.write(text)
    case .print: Stream.error.write(text)
    case .show: true
    }
  }

  private func check(_ input: Inputs.Input) -> Part {
    var file = documents.checked(input)
    var part = Part()
    // Of the JSON files of a folder only those with payloads count.
    if !input.isNamed, file.analysis?.isForeign == true { return part }
    if let analysis = file.analysis, fixing != .none {
      let fixes = SafeFixes(analysis, now: documents.now)
      part.fixes = fixes.count
      file = apply(fixes, to: file, input, &part)
    }
    part.entry = report.entry(for: file)
    part.summary = Summary(of: file)
    switch file.outcome {
    case .unreadable(let failure): part.notes.append("\(file.name) cannot be read: \(failure.reason)")
    case .analysis(let analysis) where analysis.isForeign && !analysis.options.isExcluded:
      part.notes.append("no payload found in \(file.name); --push-type says that it is one")
    case .analysis: break
    }
    return part
  }

  /// The file as it is after its fixes.
  private func apply(_ fixes: SafeFixes, to file: CheckedFile, _ input: Inputs.Input, _ part: inout Part) -> CheckedFile
  {
    let fixed = CheckedFile(path: file.path, outcome: .analysis(fixes.analysis))
    switch fixing {
    case .none: return file
    case .print: part.bytes = fixes.text.bytes
    case .show:
      guard let text = file.analysis?.text, fixes.count > 0 else { return fixed }
      part.bytes = UnifiedDiff(file.name, from: text, to: fixes.text).bytes(Style(isColored: Stream.output.isColored))
    case .write:
      guard fixes.count > 0, case .file(let path) = input.source else { return fixed }
      if let failure = FileWriter.replace(path, with: fixes.text.bytes) {
        part.notes.append("\(file.name) cannot be written: \(failure.reason)")
        part.isFailed = true
        return file
      }
      // In the same unit as the promise of a run without --fix: one fix may mend several findings.
      let mended = max(1, Summary(of: file).fixable - Summary(of: fixed).fixable)
      part.notes.append("\(file.name): \(mended) \(mended == 1 ? "finding" : "findings") mended")
    }
    return fixed
  }
}
