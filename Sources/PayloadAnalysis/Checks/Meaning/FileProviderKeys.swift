import JSONSyntax
import SourceText

/// The keys of a File Provider push that stand in an `aps`, where it has none.
struct FileProviderKeys {
  /// `container-identifier`.
  let identifier: Node
  /// All that stand there, with it.
  private let members: [Node]
  private let aps: Node
  private let root: Node

  /// nil if there are none, or if the root has one of them, too.
  init?(in aps: Node, _ context: CheckContext) {
    let members = aps.members.filter { ["container-identifier", "domain"].contains($0.name) && $0.value != nil }
    guard let identifier = members.first(where: { $0.name == "container-identifier" }),
      !members.contains(where: { context.root.member(named: $0.name) != nil })
    else { return nil }
    self.identifier = identifier
    self.members = members
    self.aps = aps
    root = context.root
  }

  var names: String { members.map { "`\($0.name)`" }.joined(separator: " and ") }

  /// Moves them to the root; an `aps` that is empty without them goes.
  var edits: [TextEdit] {
    let texts = members.compactMap { member in member.value.map { (name: member.name, value: $0.source) } }
    guard members.count == aps.members.count, let whole = root.member(named: "aps"), let first = texts.first else {
      return ObjectEdit.moving(members, from: aps, to: root)
    }
    return [TextEdit(whole.range, ObjectEdit.memberText(first, like: root))]
      + ObjectEdit.inserting(Array(texts.dropFirst()), into: root)
  }
}
