import Foundation
import Testing

/// `.apns-lsp.json` on the command line.
@Suite struct ConfigurationTests {
  /// A folder with a configuration and payloads that have one error each.
  private func folder(_ configuration: String, _ paths: [String] = ["a.apns"]) throws -> Folder {
    let folder = try Folder([".apns-lsp.json": configuration])
    for path in paths { try folder.write(Payload.error, to: path) }
    return folder
  }

  private func paths(_ result: Program.Result) -> [String] {
    result.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
  }

  @Test func severities() throws {
    let folder = try folder(#"{ "severities": { "wrong-type": "hint" } }"#)
    let result = try folder.run(["check", "a.apns"])
    #expect(result.status == 0)
    #expect(result.output.contains("a.apns:1:37: hint:"))
    #expect(try folder.run(["check", "--no-config", "a.apns"]).status == 1)
  }

  @Test func whichFiles() throws {
    let all = ["a.apns", "build/b.apns", "push/c.json", "push/old/d.apns", "e.json"]
    let folder = try folder(#"{ "exclude": ["build", "push/old/**"], "payloadFiles": ["push/*.json"] }"#, all)
    #expect(paths(try folder.run(["check", "--quiet", "."])) == ["a.apns", "push/c.json"])
    let named = try folder.run(["check", "--quiet", "build/b.apns", "a.apns"])
    #expect(paths(named) == ["a.apns"])
    #expect(named.error.contains("build/b.apns is left out"))
    let typed = try folder.run(["check", "-", "--stdin-filename", "build/b.apns"], input: Payload.error)
    #expect(typed.status == 0, "an editor that pipes the file sees nothing, either")
    try folder.write(#"{ "include": ["push/**"] }"#, to: ".apns-lsp.json")
    #expect(paths(try folder.run(["check", "--quiet", "."])) == ["push/old/d.apns"])
  }

  @Test func theNearestHolds() throws {
    let folder = try folder(#"{ "severities": { "wrong-type": "off" } }"#, ["a.apns", "sub/b.apns", "sub/deep/c.apns"])
    try folder.write("{}", to: "sub/.apns-lsp.json")
    #expect(paths(try folder.run(["check", "--quiet", "."])) == ["sub/b.apns", "sub/deep/c.apns"])
    let elsewhere = try folder.run(["check", "--quiet", "--config", ".apns-lsp.json", "."])
    #expect(paths(elsewhere) == [])
  }

  @Test func asFarAsTheRepository() throws {
    let folder = try folder(#"{ "severities": { "wrong-type": "off" } }"#, ["repository/sub/b.apns"])
    let inner = folder.url.appendingPathComponent("repository/sub")
    #expect(try Program.run(["check", "b.apns"], in: inner).status == 1, "without a repository, the working folder")
    try FileManager.default.createDirectory(atPath: folder.path(".git"), withIntermediateDirectories: true)
    #expect(try Program.run(["check", "b.apns"], in: inner).status == 0)
    try FileManager.default.createDirectory(atPath: folder.path("repository/.git"), withIntermediateDirectories: true)
    #expect(try Program.run(["check", "b.apns"], in: inner).status == 1)
  }

  @Test func pushTypesAndLimits() throws {
    let folder = try Folder([
      ".apns-lsp.json": #"{ "pushTypes": { "calls/*": "voip" }, "limits": { "small/*": 20 } }"#,
      "calls/a.apns": Payload.clean, "small/b.apns": Payload.clean, "c.apns": Payload.clean,
    ])
    let output = try folder.run(["check", "--format", "json", "."]).output
    #expect(output.contains("\"family\": \"voip\""))
    #expect(output.contains("\"limit\": 20"))
    #expect(output.contains("\"limit\": 4096"))
    let limited = try folder.run(["check", "--format", "json", "--limit", "30", "--push-type", "alert", "."]).output
    #expect(!limited.contains("voip"), "what is typed goes before what is configured")
    #expect(!limited.contains("\"limit\": 20"))
  }

  @Test(arguments: [
    (#"{ "limit": "many" }"#, ".apns-lsp.json:1:12: error:"),
    ("{\n  \"limit\": 5,\n}", ".apns-lsp.json:2:13: error:"),
    (#"{ "severities": { "wrong-type": "fatal" } }"#, ".apns-lsp.json:1:33: error:"),
    (#"{ "severity": { } }"#, ".apns-lsp.json:1:3: "),
    (#"{ "severities": { "wrong-tpye": "off" } }"#, ".apns-lsp.json:1:19: "),
    ("[]", ".apns-lsp.json:1:1: error:"),
    ("", ".apns-lsp.json:1:1: error:"),
  ])
  func aMistake(_ configuration: String, _ place: String) throws {
    for command in [["check", "--format", "json"], ["size"]] {
      let result = try folder(configuration).run(command + ["a.apns"])
      #expect(result.status == 2)
      #expect(result.output == "")
      #expect(result.error.contains(place), "\(result.error)")
    }
  }

  @Test func oneThatIsNotThere() throws {
    let result = try Folder(["a.apns": Payload.clean]).run(["check", "--config", "no.json", "a.apns"])
    #expect(result.status == 2)
    #expect(result.error.contains("the configuration no.json cannot be read: there is no such file"))
  }
}
