import JSONSyntax
import PayloadSchema

/// A string that a schema says is a URL.
struct DocumentedAddress {
  var node: Node
  var text: String
  var pointer: JSONPointer
  var schema: SchemaNode

  static func all(in context: CheckContext) -> [DocumentedAddress] {
    var found: [DocumentedAddress] = []
    collect(context.root, context.region.schema, context.region.pointer, into: &found)
    return found
  }

  private static func collect(
    _ node: Node, _ schema: SchemaNode, _ pointer: JSONPointer, into found: inout [DocumentedAddress]
  ) {
    switch node.kind {
    case .object:
      for member in node.members {
        guard let value = member.value, let property = schema.property(member.name) else { continue }
        collect(value, property, pointer.appending(member.name), into: &found)
      }
    case .array:
      guard let items = schema.items else { return }
      for (index, element) in node.elements.enumerated() {
        collect(element, items, pointer.appending(index), into: &found)
      }
    case .string where schema.annotations.format == "url":
      let text = node.stringValue ?? ""
      guard !Placeholder.occurs(in: text) else { return }
      found.append(DocumentedAddress(node: node, text: text, pointer: pointer, schema: schema))
    default: break
    }
  }
}
