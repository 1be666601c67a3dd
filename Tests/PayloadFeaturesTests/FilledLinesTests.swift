import PayloadFeatures
import PayloadSchema
import Testing

@Suite struct FilledLinesTests {
  private func check(_ text: String, _ lines: [String], _ location: SourceLocation = #_sourceLocation) {
    #expect(
      Markup(markdown: text, plain: "").filledMarkdown == lines.joined(separator: "\n"), sourceLocation: location)
  }

  /// 79, 80 and 81 columns, counted by hand: eight times nine letters and a space, and what is left.
  @Test func lines() {
    let words = Array(repeating: "abcdefghi", count: 8).joined(separator: " ")
    check(words, [words])
    check(words + " 1234567 x", [words, "1234567 x"])
    check(words + " end", [words, "end"])
    check(String(words.dropLast(9)) + "1234567890 x", [String(words.dropLast(9)) + "1234567890", "x"])
    check("short\n\n" + words + " end\n\nshort", ["short", "", words, "end", "", "short"])
  }

  @Test func whatIsNotBroken() {
    let words = Array(repeating: "abcdefghi", count: 8).joined(separator: " ")
    check(words + " `a b c`", [words, "`a b c`"])
    check(words + " ``a ` c``", [words, "``a ` c``"])
    check(words + " [a b](https://example.com/) c", [words, "[a b](https://example.com/) c"])
    check(words + " [a] [b", [words, "[a] [b"])
    check("```json\n\(words) end\n```", ["```json", words + " end", "```"])
    check("  \(words) end", ["  " + words + " end"])
    let long = String(repeating: "x", count: 100)
    check(long, [long])
    check("a \(long) b", ["a", long, "b"])
  }

  /// CommonMark 0.31, sections 4 and 5: what would begin a block at the start of a line stays where it is.
  @Test func whatWouldBeginABlock() {
    let words = Array(repeating: "abcdefghi", count: 8).joined(separator: " ")
    for word in ["-", "+", "*", "#", ">", "1.", "12)", "=="] {
      check("\(words) \(word) end", ["\(words) \(word)", "end"])
    }
    check("- \(words.dropLast(2)) end", ["- " + words.dropLast(2), "  end"])
    check("\(words) 11.4. end", [words, "11.4. end"])
    check("\(words) **end**", [words, "**end**"])
    check("\(words) 12 end", [words, "12 end"])
  }

  /// In what the schemas say, no line of text is longer than 80 columns, and nothing but line breaks has changed.
  @Test(arguments: SchemaFile.names) func everyPage(family: String) throws {
    var pages: [Markup] = []
    collect(try #require(SchemaNode.named(family)), 0, into: &pages)
    for page in pages {
      for (text, filled) in [(page.markdown, page.filledMarkdown), (page.plain, page.filledPlain)] {
        #expect(text.split { $0 == " " || $0 == "\n" } == filled.split { $0 == " " || $0 == "\n" })
        for line in filled.split(separator: "\n") where line.count > 80 {
          #expect(line.hasPrefix("  ") || line.contains("https://"), "\(line)")
        }
      }
    }
  }

  private func collect(_ schema: SchemaNode, _ depth: Int, into pages: inout [Markup]) {
    for branch in schema.branches { collect(branch, depth, into: &pages) }
    for property in schema.properties {
      pages.append(KeyDocumentation.markup(property.name, property.schema))
      pages += (property.schema.values ?? []).map { KeyDocumentation.markup($0) }
      if depth < 8 { collect(property.schema, depth + 1, into: &pages) }
    }
  }
}
