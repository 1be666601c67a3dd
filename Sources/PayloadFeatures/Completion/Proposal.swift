/// What may be written at a place, before it is fitted in. It does not change, so that lists hand it on without a copy.
final class Proposal: Sendable {
  let label: String
  let kind: CompletionItem.Kind
  let detail: String
  let documentation: CompletionItem.Documentation
  let isDeprecated: Bool
  /// The smaller the earlier in the list, within what fits what was typed equally well.
  let group: Group
  let text: SnippetText
  /// What one may type to get it; the label alone by default.
  let names: [String]
  /// A complete value, which a comma or bracket may end.
  let isComplete: Bool
  /// It is put between the braces of an empty object.
  let fillsObject: Bool

  init(
    label: String, kind: CompletionItem.Kind, detail: String = "",
    documentation: CompletionItem.Documentation = .init(), isDeprecated: Bool = false, group: Group,
    text: SnippetText, names: [String] = [], isComplete: Bool = false, fillsObject: Bool = false
  ) {
    self.label = label
    self.kind = kind
    self.detail = detail
    self.documentation = documentation
    self.isDeprecated = isDeprecated
    self.group = group
    self.text = text
    self.names = names
    self.isComplete = isComplete
    self.fillsObject = fillsObject
  }

  enum Group: Int, Sendable {
    /// What the object must have.
    case required
    case usual
    case custom
    case template
    /// What another kind of payload has.
    case otherFamily
    case deprecated
  }
}
