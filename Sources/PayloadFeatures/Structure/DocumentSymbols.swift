import JSONSyntax
import PayloadAnalysis
import SourceText

/// A member or element, for an outline.
package struct DocumentSymbol: Sendable {
  /// The member's name, or the element's index.
  package var name: String
  /// A scalar as written, cut short if it is long.
  package var detail: String?
  /// Of the value.
  package var kind: NodeKind
  package var range: ByteRange
  /// What is selected when the symbol is: the name, or all of an element.
  package var selectionRange: ByteRange
}

extension Analysis {
  /// The outline of the document, made from the inside out: `make` gets each symbol with what was made of those in it.
  package func symbols<Result>(_ make: @escaping (DocumentSymbol, [Result]) -> Result) -> [Result] {
    let embedded = Dictionary(
      embeddedRegions.compactMap { region in region.embedding.map { ($0.string.index, region) } },
      uniquingKeysWith: { first, _ in first })
    let outline = Outline(embedded: embedded, make: make)
    return scopes.flatMap { scope -> [Result] in
      guard let name = scope.root.pointer.last else { return outline.children(of: scope.root, in: scope) }
      let start = scope.root.range.start
      let symbol = DocumentSymbol(
        name: DocumentSymbol.visible(name), kind: scope.root.kind, range: scope.root.range,
        selectionRange: ByteRange(start, start + 1))
      return [make(symbol, outline.children(of: scope.root, in: scope))]
    }
  }
}

extension DocumentSymbol {
  /// A client refuses a name of white space alone (LSP 3.17, `DocumentSymbol`).
  fileprivate static func visible(_ name: String) -> String { name.allSatisfy(\.isWhitespace) ? "\"\(name)\"" : name }
}

private struct Outline<Result> {
  /// The texts of strings, by the index of the string.
  let embedded: [Int: Region]
  let make: (DocumentSymbol, [Result]) -> Result

  func children(of node: Node, in scope: Scope) -> [Result] {
    switch node.kind {
    case .object: return node.members.map { symbol(of: $0, in: scope) }
    case .array: return node.elements.enumerated().map { symbol(of: $0.element, named: String($0.offset), in: scope) }
    case .string:
      guard scope.region == nil, let region = embedded[node.index] else { return [] }
      return children(of: region.root, in: Scope(root: region.root, region: region))
    default: return []
    }
  }

  private func symbol(of member: Node, in scope: Scope) -> Result {
    let range = scope.outer(member.range)
    let nameRange = scope.outer(member.nameRange)
    let value = member.value
    return make(
      DocumentSymbol(
        name: DocumentSymbol.visible(member.name), detail: value.flatMap(detail), kind: value?.kind ?? .null,
        range: range, selectionRange: nameRange),
      value.map { children(of: $0, in: scope) } ?? [])
  }

  private func symbol(of element: Node, named name: String, in scope: Scope) -> Result {
    let range = scope.outer(element.range)
    return make(
      DocumentSymbol(name: name, detail: detail(element), kind: element.kind, range: range, selectionRange: range),
      children(of: element, in: scope))
  }

  private func detail(_ value: Node) -> String? {
    guard value.kind != .object, value.kind != .array else { return nil }
    let range = value.range
    guard range.count > 60 else { return value.source }
    return value.tree.text.string(in: ByteRange(range.start, range.start + 57)).filter { $0 != "\u{FFFD}" } + "…"
  }
}
