import PayloadAnalysis
import PayloadSchema

/// All keys that the schemas of payloads, envelopes and the configuration know, by name, with the places where each
/// stands.
package enum KeyIndex {
  package struct Entry: Sendable {
    package var name: String
    package var schema: SchemaNode
    /// `aps.alert.title`, `aps.alert.title (Live Activity)`
    package var places: [String]
  }

  /// In alphabetical order.
  package static let names: [String] = Array(Set(entries.map(\.name))).sorted()

  /// What a name means, once for each meaning that it has.
  package static func entries(named name: String) -> [Entry] { entries.filter { $0.name == name } }

  private static let entries: [Entry] = {
    var collector = Collector()
    for family in PayloadFamily.allCases where family != .background {
      if let schema = family.schema { collector.collect(schema, "", in: family == .alert ? nil : family.title) }
    }
    for envelope in [Envelope.fcmV1, .fcmLegacy, .sns] {
      if let schema = envelope.schema { collector.collect(schema, "", in: envelope.title) }
    }
    if let schema = SchemaNode.named("configuration") {
      collector.collect(schema, "", in: DocumentRole.configurationFileName)
    }
    return collector.entries
  }()

  private struct Collector {
    var entries: [Entry] = []
    private var index: [String: Int] = [:]

    /// Goes through a schema; schemas are finite, they refer to no place above them. `$schema` is for editors.
    mutating func collect(_ schema: SchemaNode, _ path: String, in owner: String?) {
      for property in schema.properties where !property.schema.isHidden && !property.name.hasPrefix("$") {
        let place = path.isEmpty ? property.name : path + "." + property.name
        add(property, at: owner.map { "\(place) (\($0))" } ?? place)
        collect(property.schema, place, in: owner)
      }
      for branch in schema.branches { collect(branch, path, in: owner) }
      if let items = schema.items { collect(items, path + "[]", in: owner) }
    }

    /// Keys of one name with one description are one entry.
    private mutating func add(_ property: SchemaNode.Property, at place: String) {
      let key = property.name + "\n" + (property.schema.description ?? "")
      if let known = index[key] {
        if !entries[known].places.contains(place) { entries[known].places.append(place) }
      } else {
        index[key] = entries.count
        entries.append(Entry(name: property.name, schema: property.schema, places: [place]))
      }
    }
  }
}
