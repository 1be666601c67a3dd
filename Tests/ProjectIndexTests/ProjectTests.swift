import Foundation
import JSONSyntax
import PayloadAnalysis
import ProjectIndex
import Testing

/// Which configuration holds for which file.
@Suite struct ProjectTests {
  /// A folder with files, and a project that is asked about them.
  private final class Subject {
    let folder: TemporaryFolder
    var project: Project

    init(_ files: [String: String], workspace: [String] = [""], user: Settings = Settings()) throws {
      folder = try TemporaryFolder(files)
      let root = folder.path
      project = Project(workspace: workspace.map { root.appending($0) }, userSettings: user)
    }

    func options(_ path: String) -> DocumentOptions { project.options(for: folder.path.appending(path)) }
    func excludes(_ path: String) -> Bool { options(path).isExcluded }
    func excludesFolder(_ path: String) -> Bool { project.isExcluded(folder: folder.path.appending(path)) }
  }

  private static let files = [
    ".apns-lsp.json": #"{ "limit": 1, "pushTypes": { "sub/*.apns": "voip" } }"#,
    "a.apns": "{}", "sub/b.apns": "{}", "sub/deep/.apns-lsp.json": #"{ "limit": 2 }"#, "sub/deep/c.apns": "{}",
    "other/d.apns": "{}", "other/.git/HEAD": "",
  ]

  @Test func theNearestWithinTheWorkspace() throws {
    let subject = try Subject(Self.files)
    #expect(subject.options("a.apns").limit == 1)
    #expect(subject.options("sub/b.apns").pushType == .voip)
    #expect(subject.options("sub/deep/c.apns").limit == 2)
    #expect(subject.project.configurations.count == 2)
  }

  @Test func noneAboveTheWorkspace() throws {
    #expect(try Subject(Self.files, workspace: ["sub"]).options("sub/b.apns").limit == nil)
    #expect(try Subject(Self.files, workspace: ["", "sub"]).options("sub/b.apns").limit == nil, "the innermost counts")
  }

  @Test func outsideOfTheWorkspace() throws {
    let subject = try Subject(Self.files, workspace: ["sub"])
    #expect(subject.options("other/d.apns").limit == nil, "the repository ends there")
    #expect(subject.options("a.apns").limit == 1, "beside the file")
  }

  @Test func overTheUsersSettings() throws {
    let user = Settings.reading(#"{ "limit": 9, "severities": { "wrong-type": "off" } }"#)
    let options = try Subject([".apns-lsp.json": #"{ "limit": 1 }"#], user: user).options("a.apns")
    #expect(options.limit == 1)
    #expect(options.settings.severities == ["wrong-type": .off])
  }

  @Test func forgetting() throws {
    let subject = try Subject([".apns-lsp.json": #"{ "limit": 1 }"#])
    #expect(subject.options("a.apns").limit == 1)
    try Data(#"{ "limit": 2 }"#.utf8).write(to: subject.folder.url.appendingPathComponent(".apns-lsp.json"))
    #expect(subject.options("a.apns").limit == 1)
    subject.project.forget()
    #expect(subject.options("a.apns").limit == 2)
  }

  @Test func exclusion() throws {
    let subject = try Subject([".apns-lsp.json": #"{ "include": ["push"], "exclude": ["push/old", "*.tmp.apns"] }"#])
    for path in ["push/a.apns", "push/sub/a.apns"] { #expect(!subject.excludes(path), "\(path)") }
    for path in ["a.apns", "push/old/a.apns", "push/a.tmp.apns"] { #expect(subject.excludes(path), "\(path)") }
    #expect(!subject.excludes(".apns-lsp.json"), "the configuration itself stays")
    #expect(subject.excludesFolder("push/old"))
    #expect(!subject.excludesFolder("push"))
  }

  @Test func formatting() throws {
    let subject = try Subject([
      ".editorconfig": "root = true\n[*]\nindent_style = space\nindent_size = 3\nmax_line_length = 60\n",
      ".apns-lsp.json": #"{ "format": { "width": 70 } }"#,
    ])
    let client = FormattingOptions(indentation: .tab, tabWidth: 8, width: 50)
    let options = subject.project.formattingOptions(for: subject.folder.path.appending("a.apns"), client: client)
    #expect(options.indentation == .spaces(3))
    #expect(options.width == 70)
  }
}
