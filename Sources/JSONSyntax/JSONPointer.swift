/// The way from the root of a document to a value: names of members and indexes of elements (RFC 6901).
package struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
  package var components: [String]

  package init(_ components: [String] = []) { self.components = components }

  package func appending(_ component: String) -> JSONPointer { JSONPointer(components + [component]) }
  package func appending(_ index: Int) -> JSONPointer { appending(String(index)) }

  /// The name or index of the value itself, nil for the root.
  package var last: String? { components.last }

  /// As RFC 6901 writes it: `/aps/alert`, empty for the root; `~` is `~0` and `/` is `~1`.
  package var description: String {
    components.map { component in
      guard component.contains(where: { $0 == "~" || $0 == "/" }) else { return "/" + component }
      return "/" + component.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
    }.joined()
  }

  /// Reads what `description` writes; nil if it does not begin with `/`.
  package init?(parsing text: String) {
    guard text.isEmpty || text.hasPrefix("/") else { return nil }
    guard !text.isEmpty else {
      self.init()
      return
    }
    let parts = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    self.init(
      parts.map { part in
        part.split(separator: "~", omittingEmptySubsequences: false).enumerated().map { index, piece in
          guard index > 0 else { return String(piece) }
          return (piece.first == "1" ? "/" : "~") + piece.dropFirst()
        }.joined()
      })
  }
}

extension SyntaxTree {
  /// The value that a pointer names; of several members with one name, the first.
  package func node(at pointer: JSONPointer) -> Node? {
    var node = root
    for component in pointer.components {
      guard let current = node else { return nil }
      switch current.kind {
      case .object: node = current[name: component]
      case .array: node = Int(component).flatMap { $0 < 0 ? nil : current.elements.dropFirst($0).first { _ in true } }
      default: return nil
      }
    }
    return node
  }
}
