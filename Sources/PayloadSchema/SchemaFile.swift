import JSONSyntax
import SourceText

/// One file of the folder `schemas/`, compiled into the program, or made of those that are, when it is first asked for.
package final class SchemaFile: Sendable {
  /// The file's name up to its first dot.
  package let name: String
  package let tree: SyntaxTree

  convenience init(name: String, text: StaticString) {
    self.init(name: name, bytes: Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)))
  }

  private init(name: String, bytes: [UInt8]) {
    self.name = name
    tree = SyntaxTree.parse(SourceText(bytes))
  }

  /// The file as it is.
  package var text: String { tree.text.string }

  /// The names of all files, in alphabetical order.
  package static var names: [String] { (EmbeddedSchemas.names + ["payload"]).sorted() }

  /// The file of that name, nil if there is none.
  package static func named(_ name: String) -> SchemaFile? {
    name == "payload" ? bundle : EmbeddedSchemas.file(named: name)
  }

  /// The one file that is not compiled in: it is made of the others when it is asked for.
  private static let bundle = SchemaFile(name: "payload", bytes: Array(SchemaBundle().text.utf8))

  /// Where a `$ref` leads that stands in `file`: `#/$defs/x` or `other.schema.json#/$defs/x`.
  static func resolve(_ reference: String, from file: SchemaFile) -> (node: Node, file: SchemaFile)? {
    guard let hash = reference.firstIndex(of: "#") else { return nil }
    let name = reference[..<hash].prefix { $0 != "." }
    guard let target = name.isEmpty ? file : named(String(name)),
      let pointer = JSONPointer(parsing: String(reference[reference.index(after: hash)...])),
      let node = target.tree.node(at: pointer)
    else { return nil }
    return (node, target)
  }
}

extension SchemaNode {
  /// The schema that the whole file of that name is; nil if there is no such file.
  package static func named(_ name: String) -> SchemaNode? {
    EmbeddedSchemas.schema(named: name) ?? SchemaFile.named(name).map(SchemaNode.init(of:))
  }

  convenience init(of file: SchemaFile) { self.init(SchemaSource(file.tree.root, in: file)) }
}
