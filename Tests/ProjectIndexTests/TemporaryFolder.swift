import Foundation
import ProjectIndex

/// A folder that lives as long as a test.
final class TemporaryFolder {
  let url: URL

  /// - Parameter files: their contents by path; folders are made as needed.
  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("apns-lsp-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    for (path, text) in files {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var path: FilePath { FilePath(url.path) }
}
