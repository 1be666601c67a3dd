import JSONSyntax
import SourceText

/// A check that tells what the parser found. Its code is that of the problem.
package protocol SyntaxCheck: Check {
  static var problem: SyntaxProblem.Code { get }
  static func message(_ problem: SyntaxProblem) -> String
  /// What the parser's repair does, as a command.
  static func fixTitle(_ problem: SyntaxProblem) -> String
  /// Whether the repair may be made without asking.
  static var isRepairSafe: Bool { get }
  /// What is said of the places that belong to the problem.
  static var relatedMessage: String { get }
}

extension SyntaxCheck {
  package static var severity: Severity { .error }
  package static var isRepairSafe: Bool { true }
  package static var relatedMessage: String { "Belongs to it." }
  package static func run(_ context: CheckContext) -> [Finding] { [] }
}

/// The findings of syntax in a document: all of a payload file, those inside of the payloads of any other JSON, and
/// those inside of embedded strings.
enum SyntaxFindings {
  private static let byProblem = Dictionary(
    Checks.syntax.map { ($0.problem, $0) }, uniquingKeysWith: { first, _ in first })

  static func collect(tree: SyntaxTree, regions: [Region], role: DocumentRole) -> [Finding] {
    let outer = regions.filter { $0.embedding == nil }.map(\.root.range)
    var findings: [Finding] = []
    for problem in tree.problems where role != .json || outer.contains(where: { $0.contains(problem.range) }) {
      if let finding = finding(problem, in: tree, nil) { findings.append(finding) }
    }
    for region in regions {
      guard let embedding = region.embedding else { continue }
      findings += region.tree.problems.compactMap { finding($0, in: region.tree, (region, embedding)) }
    }
    return findings
  }

  private static func finding(
    _ problem: SyntaxProblem, in tree: SyntaxTree, _ embedded: (region: Region, embedding: Region.Embedding)?
  ) -> Finding? {
    guard let check = byProblem[problem.code] else { return nil }
    let outer = { (range: ByteRange) in embedded?.region.outer(range) ?? range }
    let pointer = tree.pointer(at: problem.range.start)
    var finding = Finding(
      code: problem.code.rawValue, severity: check.severity, message: check.message(problem),
      range: outer(problem.range),
      pointer: embedded?.embedding.pointer ?? pointer, innerPointer: embedded == nil ? nil : pointer,
      documentation: check.documentation.source)
    finding.related = problem.related.map { Finding.Related(check.relatedMessage, at: outer($0)) }
    if !problem.repair.isEmpty {
      finding.fixes = [
        Fix(
          check.fixTitle(problem), isSafe: check.isRepairSafe, problem.repair.map { embedded?.region.outer($0) ?? $0 })
      ]
    }
    return finding
  }
}

extension SyntaxTree {
  /// The innermost member or element at an offset.
  package func pointer(at offset: Int) -> JSONPointer {
    var pointer = JSONPointer()
    var node = root
    descent: while let current = node {
      node = nil
      for (index, child) in current.children.enumerated() where child.range.touches(offset) {
        if child.isMember {
          pointer = pointer.appending(child.name)
          node = child.value
        } else {
          pointer = pointer.appending(index)
          node = child
        }
        continue descent
      }
    }
    return pointer
  }
}
