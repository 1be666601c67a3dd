import Testing

@testable import apns_lsp

/// The scripts come from the tables of options, so that none can be forgotten; a shell has to be able to read them, too.
@Suite struct CompletionsTests {
  private static let commands = Commands.all.map { $0.syntax }
  private static let scripts = [
    BashCompletions.script(commands), ZshCompletions.script(commands), FishCompletions.script(commands),
  ]

  @Test func everyCommandAndOption() {
    for script in Self.scripts {
      for command in Self.commands + [ServerCommand.syntax] {
        #expect(command.name.isEmpty || script.contains(command.name))
        for option in command.options + [.help] {
          #expect(script.contains(option.name.dropFirst(2)), "\(command.name) \(option.name)")
          for choice in option.choices { #expect(script.contains(choice)) }
        }
      }
    }
  }

  @Test func everyCode() {
    for script in Self.scripts { #expect(script.contains("wrong-type") && script.contains("BadDeviceToken")) }
  }

  /// What stands in apostrophes ends before the line does.
  @Test func quotesAreClosed() {
    for line in FishCompletions.script(Self.commands).split(separator: "\n") {
      let unescaped = line.replacing("\\\\", with: "").replacing("\\'", with: "")
      #expect(unescaped.count { $0 == "'" }.isMultiple(of: 2), "\(line)")
    }
    for line in ZshCompletions.script(Self.commands).split(separator: "\n") {
      #expect(line.replacing("'\\''", with: "").count { $0 == "'" }.isMultiple(of: 2), "\(line)")
    }
  }
}
