#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// SchemaEmbedder OUTPUT INPUT…: writes OUTPUT, a Swift file that holds each INPUT as one string literal, under its
// file name up to the first dot. The literals are raw and of the delimiter `###`, so no escape is needed. Global
// constants are made when they are first used, so a schema that nobody asks for is never parsed.

let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first else { throw CocoaError(.fileNoSuchFile) }
let files = try arguments.dropFirst().map { path in
  (
    name: String(URL(fileURLWithPath: path).lastPathComponent.prefix { $0 != "." }),
    text: try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
  )
}.sorted { $0.name < $1.name }

var source = """
  // Generated from the folder `schemas/`. Edit the files there.

  /// The schema files, by name without ending.
  enum EmbeddedSchemas {
    static let names: [String] = [\(files.map { "\"\($0.name)\"" }.joined(separator: ", "))]

    static func file(named name: String) -> SchemaFile? {
      switch name {

  """
for (index, file) in files.enumerated() { source += "    case \"\(file.name)\": file\(index)\n" }
source +=
  "    default: nil\n    }\n  }\n\n  static func schema(named name: String) -> SchemaNode? {\n    switch name {\n"
for (index, file) in files.enumerated() { source += "    case \"\(file.name)\": schema\(index)\n" }
source += "    default: nil\n    }\n  }\n}\n"
for (index, file) in files.enumerated() {
  source += """

    private let schema\(index) = SchemaNode(of: file\(index))
    private let file\(index) = SchemaFile(
      name: "\(file.name)",
      text: ###\"""
    \(file.text)
    \"""###)

    """
}
try source.write(toFile: output, atomically: true, encoding: .utf8)
