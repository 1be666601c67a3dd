import JSONSyntax
import SourceText
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The JSON parsing suite that lies beside the project, where it does: all `y_` files are taken, all `n_` files
/// refused, and an `i_` file may be either.
@Suite struct ConformanceTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../shared/conformance/json-parsing").standardizedFileURL

  private static let files: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".json") }
    .sorted()

  @Test(.enabled(if: !files.isEmpty, "the suite is not there"), arguments: files) func verdict(name: String) throws {
    let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: name)))
    let tree = SyntaxTree.parse(SourceText(bytes))
    if name.hasPrefix("y_") { #expect(tree.isStrictJSON, "\(tree.problems)") }
    if name.hasPrefix("n_") { #expect(!tree.isStrictJSON) }
    #expect(Tokens(tree.text).flatMap { Array(bytes[$0.range.start..<$0.range.end]) } == bytes)
  }
}
