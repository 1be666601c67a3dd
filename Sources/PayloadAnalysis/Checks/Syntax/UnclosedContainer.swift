import JSONSyntax

/// What the checks of objects and of arrays that are not closed have in common.
protocol UnclosedContainer: SyntaxCheck {
  /// `object` or `array`.
  static var container: String { get }
  static var bracket: Character { get }
}

extension UnclosedContainer {
  package static func fixTitle(_ problem: SyntaxProblem) -> String {
    problem.cause == .bracesMissing ? "Insert `{` and `}`" : "Insert `\(problem.argument)`"
  }

  /// What was cut off is lost; closing what is left would hide that.
  package static func isRepairSafe(_ problem: SyntaxProblem) -> Bool {
    problem.cause != .elision && !problem.inventsValue
  }
}

// MARK: - Messages

extension UnclosedContainer {
  package static func message(_ problem: SyntaxProblem) -> String {
    switch problem.cause {
    case .bracesMissing:
      return "The payload's own `{` and `}` are missing around its members, and readers refuse it. Insert them."
    case .elision:
      return "The text was cut off here, before the \(container) ends: `\(problem.argument)` and what was left out are "
        + "missing."
    case .textEnds:
      return "The text ends before the \(container) does: `\(problem.argument)` is missing. Insert it, or what was "
        + "lost."
    default:
      return "`\(bracket)` is missing: the \(container) ends here, or earlier. The payload cannot be read without it; "
        + "insert it where it belongs."
    }
  }

  package static func relatedMessage(_ problem: SyntaxProblem) -> String { "This bracket is not closed." }
}
