/// What was typed, once it fits a command's syntax.
struct Arguments: Sendable {
  private(set) var operands: [String] = []
  private var values: [String: String] = [:]

  func contains(_ option: String) -> Bool { values[option] != nil }

  subscript(option: String) -> String? { values[option] }

  /// The number that an option took; the parser has made sure that it is one.
  func number(_ option: String) -> Int? { values[option].flatMap { Int($0) } }
}

extension Arguments {
  /// Reads what follows the name of a command.
  init(_ words: [String], _ syntax: Syntax) throws(UsageError) {
    var words = words[...]
    var onlyOperands = false
    while let word = words.popFirst() {
      if onlyOperands || !word.hasPrefix("-") || word == "-" {
        operands.append(word)
      } else if word == "--" {
        onlyOperands = true
      } else {
        try read(word, from: &words, syntax)
      }
    }
    if contains(Option.help.name) { return }
    try checkOperands(syntax)
  }

  private mutating func read(
    _ word: String, from words: inout ArraySlice<String>, _ syntax: Syntax
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0] == "-h" ? Option.help.name : parts[0]
    guard let option = (syntax.options + [Option.help]).first(where: { $0.name == name }) else {
      let names = syntax.options.map(\.name)
      throw UsageError("There is no option \(name)", nearest: name, among: names, of: syntax)
    }
    if case .none = option.value {
      guard parts.count == 1 else { throw UsageError("\(name) takes no value", of: syntax) }
      values[name] = ""
      return
    }
    guard let value = parts.count > 1 ? parts[1] : words.popFirst() else {
      throw UsageError("\(name) needs a value: \(option.usage)", of: syntax)
    }
    try check(value, of: option, syntax)
    values[name] = value
  }

  private func check(_ value: String, of option: Option, _ syntax: Syntax) throws(UsageError) {
    switch option.value {
    case .choice(let words, _) where !words.contains(value):
      throw UsageError(
        "\(option.name) takes \(words.listed(with: "or")), not \(value.isEmpty ? "an empty word" : value)",
        nearest: value, among: words, of: syntax)
    case .number where (Int(value) ?? 0) < 1:
      throw UsageError("\(option.name) takes a whole number above zero, not \(value)", of: syntax)
    default: break
    }
  }

  private func checkOperands(_ syntax: Syntax) throws(UsageError) {
    switch syntax.operands {
    case .none:
      let name = syntax.name.isEmpty ? "The language server" : syntax.name
      if let first = operands.first { throw UsageError("\(name) does not take \(first)", of: syntax) }
    case .optional: try refuseSecond(syntax)
    case .one(let placeholder, let choices):
      if operands.isEmpty {
        throw UsageError("\(syntax.name) needs a \(placeholder): \(choices().listed(with: "or"))", of: syntax)
      }
      try refuseSecond(syntax)
    case .path:
      if operands.isEmpty {
        throw UsageError("\(syntax.name) needs a PATH: a file, or - for standard input", of: syntax)
      }
      try refuseSecond(syntax)
    case .paths:
      if operands.isEmpty {
        throw UsageError("\(syntax.name) needs a PATH: a file, a folder, or - for standard input", of: syntax)
      }
    }
  }

  private func refuseSecond(_ syntax: Syntax) throws(UsageError) {
    if operands.count > 1 { throw UsageError("\(syntax.name) takes one argument, not also \(operands[1])", of: syntax) }
  }
}
