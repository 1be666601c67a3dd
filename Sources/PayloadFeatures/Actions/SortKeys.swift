import JSONSyntax
import PayloadAnalysis
import PayloadSchema
import SourceText

extension Analysis {
  /// Puts the members of each object that Apple or another service reads into their documented order, the app's own
  /// behind them in their order; nil if they are.
  func sortKeys() -> CodeAction? {
    let inner = Set(regions.filter { $0.embedding == nil }.flatMap { $0.inner.map(\.index) })
    let outermost = regions.filter { $0.embedding == nil && !inner.contains($0.root.index) }
    let edits = outermost.flatMap { region -> [TextEdit] in
      var sorter = KeySorter(outermost: region, among: regions)
      sorter.visit(region.root, region.schema)
      return sorter.edits
    }
    return edits.isEmpty
      ? nil : CodeAction(title: "Sort the keys in their documented order", kind: .sortKeys, edits: edits)
  }
}

/// Members change their places; all that stands between them, commas and white space, stays. What moves is in order
/// inside: a payload that moves with its key, too, and one in a string.
private struct KeySorter {
  /// The values that have a schema of their own, by the index of their node; nil for those that are left alone.
  private var schemas: [Int: SchemaNode?] = [:]
  /// The payloads in strings, by the index of the string.
  private var embedded: [Int: Region] = [:]
  private(set) var edits: [TextEdit] = []

  init(outermost region: Region, among regions: [Region] = []) {
    for node in region.inner { schemas[node.index] = .some(nil) }
    guard region.isEnvelope else { return }
    for inner in regions where inner.envelope != nil && !inner.isEnvelope {
      if let embedding = inner.embedding {
        embedded[embedding.string.index] = inner
      } else if schemas[inner.root.index] != nil {
        schemas[inner.root.index] = inner.schema
      }
    }
  }

  /// Edits for a value: its own members where their order changes, else those inside of them.
  mutating func visit(_ node: Node, _ schema: SchemaNode?) {
    if let region = embedded[node.index] { return visitString(of: region) }
    let schema = schemas[node.index] ?? schema
    guard let branch = node.type.flatMap({ schema?.branch(for: $0) }) else { return }
    for element in node.elements { visit(element, branch.items) }
    let members = Array(node.members)
    let sorted = sorted(members, branch)
    // Where no position changes, the members change inside at most.
    guard members.map(\.index) != sorted.map(\.index), isWhole(node) else {
      for member in members { if let value = member.value { visit(value, branch.member(named: member.name)) } }
      return
    }
    for (place, member) in zip(members, sorted) where place.index != member.index || hasUnsorted(member, branch) {
      edits.append(TextEdit(place.range, text(of: member, branch)))
    }
  }

  private mutating func visitString(of region: Region) {
    var inner = KeySorter(outermost: region)
    inner.visit(region.root, region.schema)
    edits += inner.edits.map(region.outer)
  }

  private func sorted(_ members: [Node], _ schema: SchemaNode) -> [Node] {
    members.enumerated().sorted { left, right in
      (order(left.element, schema), left.offset) < (order(right.element, schema), right.offset)
    }.map(\.element)
  }

  private func order(_ member: Node, _ schema: SchemaNode) -> Int {
    schema.member(named: member.name)?.annotations.order ?? .max
  }

  /// Whether each member has its value and none holds a comment, which would have to move with one of them.
  private func isWhole(_ object: Node) -> Bool {
    !object.flags.contains(.unclosed) && object.members.allSatisfy { $0.value != nil }
      && !Tokens(object.tree.text, in: object.range).contains { $0.kind == .comment }
  }

  private func hasUnsorted(_ member: Node, _ schema: SchemaNode) -> Bool {
    text(of: member, schema) != member.source
  }

  /// A member with all that is in it in order.
  private func text(of member: Node, _ schema: SchemaNode) -> String {
    var inner = self
    inner.edits = []
    if let value = member.value { inner.visit(value, schema.member(named: member.name)) }
    let start = member.range.start
    let shifted = inner.edits.map { edit in
      TextEdit(ByteRange(edit.range.start - start, edit.range.end - start), edit.replacement)
    }
    return SourceText(member.source).applying(shifted).string
  }
}
