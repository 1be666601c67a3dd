import PayloadAnalysis
import PayloadFeatures
import PayloadSchema
import Testing

/// Prints every page of every key, to be read by a person: `APNS_LSP_READ_HOVERS=1 swift test --filter HoverReading`.
@Suite(.enabled(if: ProcessEnvironment["APNS_LSP_READ_HOVERS"] != nil)) struct HoverReading {
  private static let families = SchemaFile.names.filter { $0 != "payload" && $0 != "definitions" }

  @Test(arguments: families) func pages(family: String) throws {
    var text = "# \(family)\n"
    read(try #require(SchemaNode.named(family)), "", into: &text)
    print(text)
  }

  /// What stands over the brace of a payload of each family, and over all names and values in it.
  @Test(arguments: PayloadFamily.allCases) func payloads(family: PayloadFamily) throws {
    let schema = try #require(family.schema)
    for snippet in schema.snippets {
      let document = MarkedDocument("|")
      let items = document.analysis().completion(
        at: 0, CompletionOptions(snippets: false), now: MarkedDocument.now
      ).items
      guard let item = items.first(where: { $0.label == snippet.label }) else { continue }
      let analysis = MarkedDocument(item.edit.replacement).analysis()
      var text = "## \(snippet.label)\n\(analysis.text.string)\n"
      var last: Hover?
      for offset in 0...analysis.text.count {
        guard let hover = analysis.hover(at: offset, now: MarkedDocument.now, file: "a.apns"), hover != last else {
          continue
        }
        last = hover
        text += "\n---- \(analysis.text.string(in: hover.range))\n\(hover.markup.markdown)\n"
      }
      print(text)
    }
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
