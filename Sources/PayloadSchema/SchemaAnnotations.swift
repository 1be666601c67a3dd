/// What `x-apns` says of a key beside what JSON Schema can say. It never changes what is valid.
package struct SchemaAnnotations: Sendable {
  /// How well a statement is known.
  package enum Confirmation: String, Sendable {
    case apple
    case thirdParty = "third-party"
    case unconfirmed
  }

  /// The number 1 says yes; Apple documents no other value.
  package let isFlag: Bool
  /// Since which version of which system, in the order of the file: `iOS 15.0`.
  package let since: [(system: String, version: String)]
  package let deprecatedSince: [(system: String, version: String)]
  /// The page that documents it.
  package let source: String?
  package let confirmation: Confirmation
  /// What the value is: `url`, `uuid`, `sound`, `localizable-key`, `bundle-identifier`, `json` in a string …
  package let format: String?
  /// `seconds` for a date since 1970.
  package let unit: String?
  /// How far ahead a date usually lies, in seconds.
  package let delay: Double
  /// Apple's order of the keys of an object, lowest first.
  package let order: Int?
  /// Members that are required only for one event of a Live Activity, by event.
  package let requiredFor: [(event: String, names: [String])]
  /// The limit of a family's payload, in bytes.
  package let limit: Int?
  /// The request headers of a family, in the order of the file.
  package let headers: [(name: String, value: String)]
  /// The headers of the other push types that the family's payloads are sent as.
  package let otherHeaders: [[(name: String, value: String)]]

  init(_ value: JSONValue) {
    isFlag = value[name: "flag"] == .boolean(true)
    since = Self.pairs(value[name: "since"])
    deprecatedSince = Self.pairs(value[name: "deprecatedSince"])
    source = value[name: "source"]?.string
    confirmation = value[name: "confirmed"]?.string.flatMap(Confirmation.init) ?? .unconfirmed
    format = value[name: "format"]?.string
    unit = value[name: "unit"]?.string
    delay = value[name: "delay"]?.double ?? 0
    order = value[name: "order"]?.double.flatMap { Int(exactly: $0) }
    limit = value[name: "limit"]?.double.flatMap { Int(exactly: $0) }
    headers = Self.headers(value[name: "headers"])
    if case .array(let others) = value[name: "otherHeaders"] {
      otherHeaders = others.map(Self.headers)
    } else {
      otherHeaders = []
    }
    guard case .object(let events) = value[name: "requiredFor"] ?? .null else {
      requiredFor = []
      return
    }
    requiredFor = events.map { event in
      guard case .array(let names) = event.value else { return (event.name, []) }
      return (event.name, names.compactMap(\.string))
    }
  }

  private static func headers(_ value: JSONValue?) -> [(name: String, value: String)] {
    pairs(value).map { (name: $0.system, value: $0.version) }
  }

  private static func pairs(_ value: JSONValue?) -> [(system: String, version: String)] {
    guard case .object(let members) = value else { return [] }
    return members.map { ($0.name, $0.value.string ?? $0.value.text) }
  }
}
