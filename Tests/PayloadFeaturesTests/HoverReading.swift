import PayloadAnalysis
import PayloadFeatures
import PayloadSchema
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Prints every page of every key, to be read by a person: `READ_HOVERS=1 swift test --filter HoverReading`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["READ_HOVERS"] != nil)) struct HoverReading {
  private static let families = SchemaFile.names.filter { $0 != "payload" && $0 != "definitions" }

  @Test(arguments: families) func pages(family: String) throws {
    var text = "# \(family)\n"
    read(try #require(SchemaNode.named(family)), "", into: &text)
    print(text)
  }

  private func read(_ schema: SchemaNode, _ path: String, into text: inout String) {
    for branch in schema.branches { read(branch, path, into: &text) }
    for property in schema.properties {
      let path = path + "/" + property.name
      text += "\n---- \(path)\n\n" + KeyDocumentation.markup(property.name, property.schema).plain + "\n"
      for value in property.schema.values ?? [] {
        text += "\n     = \(value.value.text): \(KeyDocumentation.markup(value).plain)\n"
      }
      if path.count(where: { $0 == "/" }) < 8 { read(property.schema, path, into: &text) }
    }
    if let items = schema.items { read(items, path + "/0", into: &text) }
  }
}
