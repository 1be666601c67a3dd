/// What a command takes: its options and what stands beside them.
struct Syntax: Sendable {
  /// What a command takes beside options.
  enum Operands: Sendable {
    case none
    /// `[NAME]`
    case optional(placeholder: String, choices: @Sendable () -> [String])
    case one(placeholder: String, choices: @Sendable () -> [String])
    case path
    case paths

    var usage: String {
      switch self {
      case .none: ""
      case .optional(let placeholder, _): " [\(placeholder)]"
      case .one(let placeholder, _): " \(placeholder)"
      case .path: " PATH"
      case .paths: " PATH…"
      }
    }
  }

  let name: String
  /// One line for the list of commands.
  let summary: String
  let operands: Operands
  let options: [Option]
  /// What the help says below the options: examples, exit codes.
  let notes: String
}
