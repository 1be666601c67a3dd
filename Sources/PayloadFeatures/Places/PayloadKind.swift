import PayloadAnalysis
import PayloadSchema

/// A kind of payload, or of envelope around one: what `explain` tells to somebody who has none yet.
package struct PayloadKind: Sendable {
  /// A whole payload to begin with.
  package struct Template: Sendable {
    package var label: String
    package var documentation: Markup
    /// The payload over several lines, what is to be filled in as the template proposes it.
    package var text: String
  }

  /// Of its schema: `live-activity`.
  package let name: String
  package let schema: SchemaNode

  /// In the order that people need them in.
  package static let all: [PayloadKind] = {
    var names: [String] = []
    for family in PayloadFamily.allCases where !names.contains(family.schemaName) { names.append(family.schemaName) }
    names += ["simulator", Envelope.fcmV1.rawValue, Envelope.fcmLegacy.rawValue, Envelope.sns.rawValue]
    return names.compactMap { name in SchemaNode.named(name).map { PayloadKind(name: name, schema: $0) } }
  }()

  /// The kind of that name in any spelling, `live-activity` or `liveActivity`, or else the one that is sent as the push
  /// type of that name; nil if there is none.
  package static func named(_ name: String) -> PayloadKind? {
    all.first { KeySpelling.isSame($0.name, name) }
      ?? PushType(name: name).flatMap { type in all.first { $0.name == PayloadFamily(type).schemaName } }
  }

  /// - Parameter now: the present time in seconds since 1970.
  package func templates(now: Double) -> [Template] {
    let writer = SnippetWriter(style: .standard, isOnOneLine: false, indentation: "", now: now)
    return schema.snippets.map { snippet in
      Template(
        label: snippet.label, documentation: KeyDocumentation.markup(snippet),
        text: writer.text(of: snippet.body).plain)
    }
  }
}
