import PayloadAnalysis
import ProjectIndex

// What other files of the project tell. Reading them takes its time, so another thread does it and posts what it found.

extension Session {
  enum FactsReading {
    case idle
    case running
    /// Running, but something changed since it began.
    case outdated
  }

  /// Has the facts read, unless they are being read: then once more when that is done.
  func readFacts() {
    guard !project.workspace.isEmpty else { return }
    guard factsReading == .idle else {
      factsReading = .outdated
      return
    }
    factsReading = .running
    startReadingFacts(project)
  }

  /// Takes the facts that another thread read.
  func adopt(_ facts: ProjectFacts) {
    let isOutdated = factsReading == .outdated
    factsReading = .idle
    if isOutdated { readFacts() }
    guard facts != self.facts else { return }
    self.facts = facts
    for document in documents.all {
      document.reconsider(circumstances(of: document.uri, languageID: document.languageID))
      diagnostics.note(document)
    }
  }
}
