import JSONSyntax
import PayloadAnalysis
import PayloadSchema
import SourceText

/// The values that a member or element may get.
extension CompletionSite {
  var valueProposals: [Proposal] {
    var proposals: [Proposal] = []
    if let schema = valueSchema {
      proposals = dates(schema) + allowedValues(schema) + structures(schema)
      proposals += literals(schema, known: Set(proposals.map(\.text.plain)))
      if proposals.isEmpty { proposals = emptyValues(schema) }
    } else if let example = customExample {
      proposals = [example]
    }
    return proposals
  }

  private var valueSchema: SchemaNode? {
    if context.place == .element { return region?.schema(along: context.path)?.branch(for: .array)?.items }
    guard let member = context.member else { return nil }
    return region?.schema(along: context.path + [member])
  }

  // MARK: What a schema says

  /// The present time and later ones, the usual one first.
  private func dates(_ schema: SchemaNode) -> [Proposal] {
    let factor: Double
    switch schema.annotations.unit {
    case "seconds": factor = 1
    case "milliseconds": factor = 1000
    default: return []
    }
    let usual = CompletionSite.delays.filter { $0.1 == schema.annotations.delay }
    let others = CompletionSite.delays.filter { $0.1 != schema.annotations.delay }
    return (usual + others).compactMap { label, delay in
      guard let date = UnixDate(seconds: now + delay) else { return nil }
      let number = SnippetText.number((now + delay).rounded(.down) * factor)
      return Proposal(
        label: label, kind: .value, detail: "\(number) · \(date.text)", group: .usual, text: SnippetText(number),
        names: [label, number], isComplete: true)
    }
  }

  private static let delays: [(String, Double)] = [
    ("now", 0), ("in 15 minutes", 900), ("in 1 hour", 3600), ("in 4 hours", 14_400), ("in 8 hours", 28_800),
  ]

  private func allowedValues(_ schema: SchemaNode) -> [Proposal] {
    let schemas = [schema] + schema.branches
    return schemas.flatMap { $0.values ?? [] }.compactMap { allowed in
      // Beside 1, a flag has nothing to say.
      if schema.isFlag, allowed.value.double != 1 { return nil }
      let isDefault = schema.defaultValue == allowed.value && (schema.values?.count ?? 0) > 1
      return Proposal(
        label: label(of: allowed.value), kind: .enumValue, detail: isDefault && !schema.isFlag ? "default" : "",
        documentation: .init { KeyDocumentation.markup(allowed) }, group: .usual, text: SnippetText(allowed.value.text),
        isComplete: true)
    }
  }

  private func structures(_ schema: SchemaNode) -> [Proposal] {
    guard schema.annotations.unit == nil else { return [] }
    let writer = writer()
    return schema.snippets.map { snippet in
      Proposal(
        label: snippet.label, kind: .structure,
        documentation: .init { KeyDocumentation.markup(snippet) },
        group: .usual, text: writer.text(of: snippet.body),
        names: [snippet.label] + (snippet.body.string.map { [plainText(ofSnippet: $0)] } ?? []))
    }
  }

  private func plainText(ofSnippet source: String) -> String {
    var text = SnippetText()
    text.append(snippet: source, now: now, escaped: false)
    return text.plain
  }

  /// Default, examples, and the two booleans.
  private func literals(_ schema: SchemaNode, known: Set<String>) -> [Proposal] {
    var known = known
    var proposals: [Proposal] = []
    func add(_ value: JSONValue, _ detail: String) {
      guard known.insert(value.text).inserted else { return }
      proposals.append(
        Proposal(
          label: label(of: value), kind: .value, detail: detail, group: .usual, text: SnippetText(value.text),
          isComplete: true))
    }
    if schema.isFlag { return [] }
    if let value = schema.defaultValue { add(value, "default") }
    for value in schema.examples { add(value, "example") }
    if schema.allTypes != .any, schema.allTypes.contains(.boolean), schema.values == nil {
      add(.boolean(true), "")
      add(.boolean(false), "")
    }
    return proposals
  }

  /// What only the type says.
  private func emptyValues(_ schema: SchemaNode) -> [Proposal] {
    guard schema.allTypes != .any, context.quotes == .none else { return [] }
    return schema.allTypes.names.compactMap { type in
      var text = SnippetText()
      guard writeEmptyValue(ofType: type, schema, to: &text) else { return nil }
      // An object may take several lines.
      let label = type == "object" ? "{}" : text.plain
      return Proposal(label: label, kind: .structure, detail: type, group: .usual, text: text)
    }
  }

  private func label(of value: JSONValue) -> String { value.string ?? value.text }

  // MARK: What other payloads of the project say

  private var customExample: Proposal? {
    guard region?.payload != nil, isAtRoot, let name = context.member?.name,
      let key = analysis.facts.customKeys.first(where: { $0.name == name })
    else { return nil }
    let value = SyntaxTree.parse(SourceText(key.example)).root.map(JSONValue.init)
    return Proposal(
      label: value?.string ?? key.example, kind: .value, detail: "as in another payload", group: .usual,
      text: SnippetText(key.example), isComplete: true)
  }

  // MARK: The value that a name is put in with

  /// Appends the value that a new member has until the user fills it in.
  func writeInitialValue(of schema: SchemaNode, to text: inout SnippetText) {
    if schema.isFlag { return text.append("1") }
    if let unit = schema.annotations.unit, unit == "seconds" || unit == "milliseconds" {
      let date = (now + schema.annotations.delay).rounded(.down)
      return text.appendStop(1, SnippetText.number(date * (unit == "seconds" ? 1 : 1000)))
    }
    let hasOwnKeys = schema.branches.isEmpty && !schema.properties.isEmpty
    if !hasOwnKeys, let snippet = schema.snippets.first { return writer().write(snippet.body, to: &text) }
    if let values = schema.values, values.count == 1 { return text.append(values[0].value.text) }
    let isEmpty = schema.defaultValue == .array([]) || schema.defaultValue == .object([])
    let usual = isEmpty ? nil : schema.defaultValue
    if let value = usual ?? schema.examples.first ?? schema.values?.first?.value {
      return writePlaceholder(for: value, to: &text)
    }
    if schema.allTypes == .any { return writeQuotedStop(to: &text) }
    let types = schema.branches.isEmpty ? [schema.allTypes] : schema.branches.map(\.types)
    let isWritten = types.contains { $0.names.contains { writeEmptyValue(ofType: $0, schema, to: &text) } }
    if !isWritten { writeQuotedStop(to: &text) }
  }

  /// Appends a scalar as a place to fill in, its quotes around it; an object or array as it is.
  private func writePlaceholder(for value: JSONValue, to text: inout SnippetText) {
    switch value {
    case .string(let string): writeQuotedStop(JSONText.escaped(string), to: &text)
    case .number, .boolean: text.appendStop(1, value.text)
    case .null, .array, .object: text.append(value.text)
    }
  }

  func writePlaceholder(forJSON example: String, to text: inout SnippetText) {
    if let root = SyntaxTree.parse(SourceText(example)).root {
      writePlaceholder(for: JSONValue(root), to: &text)
    } else {
      writeQuotedStop(to: &text)
    }
  }

  /// Appends a string that is a place to fill in, its quotes around it.
  func writeQuotedStop(_ content: String = "", to text: inout SnippetText) {
    text.append("\"")
    text.appendStop(1, content)
    text.append("\"")
  }

  /// Returns whether there is a value of that type that is as good as empty; only then something is appended.
  private func writeEmptyValue(ofType type: String, _ schema: SchemaNode, to text: inout SnippetText) -> Bool {
    switch type {
    case "object":
      if options.snippets { writer().writeEmptyObject(to: &text) } else { text.append("{}") }
    case "array":
      text.append("[")
      if schema.branch(for: .array)?.items?.allTypes == .string {
        writeQuotedStop(to: &text)
      } else {
        text.appendStop(1)
      }
      text.append("]")
    case "string": writeQuotedStop(to: &text)
    case "number": text.appendStop(1, "0")
    case "boolean": text.appendStop(1, "true")
    default: return false
    }
    return true
  }
}
