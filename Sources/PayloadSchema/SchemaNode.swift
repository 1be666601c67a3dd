import JSONSyntax

/// What a schema says of one value: its type, its values, its members, and its documentation.
///
/// The dialect is closed (`SchemaKeyword`).
package final class SchemaNode: Sendable {
  package let title: String?
  /// The documentation as plain text.
  package let description: String?
  package let markdownDescription: String?
  /// Empty if the schema does not say.
  package let types: JSONType
  package let isInteger: Bool
  /// The values that are allowed; nil if any is.
  package let values: [AllowedValue]?
  /// In the order of the file.
  package let properties: [Property]
  /// In the order of a list: those first that the schema says come first.
  package let propertiesInOrder: [Property]
  package let required: [String]
  package let additionalProperties: AdditionalProperties
  package let items: SchemaNode?
  package let minimum: Double?
  package let maximum: Double?
  /// In Unicode scalars.
  package let minimumLength: Int?
  package let minimumItems: Int?
  package let maximumItems: Int?
  /// Alternatives that differ by JSON type.
  package let branches: [SchemaNode]
  package let defaultValue: JSONValue?
  package let examples: [JSONValue]
  package let isDeprecated: Bool
  package let deprecationMessage: String?
  package let isHidden: Bool
  package let snippets: [Snippet]
  package let annotations: SchemaAnnotations

  private let propertyIndex: NameIndex

  package struct Property: Sendable {
    package let name: String
    package let schema: SchemaNode
  }

  package struct AllowedValue: Sendable {
    package let value: JSONValue
    package let description: String?
    package let markdownDescription: String?
  }

  package enum AdditionalProperties: Sendable {
    case allowed
    case forbidden
    case schema(SchemaNode)
  }

  package struct Snippet: Sendable {
    package let label: String
    package let description: String?
    package let markdownDescription: String?
    /// Strings hold tab stops such as `${1:text}`; one that begins with `^` stands for what follows, without quotes.
    package let body: JSONValue
  }

  init(_ source: SchemaSource) {
    title = source.string(.title)
    description = source.string(.description)
    markdownDescription = source.string(.markdownDescription)
    let typeNames = source.strings(.type)
    types = typeNames.compactMap(JSONType.init(named:)).reduce(into: []) { $0.formUnion($1) }
    isInteger = typeNames.contains("integer") && !typeNames.contains("number")
    values = source.allowedValues
    properties = source.members(.properties).map { Property(name: $0.name, schema: SchemaNode($0.source)) }
    propertiesInOrder = SchemaNode.inOrder(properties)
    required = source.strings(.required)
    additionalProperties = source.additionalProperties
    items = source.child(.items).map(SchemaNode.init)
    minimum = source.value(.minimum)?.double
    maximum = source.value(.maximum)?.double
    minimumLength = source.integer(.minLength)
    minimumItems = source.integer(.minItems)
    maximumItems = source.integer(.maxItems)
    branches = source.elements(.oneOf).map(SchemaNode.init)
    defaultValue = source.value(.default)
    examples = source.values(.examples)
    isDeprecated = source.value(.deprecated) == .boolean(true)
    deprecationMessage = source.string(.deprecationMessage)
    isHidden = source.value(.doNotSuggest) == .boolean(true)
    snippets = source.snippets
    annotations = SchemaAnnotations(source.value(.annotations) ?? .null)
    propertyIndex = NameIndex(properties.map(\.name))
  }

  private static func inOrder(_ properties: [Property]) -> [Property] {
    properties.enumerated().sorted { left, right in
      (left.element.schema.annotations.order ?? .max, left.offset)
        < (right.element.schema.annotations.order ?? .max, right.offset)
    }.map(\.element)
  }

  /// What the schema says of the member of that name, if it names it.
  package func property(_ name: String) -> SchemaNode? {
    var name = name
    return name.withUTF8 { propertyIndex[$0] }.map { properties[$0].schema }
  }

  /// What the schema says of a member of an object, if it names it.
  func property(of member: Node) -> SchemaNode? {
    member.withNameBytes { propertyIndex[$0] }.map { properties[$0].schema }
  }

  /// The alternative for a value of that type; the schema itself where it has none. nil if no alternative takes the type.
  package func branch(for type: JSONType) -> SchemaNode? {
    branches.isEmpty ? self : branches.first { $0.types.contains(type) }
  }

  /// All types that a value may have, those of the alternatives included; every type if the schema does not say.
  package var allTypes: JSONType {
    let own = branches.reduce(into: types) { $0.formUnion($1.types) }
    return own.isEmpty ? .any : own
  }

  /// Whether an object may have any members, and nothing is known of them.
  var isFree: Bool {
    if case .allowed = additionalProperties { properties.isEmpty && required.isEmpty } else { false }
  }

  /// A number that stands for yes when it is 1.
  package var isFlag: Bool { annotations.isFlag }
}
