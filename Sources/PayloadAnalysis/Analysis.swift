import JSONSyntax
import PayloadSchema
import SourceText

/// What is known of one document: its tree, its payloads, and what is wrong with them. The same for the editor and the
/// command line.
package final class Analysis: Sendable {
  package let text: SourceText
  package let tree: SyntaxTree
  package let options: DocumentOptions
  package let facts: ProjectFacts
  /// The parts of the document that are checked, in its order, an envelope before its payloads.
  package let regions: [Region]
  /// In seconds since 1970.
  private let now: Double
  private let late = Late<Checked>()
  /// The payloads that had no scalar of interest before the edit, and have none after it.
  private let quietPayloads: [Int]

  /// What the checks gave.
  private struct Checked: Sendable {
    var findings: [Finding] = []
    /// The roots of payloads none of whose scalars the checks of scalars looked at.
    var quietPayloads: [Int] = []
  }

  /// - Parameters:
  ///   - now: the present time in seconds since 1970.
  ///   - edit: what the text was before, and which bytes of it were replaced, where that is known: then not all of it need
  ///     be looked at again.
  package init(
    _ text: SourceText, _ options: DocumentOptions, facts: ProjectFacts = ProjectFacts(), now: Double,
    edit: (before: Analysis, range: ByteRange)? = nil
  ) {
    self.text = text
    self.options = options
    self.facts = facts
    self.now = now
    if let edit, let (tree, string) = edit.before.tree.typing(text, replacing: edit.range) {
      self.tree = tree
      let isQuiet = !string.withWrittenText(NotedScalars.areOfInterest)
      quietPayloads = isQuiet ? edit.before.late.madeValue?.quietPayloads ?? [] : []
    } else {
      tree = SyntaxTree.parse(text, rootMember: "aps")
      quietPayloads = []
    }
    regions = Region.all(in: tree, options)
  }

  /// What is wrong with the document, in the order of the text. The checks run when somebody first wants to know:
  /// suggestions and hovers do without.
  package var findings: [Finding] { late.value(made: runChecks).findings }

  private func runChecks() -> Checked {
    if options.role == .payload, !options.isExcluded, let finding = InvalidUtf8.findingOfUTF16(text) {
      return Checked(findings: Analysis.settled([finding], options.settings))
    }
    var checked = Checked()
    for region in regions { checked.findings += findings(in: region, &checked.quietPayloads) }
    checked.findings += SyntaxFindings.collect(tree: tree, regions: regions, role: options.role)
    checked.findings = Analysis.settled(checked.findings, options.settings)
    return checked
  }

  /// - Parameter quiet: gets the root of a payload whose scalars are of no interest.
  private func findings(in region: Region, _ quiet: inout [Int]) -> [Finding] {
    let isOwn = region.tree === tree && region.payload != nil
    let context = CheckContext(
      region: region,
      violations: SchemaWalk(region.root, region.schema, pointer: region.pointer, excluding: region.inner).violations,
      options: options, facts: facts, now: now, isQuiet: isOwn && quietPayloads.contains(region.root.index))
    if isOwn, context.customData.scalars != nil, context.notedScalars.isEmpty { quiet.append(region.root.index) }
    var found: [Finding] = []
    for check in Checks.ofRegions {
      let ofCheck = check.run(context)
      if !ofCheck.isEmpty { found += ofCheck }
    }
    if region.payload?.isSDKObject == true {
      // The library knows its own names and types; a fix would break the code that builds the object.
      for index in found.indices {
        found[index].severity = min(found[index].severity, .hint)
        found[index].makeFixes = { [] }
      }
    }
    if !found.isEmpty, !region.tree.problems.isEmpty { found = Analysis.sparing(JoinedValues(in: region), found) }
    // What a string means that is still being written, nobody knows; that it is not closed is told anyway.
    let open = region.openStrings
    return open.isEmpty ? found : found.filter { !open.holdsOne(around: $0.range) }
  }

  /// Nothing is said of what values are that a program goes on with, and nothing done to them without asking.
  private static func sparing(_ values: JoinedValues, _ findings: [Finding]) -> [Finding] {
    if values.isEmpty { return findings }
    return findings.filter { !values.end($0.range) }.map { finding in
      var finding = finding
      let makeFixes = finding.makeFixes
      finding.makeFixes = { makeFixes().map(values.sparing) }
      return finding
    }
  }

  package var payloads: [Region] { regions.filter { $0.payload != nil } }

  /// The envelope that the document is the beginning of, where it is none yet.
  package var begunEnvelope: Region? {
    guard options.role != .configuration, !options.isExcluded, regions.allSatisfy({ $0.envelope == nil }),
      let root = tree.root, let envelope = Envelope(begunIn: root), let schema = envelope.schema
    else { return nil }
    return Region(kind: .envelope(envelope), root: root, pointer: JSONPointer(), schema: schema, envelope: envelope)
  }

  /// Whether the document is none of ours.
  package var isForeign: Bool { options.role == .json && regions.isEmpty }

  /// The findings as the settings want them, in the order of the text.
  private static func settled(_ findings: [Finding], _ settings: Settings) -> [Finding] {
    let off = Checks.offByDefault
    var result: [Finding] = []
    for finding in findings {
      var finding = finding
      switch settings.severities[finding.code] {
      case .off: continue
      case .severity(let severity): finding.severity = severity
      case nil: if off.contains(finding.code) { continue }
      }
      result.append(finding)
    }
    guard result.count > 1 else { return result }
    return result.enumerated()
      .sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }.map(\.element)
  }
}
