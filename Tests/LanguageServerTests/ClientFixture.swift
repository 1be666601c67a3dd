import LanguageServerProtocol
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What an editor announces, as its own source says; the files under `Clients` hold what concerns this server.
struct ClientFixture: Decodable, Sendable, CustomTestStringConvertible {
  var client: String
  var source: String
  var capabilities: LSPAny

  var testDescription: String { client }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Clients")

  static let all: [ClientFixture] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
      (try? Data(contentsOf: folder.appending(path: name))).flatMap { try? JSONDecoder().decode(Self.self, from: $0) }
    }
  }()

  /// The value at a path such as `workspace.applyEdit`.
  func value(_ path: String) -> LSPAny? {
    path.split(separator: ".").reduce(Optional(capabilities)) { $0?[String($1)] }
  }

  func says(_ path: String) -> Bool { value(path) == true }

  func strings(_ path: String) -> [String]? {
    guard case .array(let values)? = value(path) else { return nil }
    return values.compactMap { if case .string(let string) = $0 { string } else { nil } }
  }

  func integers(_ path: String) -> [Int]? {
    guard case .array(let values)? = value(path) else { return nil }
    return values.compactMap { if case .integer(let integer) = $0 { integer } else { nil } }
  }

  var pullsDiagnostics: Bool { value("textDocument.diagnostic") != nil }
  var takesLiterals: Bool { value("textDocument.codeAction.codeActionLiteralSupport") != nil }

  /// Whether it asks for the edit of an action when the action was chosen.
  var resolvesActions: Bool {
    says("textDocument.codeAction.dataSupport")
      && strings("textDocument.codeAction.resolveSupport.properties")?.contains("edit") == true
  }

  /// Whether it says so of diagnostics that it pulls, or of those that are pushed.
  func saysOfDiagnostics(_ name: String) -> Bool {
    let ofPulled = pullsDiagnostics ? value("textDocument.diagnostic.\(name)") : nil
    return (ofPulled ?? value("textDocument.publishDiagnostics.\(name)")) == true
  }

  var diagnosticTags: [Int] {
    integers("textDocument.diagnostic.tagSupport.valueSet")
      ?? integers("textDocument.publishDiagnostics.tagSupport.valueSet") ?? []
  }
}
