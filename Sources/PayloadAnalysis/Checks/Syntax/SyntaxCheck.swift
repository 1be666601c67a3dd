import JSONSyntax
import SourceText

/// A check that tells what the parser found. Its code is that of the problem.
package protocol SyntaxCheck: Check {
  static var problem: SyntaxProblem.Code { get }
  static func message(_ problem: SyntaxProblem) -> String
  /// What the parser's repair does, as a command.
  static func fixTitle(_ problem: SyntaxProblem) -> String
  /// Whether the repair may be made without asking.
  static func isRepairSafe(_ problem: SyntaxProblem) -> Bool
  /// The parser's repair, if it has one, unless a check knows better.
  static func fixes(_ problem: SyntaxProblem, in tree: SyntaxTree) -> [Fix]
  /// What is said of the places that belong to the problem.
  static func relatedMessage(_ problem: SyntaxProblem) -> String
  /// Whether it also finds what the parser takes for JSON: then it has a `run` of its own.
  static var looksAtRegions: Bool { get }
}

extension SyntaxCheck {
  package static var code: String { problem.rawValue }
  package static var severity: Severity { .error }
  package static func fixTitle(_ problem: SyntaxProblem) -> String { "Repair" }
  package static func isRepairSafe(_ problem: SyntaxProblem) -> Bool { true }
  package static func fixes(_ problem: SyntaxProblem, in tree: SyntaxTree) -> [Fix] {
    problem.repair.isEmpty
      ? [] : [Fix(fixTitle(problem), isSafe: isRepairSafe(problem), RepairLayout.edits(of: problem, in: tree))]
  }
  package static func relatedMessage(_ problem: SyntaxProblem) -> String { "This belongs to it." }
  package static var looksAtRegions: Bool { false }
  package static func run(_ context: CheckContext) -> [Finding] { [] }
}

extension SyntaxProblem {
  /// Whether the repair writes a value for a name that has none: what is meant, only a person knows.
  var inventsValue: Bool { repair.contains { $0.replacement.contains(" null") } }
}
