/// An option of a command, as the parser, the help and the shell completions read it.
struct Option: Sendable {
  /// What an option takes.
  enum Value: Sendable {
    /// Nothing: the option is there or not.
    case none
    /// One of these words.
    case choice([String], placeholder: String)
    /// A whole number above zero.
    case number(placeholder: String)
    case file(placeholder: String)
  }

  /// With its hyphens: `--format`.
  let name: String
  let value: Value
  let help: String

  init(_ name: String, _ help: String, _ value: Value = .none) {
    self.name = name
    self.value = value
    self.help = help
  }

  /// The words that it takes; empty if it takes others.
  var choices: [String] {
    if case .choice(let words, _) = value { words } else { [] }
  }

  /// The option with what it takes: `--limit BYTES`.
  var usage: String { placeholder.map { "\(name) \($0)" } ?? name }

  var placeholder: String? {
    switch value {
    case .none: nil
    case .choice(_, let placeholder), .number(let placeholder), .file(let placeholder): placeholder
    }
  }
}

extension Option {
  static let help = Option("--help", "Prints this help.")
  static let version = Option("--version", "Prints the version.")
}
