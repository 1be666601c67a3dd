import JSONSyntax
import SourceText

/// Edits that put a member where a path of names leads.
enum PathEdit {
  /// Moves a member to a place below `root`, making the objects on the way. nil where something else stands there.
  ///
  /// - Parameters:
  ///   - path: names from `root` on; the last one is the member's new name.
  ///   - value: the value as JSON.
  static func moving(
    _ member: Node, from source: Node, to path: [String], as value: String, in root: Node
  ) -> [TextEdit]? {
    guard let place = place(of: path, in: root) else { return nil }
    let new = (name: place.name, value: place.missing.isEmpty ? value : nested(place.missing, value, like: root))
    if place.object.index == source.index {
      return [TextEdit(member.range, ObjectEdit.memberText(new, like: source))]
    }
    return ObjectEdit.removing([member], from: source) + ObjectEdit.inserting([new], into: place.object)
  }

  /// Puts a member below `root`, making the objects on the way. nil where something else stands there.
  static func inserting(_ value: String, at path: [String], in root: Node) -> [TextEdit]? {
    guard let place = place(of: path, in: root) else { return nil }
    return ObjectEdit.inserting([(place.name, nested(place.missing, value, like: root))], into: place.object)
  }

  /// The innermost object of a path that is there, the name to put into it, and the names that are below that one.
  private static func place(of path: [String], in root: Node) -> (object: Node, name: String, missing: [String])? {
    guard let name = path.first, root.kind == .object else { return nil }
    guard let member = root.member(named: name) else { return (root, name, Array(path.dropFirst())) }
    guard path.count > 1, let value = member.value else { return nil }
    return place(of: Array(path.dropFirst()), in: value)
  }

  private static func nested(_ names: [String], _ value: String, like object: Node) -> String {
    names.reversed().reduce(value) { ObjectEdit.text([($1, $0)], like: object) }
  }
}
