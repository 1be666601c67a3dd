import Foundation
import Testing

/// `check --fix`.
@Suite struct FixTests {
  @Test func writesWhatIsSafe() throws {
    let folder = try Folder(["a.apns": Payload.error, "b.apns": Payload.clean])
    let result = try folder.run(["check", "--fix", "."])
    #expect(result.status == 0)
    #expect(result.error == "a.apns: 1 finding mended\n")
    #expect(try folder.text("a.apns") == Payload.fixedError)
    #expect(try folder.text("b.apns") == Payload.clean)
    #expect(try folder.names == ["a.apns", "b.apns"], "nothing is left behind")
  }

  /// What a run promises is what the next one says that it did, though a fix may mend several findings.
  @Test(arguments: [
    (#"{ "aps": { "alert": "x", "mutableContent": true, "badge": "5", } }"#, 4),
    ("{ \u{201C}aps\u{201D}: { \u{201C}alert\u{201D}: \u{201C}x\u{201D} } }", 3),
    (#"{ aps: { alert: 'x', badge: "5" } }"#, 5),
  ]) func theCountsAgree(_ text: String, _ count: Int) throws {
    let folder = try Folder(["a.apns": text])
    #expect(try folder.run(["check", "a.apns"]).output.contains("mends all"))
    let result = try folder.run(["check", "--fix", "a.apns"])
    #expect(result.error == "a.apns: \(count) findings mended\n")
    #expect(result.output.contains("nothing found"), "\(result.output)")
  }

  @Test func oneFixMakesTheNextPossible() throws {
    // Without its comma the second member's name is not known to be misspelled in every parser; in the end both are
    // mended.
    let folder = try Folder(["a.apns": #"{ "aps": { "alert": "x" "contentAvailable": "1", } }"#])
    _ = try folder.run(["check", "--fix", "a.apns"])
    let text = try folder.text("a.apns")
    #expect(text.contains(#""content-available": 1"#), "\(text)")
    #expect(!text.contains("contentAvailable"))
  }

  @Test func lineEndingsPermissionsAndLinksStay() throws {
    let folder = try Folder(["a.apns": "{ \"aps\": { \"alert\": \"Tea\",\r\n  \"badge\": \"5\" } }\r\n"])
    let path = folder.path("a.apns")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileManager.default.createSymbolicLink(atPath: folder.path("link.apns"), withDestinationPath: "a.apns")
    #expect(try folder.run(["check", "--fix", "link.apns"]).status == 0)
    #expect(try folder.text("a.apns") == "{ \"aps\": { \"alert\": \"Tea\",\r\n  \"badge\": 5 } }\r\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.apns")) == "a.apns")
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
  }

  @Test func aFileAndALinkToItAtOnce() throws {
    let folder = try Folder(["a.apns": Payload.error])
    try FileManager.default.createSymbolicLink(atPath: folder.path("b.apns"), withDestinationPath: "a.apns")
    #expect(try folder.run(["check", "--fix", "."]).status == 0)
    #expect(try folder.text("a.apns") == Payload.fixedError)
    #expect(try folder.names == ["a.apns", "b.apns"])
  }

  @Test(.enabled(if: getuid() != 0, "root may write everywhere"))
  func whatMayNotBeWrittenIsSaid() throws {
    let folder = try Folder(["a.apns": Payload.error])
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.path("a.apns"))
    let result = try folder.run(["check", "--fix", "a.apns"])
    #expect(result.status == 2)
    #expect(result.error.contains("a.apns cannot be written: the permissions do not allow it"))
    #expect(try folder.text("a.apns") == Payload.error)
  }

  @Test func differencesAlone() throws {
    let folder = try Folder(["a.apns": Payload.error])
    let result = try folder.run(["check", "--fix", "--diff", "a.apns"])
    #expect(
      result.output == """
        --- a.apns
        +++ a.apns
        @@ -1 +1 @@
        -{ "aps": { "alert": "Tea", "badge": "5" } }
        +{ "aps": { "alert": "Tea", "badge": 5 } }

        """)
    #expect(result.status == 1)
    #expect(try folder.text("a.apns") == Payload.error)
    #expect(try Folder(["a.apns": Payload.clean]).run(["check", "--fix", "--diff", "a.apns"]).output == "")
  }

  @Test func standardInput() throws {
    let result = try Folder([:]).run(["check", "--fix", "-"], input: Payload.error)
    #expect(result.output == Payload.fixedError)
    #expect(result.error.contains("nothing found"))
    #expect(result.status == 0)
  }
}

/// `format`.
@Suite struct FormatCommandTests {
  @Test func toStandardOutput() throws {
    let folder = try Folder(["a.apns": #"{"aps":{"alert":{"title":"Tea","body":"Ready"},"badge":5}}"#])
    let result = try folder.run(["format", "a.apns"])
    #expect(
      result.output == """
        {
          "aps": {
            "alert": { "title": "Tea", "body": "Ready" },
            "badge": 5
          }
        }

        """)
    #expect(try folder.run(["format", "-"], input: result.output).output == result.output)
  }

  @Test func minified() throws {
    let result = try Folder([:]).run(["format", "--minify", "-"], input: " { \"aps\" : { } }\r\n")
    #expect(result.output == "{\"aps\":{}}\r\n")
    #expect(try Folder([:]).run(["format", "--minify", "-"], input: " {\n} ").output == "{}")
  }

  @Test func written() throws {
    let folder = try Folder(["a.apns": "{ }\r\n", "b.json": "{ }\n", "sub/c.apns": "{}\n"])
    let result = try folder.run(["format", "--write", "."])
    #expect(result.status == 0)
    #expect(result.output == "")
    #expect(result.error == "1 file formatted, 1 file as they should be\n")
    #expect(try folder.text("a.apns") == "{}\r\n")
    #expect(try folder.text("b.json") == "{ }\n")
  }

  @Test func aDifferenceIsApplicable() throws {
    let result = try Folder(["a.apns": "{ }"]).run(["format", "--diff", "a.apns"])
    #expect(
      result.output == """
        --- a.apns
        +++ a.apns
        @@ -1 +1 @@
        -{ }
        \\ No newline at end of file
        +{}

        """)
  }

  @Test func whoseWordGoes() throws {
    let text = #"{"aps":{"alert":{"title":"Tea","body":"Ready"},"badge":5}}"#
    let folder = try Folder(["a.apns": text, ".editorconfig": "root = true\n[*.apns]\nindent_style = tab\n"])
    #expect(try folder.run(["format", "a.apns"]).output.contains("\n\t\"aps\""))
    #expect(try folder.run(["format", "a.apns", "--no-config"]).output.contains("\n  \"aps\""))
    try folder.write(#"{ "format": { "indent": 3 } }"#, to: ".apns-lsp.json")
    #expect(try folder.run(["format", "a.apns"]).output.contains("\n   \"aps\""))
  }
}
