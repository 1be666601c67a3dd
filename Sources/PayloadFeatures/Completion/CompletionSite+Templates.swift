import JSONSyntax
import PayloadAnalysis
import PayloadSchema

/// Whole payloads.
extension CompletionSite {
  /// For a document without content, or with a word that is none.
  var documentTemplates: [Proposal] {
    let writer = writer(isOnOneLine: false)
    return templates.map { template($0, writer.text(of: $0.body), fillsObject: false) }
  }

  /// For the outermost object of a document or payload, as long as it is empty.
  var memberTemplates: [Proposal] {
    guard isAtRoot, context.quotes == .none, !context.hasColon, context.otherMembers.isEmpty, region?.envelope == nil
    else { return [] }
    let writer = writer(isOnOneLine: region?.embedding != nil)
    // Between the braces on one line, the members begin one level deeper than that line.
    let isBetweenBraces =
      context.object.map { tree.text.line(at: $0.range.start) == tree.text.line(at: context.offset) } ?? false
    return templates.map {
      template($0, writer.members(of: $0.body, depth: isBetweenBraces ? 1 : 0), fillsObject: true)
    }
  }

  private func template(_ snippet: SchemaNode.Snippet, _ text: SnippetText, fillsObject: Bool) -> Proposal {
    let preview = SnippetWriter(style: TextStyle.standard, isOnOneLine: false, indentation: "", now: now)
    return Proposal(
      label: snippet.label, kind: .template, detail: "payload",
      documentation: .init {
        var markup = KeyDocumentation.markup(snippet)
        markup.add(Markup.block(preview.text(of: snippet.body).plain, language: "json"))
        return markup
      }, group: .template, text: text, fillsObject: fillsObject)
  }

  private var templates: [SchemaNode.Snippet] {
    if analysis.options.role == .configuration { return SchemaNode.named("configuration")?.snippets ?? [] }
    return PayloadKind.all.flatMap(\.schema.snippets)
  }
}

extension TextStyle {
  /// Two spaces, `\n`.
  static let standard = TextStyle(SyntaxTree.parse(.init("")))
}
