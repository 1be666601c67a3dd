/// The way from the root of a document to one of its values (RFC 6901).
package struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
  /// The names of members and indices of elements from the root on, without escapes. None is the root.
  package var components: [String]

  package init(_ components: [String] = []) { self.components = components }

  package func appending(_ component: String) -> JSONPointer {
    var longer: [String] = []
    longer.reserveCapacity(components.count + 1)
    longer.append(contentsOf: components)
    longer.append(component)
    return JSONPointer(longer)
  }

  package func appending(_ index: Int) -> JSONPointer { appending(String(index)) }

  /// The name or index of the value itself, nil for the root.
  package var last: String? { components.last }

  /// Reads `/aps/alert` or the like; nil for a text that is not empty and does not begin with `/`, and for a `~` that
  /// is not followed by `0` or `1`.
  package init?(parsing text: String) {
    components = []
    guard !text.isEmpty else { return }
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.first?.isEmpty == true else { return nil }
    for part in parts.dropFirst() {
      guard let component = JSONPointer.unescaped(part) else { return nil }
      components.append(component)
    }
  }

  package var description: String {
    components.map { "/" + JSONPointer.escaped($0) }.joined()
  }

  private static func escaped(_ component: String) -> String {
    guard component.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
      return component
    }
    return component.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "~": result += "~0"
      case "/": result += "~1"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  private static func unescaped(_ part: Substring.UTF8View) -> String? {
    guard part.contains(UInt8(ascii: "~")) else { return String(Substring(part)) }
    var result: [UInt8] = []
    var bytes = part.makeIterator()
    while let byte = bytes.next() {
      guard byte == UInt8(ascii: "~") else {
        result.append(byte)
        continue
      }
      switch bytes.next() {
      case UInt8(ascii: "0"): result.append(UInt8(ascii: "~"))
      case UInt8(ascii: "1"): result.append(UInt8(ascii: "/"))
      default: return nil
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension SyntaxTree {
  /// The value at the end of a pointer; of several members with one name, the first counts. nil if there is none.
  package func node(at pointer: JSONPointer) -> Node? {
    var node = root
    for component in pointer.components { node = node?.child(component) }
    return node
  }

  /// The member at the end of a pointer; nil if the pointer leads to the root or to an element of an array.
  package func member(at pointer: JSONPointer) -> Node? {
    guard let name = pointer.last else { return nil }
    return node(at: JSONPointer(pointer.components.dropLast()))?.member(named: name)
  }
}

extension Node {
  /// The pointer to this value, or to this member's value.
  package var pointer: JSONPointer {
    var components: [String] = []
    let path = ancestors + [self]
    for (outer, inner) in zip(path, path.dropFirst()) {
      if inner.isMember {
        components.append(inner.name)
      } else if outer.kind == .array {
        components.append(String(outer.elements.prefix { $0.index < inner.index }.count))
      }
    }
    return JSONPointer(components)
  }

  /// The value of the member, or the element, that a component of a pointer leads to.
  fileprivate func child(_ component: String) -> Node? {
    switch kind {
    case .object: return self[name: component]
    case .array:
      // An index has no sign and no leading zero (RFC 6901, section 4).
      guard let index = Int(component), index >= 0, String(index) == component else { return nil }
      return elements.dropFirst(index).first { _ in true }
    default: return nil
    }
  }
}
