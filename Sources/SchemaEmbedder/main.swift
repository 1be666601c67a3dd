#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// SchemaEmbedder OUTPUT INPUT…: writes OUTPUT, a Swift file that holds each INPUT as one string literal, under its
// file name up to the first dot. The literals are raw and of the delimiter `###`, so no escape is needed.

let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first else {
  throw CocoaError(.fileNoSuchFile)
}
var source = """
  // Generated from the folder `schemas/`. Edit the files there.

  /// The schema files as they are in `schemas/`, by name without ending, in alphabetical order.
  enum EmbeddedSchemas {
    static let all: [(name: String, text: StaticString)] = [

  """
for path in arguments.dropFirst() {
  let text = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
  let name = URL(fileURLWithPath: path).lastPathComponent.prefix { $0 != "." }
  source += "    (\n      \"\(name)\",\n      ###\"\"\"\n\(text)\n\"\"\"###\n    ),\n"
}
source += "  ]\n}\n"
try source.write(toFile: output, atomically: true, encoding: .utf8)
