import JSONSyntax
import SourceText

/// The findings of syntax in a document: all of a payload file, those inside of the payloads of any other JSON, and
/// those inside of embedded strings.
enum SyntaxFindings {
  private static let byProblem = Dictionary(
    Checks.syntax.map { ($0.problem, $0) }, uniquingKeysWith: { first, _ in first })

  static func collect(tree: SyntaxTree, regions: [Region], role: DocumentRole) -> [Finding] {
    var trail = PointerTrail(tree)
    var findings: [Finding] = []
    let isProgram = Late<Bool>()
    for problem in role == .json ? problems(of: tree, inside: regions) : tree.problems {
      if let finding = finding(problem, in: tree, trail.pointer(at: problem.range.start), region: nil, isProgram) {
        findings.append(role == .configuration ? finding.speakingOfConfiguration : finding)
      }
    }
    for region in Region.inStrings(regions) {
      var trail = PointerTrail(region.tree)
      let isProgram = Late<Bool>()
      for problem in region.tree.problems where problem.code != .comment || region.embedding?.losesComments != true {
        let pointer = trail.pointer(at: problem.range.start)
        if let finding = finding(problem, in: region.tree, pointer, region: region, isProgram) {
          findings.append(finding)
        }
      }
    }
    return findings
  }

  /// Both lists are in the order of the text, and an envelope stands before the payloads in it.
  private static func problems(of tree: SyntaxTree, inside regions: [Region]) -> [SyntaxProblem] {
    // What stands around a payload that is the whole document is a fault of the payload.
    if regions.contains(where: { $0.embedding == nil && $0.root.index == tree.root?.index }) { return tree.problems }
    var outer: [ByteRange] = []
    for range in regions.lazy.filter({ $0.embedding == nil }).map(\.root.range) where range.end > outer.last?.end ?? 0 {
      outer.append(range)
    }
    var next = outer.startIndex
    return tree.problems.filter { problem in
      while next < outer.endIndex, outer[next].end < problem.range.end { next += 1 }
      return next < outer.endIndex && outer[next].contains(problem.range)
    }
  }

  /// - Parameters:
  ///   - region: the one whose embedded text the problem is in.
  ///   - isProgram: whether no repair of the text is sure to keep what it says. Who only wants the findings need not know.
  private static func finding(
    _ problem: SyntaxProblem, in tree: SyntaxTree, _ pointer: JSONPointer, region: Region?, _ isProgram: Late<Bool>
  ) -> Finding? {
    guard let check = byProblem[problem.code] else { return nil }
    let outer = { (range: ByteRange) in region?.outer(range) ?? range }
    var finding = Finding(
      code: problem.code.rawValue, severity: check.severity, message: check.message(problem),
      range: outer(problem.range), pointer: region?.embedding?.pointer ?? pointer,
      innerPointer: region == nil ? nil : pointer, documentation: check.documentation.source)
    finding.related = problem.related.map { Finding.Related(check.relatedMessage(problem), at: outer($0)) }
    finding.makeFixes = {
      check.fixes(problem, in: tree).map { fix in
        let isSafe = fix.isSafe && !isProgram.value { SurroundingProgram.goesOnInStrings(of: tree) }
        return Fix(fix.title, isSafe: isSafe, fix.edits.map { region?.outer($0) ?? $0 })
      }
    }
    return finding
  }
}

extension Finding {
  /// The same finding in a configuration, which is no payload, and which APNs never sees.
  fileprivate var speakingOfConfiguration: Finding {
    var finding = self
    // What stands between back quotes is the document's.
    finding.message = message.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      index.isMultiple(of: 2)
        ? Finding.wordsOfConfiguration.reduce(String(part)) { $0.replacing($1.payload, with: $1.configuration) }
        : String(part)
    }.joined(separator: "`")
    return finding
  }

  /// In the order in which they are replaced.
  private static let wordsOfConfiguration: [(payload: String, configuration: String)] = [
    ("APNs answers an empty body with PayloadEmpty; a payload", "A configuration"),
    ("Readers at the other end refuse", "Other tools refuse"),
    ("The Simulator may take that; strict readers do not.", "Strict readers do not take that."),
    ("payload", "configuration"),
  ]
}
