import PayloadSchema

/// The page of a key or of one of its values: what hover, completion and `explain` show.
package enum KeyDocumentation {
  /// - Parameter name: the key as Apple writes it.
  package static func markup(_ name: String, _ schema: SchemaNode) -> Markup { KeyPage.of(name, schema).markup }

  /// The page that `markup` returns, written anew.
  static func written(_ name: String, _ schema: SchemaNode) -> Markup {
    var markup = Markup()
    var heading = "**" + Markup.code(name) + "** · " + valuePhrase(schema)
    for (index, since) in schema.annotations.since.enumerated() {
      heading += (index == 0 ? " · " : ", ") + since.system + " " + trimmed(since.version)
    }
    if let confirmation = confirmation(schema) { heading += " · " + confirmation }
    markup.add(heading)
    markup.add(notes(schema))
    markup.add(description(schema))
    return markup
  }

  /// The description of a schema; empty if it has none.
  package static func description(_ schema: SchemaNode) -> Markup {
    guard let markdown = schema.markdownDescription ?? schema.description else { return Markup() }
    return Markup(markdown: markdown, plain: schema.description ?? markdown)
  }

  /// What one value of a key does; empty if nothing is known of it.
  package static func markup(_ value: SchemaNode.AllowedValue) -> Markup {
    guard let markdown = value.markdownDescription ?? value.description else { return Markup() }
    return Markup(markdown: markdown, plain: value.description ?? markdown)
  }

  package static func markup(_ snippet: SchemaNode.Snippet) -> Markup {
    guard let markdown = snippet.markdownDescription ?? snippet.description else { return Markup() }
    return Markup(markdown: markdown, plain: snippet.description ?? markdown)
  }

  /// The type in a few words: `string or object`, `flag (1)`, `whole number from 0`.
  package static func typePhrase(_ schema: SchemaNode) -> String {
    if schema.isFlag { return "flag (1)" }
    if schema.annotations.unit == "seconds" { return "seconds since 1970" }
    if schema.annotations.unit == "milliseconds" { return "milliseconds since 1970" }
    guard schema.allTypes != .any else { return "any value" }
    // The alternatives' own order: the usual one first.
    let alternatives = schema.branches.isEmpty ? [schema] : schema.branches
    var phrase = ""
    for alternative in alternatives {
      for name in alternative.types.names {
        if !phrase.isEmpty { phrase += " or " }
        phrase += typePhrase(name, alternative)
      }
    }
    return phrase
  }

  /// - Parameter name: of one of the types that the schema takes.
  private static func typePhrase(_ name: String, _ schema: SchemaNode) -> String {
    switch name {
    case "number": return (schema.isInteger ? "whole number" : name) + bounds(schema)
    case "array":
      guard let items = schema.items, items.allTypes != .any else { return name }
      return "array of " + items.allTypes.names.map { $0 + "s" }.joined(separator: " or ")
    default: return name
    }
  }

  /// The values that are allowed, if they are few words; else the type.
  private static func valuePhrase(_ schema: SchemaNode) -> String {
    guard let values = schema.values, (2...5).contains(values.count), !schema.isFlag,
      values.allSatisfy({ $0.value.string != nil })
    else { return typePhrase(schema) }
    var phrase = ""
    for (index, value) in values.enumerated() {
      if index > 0 { phrase += index == values.count - 1 ? " or " : ", " }
      phrase += Markup.code(value.value.text)
    }
    return phrase
  }

  private static func bounds(_ schema: SchemaNode) -> String {
    switch (schema.minimum, schema.maximum) {
    case (let low?, let high?): " from \(number(low)) to \(number(high))"
    case (let low?, nil): " from \(number(low))"
    case (nil, let high?): " up to \(number(high))"
    case (nil, nil): ""
    }
  }

  private static func number(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? String(value) }

  /// `15` for `15.0`
  private static func trimmed(_ version: String) -> String {
    version.hasSuffix(".0") ? String(version.dropLast(2)) : version
  }

  private static func notes(_ schema: SchemaNode) -> String {
    schema.isDeprecated ? "**Deprecated.** " + (schema.deprecationMessage ?? "") : ""
  }

  /// Nothing where those whose key it is say so themselves.
  private static func confirmation(_ schema: SchemaNode) -> String? {
    guard let source = schema.annotations.source else { return nil }
    switch schema.annotations.confirmation {
    case .apple: return nil
    case .thirdParty: return ownersOfOtherKeys.contains(where: source.hasPrefix) ? nil : "known from third parties"
    case .unconfirmed: return "not confirmed"
    }
  }

  /// The pages of those whose keys are not Apple's: for these they are the first hand.
  private static let ownersOfOtherKeys = [
    "https://firebase.google.com/", "https://docs.aws.amazon.com/", "https://www.w3.org/", "https://github.com/WebKit/",
  ]
}
