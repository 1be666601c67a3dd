import JSONSyntax
import PayloadAnalysis
import SourceText

extension ActionSite {
  /// `alert` as text becomes an object with that text as its body, and back where nothing else is in it.
  static let alertForm: @Sendable (ActionSite) -> [CodeAction] = { site in
    guard let alert = site.memberOfAPS(named: "alert"), let value = alert.value,
      !value.flags.contains(.unclosed)
    else { return [] }
    switch value.kind {
    case .string:
      let object = ObjectEdit.text([("body", value.source)], like: site.region.root)
      return [site.rewrite("Write `alert` as an object", [TextEdit(value.range, object)])]
    case .object:
      let title = "Write `alert` as text"
      guard let body = value[name: "body"], body.kind == .string else { return [] }
      guard value.members.count == 1 else {
        return [site.obstructed(title, "`alert` holds more than its `body`, which a text cannot.")]
      }
      return [site.rewrite(title, [TextEdit(value.range, body.source)])]
    default: return []
    }
  }
}
