import Foundation
import ProjectIndex

/// A folder that lives as long as a test.
final class TemporaryFolder {
  let url: URL

  /// - Parameter files: their contents by path; folders are made as needed.
  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("apns-lsp-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    for (path, text) in files { try write(text, path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, _ path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: url.appendingPathComponent(path))
  }

  var path: FilePath { FilePath(url.path) }
}
