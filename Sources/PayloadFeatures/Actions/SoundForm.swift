import JSONSyntax
import PayloadAnalysis
import SourceText

extension ActionSite {
  /// The name of a sound becomes the object of a critical alert with that sound, and back.
  static let soundForm: @Sendable (ActionSite) -> [CodeAction] = { site in
    guard let sound = site.memberOfAPS(named: "sound"), let value = sound.value,
      !value.flags.contains(.unclosed)
    else { return [] }
    switch value.kind {
    case .string:
      let members = [("critical", "1"), ("name", value.source), ("volume", "1.0")]
      let object = ObjectEdit.text(members, like: site.region.root)
      return [site.rewrite("Make the sound a critical alert's", [TextEdit(value.range, object)])]
    case .object:
      let name = value[name: "name"].flatMap { $0.kind == .string ? $0.source : nil } ?? "\"default\""
      return [site.rewrite("Make the sound an ordinary one", [TextEdit(value.range, name)])]
    default: return []
    }
  }
}
