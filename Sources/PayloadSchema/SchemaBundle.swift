import JSONSyntax
import SourceText

/// `payload.schema.json`: one schema for every payload and envelope, for editors without this server.
///
/// It chooses the family with `if`, `then`, `else` and has no reference to another file. It is made of the other files,
/// by the rule in `Tests/Schemas/README.md`; a test keeps the file and this equal.
struct SchemaBundle {
  /// The families in the order in which they are tried, each with the condition that tells it.
  private static let chain: [(family: String, condition: JSONValue)] =
    [
      ("web-push", ["anyOf": [withoutAps(member("web_push")), members("web_push", "notification")]]),
      ("fcm-v1", withoutAps(holding("message", ["type": "object"]))),
      ("fcm-legacy", withoutAps(["allOf": [anyMember("to", "registration_ids"), anyMember("notification", "data")]])),
      (
        "sns",
        withoutAps(
          anyMember("APNS", "APNS_SANDBOX", "APNS_VOIP", "APNS_VOIP_SANDBOX", "MACOS", "MACOS_SANDBOX"))
      ),
      ("mdm", withoutAps(member("mdm"))),
      ("file-provider", withoutAps(member("container-identifier"))),
      ("start", ["type": "object", "maxProperties": 0]),
    ] + chainInEnvelope + [("simulator", member("Simulator Target Bundle"))]

  private static let chainInEnvelope: [(family: String, condition: JSONValue)] = [
    ("live-activity", inAps("event", "content-state")),
    ("widgets", inAps("content-changed")),
    ("safari-website", inAps("url-args")),
    ("push-to-talk", inAps("ptt-push-type")),
  ]

  /// What is taken if no condition holds.
  private static let otherwise = "notification"
  /// Families that cannot be told by what stands in a payload.
  private static let undetected = ["voip", "complication", "location", "wallet"]

  private static let description: JSONValue =
    """
    The JSON that a server sends to the Apple Push Notification service, or an envelope around it. \
    What stands in the document decides what it is: a notification, a Live Activity, a request to Firebase and so on.
    """

  private let families: [String]
  /// The schema files that take part, by name.
  private let sources: [String: JSONValue]
  /// The `$defs` of all files, those of the families first.
  private let definitions: JSONValue

  init() {
    families =
      [SchemaBundle.otherwise] + SchemaBundle.chain.map(\.family).filter { $0 != "start" } + SchemaBundle.undetected
    var sources: [String: JSONValue] = [:]
    var definitions: [JSONValue.Member] = []
    for name in families + ["definitions"] {
      guard let root = SchemaFile.named(name)?.tree.root else { continue }
      let source = JSONValue(root)
      sources[name] = source
      definitions += source[name: "$defs"]?.members ?? []
    }
    self.sources = sources
    self.definitions = .object(definitions)
  }

  /// The text of the file.
  var text: String { schema.indentedText() + "\n" }

  private var schema: JSONValue {
    let snippets = families.flatMap { sources[$0]?[name: "defaultSnippets"]?.elements ?? [] }
    let head: JSONValue = [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "urn:apns-lsp:schema:payload",
      "title": "APNs payload", "description": SchemaBundle.description, "markdownDescription": SchemaBundle.description,
      "type": "object", "defaultSnippets": .array(snippets),
    ]
    let choice = SchemaBundle.choice(of: SchemaBundle.chain[...])
    return head.merging(choice).setting("$defs", to: bundledDefinitions)
  }

  private var bundledDefinitions: JSONValue {
    let embedded: JSONValue = [
      "if": SchemaBundle.member("aps"), "then": SchemaBundle.choice(of: SchemaBundle.chainInEnvelope[...]),
    ]
    let bodies = JSONValue.object(families.map { JSONValue.Member(name: $0, value: body(of: $0)) })
    return bodies.setting("start", to: start).setting("embedded", to: embedded).merging(rewritten(definitions))
  }

  /// What an empty object is offered: the members of every family that is not deprecated.
  private var start: JSONValue {
    var members: JSONValue = [:]
    for family in families where sources[family]?[name: "deprecated"] == nil {
      for property in sources[family]?[name: "properties"]?.members ?? [] where members[name: property.name] == nil {
        let pointer = "#/$defs/\(family)/properties/\(PercentEncoding.encoded(property.name.utf8))"
        members = members.setting(property.name, to: ["$ref": .string(pointer)])
      }
    }
    return ["title": "Empty so far", "properties": members]
  }

  private func body(of family: String) -> JSONValue {
    let dropped: Set = ["$schema", "$id", "$defs"]
    return rewritten(.object(sources[family]?.members.filter { !dropped.contains($0.name) } ?? []))
  }

  /// A schema without references to other files, and without keywords beside a reference.
  private func rewritten(_ schema: JSONValue) -> JSONValue {
    switch schema {
    case .array(let elements): return .array(elements.map(rewritten))
    case .object(let members):
      if let reference = schema[name: "$ref"]?.string { return resolved(reference, in: schema) }
      var result = JSONValue.object(members.map { JSONValue.Member(name: $0.name, value: rewritten($0.value)) })
      if let order = schema[name: "x-apns"]?[name: "order"]?.double.flatMap({ Int(exactly: $0) }) {
        let digits = String(order)
        let padded = String(repeating: "0", count: max(0, 3 - digits.count)) + digits
        result = result.setting("suggestSortText", to: .string(padded))
      }
      if schema[name: "x-apns"]?[name: "embeds"]?.string == "payload" {
        result = result.setting("allOf", to: [["$ref": "#/$defs/embedded"]])
      }
      return result
    default: return schema
    }
  }

  /// Keywords beside a reference go into a copy of the definition, because VS Code's JSON support lets that win.
  private func resolved(_ reference: String, in schema: JSONValue) -> JSONValue {
    let name = String(reference.split(separator: "/").last ?? "")
    let beside = JSONValue.object(schema.members.filter { $0.name != "$ref" })
    guard !beside.members.isEmpty else { return ["$ref": .string("#/$defs/" + name)] }
    return rewritten((definitions[name: name] ?? [:]).merging(beside))
  }

  /// The branches as nested `if`, `then`, `else`.
  private static func choice(of chain: ArraySlice<(family: String, condition: JSONValue)>) -> JSONValue {
    guard let first = chain.first else { return ["$ref": .string("#/$defs/" + otherwise)] }
    return [
      "if": first.condition, "then": ["$ref": .string("#/$defs/" + first.family)],
      "else": choice(of: chain.dropFirst()),
    ]
  }
}

// MARK: - Conditions

extension SchemaBundle {
  /// True for an object that has this member.
  private static func member(_ name: String) -> JSONValue { ["type": "object", "required": [.string(name)]] }

  /// True for an object that has all of these members.
  private static func members(_ names: String...) -> JSONValue {
    ["type": "object", "required": .array(names.map { .string($0) })]
  }

  /// True for an object that has one of these members.
  private static func anyMember(_ names: String...) -> JSONValue { anyMember(names) }

  private static func anyMember(_ names: [String]) -> JSONValue {
    ["type": "object", "anyOf": .array(names.map { ["required": [.string($0)]] })]
  }

  /// True for an object whose member of this name is as the condition says; no editor offers the name for it.
  private static func holding(_ name: String, _ condition: JSONValue) -> JSONValue {
    member(name).setting(
      "properties",
      to: .object([
        JSONValue.Member(name: name, value: condition.setting("doNotSuggest", to: true))
      ]))
  }

  /// True for a payload whose `aps` has one of these members.
  private static func inAps(_ names: String...) -> JSONValue { holding("aps", anyMember(names)) }

  private static func withoutAps(_ condition: JSONValue) -> JSONValue {
    ["allOf": [condition, ["not": ["required": ["aps"]]]]]
  }
}
