/// The keywords of the dialect that the files of `schemas/` are written in. The list is closed: a test refuses a file
/// with any other one, because the engine would pass over it.
///
/// Most are those of JSON Schema 2020-12; the rest is what the JSON support of VS Code reads beside them, and `x-apns`
/// (`SchemaAnnotations`). `payload.schema.json`, which is for editors without this server, has more (`SchemaBundle`).
enum SchemaKeyword: String, CaseIterable {
  // The file itself.
  case dialect = "$schema"
  case definitions = "$defs"
  case reference = "$ref"
  case comment = "$comment"

  // What is valid.
  case type
  case const
  case `enum`
  case properties
  case required
  case additionalProperties
  case items
  case minimum
  case maximum
  case minLength
  case minItems
  case maxItems
  /// Branches differ by their types alone.
  case oneOf

  // What is said of it.
  case title
  case description
  case markdownDescription
  case enumDescriptions
  case markdownEnumDescriptions
  case `default`
  case examples
  case deprecated
  case deprecationMessage
  case annotations = "x-apns"

  // What an editor offers.
  case doNotSuggest
  case suggestSortText
  case defaultSnippets
}
