import JSONSyntax
import SourceText

@testable import PayloadSchema

/// A schema object in a schema file, with the way to it.
struct SchemaPlace {
  var file: SchemaFile
  var node: Node
  /// From the root of the file: `properties`, `aps`, `items`, …
  var path: [String]

  /// Whether it is the schema of a key.
  var isProperty: Bool { path.count >= 2 && path[path.count - 2] == "properties" }

  var name: String { path.last ?? "" }

  /// As the engine reads it, its reference followed.
  var schema: SchemaNode { SchemaNode(SchemaSource(node, in: file)) }

  /// `notification.schema.json:12:5`, counted from 1.
  var place: String { SchemaPlace.place(of: node, in: file) }

  static func place(of node: Node, in file: SchemaFile) -> String {
    let position = file.tree.text.position(at: node.range.start, encoding: .utf32)
    return "\(file.name).schema.json:\(position.line + 1):\(position.character + 1)"
  }
}

/// The schema files that people write, and all schema objects in them.
enum SchemaReading {
  static let files: [SchemaFile] = SchemaFile.names.filter { $0 != "payload" }.compactMap(SchemaFile.named)

  static let places: [SchemaPlace] = files.flatMap { file in
    file.tree.root.map { places(in: $0, of: file, path: []) } ?? []
  }

  private static func places(in node: Node, of file: SchemaFile, path: [String]) -> [SchemaPlace] {
    var found = [SchemaPlace(file: file, node: node, path: path)]
    for keyword in ["properties", "$defs"] {
      for member in node[name: keyword].map({ Array($0.members) }) ?? [] {
        guard let value = member.value else { continue }
        found += places(in: value, of: file, path: path + [keyword, member.name])
      }
    }
    for keyword in ["items", "additionalProperties"] {
      guard let value = node[name: keyword], value.kind == .object else { continue }
      found += places(in: value, of: file, path: path + [keyword])
    }
    let branches: [Node] = node[name: "oneOf"].map { Array($0.elements) } ?? []
    for (index, branch) in branches.enumerated() {
      found += places(in: branch, of: file, path: path + ["oneOf", String(index)])
    }
    return found
  }
}
