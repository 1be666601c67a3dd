import PayloadAnalysis
import ProjectIndex
import SourceText

/// What is wrong with the configurations that were used: with a mistake in one, nothing is checked.
enum ConfigurationReport {
  /// Writes the mistakes to standard error. False if there are none.
  static func writeMistakes(in project: Project, workingFolder: FilePath) -> Bool {
    var lines: [String] = []
    for (path, loaded) in project.configurations {
      let name = path.relative(to: workingFolder) ?? path
      switch loaded {
      case .failure(let failure): lines.append("the configuration \(name) cannot be read: \(failure.reason)")
      case .success(let file):
        for mistake in file.mistakes {
          let position = file.analysis.text.position(at: mistake.range.start, encoding: .utf32)
          let place = "\(name):\(position.line + 1):\(position.character + 1)"
          lines.append("\(place): \(mistake.severity.name): \(mistake.message) [\(mistake.code)]")
        }
      }
    }
    if lines.isEmpty { return false }
    lines.append("Nothing was done: mend the configuration, or leave it out with --no-config.")
    Stream.say(lines.joined(separator: "\n"))
    return true
  }
}
