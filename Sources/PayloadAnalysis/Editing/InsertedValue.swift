import JSONSyntax
import PayloadSchema
import SourceText

/// A value to put in for a key that is missing, as JSON on one line.
enum InsertedValue {
  /// - Parameters:
  ///   - object: the object that lacks the key.
  ///   - now: in seconds since 1970.
  static func text(of schema: SchemaNode, named name: String, in object: Node, now: Double) -> String {
    if name == "event" { return JSONText.quoted(event(of: object)) }
    let seconds = Int(exactly: now.rounded(.down)) ?? 0
    let known =
      schema.defaultValue ?? schema.snippets.first?.body.fillingSnippet(now: seconds) ?? schema.examples.first
      ?? schema.values?.first?.value
    let text = known?.text ?? text(of: schema, named: name)
    return ObjectEdit.isCompact(object) ? SyntaxTree.parse(SourceText(text)).root?.minifiedSource ?? text : text
  }

  /// The event that suits the other keys: a start is what has the attributes that only a start has, an end what says when
  /// the activity goes away; all else is an update.
  static func event(of aps: Node) -> String {
    if aps.member(named: "attributes-type") != nil || aps.member(named: "attributes") != nil { return "start" }
    return aps.member(named: "dismissal-date") != nil ? "end" : "update"
  }

  private static func text(of schema: SchemaNode, named name: String) -> String {
    let types = schema.allTypes
    if types.contains(.string) { return JSONText.quoted(word(for: name, format: schema.annotations.format)) }
    if types.contains(.number) { return "0" }
    if types.contains(.boolean) { return "true" }
    if types.contains(.array) { return "[]" }
    return types.contains(.object) ? "{}" : "null"
  }

  /// `Title` for `title`, `LOC_KEY` for `loc-key`.
  private static func word(for name: String, format: String?) -> String {
    if format == "url" { return "https://example.com/" }
    if name.contains("-") || name.contains("_") { return String(name.uppercased().map { $0 == "-" ? "_" : $0 }) }
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
