/// Completions for bash 3.2, as macOS has it, and later; nothing but bash itself is needed.
enum BashCompletions {
  static func script(_ commands: [Syntax]) -> String {
    """
    # Completions of apns-lsp for bash.
    _apns_lsp() {
      local current="${COMP_WORDS[COMP_CWORD]}" previous="" command="${COMP_WORDS[1]}" words=""
      COMPREPLY=()
      ((COMP_CWORD > 0)) && previous="${COMP_WORDS[COMP_CWORD - 1]}"
      if ((COMP_CWORD == 1)); then
        words="\(firstWords(commands).joined(separator: " "))"
      else
        case "$command $previous" in
    \(values(commands))      *)
          case "$command" in
    \(commands.map(all).joined())      esac ;;
        esac
      fi
      local IFS=$' \\n'
      COMPREPLY=($(compgen -W "$words" -- "$current"))
    }
    complete -o bashdefault -o default -F _apns_lsp apns-lsp

    """
  }

  private static func firstWords(_ commands: [Syntax]) -> [String] {
    commands.map(\.name) + (ServerCommand.syntax.options + [.help]).map(\.name)
  }

  /// What may follow an option that takes something. A file is completed by bash itself when there are no words.
  private static func values(_ commands: [Syntax]) -> String {
    commands.flatMap { command in
      command.options.filter(\.takesValue).map { option in
        "      \"\(command.name) \(option.name)\") words=\"\(option.choices.joined(separator: " "))\" ;;\n"
      }
    }.joined()
  }

  /// Options where one was begun, else what the command takes.
  private static func all(_ command: Syntax) -> String {
    let options = (command.options + [.help]).map(\.name).joined(separator: " ")
    let operands = command.operands.choices.filter { !$0.contains(" ") }.joined(separator: " ")
    let spare = operands.isEmpty ? "" : " || words=\"\(operands)\""
    return "        \(command.name)) [[ $current == -* ]] && words=\"\(options)\"\(spare) ;;\n"
  }
}
