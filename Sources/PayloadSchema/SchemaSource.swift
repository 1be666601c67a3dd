import JSONSyntax

/// A schema object as it stands in its file, its `$ref` followed: a keyword beside a `$ref` goes before the one that
/// the reference leads to.
struct SchemaSource {
  /// nil for a file that is no JSON at all.
  private let own: Node?
  /// The file that the object stands in.
  private let file: SchemaFile
  private let referenced: (node: Node, file: SchemaFile)?

  init(_ node: Node?, in file: SchemaFile) {
    own = node
    self.file = file
    referenced = node?[name: SchemaKeyword.reference.rawValue]?.stringValue.flatMap {
      SchemaFile.resolve($0, from: file)
    }
  }

  private func find(_ keyword: SchemaKeyword) -> (node: Node, file: SchemaFile)? {
    if let node = own?[name: keyword.rawValue] { return (node, file) }
    return referenced.flatMap { reference in
      let source = SchemaSource(reference.node, in: reference.file)
      return source.find(keyword)
    }
  }

  func value(_ keyword: SchemaKeyword) -> JSONValue? { find(keyword).map { JSONValue($0.node) } }
  func string(_ keyword: SchemaKeyword) -> String? { find(keyword)?.node.stringValue }
  func integer(_ keyword: SchemaKeyword) -> Int? { find(keyword)?.node.integerValue }

  /// The strings of an array, or the one string that stands for an array of one.
  func strings(_ keyword: SchemaKeyword) -> [String] {
    guard let node = find(keyword)?.node else { return [] }
    return node.kind == .array ? node.elements.compactMap(\.stringValue) : node.stringValue.map { [$0] } ?? []
  }

  func values(_ keyword: SchemaKeyword) -> [JSONValue] { find(keyword)?.node.elements.map(JSONValue.init) ?? [] }

  func child(_ keyword: SchemaKeyword) -> SchemaSource? { find(keyword).map { SchemaSource($0.node, in: $0.file) } }

  func members(_ keyword: SchemaKeyword) -> [(name: String, source: SchemaSource)] {
    guard let found = find(keyword) else { return [] }
    return found.node.members.compactMap { member in
      member.value.map { (member.name, SchemaSource($0, in: found.file)) }
    }
  }

  func elements(_ keyword: SchemaKeyword) -> [SchemaSource] {
    guard let found = find(keyword) else { return [] }
    return found.node.elements.map { SchemaSource($0, in: found.file) }
  }

  var additionalProperties: SchemaNode.AdditionalProperties {
    guard let found = find(.additionalProperties) else { return .allowed }
    switch found.node.kind {
    case .false: return .forbidden
    case .object: return .schema(SchemaNode(SchemaSource(found.node, in: found.file)))
    default: return .allowed
    }
  }

  /// The values of `enum` or `const` with their documentation.
  var allowedValues: [SchemaNode.AllowedValue]? {
    if let constant = value(.const) {
      return [SchemaNode.AllowedValue(value: constant, description: nil, markdownDescription: nil)]
    }
    guard find(.enum) != nil else { return nil }
    let plain = values(.enumDescriptions).map(\.string)
    let markdown = values(.markdownEnumDescriptions).map(\.string)
    return values(.enum).enumerated().map { index, value in
      SchemaNode.AllowedValue(
        value: value, description: plain.indices.contains(index) ? plain[index] : nil,
        markdownDescription: markdown.indices.contains(index) ? markdown[index] : nil)
    }
  }

  var snippets: [SchemaNode.Snippet] {
    values(.defaultSnippets).compactMap { snippet in
      guard let label = snippet[name: "label"]?.string, let body = snippet[name: "body"] else { return nil }
      return SchemaNode.Snippet(
        label: label, description: snippet[name: "description"]?.string,
        markdownDescription: snippet[name: "markdownDescription"]?.string, body: body)
    }
  }
}
