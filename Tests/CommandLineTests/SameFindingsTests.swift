import Foundation
import Testing

/// The editor and the command line say the same: each file of a folder, through the server and through `check`.
@Suite struct SameFindingsTests {
  /// What both say of a finding.
  private struct Said: Hashable, CustomStringConvertible {
    var file: String
    var code: String
    var severity: Int
    var message: String
    var range: Place
    var related: [Note]

    var description: String { "\(file):\(range) \(severity) \(code) \(message) \(related)" }
  }

  /// A range, its lines and columns from 0, columns in Unicode scalars.
  private struct Place: Hashable, CustomStringConvertible {
    var numbers: [Int]

    /// - Parameters:
    ///   - range: an object with `start` and `end`.
    ///   - column: what a column is called there.
    ///   - first: the number of the first line and column there.
    init(_ range: Any?, column: String, first: Int) {
      let ends = range as? [String: [String: Int]]
      numbers = ["start", "end"].flatMap { end in
        ["line", column].map { name in (ends?[end]?[name]).map { $0 - first } ?? -1 }
      }
    }

    var description: String { numbers.map(String.init).joined(separator: ":") }
  }

  private struct Note: Hashable, CustomStringConvertible {
    var message: String
    var range: Place

    var description: String { "\(range) \(message)" }
  }

  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  static let folders: [String] = {
    let families = (try? FileManager.default.contentsOfDirectory(atPath: tests.path + "/Schemas/rejected")) ?? []
    // A configuration with a mistake is no payload: `check` reads it, and stops.
    return ["CommandLineTests/Golden/payloads", "Examples"]
      + families.filter { $0 != "configuration" }.sorted().map { "Schemas/rejected/\($0)" }
  }()

  /// The folders hold findings of each severity, and such with other places.
  @Test func allKindsAreThere() throws {
    let all = try Self.folders.flatMap { path in
      let folder = Self.tests.appendingPathComponent(path)
      return try said(byCheckOf: files(in: folder), in: folder)
    }
    #expect(all.count > 100)
    #expect(Set(all.map(\.severity)) == [1, 2, 3, 4])
    #expect(all.contains { !$0.related.isEmpty })
  }

  @Test(arguments: folders)
  func inEachFile(_ path: String) throws {
    let folder = Self.tests.appendingPathComponent(path)
    let files = try files(in: folder)
    let checked = try said(byCheckOf: files, in: folder)
    #expect(try Set(said(byServerOf: files, in: folder)) == Set(checked))
  }

  private func files(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { !$0.hasPrefix(".") && $0.contains(".") }
  }

  private func said(byCheckOf files: [String], in folder: URL) throws -> [Said] {
    let result = try Program.run(["check", "--format", "json"] + files, in: folder)
    let report = try #require(try JSONSerialization.jsonObject(with: result.data) as? [String: Any])
    let severities = ["error": 1, "warning": 2, "information": 3, "hint": 4]
    return try #require(report["files"] as? [[String: Any]]).flatMap { file in
      try #require(file["diagnostics"] as? [[String: Any]]).map { finding in
        let related = finding["related"] as? [[String: Any]] ?? []
        return Said(
          file: file["path"] as? String ?? "", code: finding["code"] as? String ?? "",
          severity: severities[finding["severity"] as? String ?? ""] ?? 0,
          message: finding["message"] as? String ?? "", range: Place(finding["range"], column: "column", first: 1),
          related: related.map { note in
            Note(message: note["message"] as? String ?? "", range: Place(note["range"], column: "column", first: 1))
          })
      }
    }
  }

  private func said(byServerOf files: [String], in folder: URL) throws -> [Said] {
    var input = Self.message(
      id: 0, "initialize",
      [
        "processId": NSNull(), "rootUri": folder.absoluteString,
        "capabilities": [
          "general": ["positionEncodings": ["utf-32"]], "textDocument": ["diagnostic": ["relatedInformation": true]],
        ],
      ])
    input += Self.message("initialized", [:])
    for (index, file) in files.enumerated() {
      let uri = folder.appendingPathComponent(file).absoluteString
      let text = try String(decoding: Data(contentsOf: folder.appendingPathComponent(file)), as: UTF8.self)
      let language = file.hasSuffix(".json") ? "json" : "apns"
      input += Self.message(
        "textDocument/didOpen",
        ["textDocument": ["uri": uri, "languageId": language, "version": 1, "text": text]])
      input += Self.message(id: index + 1, "textDocument/diagnostic", ["textDocument": ["uri": uri]])
    }
    input += Self.message(id: files.count + 1, "shutdown", nil) + Self.message("exit", nil)
    let result = try Program.run([], in: folder, input: input)
    #expect(result.status == 0)
    return try Self.responses(in: result.data).flatMap { id, answer -> [Said] in
      guard id > 0, id <= files.count else { return [] }
      let items = try #require((answer as? [String: Any])?["items"] as? [[String: Any]])
      return items.map { item in
        let related = item["relatedInformation"] as? [[String: Any]] ?? []
        return Said(
          file: files[id - 1], code: item["code"] as? String ?? "", severity: item["severity"] as? Int ?? 0,
          message: item["message"] as? String ?? "", range: Place(item["range"], column: "character", first: 0),
          related: related.map { note in
            let location = note["location"] as? [String: Any]
            return Note(
              message: note["message"] as? String ?? "", range: Place(location?["range"], column: "character", first: 0)
            )
          })
      }
    }
  }

  // MARK: Frames

  private static func message(id: Int? = nil, _ method: String, _ params: [String: Any]?) -> String {
    var message: [String: Any] = ["jsonrpc": "2.0", "method": method]
    if let id { message["id"] = id }
    if let params { message["params"] = params }
    let body = (try? JSONSerialization.data(withJSONObject: message)) ?? Data()
    return "Content-Length: \(body.count)\r\n\r\n" + String(decoding: body, as: UTF8.self)
  }

  /// The results by id, of all frames that are responses.
  private static func responses(in data: Data) throws -> [(id: Int, result: Any)] {
    var responses: [(Int, Any)] = []
    var rest = data[...]
    while let end = rest.firstRange(of: Data("\r\n\r\n".utf8)) {
      let header = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
      let length = try #require(header.split(separator: " ").last.flatMap { Int($0) })
      let body = rest[end.upperBound...].prefix(length)
      rest = rest[end.upperBound...].dropFirst(length)
      let message = try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
      if let id = message["id"] as? Int, let result = message["result"] { responses.append((id, result)) }
    }
    return responses
  }
}
