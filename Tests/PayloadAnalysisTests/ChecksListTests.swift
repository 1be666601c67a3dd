import PayloadAnalysis
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder `Checks/` and the lists in it say the same.
@Suite struct ChecksListTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/PayloadAnalysis/Checks").standardizedFileURL

  /// The names of the checks in the files of a folder.
  private static func checks(in folder: URL) throws -> [String] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    return try files.sorted().compactMap { file in
      let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      let name = String(file.dropLast(".swift".count))
      return source.contains("package enum \(name): ") ? name : nil
    }
  }

  @Test func eachFileIsListed() throws {
    let lists: [(String, [any Check.Type])] = [
      ("Syntax", Checks.syntax), ("Vocabulary", Checks.vocabulary), ("Size", Checks.size),
      ("Meaning", Checks.meaning), ("Envelopes", Checks.envelopes), ("Configuration", Checks.configuration),
    ]
    for (name, list) in lists {
      let listed = list.map { String(describing: $0) }
      #expect(try listed == Self.checks(in: Self.folder.appending(path: name)), "\(name)")
    }
  }

  @Test func codesAreUniqueAndInKebabCase() {
    let codes = Checks.everything.map { $0.code }
    #expect(Set(codes).count == codes.count)
    for code in codes { #expect(code.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }, "\(code)") }
  }

  @Test func codesAreTheNamesOfTheTypes() {
    for check in Checks.everything {
      let words = String(describing: check).reduce(into: "") { words, letter in
        words += letter.isUppercase && !words.isEmpty ? "-\(letter.lowercased())" : letter.lowercased()
      }
      #expect(check.code == words)
    }
  }

  /// A message style that the eye cannot watch over for ever.
  @Test func documentationIsPlain() {
    for check in Checks.everything {
      let page = check.documentation
      for text in [page.summary, page.reason, page.remedy] {
        #expect(!text.contains("!") && text.hasSuffix("."), "\(check.code): \(text)")
      }
      #expect(page.source.hasPrefix("https://"), "\(check.code)")
    }
  }
}
