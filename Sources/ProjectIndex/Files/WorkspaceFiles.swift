import PayloadAnalysis

/// The files in the folders of a workspace that are ours: payload files, and the configurations that say how they are
/// read. Payload files that a configuration leaves out are not among them.
package struct WorkspaceFiles: Sendable {
  package struct Bounds: Sendable {
    /// How many files of any kind are passed on the way, at most.
    package var entries = 200_000
    /// How many are taken, at most.
    package var files = 5_000

    package init() {}
  }

  /// In the order of their bytes.
  package private(set) var payloads: [FilePath] = []
  package private(set) var configurations: [FilePath] = []

  package var all: [FilePath] { configurations + payloads }

  /// Goes through the folders, so it does not belong on a thread that somebody waits for.
  ///
  /// - Parameter isCancelled: asked in each folder; what was found by then is kept.
  package init(of project: inout Project, _ bounds: Bounds = Bounds(), isCancelled: () -> Bool = { false }) {
    var seen: Set<FilePath> = []
    for folder in project.workspace {
      let search = FolderSearch(
        in: folder, limit: bounds.entries,
        entersFolder: { !isCancelled() && !project.isExcluded(folder: $0) },
        isWanted: { path in
          guard seen.count < bounds.files else { return false }
          return project.options(for: path).role != .json && seen.insert(path).inserted
        })
      for path in search.files {
        if project.options(for: path).role == .payload { payloads.append(path) } else { configurations.append(path) }
      }
    }
    payloads.sort()
    configurations.sort()
  }
}
