#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A workspace on disk with a configuration in it.
struct TestWorkspace: ~Copyable {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "apns-lsp \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var uri: String { folder.absoluteString }
  func uri(_ name: String) -> String { folder.appending(path: name).absoluteString }

  func write(_ text: String, _ name: String = ".apns-lsp.json") throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: name))
  }
}
