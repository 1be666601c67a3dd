import JSONSyntax
import PayloadAnalysis
import SourceText

/// An edit of `.apns-lsp.json` that turns a check off.
package enum TurnOffCheck {
  package static func title(_ code: String) -> String { "Turn off `\(code)` for this project" }

  /// The edits of a configuration; nil for one that is no object, or that says so already.
  package static func edits(of code: String, in tree: SyntaxTree) -> [TextEdit]? {
    guard let root = tree.root else { return [.insert(newFile(code), at: tree.text.count)] }
    guard root.kind == .object else { return nil }
    guard let severities = root.member(named: "severities") else {
      let value = ObjectEdit.text([(code, "\"off\"")], like: root)
      return ObjectEdit.inserting([("severities", value)], into: root)
    }
    guard let object = severities.value, object.kind == .object else { return nil }
    guard let member = object.member(named: code) else {
      return ObjectEdit.inserting([(code, "\"off\"")], into: object)
    }
    guard let value = member.value, value.stringValue != "off" else { return nil }
    return [TextEdit(value.range, "\"off\"")]
  }

  /// The text of a configuration that does nothing else.
  package static func newFile(_ code: String) -> String {
    """
    {
      "severities": { \(JSONText.quoted(code)): "off" }
    }

    """
  }
}
