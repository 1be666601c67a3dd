import JSONSyntax
import PayloadAnalysis
import SourceText

/// An `.apns-lsp.json`, read.
package struct ConfigurationFile: Sendable {
  /// Absolute and normalized.
  package let path: FilePath
  /// The settings that it leaves in force: its own over those of the user. Also of a broken one, as far as they can be
  /// read, since in an editor it is broken while it is being written.
  package let settings: Settings
  /// What is wrong with it.
  package let analysis: Analysis

  /// The largest one that is read, in bytes.
  package static let limit = 1 << 20

  /// - Parameter base: the settings of the user, which it goes before.
  package static func read(_ path: FilePath, over base: Settings) -> Result<ConfigurationFile, FileFailure> {
    FileReader.contents(of: path, limit: limit).map { bytes in
      ConfigurationFile(path: path, text: SourceText(bytes), over: base)
    }
  }

  package init(path: FilePath, text: SourceText, over base: Settings) {
    self.path = path
    analysis = Analysis(text, DocumentOptions(role: .configuration), now: 0)
    settings = analysis.tree.root.map { Settings.reading($0, over: base) } ?? base
  }

  /// The folder that its globs are relative to.
  package var folder: FilePath { path.folder ?? FilePath("/") }

  /// What keeps the command line from going by it: what its schema refuses, and what is no JSON.
  package var mistakes: [Finding] { analysis.findings.filter { $0.severity >= .warning } }
}
