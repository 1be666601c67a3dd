import JSONSyntax
import PayloadSchema

/// The keys that Apple's documentation names, taken from the schemas.
package enum AppleKeys {
  /// The names of `aps` in all families.
  package static let aps: [String] = {
    var names: [String] = []
    for family in PayloadFamily.allCases {
      for property in family.schema?.property("aps")?.properties ?? [] where !names.contains(property.name) {
        names.append(property.name)
      }
    }
    return names
  }()

  /// The names of `alert`.
  package static let alert: [String] =
    SchemaNode.named("notification")?.property("aps")?.property("alert")?.branch(for: .object)?.properties.map(\.name)
    ?? []

  private static let foldedAPS = Set(aps.map(KeySpelling.folded))
  private static let foldedAlert = Set(alert.map(KeySpelling.folded))

  /// Whether a name is one of `aps`, in any spelling.
  package static func isOfAPS(_ name: String) -> Bool { foldedAPS.contains(KeySpelling.folded(name)) }

  /// Whether a name is one of `alert`, in any spelling.
  package static func isOfAlert(_ name: String) -> Bool { foldedAlert.contains(KeySpelling.folded(name)) }

  /// Whether a name is one of `aps` or `alert`, or `aps` itself, in any spelling.
  package static func isKnown(_ name: String) -> Bool {
    let folded = KeySpelling.folded(name)
    return folded == "aps" || foldedAPS.contains(folded) || foldedAlert.contains(folded)
  }

  /// Root keys that Xcode, the Simulator, Firebase, CloudKit and Rocket.Chat write: they are nobody's mistake.
  package static func isWellKnownRoot(_ name: String) -> Bool {
    wellKnownRoot.contains(name)
      || name.utf8.first == UInt8(ascii: "g") && (name.hasPrefix("gcm.") || name.hasPrefix("google."))
  }

  private static let wellKnownRoot: Set<String> = [
    "Simulator Target Bundle", "WatchKit Simulator Actions", "fcm_options", "ck", "ejson",
  ]
}
