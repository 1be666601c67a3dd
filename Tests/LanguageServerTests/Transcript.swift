#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a client and the server said, one message a line, in a file of the folder that `APNS_LSP_TRANSCRIPTS` names.
/// `Tests/Protocol/check.py` holds them against the types of LSP.
final class Transcript {
  enum Speaker: String {
    case client, server
    /// A client that says no more than a test needs, or breaks the rules on purpose.
    case tester
  }

  private static let folder = ProcessInfo.processInfo.environment["APNS_LSP_TRANSCRIPTS"]
  private var lines: [UInt8] = []

  /// nil where nobody wants one.
  init?() {
    if Self.folder == nil { return nil }
  }

  func add(_ body: [UInt8], by speaker: Speaker) {
    let onOneLine = body.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
    lines += Array(#"{"by":"\#(speaker.rawValue)","message":"#.utf8) + onOneLine + Array("}\n".utf8)
  }

  deinit {
    guard let folder = Self.folder, !lines.isEmpty else { return }
    let file = URL(fileURLWithPath: folder).appending(path: "\(UUID().uuidString).jsonl")
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(lines).write(to: file)
  }
}
