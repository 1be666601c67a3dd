/// What the process tells the one that started it.
enum ExitStatus: Int32, Comparable {
  case success = 0
  /// Findings, or a file that would change.
  case findings = 1
  /// Wrong usage, a file that cannot be read, a broken configuration.
  case failure = 2

  static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}
