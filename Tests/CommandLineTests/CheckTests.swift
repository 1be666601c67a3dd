import Foundation
import Testing

/// Which files `check` looks at, and in which order it tells of them.
@Suite struct CheckedFilesTests {
  private static let files = [
    "b.apns": Payload.error, "a.apn": Payload.error, "sub/c.apns.json": Payload.error, "sub/deep/d.APNS": Payload.error,
    "other.json": Payload.error, "sub/notes.txt": "", ".hidden/e.apns": Payload.error,
    "node_modules/f.apns": Payload.error, "b-2.apns": Payload.error,
  ]

  /// The paths that a quiet run tells of, one a finding.
  private func paths(_ result: Program.Result) -> [String] {
    result.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
  }

  @Test func aFolder() throws {
    let result = try Folder(Self.files).run(["check", "--quiet", "."])
    #expect(paths(result) == ["a.apn", "b-2.apns", "b.apns", "sub/c.apns.json", "sub/deep/d.APNS"])
  }

  @Test(arguments: [
    ["check", "--quiet", "sub", "b.apns", "a.apn"], ["check", "--quiet", "a.apn", "sub", "b.apns"],
    ["check", "a.apn", "./b.apns", "--quiet", "sub/"],
    ["check", "--quiet", "a.apn", "sub/../b.apns", "sub", "b.apns", "./sub"],
  ])
  func anyOrderOfArguments(_ arguments: [String]) throws {
    let result = try Folder(Self.files).run(arguments)
    #expect(paths(result) == ["a.apn", "b.apns", "sub/c.apns.json", "sub/deep/d.APNS"])
  }

  @Test func aHiddenFileThatIsNamed() throws {
    let result = try Folder(Self.files).run(["check", "--quiet", ".hidden/e.apns", "other.json"])
    #expect(paths(result) == [".hidden/e.apns", "other.json"])
  }

  @Test func allJSONFiles() throws {
    let folder = try Folder(
      Self.files.merging(["package.json": #"{"name":"x"}"#, ".apns-lsp.json": #"{"exclude":["sub/out"]}"#]) { $1 })
    try folder.write(Payload.error, to: "sub/out/g.json")
    let result = try folder.run(["check", "--quiet", "--all-json", "."])
    #expect(paths(result) == ["a.apn", "b-2.apns", "b.apns", "other.json", "sub/c.apns.json", "sub/deep/d.APNS"])
    #expect(result.error == "")
    #expect(try folder.run(["check", "--all-json", "."]).output.contains("6 payloads in 6 files"))
    #expect(try folder.run(["size", "--all-json", "."]).output.contains("\nother.json: alert"))
  }

  @Test func aFolderOfOtherJSON() throws {
    let folder = try Folder(["a.json": Payload.error, "sub/b.json": "[]", ".apns-lsp.json": "{}"])
    let result = try folder.run(["check", "--quiet", "."])
    #expect(result.status == 0)
    #expect(result.error.contains("no payload files in .;"))
    #expect(result.error.contains("--all-json looks for payloads in its 2 JSON files"))
    #expect(try folder.run(["check", "--quiet", "--all-json", "."]).status == 1)
  }

  @Test func manyFilesAtOnce() throws {
    let names = (100..<400).map { "\($0).apns" }
    let folder = try Folder(Dictionary(uniqueKeysWithValues: names.map { ($0, Payload.error) }))
    #expect(paths(try folder.run(["check", "--quiet", "."])) == names)
  }

  @Test func operandsThatLookLikeOptions() throws {
    let result = try Folder(["-a.apns": Payload.error]).run(["check", "--quiet", "--", "-a.apns"])
    #expect(paths(result) == ["-a.apns"])
  }
}

/// What `--format json` prints, as a program reads it.
@Suite struct JSONOutputTests {
  private func files(_ result: Program.Result) throws -> [[String: Any]] {
    let report = try #require(try JSONSerialization.jsonObject(with: result.data) as? [String: Any])
    #expect(report["version"] as? Int == 1)
    return try #require(report["files"] as? [[String: Any]])
  }

  @Test func offsetsAndColumns() throws {
    // Bytes: two for é, three each for 你 and 好. Columns: one each. The byte order mark counts as bytes and a column.
    let text = "\u{FEFF}{ \"é\": \"你好\",\r\n  \"aps\": { \"badge\": \"5\" } }"
    let files = try files(Folder(["a.apns": text]).run(["check", "--format", "json", "a.apns"]))
    let diagnostics = try #require(files.first?["diagnostics"] as? [[String: Any]])
    let finding = try #require(diagnostics.first { $0["code"] as? String == "wrong-type" })
    #expect(finding["pointer"] as? String == "/aps/badge")
    let range = try #require(finding["range"] as? [String: [String: Int]])
    #expect(range["start"] == ["line": 2, "column": 21, "offset": 42])
    #expect(range["end"] == ["line": 2, "column": 24, "offset": 45])
    let fixes = try #require(finding["fixes"] as? [[String: Any]])
    #expect(fixes.first?["safe"] as? Bool == true)
    let edits = try #require(fixes.first?["edits"] as? [[String: Any]])
    #expect(edits.first?["start"] as? Int == 42)
    #expect(edits.first?["text"] as? String == "5")
  }

  @Test func pointersAreEscaped() throws {
    let text = #"{ "aps": { "alert": "x", "a/b~c": 1 } }"#
    let files = try files(Folder(["a.apns": text]).run(["check", "--format", "json", "a.apns"]))
    let diagnostics = try #require(files.first?["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["pointer"] as? String } == ["/aps/a~1b~0c"])
  }

  @Test func insideOfAString() throws {
    let text = #"{ "default": "x", "APNS": "{\"aps\":{\"badge\":\"5\"}}" }"#
    let files = try files(Folder(["a.json": text]).run(["check", "--format", "json", "a.json"]))
    let diagnostics = try #require(files.first?["diagnostics"] as? [[String: Any]])
    let finding = try #require(diagnostics.first { $0["code"] as? String == "wrong-type" })
    #expect(finding["pointer"] as? String == "/APNS")
    #expect(finding["innerPointer"] as? String == "/aps/badge")
    let payloads = try #require(files.first?["payloads"] as? [[String: Any]])
    #expect(payloads.first?["pointer"] as? String == "/APNS")
  }

  @Test func sizes() throws {
    // By hand: {"aps":{"alert":"é"}} has 22 bytes, é two of them; escaped it is \u00e9.
    let files = try files(
      Folder(["a.apns": "{ \"aps\": { \"alert\": \"é\" } }\n"]).run(["check", "--format", "json", "a.apns"]))
    let payloads = try #require(files.first?["payloads"] as? [[String: Any]])
    #expect(payloads.first?["size"] as? [String: Int] == ["written": 28, "minified": 22, "escaped": 26, "limit": 4096])
    #expect(payloads.first?["family"] as? String == "alert")
    #expect(payloads.first?["pushType"] as? String == "alert")
  }

  @Test func unreadableFilesStandInTheirPlace() throws {
    let result = try Folder(["a.apns": Payload.clean, "c.apns": Payload.clean])
      .run(["check", "--format", "json", "c.apns", "b.apns", "a.apns"])
    let files = try files(result)
    #expect(files.map { $0["path"] as? String } == ["a.apns", "b.apns", "c.apns"])
    #expect(files[1]["error"] as? String == "there is no such file")
    #expect(files[1]["diagnostics"] == nil)
    #expect(result.status == 2)
  }

  @Test(arguments: [[:], ["a.txt": ""]])
  func nothingToReport(_ files: [String: String]) throws {
    #expect(try self.files(Folder(files).run(["check", "--format", "json", "."])).isEmpty)
  }
}

/// `check -`.
@Suite struct StandardInputTests {
  @Test func theNameDecidesHowItIsRead() throws {
    let folder = try Folder([:])
    let text = #"{ "call": 1 }"#
    for (name, family) in [("-", "alert"), ("a.voip.apns", "voip")] {
      let arguments = ["check", "--format", "json", "-"] + (name == "-" ? [] : ["--stdin-filename", name])
      let result = try folder.run(arguments, input: text)
      #expect(result.output.contains("\"family\": \"\(family)\""), "\(name)")
      #expect(result.output.contains("\"path\": \"\(name)\""))
    }
  }

  @Test func besideFiles() throws {
    let result = try Folder(["a.apns": Payload.error]).run(["check", "--quiet", "a.apns", "-"], input: Payload.error)
    #expect(result.output.split(separator: "\n").count == 2)
  }

  @Test func theConfigurationOfItsName() throws {
    let folder = try Folder([".apns-lsp.json": #"{ "severities": { "wrong-type": "off" } }"#])
    #expect(try folder.run(["check", "-"], input: Payload.error).status == 0)
    #expect(try folder.run(["check", "-", "--no-config"], input: Payload.error).status == 1)
    #expect(try folder.run(["check", "-", "--stdin-filename", "sub/a.apns"], input: Payload.error).status == 0)
  }
}
