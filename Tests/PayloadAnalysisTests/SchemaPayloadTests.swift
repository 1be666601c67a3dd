import JSONSyntax
import PayloadAnalysis
import SourceText
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The payloads of `Tests/Schemas`: those of `accepted` have no finding, those of `rejected` the ones that
/// `rejected.json` names, and no others.
@Suite struct SchemaPayloadTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../Schemas").standardizedFileURL

  private static let families: [String] = names(in: folder.appending(path: "accepted"))

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private static func text(_ file: URL) throws -> SourceText { SourceText([UInt8](try Data(contentsOf: file))) }

  /// The name of a file that says which family it is, where the payload may not.
  private static func fileName(_ family: String) -> String {
    switch family {
    case "voip", "complication", "location", "widgets", "mdm": "a.\(family).apns"
    case "push-to-talk": "a.pushtotalk.apns"
    case "file-provider": "a.fileprovider.apns"
    case "live-activity": "a.liveactivity.apns"
    case "configuration": ".apns-lsp.json"
    default: "a.apns"
    }
  }

  /// Findings as `code pointer`: those of the vocabulary, and all above information.
  private static func findings(_ text: SourceText, _ family: String) -> Set<String> {
    let vocabulary = Set(Checks.vocabulary.map { $0.code })
    let analysis = Analysis(text, DocumentOptions(path: fileName(family)), now: 1_764_500_400)
    let found = analysis.findings.filter { vocabulary.contains($0.code) || $0.severity > .information }
    return Set(found.map { "\($0.code) \($0.pointer)\($0.innerPointer?.description ?? "")" })
  }

  @Test(arguments: families) func accepted(family: String) throws {
    let folder = Self.folder.appending(path: "accepted/\(family)")
    let files = Self.names(in: folder)
    #expect(files.count >= 5, "\(family)")
    for file in files {
      #expect(try Self.findings(Self.text(folder.appending(path: file)), family) == [], "\(family)/\(file)")
    }
  }

  @Test(arguments: families) func rejected(family: String) throws {
    let folder = Self.folder.appending(path: "rejected/\(family)")
    let expected = try #require(SyntaxTree.parse(Self.text(Self.folder.appending(path: "rejected.json"))).root)
    let files = Self.names(in: folder)
    #expect(files.count >= 10, "\(family)")
    for file in files {
      let wanted = try #require(expected[name: "\(family)/\(file)"], "\(family)/\(file) is not in rejected.json")
      let lines = wanted.elements.map { element in
        "\(element[name: "code"]?.stringValue ?? "") \(element[name: "pointer"]?.stringValue ?? "")"
      }
      let found = try Self.findings(Self.text(folder.appending(path: file)), family)
      #expect(found == Set(lines), "\(family)/\(file)")
    }
  }
}
