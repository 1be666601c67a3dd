import PayloadAnalysis
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The README's table of checks comes from the checks. `APNS_LSP_WRITE_README=1 swift test --filter Readme` writes it.
@Suite struct ReadmeTests {
  private static let readme = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../README.md").standardizedFileURL
  private static let begin = "<!-- checks -->"
  private static let end = "<!-- end of checks -->"

  private static var table: [String] {
    let rows = Checks.everything.sorted { $0.code < $1.code }.map { check in
      let severity = check.isOnByDefault ? check.severity.name : "off (\(check.severity.name))"
      return "| `\(check.code)` | \(severity) | \(check.documentation.summary) |"
    }
    return ["| code | severity | finds |", "| --- | --- | --- |"] + rows
  }

  @Test func tableOfChecks() throws {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let head = try #require(lines.firstIndex(of: Self.begin))
    let tail = try #require(lines.firstIndex(of: Self.end))
    if ProcessInfo.processInfo.environment["APNS_LSP_WRITE_README"] != nil {
      let written = (lines[...head] + Self.table + lines[tail...]).joined(separator: "\n")
      try written.write(to: Self.readme, atomically: true, encoding: .utf8)
    } else {
      #expect(
        Array(lines[(head + 1)..<tail]) == Self.table, "APNS_LSP_WRITE_README=1 swift test --filter Readme writes it")
    }
  }
}
