import Foundation
import PackagePlugin

/// Runs `SchemaEmbedder` over `schemas/` when one of its files is newer than what was generated.
@main
struct EmbedSchemas: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "schemas")
    let inputs = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasSuffix(".json") }
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
