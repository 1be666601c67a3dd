import PayloadAnalysis
import ProjectIndex
import Testing

/// The app's own keys that the payloads of a workspace have.
@Suite struct CustomKeyTests {
  private func keys(
    _ files: [String: String], _ bounds: CustomKeyIndex.Bounds = .init()
  ) throws -> [ProjectFacts.CustomKey] {
    let folder = try TemporaryFolder(files)
    var index = CustomKeyIndex(bounds)
    read(folder, &index)
    return index.facts().customKeys
  }

  private func read(_ folder: TemporaryFolder, _ index: inout CustomKeyIndex, isCancelled: Bool = false) {
    var project = Project(workspace: [folder.path])
    let files = WorkspaceFiles(of: &project)
    index.read(files.payloads, of: &project, isCancelled: { isCancelled })
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
    var bounds = CustomKeyIndex.Bounds()
    bounds.files = 3
    #expect(try keys(files, bounds).map(\.name) == ["key0", "key1", "key2"])
    bounds = CustomKeyIndex.Bounds()
    bounds.total = 48
    #expect(try keys(files, bounds).count == 2)
    bounds = CustomKeyIndex.Bounds()
    bounds.fileSize = 10
    #expect(try keys(files, bounds).isEmpty)
    bounds = CustomKeyIndex.Bounds()
    bounds.keys = 4
    #expect(try keys(files, bounds).count == 4)
  }

  @Test func cancelled() throws {
    let folder = try TemporaryFolder(["a.apns": #"{ "aps": {}, "order": 1 }"#])
    var index = CustomKeyIndex()
    read(folder, &index, isCancelled: true)
    #expect(index.facts() == ProjectFacts())
  }

  /// What a file has itself is not told to it.
  @Test func whatOtherFilesHave() throws {
    let folder = try TemporaryFolder([
      "a.apns": #"{ "aps": {}, "order": 1, "mine": true }"#, "b.apns": #"{ "aps": {}, "order": 2, "link": "b" }"#,
      "c.apns": #"{ "aps": {}, "order": "three" }"#,
    ])
    var index = CustomKeyIndex()
    read(folder, &index)
    #expect(index.facts().customKeys.map(\.name) == ["order", "link", "mine"])
    let others = index.facts(without: folder.path.appending("a.apns")).customKeys
    #expect(
      others == [
        .init(name: "order", typeName: "number", example: "2", count: 2),
        .init(name: "link", typeName: "string", example: "\"b\"", count: 1),
      ])
    #expect(index.facts(without: folder.path.appending("d.apns")) == index.facts())
  }

  @Test func changes() throws {
    let folder = try TemporaryFolder(["a.apns": #"{ "aps": {}, "order": 1 }"#, "b.apns": #"{ "aps": {}, "b": 1 }"#])
    var index = CustomKeyIndex()
    read(folder, &index)
    try folder.write(#"{ "aps": {}, "orders": 12 }"#, "a.apns")
    try folder.remove("b.apns")
    try folder.write(#"{ "aps": {}, "c": 1 }"#, "c.apns")
    read(folder, &index)
    #expect(index.facts().customKeys.map(\.name) == ["c", "orders"])
  }
}
