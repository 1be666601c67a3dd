import JSONSyntax
import PayloadSchema
import SourceText
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `schemas/payload.schema.json` is what the program makes of the other files:
/// `apns-lsp schema payload > schemas/payload.schema.json` writes it anew.
@Suite struct SchemaBundleTests {
  private static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../schemas/payload.schema.json").standardizedFileURL

  @Test func theFileIsUpToDate() throws {
    let file = try String(contentsOf: Self.url, encoding: .utf8)
    let made = try #require(SchemaFile.named("payload")).text
    let (lines, wanted) = (file.split(separator: "\n"), made.split(separator: "\n"))
    let different = zip(lines, wanted).enumerated().first { $0.element.0 != $0.element.1 }
    if let different { Issue.record("line \(different.offset + 1): \(different.element)") }
    #expect(lines.count == wanted.count && file.utf8.count == made.utf8.count)
  }

  @Test func nothingRefersToAnotherFile() throws {
    let tree = try #require(SchemaFile.named("payload")).tree
    #expect(tree.isStrictJSON)
    var count = 0
    func look(_ node: Node) {
      if let reference = node[name: "$ref"]?.stringValue {
        count += 1
        let pointer = JSONPointer(parsing: String(reference.dropFirst()).replacing("%20", with: " "))
        #expect(pointer.flatMap { tree.node(at: $0) } != nil, "\(reference)")
      }
      for member in node.members { if let value = member.value { look(value) } }
      for element in node.elements { look(element) }
    }
    if let root = tree.root { look(root) }
    #expect(count > 50)
  }
}
