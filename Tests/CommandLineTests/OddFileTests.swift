import Foundation
import Testing

/// Files that are none, and names that are odd.
@Suite struct OddFileTests {
  @Test func whatIsNoFile() throws {
    let folder = try Folder([:])
    try #require(mkfifo(folder.path("pipe.apns"), 0o600) == 0)
    let links = [("a.apns", "b.apns"), ("b.apns", "a.apns"), ("gone.apns", "nothing")]
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: target)
    }
    let result = try folder.run(["check", "--quiet", "pipe.apns", "a.apns", "gone.apns", "/dev/null"])
    #expect(result.status == 2)
    #expect(result.error.contains("pipe.apns cannot be read: it is a pipe or a device; - reads from standard input"))
    #expect(result.error.contains("/dev/null cannot be read: it is a pipe or a device"))
    #expect(result.error.contains("a.apns cannot be read: its links lead in a circle"))
    #expect(result.error.contains("gone.apns cannot be read: there is no such file"))
    #expect(try folder.run(["check", "--quiet", "."]).status == 0, "in a folder they are passed over")
  }

  @Test func aCircleOfFolders() throws {
    let folder = try Folder(["sub/a.apns": Payload.error])
    try FileManager.default.createSymbolicLink(atPath: folder.path("sub/up"), withDestinationPath: "..")
    #expect(try folder.run(["check", "--quiet", "."]).output.split(separator: "\n").count == 1)
  }

  @Test(.enabled(if: getuid() != 0, "root may read everything"))
  func withoutPermission() throws {
    let folder = try Folder(["a.apns": Payload.clean, "sub/b.apns": Payload.clean])
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path("a.apns"))
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path("sub"))
    let result = try folder.run(["check", "."])
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path("sub"))
    #expect(result.status == 2)
    #expect(result.error.contains("a.apns cannot be read: the permissions do not allow it"))
    #expect(result.error.contains("sub cannot be read: the permissions do not allow it"))
  }

  @Test func aFileThatIsTooLarge() throws {
    let folder = try Folder([:])
    let handle = try folder.handle("a.apns")
    try handle.truncate(atOffset: 65 << 20)
    let result = try folder.run(["check", "--quiet", "a.apns"])
    #expect(result.status == 2)
    #expect(result.error.contains("a.apns cannot be read: it has more than 64 MB"))
  }

  /// Only the first of the values would be looked at.
  @Test func aFileWithAValueOnEachLine() throws {
    let folder = try Folder(["a.jsonl": Payload.clean + "\n" + Payload.error, "b.NDJSON": Payload.clean])
    let result = try folder.run(["check", "--quiet", "a.jsonl", "b.NDJSON"])
    #expect(result.status == 2)
    #expect(result.error.contains("a.jsonl cannot be read: it has a value on each line"))
    #expect(result.error.contains("b.NDJSON cannot be read: it has a value on each line"))
  }

  @Test func emptyAndBrokenFiles() throws {
    let folder = try Folder(["a.apns": "", "b.apns": "\u{0}"])
    try Data([0xFF, 0xFE, 0x7B, 0x00]).write(to: folder.url.appendingPathComponent("c.apns"))
    let result = try folder.run(["check", "."])
    #expect(result.status == 1)
    #expect(result.error == "")
  }

  static let names = [
    "with space.apns", "100%.apns", "a,b:c=d;e.apns", "quote\"'s.apns", "back\\slash.apns", "new\nline.apns",
    "esc\u{1B}[31m.apns", "ünïcödé 你好 👩‍👩‍👧.apns", "tab\t.apns", "#hash?query&amp.apns", "~tilde.apns", "a::b.apns",
  ]

  @Test(arguments: names)
  func anOddName(_ name: String) throws {
    let folder = try Folder([name: Payload.error])
    let json = try folder.run(["check", "--format", "json", "."])
    let report = try JSONSerialization.jsonObject(with: json.data) as? [String: Any]
    let files = try #require(report?["files"] as? [[String: Any]])
    #expect(files.map { $0["path"] as? String } == [name])

    let sarif = try folder.run(["check", "--format", "sarif", "."])
    let log = try #require(try JSONSerialization.jsonObject(with: sarif.data) as? [String: Any])
    let uri = try #require(Self.firstURI(in: log))
    #expect(uri.removingPercentEncoding == name)
    #expect(URL(string: uri) != nil)

    let github = try folder.run(["check", "--format", "github", "."])
    #expect(github.output.split(separator: "\n").count == 1)
    let file = try #require(github.output.split(separator: ",").first?.dropFirst("::error file=".count))
    #expect(String(file).removingPercentEncoding == name)

    let text = try folder.run(["check", "--quiet", "."])
    #expect(text.output.split(separator: "\n").count == 1)
    #expect(!text.output.contains("\u{1B}"))

    #expect(try folder.run(["check", "--fix", "."]).status == 0)
    #expect(try folder.text(name) == Payload.fixedError)
  }

  private static func firstURI(in log: [String: Any]) -> String? {
    let run = (log["runs"] as? [[String: Any]])?.first
    let result = (run?["results"] as? [[String: Any]])?.first
    let location = (result?["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
    return (location?["artifactLocation"] as? [String: Any])?["uri"] as? String
  }

  #if os(Linux)
    /// Linux lets a name be any bytes.
    @Test func aNameThatIsNoText() throws {
      let folder = try Folder([:])
      let path = folder.path("").utf8.map { CChar(bitPattern: $0) } + [0x2F, CChar(bitPattern: 0xFF)]
      let ending = Array(".apns".utf8).map { CChar(bitPattern: $0) } + [0]
      let file = try #require(fopen(path + ending, "w"))
      fputs(Payload.error, file)
      fclose(file)
      let result = try folder.run(["check", "--quiet", "."])
      #expect(result.output.hasPrefix("\u{FFFD}.apns:1:37: error:"))
    }
  #endif
}
