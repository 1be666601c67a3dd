import Foundation
import Testing

/// Whole outputs over a folder of payloads, as they stand in `Golden/`.
///
/// `APNS_LSP_WRITE_GOLDEN=1 swift test --filter Golden` writes them anew; read what changed before it is kept.
@Suite struct GoldenTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Golden")
  private static let isWriting = ProcessInfo.processInfo.environment["APNS_LSP_WRITE_GOLDEN"] != nil

  /// The file with the expected output, and the arguments behind the command; the status that the run ends with.
  static let runs: [(file: String, command: [String], status: Int32)] = [
    ("check.txt", ["check"], 1),
    ("check-quiet.txt", ["check", "--quiet"], 1),
    ("check.json", ["check", "--format", "json"], 1),
    ("check.sarif", ["check", "--format", "sarif"], 1),
    ("check-github.txt", ["check", "--format", "github"], 1),
    ("fix.diff", ["check", "--fix", "--diff"], 1),
    ("format.diff", ["format", "--diff"], 1),
    ("size.txt", ["size"], 0),
    ("size.json", ["size", "--format", "json"], 0),
  ]

  @Test(arguments: runs.indices)
  func output(index: Int) throws {
    let (file, command, status) = Self.runs[index]
    let result = try Program.run(command + ["--no-config", ".", "message.json"], in: payloads)
    #expect(result.status == status)
    try compare(result.data, with: file)
  }

  @Test(arguments: ["wrong-type", "PayloadTooLarge"])
  func pages(_ name: String) throws {
    try compare(Program.run(["explain", name]).data, with: "explain-\(name).txt")
  }

  @Test func request() throws {
    try compare(Program.run(["request", "clean.apns"], in: payloads).data, with: "request.txt")
  }

  @Test(arguments: ["check", "format"])
  func help(_ command: String) throws {
    try compare(Program.run([command, "--help"]).data, with: "help-\(command).txt")
  }

  /// Nothing that is laid out for people is wider than they like to read.
  @Test(arguments: ["check", "format", "size", "explain", "schema", "request", "completions", nil] as [String?])
  func widthOfHelp(_ command: String?) throws {
    let help = try Program.run([command, "--help"].compactMap { $0 }).output
    for line in help.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
  }

  private var payloads: URL { Self.folder.appendingPathComponent("payloads") }

  private func compare(_ data: Data, with file: String) throws {
    let url = Self.folder.appendingPathComponent(file)
    if Self.isWriting { try data.write(to: url) }
    let expected = try Data(contentsOf: url)
    #expect(
      String(decoding: data, as: UTF8.self) == String(decoding: expected, as: UTF8.self),
      "APNS_LSP_WRITE_GOLDEN=1 swift test --filter Golden writes \(file)")
  }
}
