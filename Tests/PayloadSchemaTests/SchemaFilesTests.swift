import JSONSyntax
import SourceText
import Testing

@testable import PayloadSchema

/// What must be true of every file of `schemas/`. A mistake is told with the file, the line and the column.
@Suite struct SchemaFilesTests {
  /// What is read of each keyword.
  private static let types: [SchemaKeyword: JSONType] = [
    .dialect: .string, .definitions: .object, .reference: .string, .comment: .string, .type: [.string, .array],
    .const: .any, .enum: .array, .properties: .object, .required: .array, .additionalProperties: [.boolean, .object],
    .items: .object, .minimum: .number, .maximum: .number, .minLength: .number, .minItems: .number,
    .maxItems: .number, .oneOf: .array, .title: .string, .description: .string, .markdownDescription: .string,
    .enumDescriptions: .array, .markdownEnumDescriptions: .array, .default: .any, .examples: .array,
    .deprecated: .boolean, .deprecationMessage: .string, .annotations: .object, .doNotSuggest: .boolean,
    .suggestSortText: .string, .defaultSnippets: .array,
  ]

  /// What may stand beside a reference: documentation, and what an editor offers.
  private static let besideReference: Set<SchemaKeyword> = [
    .reference, .title, .description, .markdownDescription, .annotations, .deprecated, .default, .examples,
    .defaultSnippets, .suggestSortText,
  ]

  @Test func areJSON() {
    for file in SchemaReading.files {
      for problem in file.tree.problems {
        let position = file.tree.text.position(at: problem.range.start, encoding: .utf32)
        Issue.record("\(file.name).schema.json:\(position.line + 1):\(position.character + 1): \(problem.code)")
      }
    }
    #expect(SchemaReading.files.count >= 18 && SchemaReading.places.count > 300)
  }

  @Test func keywordsAreKnown() {
    #expect(Set(Self.types.keys) == Set(SchemaKeyword.allCases))
    for place in SchemaReading.places {
      let hasReference = place.node.member(named: "$ref") != nil
      for member in place.node.members {
        let position = SchemaPlace.place(of: member, in: place.file)
        guard let keyword = SchemaKeyword(rawValue: member.name) else {
          Issue.record("\(position): the engine does not know the keyword \(member.name)")
          continue
        }
        let type = member.value?.type ?? []
        #expect(Self.types[keyword]?.contains(type) == true, "\(position): \(member.name) is \(type.phrase)")
        #expect(!hasReference || Self.besideReference.contains(keyword), "\(position): \(member.name) beside $ref")
      }
    }
  }

  @Test func referencesResolve() {
    for place in SchemaReading.places {
      guard let reference = place.node[name: "$ref"]?.stringValue else { continue }
      #expect(SchemaFile.resolve(reference, from: place.file) != nil, "\(place.place): \(reference)")
    }
  }

  /// The engine looks at the type of a value to know which branch was meant.
  @Test func branchesDifferByType() {
    for place in SchemaReading.places {
      var seen: JSONType = []
      for branch in place.schema.branches {
        #expect(!branch.types.isEmpty && seen.isDisjoint(with: branch.types), "\(place.place): branches")
        seen.formUnion(branch.types)
      }
    }
  }

  @Test func everyKeyIsDocumented() {
    for place in SchemaReading.places where place.isProperty {
      let schema = place.schema
      let text = schema.markdownDescription ?? ""
      #expect(
        !text.isEmpty && schema.description?.isEmpty == false, "\(place.place): \(place.name) has no documentation")
      #expect(schema.annotations.order != nil || place.name == "wellKnownRootKeys", "\(place.place): no order")
      let isOffered =
        !schema.allTypes.isEmpty || schema.values != nil || schema.defaultValue != nil || !schema.examples.isEmpty
      #expect(isOffered, "\(place.place): an editor cannot offer a value")
      for value in schema.values ?? [] where (schema.values ?? []).count > 1 {
        #expect(value.markdownDescription?.isEmpty == false, "\(place.place): \(value.value.text) has no documentation")
      }
    }
  }

  /// What Apple or another names comes with the page that says so, and with a date where anybody gives one.
  @Test func everyKeyIsSourcedAndDated() {
    var undated: Set<String> = []
    for place in SchemaReading.places where place.isProperty && place.file.name != "configuration" {
      let notes = place.schema.annotations
      #expect(notes.source?.hasPrefix("https://") == true, "\(place.place): \(place.name) has no source")
      #expect(
        place.schema.markdownDescription?.contains("](\(notes.source ?? "-"))") == true,
        "\(place.place): \(place.name) does not link its source")
      if notes.since.isEmpty, notes.confirmation == .apple { undated.insert(place.name) }
      for (system, version) in notes.since + notes.deprecatedSince {
        #expect(SchemaFilesTests.systems.contains(system), "\(place.place): \(system)")
        #expect(version.allSatisfy { $0.isNumber || $0 == "." } && version.contains("."), "\(place.place): \(version)")
      }
    }
    #expect(undated == Self.undated)
  }

  private static let systems: Set<String> = [
    "iOS", "iPadOS", "macOS", "Mac Catalyst", "watchOS", "tvOS", "visionOS", "Safari", "Xcode",
  ]

  /// Keys that Apple documents without saying since when, and of which nobody else does.
  private static let undated: Set = ["aps", "mdm", "ptt-push-type", "Simulator Target Bundle"]

  @Test func defaultsAndExamplesAreValid() {
    for place in SchemaReading.places {
      let schema = place.schema
      let values = schema.examples + (schema.defaultValue.map { [$0] } ?? [])
      for value in values { expectValid(value, schema, "\(place.place): \(place.name)") }
    }
  }

  @Test func snippetsAreValid() {
    var count = 0
    for place in SchemaReading.places {
      for snippet in place.schema.snippets {
        count += 1
        expectValid(
          snippet.body.fillingSnippet(now: 1_764_500_400), place.schema, "\(place.place): snippet \(snippet.label)")
      }
    }
    #expect(count > 40)
  }

  private func expectValid(_ value: JSONValue, _ schema: SchemaNode, _ message: String) {
    guard let root = SyntaxTree.parse(SourceText(value.text)).root else {
      Issue.record("\(message): \(value.text) is no JSON")
      return
    }
    let violations = SchemaWalk(root, schema).violations
    #expect(violations.isEmpty, "\(message): \(value.text) \(violations.map(\.kind))")
  }

  @Test func plainTextIsTheMarkdownWithoutItsMarks() {
    for place in SchemaReading.places {
      guard let markdown = place.node[name: "markdownDescription"]?.stringValue else { continue }
      #expect(
        place.node[name: "description"]?.stringValue == PlainText.of(markdown),
        "\(place.place): run Tests/Schemas/plain_text.py --write")
    }
  }
}

/// Markdown as a person reads it without a renderer.
private enum PlainText {
  static func of(_ markdown: String) -> String {
    var isCode = false
    var lines: [String] = []
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else {
        lines.append(isCode ? "  " + line : withoutMarks(String(line)))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// `[title](address)` is `title: address`.
  private static func withoutMarks(_ line: String) -> String {
    line.replacing(/\[([^\]]+)\]\(([^)]+)\)/) { "\($0.1): \($0.2)" }.filter { $0 != "`" }
  }
}
