import JSONSyntax
import PayloadAnalysis
import PayloadSchema

/// One of Apple's keys in an object that it does not belong into: what it would be in its own.
struct KeyElsewhere {
  /// As Apple writes it.
  let name: String
  let schema: SchemaNode
  let note: String

  /// nil for a name that is none of Apple's, and in data where any name is the app's own.
  ///
  /// - Parameter path: from the root of the region's tree to the member.
  init?(_ name: String, at path: [Node], in region: Region) {
    guard region.payload != nil, let home = KeyPlaces.home(of: name) else { return nil }
    let outer = path.dropLast().filter(\.isMember).map(\.name)
    let isReadByApple = outer.isEmpty || outer == ["aps"] || outer == ["aps", "alert"] || outer == ["aps", "sound"]
    guard isReadByApple, let schema = KeyElsewhere.schema(of: home, in: region) else { return nil }
    self.name = home.name
    self.schema = schema
    let here = outer.last.map { "in \(Markup.code($0))" } ?? "beside `aps`"
    note =
      home.place.rawValue == outer.last
      ? "Not read in this kind of payload." : "It has no effect \(here); Apple reads it in `\(home.place.rawValue)`."
  }

  /// The schema of the region's own family before those of others.
  private static func schema(of home: KeyPlaces.Home, in region: Region) -> SchemaNode? {
    let roots = [region.schema] + PayloadFamily.allCases.compactMap(\.schema)
    return roots.lazy.compactMap { root -> SchemaNode? in
      let aps = root.property("aps")
      switch home.place {
      case .aps: return aps?.property(home.name)
      case .alert: return aps?.property("alert")?.branch(for: .object)?.property(home.name)
      case .sound: return aps?.property("sound")?.branch(for: .object)?.property(home.name)
      }
    }.first
  }
}
