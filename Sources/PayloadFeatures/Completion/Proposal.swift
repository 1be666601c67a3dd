/// What may be written at a place, before it is fitted in.
struct Proposal {
  var label: String
  var kind: CompletionItem.Kind
  var detail = ""
  var documentation = CompletionItem.Documentation()
  var isDeprecated = false
  /// The smaller the earlier in the list, within what fits what was typed equally well.
  var group: Group
  var text: SnippetText
  /// What one may type to get it; the label alone by default.
  var names: [String] = []
  /// A complete value, which a comma or bracket may end.
  var isComplete = false
  /// It is put between the braces of an empty object.
  var fillsObject = false

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
