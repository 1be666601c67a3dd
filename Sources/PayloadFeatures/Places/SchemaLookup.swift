import JSONSyntax
import PayloadAnalysis
import PayloadSchema

extension Region {
  /// What is known of a value, or of a member's value: its schema before an alternative is chosen by its type. nil where
  /// only the app knows.
  ///
  /// - Parameter path: the nodes from the root of the tree to the one that is meant.
  package func schema(along path: [Node]) -> SchemaNode? {
    guard let start = path.firstIndex(where: { $0.index == root.index }) else { return nil }
    var schema: SchemaNode? = self.schema
    for (outer, inner) in zip(path[start...], path[start...].dropFirst()) {
      switch outer.kind {
      case .object: schema = schema?.branch(for: .object)?.member(named: inner.name)
      case .array: schema = schema?.branch(for: .array)?.items
      default: break
      }
    }
    return schema
  }
}

extension SchemaNode {
  /// What the schema says of a member of that name: of the name itself, of the one that it is a misspelling of, or of
  /// any other member.
  package func member(named name: String) -> SchemaNode? {
    if let property = property(name) { return property }
    if let meant = KeySpelling.meant(by: name, in: self) { return property(meant) }
    if case .schema(let schema) = additionalProperties { return schema }
    return nil
  }
}
