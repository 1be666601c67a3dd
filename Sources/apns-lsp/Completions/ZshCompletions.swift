/// Completions for zsh, with its `_arguments`.
enum ZshCompletions {
  static func script(_ commands: [Syntax]) -> String {
    """
    #compdef apns-lsp
    # Completions of apns-lsp for zsh.
    _apns_lsp() {
      local -a commands
      commands=(
    \(commands.map { "    " + quoted("\(escaped($0.name)):\($0.summary)") + "\n" }.joined())  )
      if ((CURRENT == 2)); then
        _describe command commands
        _arguments \((ServerCommand.syntax.options + [.help]).map(specification).joined(separator: " "))
        return
      fi
      local command="$words[2]"
      shift words
      ((CURRENT--))
      case "$command" in
    \(commands.map(all).joined())  esac
    }
    if [[ "$funcstack[1]" == _apns-lsp ]]; then _apns_lsp "$@"; else compdef _apns_lsp apns-lsp; fi

    """
  }

  private static func all(_ command: Syntax) -> String {
    var specifications = (command.options + [.help]).map(specification)
    let choices = command.operands.choices
    if !choices.isEmpty {
      let words = choices.map { escaped($0).split(separator: " ").joined(separator: "\\ ") }
      specifications.append(quoted("1:name:(\(words.joined(separator: " ")))"))
    } else if command.operands.arePaths {
      specifications.append(quoted("*:file:_files"))
    }
    let lines = specifications.map { "        " + $0 }.joined(separator: " \\\n")
    return "    \(command.name))\n      _arguments \\\n\(lines)\n      ;;\n"
  }

  private static func specification(_ option: Option) -> String {
    var text = "\(option.name)[\(escaped(option.help))]"
    if option.takesValue {
      text += ":" + (option.placeholder ?? "").lowercased() + ":"
      text += option.takesFile ? "_files" : option.choices.isEmpty ? "" : "(\(option.choices.joined(separator: " ")))"
    }
    return quoted(text)
  }

  /// Brackets and colons part what `_arguments` reads.
  private static func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  /// In apostrophes, for the shell.
  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
