import Foundation
import PackagePlugin

/// Runs `SchemaEmbedder` over `schemas/` when one of its files is newer than what was generated.
@main
struct EmbedSchemas: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "schemas")
    let inputs = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      // `payload.schema.json` is made of the others (`SchemaBundle`).
      .filter { $0.lastPathComponent.hasSuffix(".json") && $0.lastPathComponent != "payload.schema.json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedSchemas.swift")
    return [
      .buildCommand(
        displayName: "Embedding the schemas",
        executable: try context.tool(named: "SchemaEmbedder").url,
        arguments: [output.path] + inputs.map(\.path),
        inputFiles: inputs, outputFiles: [output])
    ]
  }
}
