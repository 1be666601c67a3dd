import JSONSyntax
import PayloadAnalysis
import PayloadSchema

/// The names that an object may get.
extension CompletionSite {
  /// Those that the object lacks: what it must have, what its schema knows, the app's own, and what other kinds of
  /// payloads have.
  var keyProposals: [Proposal] {
    guard region != nil else { return [] }
    let form = KeyPage.number(of: keyForm)
    var taken = TakenNames(context.otherMembers.lazy.map(\.name))
    var proposals: [Proposal] = []
    if let schema = objectSchema {
      let required = required(in: schema)
      for property in schema.propertiesInOrder where taken.take(property.name) && isOffered(property) {
        let group: Proposal.Group = isSecondTarget(property.name) ? .otherFamily : .usual
        proposals.append(proposal(property, required.contains(property.name) ? .required : group, form))
      }
    }
    for key in customKeys where taken.take(key.name) && fits(key.name) { proposals.append(proposal(key)) }
    for property in keysOfOtherFamilies where taken.take(property.name) && isOffered(property) {
      // Most payloads have `aps`, so that an empty object, too, is first of all one without it.
      let isFirst = isAtRoot && property.name == "aps"
      proposals.append(proposal(property, isFirst ? .required : .otherFamily, form))
    }
    return proposals + codeProposals(taken)
  }

  /// Whether a key may be shown. Deprecated ones are, as such and at the end.
  private func isOffered(_ property: SchemaNode.Property) -> Bool {
    (!property.schema.isHidden || property.schema.isDeprecated) && fits(property.name)
  }

  /// What the object must have, for the event that the payload names.
  private func required(in schema: SchemaNode) -> [String] {
    let event = region?.aps?[name: "event"]?.stringValue
    return schema.required + (schema.annotations.requiredFor.first { $0.event == event }?.names ?? [])
  }

  /// Whether a key would be one target too many in an FCM message.
  private func isSecondTarget(_ name: String) -> Bool {
    guard case .envelope(.fcmV1) = region?.kind, FcmTarget.names.contains(name) else { return false }
    return context.otherMembers.contains { FcmTarget.names.contains($0.name) }
  }

  /// How the keys of the object are offered.
  private var keyForm: KeyForm {
    let writer = writer()
    return KeyForm(
      style: writer.style, isOnOneLine: writer.isOnOneLine, indentation: writer.indentation,
      takesSnippets: options.snippets, hasColon: context.hasColon)
  }

  /// - Parameter form: the number of the form that it is to have.
  private func proposal(_ property: SchemaNode.Property, _ group: Proposal.Group, _ form: Int) -> Proposal {
    let schema = property.schema
    let group = schema.isDeprecated ? .deprecated : group
    return KeyPage.proposal(property, group, form: form) { page in
      Proposal(
        label: property.name, kind: .key, detail: page.typePhrase, documentation: .init { page.markup },
        isDeprecated: schema.isDeprecated, group: group,
        text: member(property.name) { writeInitialValue(of: schema, to: &$0) })
    }
  }

  /// A name with its value, or alone where its colon stands there already.
  private func member(_ name: String, writeValue: (inout SnippetText) -> Void) -> SnippetText {
    var text = SnippetText()
    // A custom key is a name as it is, not the text of a snippet.
    text.append(quoted: name)
    if !context.hasColon {
      text.append(style.colon)
      writeValue(&text)
    }
    return text
  }

  // MARK: Other sources of names

  /// The keys of `aps` that only other kinds of payloads have; the root's only as long as nothing tells the kind.
  private var keysOfOtherFamilies: [SchemaNode.Property] {
    guard region?.payload != nil else { return [] }
    if isInAPS { return CompletionSite.apsKeysOfAllFamilies }
    guard isAtRoot, region?.root.member(named: "aps") == nil else { return [] }
    return PayloadFamily.allCases.flatMap { $0.schema?.propertiesInOrder ?? [] }
  }

  private static let apsKeysOfAllFamilies = PayloadFamily.allCases.flatMap {
    $0.schema?.property("aps")?.propertiesInOrder ?? []
  }

  private var customKeys: [ProjectFacts.CustomKey] {
    isAtRoot && region?.payload != nil ? analysis.facts.customKeys : []
  }

  private func proposal(_ key: ProjectFacts.CustomKey) -> Proposal {
    let count = key.count == 1 ? "1 payload" : "\(key.count) payloads"
    return Proposal(
      label: key.name, kind: .customKey, detail: "\(key.typeName), in \(count)",
      documentation: .init {
        Markup("The app's own data, as other payloads of this project have it: \(Markup.code(key.example)).")
      },
      group: .custom, text: member(key.name) { writePlaceholder(forJSON: key.example, to: &$0) })
  }

  /// The codes of the checks, in the configuration's `severities`.
  private func codeProposals(_ taken: TakenNames) -> [Proposal] {
    guard case .configuration = region?.kind, let object = context.object, object.pointer.components == ["severities"]
    else { return [] }
    return Checks.everything.map { ($0.code, $0.documentation) }.sorted { $0.0 < $1.0 }
      .filter { !taken.contains($0.0) && fits($0.0) }.map { code, documentation in
        Proposal(
          label: code, kind: .key, detail: "check", documentation: .init { Markup(documentation.summary) },
          group: .usual, text: member(code) { writeQuotedStop("off", to: &$0) })
      }
  }
}
