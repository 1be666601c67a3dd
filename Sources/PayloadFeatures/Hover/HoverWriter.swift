import JSONSyntax
import PayloadAnalysis
import PayloadSchema
import SourceText

/// Chooses what is said, by what stands at the place.
struct HoverWriter {
  let analysis: Analysis
  let region: Region
  /// From the root of the region's tree to the node.
  let path: [Node]
  let now: Double
  let file: String?

  func hover(over node: Node, at offset: Int) -> (Markup, ByteRange)? {
    switch node.kind {
    case .member:
      guard node.nameRange.touches(offset), !node.flags.contains(.nameless) else { return nil }
      return (overName(of: node), node.nameRange)
    case .object, .array: return overBracket(of: node, at: offset)
    case .string, .number, .true, .false, .null: return (overValue(node), node.range)
    case .placeholder, .invalid: return nil
    }
  }

  private func overBracket(of node: Node, at offset: Int) -> (Markup, ByteRange)? {
    let isOpening = offset <= node.range.start + 1
    guard isOpening || offset >= node.range.end - 1 else { return nil }
    let bracket = isOpening ? node.range.start : node.range.end - 1
    guard let markup = overBracket(of: node) else { return nil }
    return (markup, ByteRange(bracket, bracket + 1))
  }

  private func overBracket(of node: Node) -> Markup? {
    if node.index == region.root.index {
      return RegionSummary(analysis, region, file: file).markup(withRequest: true)
    }
    if isAPS(node) { return RegionSummary(analysis, region, file: file).markup(withRequest: false) }
    return cost.map { Markup($0) }
  }

  private func isAPS(_ node: Node) -> Bool { region.payload != nil && region.aps?.index == node.index }

  // MARK: Names

  private func overName(of member: Node) -> Markup {
    if let value = member.value, isAPS(value) {
      var markup = RegionSummary(analysis, region, file: file).markup(withRequest: false)
      if let schema = region.schema(along: path) { markup.add(KeyDocumentation.description(schema)) }
      return markup
    }
    let container = region.schema(along: Array(path.dropLast()))
    if let schema = region.schema(along: path) {
      let name = container?.branch(for: .object).flatMap { KeySpelling.meant(by: member.name, in: $0) } ?? member.name
      var markup = KeyDocumentation.markup(name, schema)
      if let check = checkOfConfiguration(member) { markup.add(check.documentation.summary) }
      if isDescribed(schema) == false, let cost { markup.add(cost) }
      return markup
    }
    return overUnknownName(member)
  }

  /// The check that a member of `severities` in a configuration is about.
  private func checkOfConfiguration(_ member: Node) -> (any Check.Type)? {
    guard case .configuration = region.kind, path.first(where: \.isMember)?.name == "severities" else { return nil }
    return Checks.named(member.name)
  }

  private func isDescribed(_ schema: SchemaNode) -> Bool { schema.markdownDescription ?? schema.description != nil }

  private func overUnknownName(_ member: Node) -> Markup {
    var markup = Markup()
    if let elsewhere = KeyElsewhere(member.name, at: path, in: region) {
      markup.add(elsewhere.note)
      markup.add(KeyDocumentation.markup(elsewhere.name, elsewhere.schema))
    } else if region.payload != nil {
      markup.add("**\(Markup.code(member.name))** · \(ownDataPhrase)")
      if let key = analysis.facts.customKeys.first(where: { $0.name == member.name }), path.count <= 2 {
        let others = key.count == 1 ? "1 other payload" : "\(key.count) other payloads"
        let verb = key.count == 1 ? "has" : "have"
        markup.add("\(others) of the project \(verb) it as \(key.typeName), such as \(Markup.code(key.example)).")
      }
    }
    if let cost { markup.add(cost) }
    return markup
  }

  private var ownDataPhrase: String {
    let names = path.filter(\.isMember).map(\.name)
    guard names.count > 2, names[0] == "aps" else { return "the app's own data" }
    switch names[1] {
    case "content-state": return "a property of the app's `ContentState`"
    case "attributes": return "a property of the app's `ActivityAttributes`"
    default: return "the app's own data"
    }
  }

  // MARK: Values

  private func overValue(_ node: Node) -> Markup {
    var markup = Markup()
    let schema = region.schema(along: path)
    let chosen = node.type.flatMap { schema?.branch(for: $0) }
    if let value = (chosen?.values ?? schema?.values)?.first(where: { $0.value.equals(node) }) {
      let text = KeyDocumentation.markup(value)
      if !text.isEmpty {
        markup.add("**\(Markup.code(value.value.text))**")
        markup.add(text)
      }
    }
    let values = ValueNotes(region: region, path: path, schema: schema, now: now)
    for note in values.notes(on: node) { markup.add(note) }
    if let cost { markup.add(cost) }
    return markup
  }

  /// What the member or element at hand costs, in words; nil outside of payloads.
  private var cost: String? {
    guard let payload = region.payload, payload.size.minified > 0, let node = path.last else { return nil }
    let member = node.isMember ? node : path.dropLast().last.flatMap { $0.isMember ? $0 : nil }
    guard let member, member.value != nil else { return nil }
    let bytes = KeyWeight.bytes(of: member)
    let percent = (bytes * 100 + payload.size.minified / 2) / payload.size.minified
    return "\(bytes) of \(payload.size.minified) bytes" + (percent > 0 ? ", \(percent) %" : "")
  }
}
