import PayloadAnalysis
import ProjectIndex
import Testing

/// The app's own keys that the payloads of a workspace have.
@Suite struct CustomKeyTests {
  private func keys(
    _ files: [String: String], _ bounds: ProjectFacts.Bounds = .init()
  ) throws -> [ProjectFacts.CustomKey] {
    let folder = try TemporaryFolder(files)
    return ProjectFacts.collected(for: Project(workspace: [folder.path]), bounds).customKeys
  }

  @Test func theMostCommonFirst() throws {
    let keys = try keys([
      "a.apns": #"{ "aps": { "alert": "x" }, "order": 17, "link": "https://a.example" }"#,
      "sub/b.apns": #"{ "aps": { "alert": "x" }, "order": 18, "urgent": true }"#,
      "c.apns": #"{ "aps": { "alert": "x" }, "order": "nineteen" }"#,
    ])
    #expect(
      keys == [
        .init(name: "order", typeName: "number", example: "17", count: 3),
        .init(name: "link", typeName: "string", example: "\"https://a.example\"", count: 1),
        .init(name: "urgent", typeName: "boolean", example: "true", count: 1),
      ])
  }

  @Test func whatIsNotTheAppsOwn() throws {
    let text = #"{ "aps": { "inner": 1 }, "Simulator Target Bundle": "a", "gcm.message_id": "1", "": 1, "noValue": }"#
    #expect(try keys(["a.apns": text]).isEmpty)
    #expect(try keys(["a.apns": #"{ "mdm": "magic" }"#]).isEmpty)
    #expect(try keys(["a.json": #"{ "aps": { "alert": "x" }, "order": 1 }"#]).isEmpty, "no payload file")
    #expect(
      try keys([
        "a.apns": #"{ "aps": { "alert": "x" }, "order": 1 }"#, ".apns-lsp.json": #"{ "exclude": ["*.apns"] }"#,
      ]).isEmpty)
  }

  @Test func embeddedPayloads() throws {
    let text = #"{ "default": "x", "APNS": "{\"aps\":{\"alert\":\"x\"},\"order\":1}" }"#
    #expect(try keys(["a.apns": text]).map(\.name) == ["order"])
  }

  @Test func longValuesAreNoExamples() throws {
    let long = String(repeating: "x", count: 100)
    let key = try keys(["a.apns": #"{ "aps": {}, "text": "\#(long)" }"#]).first
    #expect(key == .init(name: "text", typeName: "string", example: "\"\"", count: 1))
  }

  @Test func bounds() throws {
    let files = Dictionary(
      uniqueKeysWithValues: (0..<20).map { ("\($0 + 10).apns", #"{ "aps": {}, "key\#($0)": 1 }"#) })
    var few = ProjectFacts.Bounds()
    few.files = 3
    #expect(try keys(files, few).map(\.name) == ["key0", "key1", "key2"])
    var short = ProjectFacts.Bounds()
    short.total = 48
    #expect(try keys(files, short).count == 2)
    var small = ProjectFacts.Bounds()
    small.fileSize = 10
    #expect(try keys(files, small).isEmpty)
  }

  @Test func cancelled() throws {
    let folder = try TemporaryFolder(["a.apns": #"{ "aps": {}, "order": 1 }"#])
    let facts = ProjectFacts.collected(for: Project(workspace: [folder.path]), isCancelled: { true })
    #expect(facts == ProjectFacts())
  }
}
