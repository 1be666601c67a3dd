import PayloadAnalysis
import SourceText
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What people paste and type: what is said of its syntax, and what is left after all safe fixes. The tables beside this
/// file were judged by eye, one text after another.
@Suite struct PasteTests {
  struct Paste: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    /// The codes of the findings of syntax, in the order of the text.
    var codes: [String]
    /// After all safe fixes; the text itself if none is made.
    var fixed: String

    var testDescription: String { name }
  }

  @Test(arguments: table("programs") + table("tools") + table("half-finished"))
  func pasted(paste: Paste) {
    let analysis = Analysis(SourceText(paste.text), DocumentOptions(path: "a.apns"), now: 0)
    let syntax = Set(Checks.syntax.map { $0.code })
    let codes = analysis.findings.map(\.code).filter { syntax.contains($0) }
    #expect(codes == paste.codes)
    let fixes = SafeFixes(analysis, now: 0)
    #expect(fixes.text.string == paste.fixed)
    #expect(SafeFixes(fixes.analysis, now: 0).count == 0)
  }

  /// A table has `=== NAME`, the text, `--- CODES` and the fixed text, if it differs.
  private static func table(_ name: String) -> [Paste] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Pastes/\(name).txt")
    let content = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return ("\n" + content.dropLast()).split(separator: "\n=== ").map { entry in
      let parts = entry.split(separator: "\n--- ", maxSplits: 1).map {
        $0.split(separator: "\n", omittingEmptySubsequences: false)
      }
      let text = parts[0].dropFirst().joined(separator: "\n")
      let outcome = parts.count > 1 ? parts[1] : []
      let codes = outcome.first?.split(separator: " ").map(String.init).filter { $0 != "none" } ?? []
      let fixed = outcome.dropFirst().joined(separator: "\n")
      let name = parts[0].first.map(String.init) ?? ""
      return Paste(name: name, text: text, codes: codes, fixed: fixed.isEmpty ? text : fixed)
    }
  }
}
