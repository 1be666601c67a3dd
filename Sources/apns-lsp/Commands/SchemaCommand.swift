import PayloadSchema

/// `apns-lsp schema`: the schemas that are compiled in, for editors and programs without this one.
enum SchemaCommand: Command {
  static let syntax = Syntax(
    name: "schema",
    summary: "Prints a JSON Schema (2020-12); without a name, the list of them.",
    operands: .optional(placeholder: "NAME", choices: { SchemaFile.names }),
    options: [],
    notes: """
      `payload` is for editors without a language server: it chooses the family by itself and refers to
      no other file. `configuration` describes .apns-lsp.json.

      Example:
        apns-lsp schema payload > payload.schema.json
      """)

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let names = SchemaFile.names
    guard let name = arguments.operands.first else {
      let width = names.map(\.count).max() ?? 0
      let lines = names.map { name in
        let title = SchemaNode.named(name)?.title ?? ""
        return name + String(repeating: " ", count: width - name.count + 2) + title + "\n"
      }
      return Stream.output.write(lines.joined()) ? .success : .failure
    }
    guard let file = SchemaFile.named(name) else {
      throw UsageError(
        "There is no schema \(name)", near: Suggestion.near(name, among: names), list: "apns-lsp schema")
    }
    return Stream.output.write(file.text) ? .success : .failure
  }
}
