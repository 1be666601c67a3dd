import PayloadAnalysis

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The documents that properties of the analysis are tried on, each with the name of its file.
enum AnalysisDocuments {
  struct Document: Sendable, CustomStringConvertible {
    var name: String
    var bytes: [UInt8]

    var description: String { "\(name): \(String(decoding: bytes.prefix(600), as: UTF8.self))" }
  }

  /// Whether many documents are wanted, as continuous integration does in release.
  static let isThorough = ProcessInfo.processInfo.environment["APNS_LSP_THOROUGH"] != nil

  /// What the checks' documentation shows.
  static let examples: [Document] = failingExamples + Checks.everything.map { document($0.documentation.passing) }

  static let failingExamples: [Document] = Checks.everything.map { document($0.documentation.failing) }

  private static func document(_ example: CheckDocumentation.Example) -> Document {
    Document(name: example.name, bytes: example.bytes)
  }

  /// The payloads that the schemas are tested with.
  static let payloads: [Document] = ["accepted", "rejected"].flatMap { kind in
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../Schemas/\(kind)").standardizedFileURL
    return files(below: folder).map { Document(name: name(for: $0), bytes: $0.bytes) }
  }

  /// The folder beside the project, where it is there.
  static let corpus: [Document] = {
    let shared = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../shared/corpus").standardizedFileURL
    return files(below: shared).map { Document(name: $0.path, bytes: $0.bytes) }
  }()

  private static func name(for file: (path: String, bytes: [UInt8])) -> String {
    file.path.hasPrefix("configuration/") ? ".apns-lsp.json" : "a.apns"
  }

  private static func files(below folder: URL) -> [(path: String, bytes: [UInt8])] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.sorted().compactMap { path in
      guard path.contains(".") else { return nil }
      return (try? [UInt8](Data(contentsOf: folder.appending(path: path)))).map { (path, $0) }
    }
  }
}
