import Foundation
import Testing

/// The exit status, and which of the two streams something is said on.
@Suite struct ExitStatusTests {
  struct Row: CustomTestStringConvertible {
    var files: [String: String] = [:]
    var arguments: [String]
    var input = ""
    var status: Int32
    /// Words of standard output; empty: it must be empty.
    var output: [String] = []
    var error: [String] = []

    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let rows: [Row] = [
    Row(files: ["a.apns": Payload.clean], arguments: ["check", "a.apns"], status: 0, output: ["nothing found"]),
    Row(
      files: ["a.apns": Payload.error], arguments: ["check", "a.apns"], status: 1,
      output: ["wrong-type", "a.apns:1:37"]),
    Row(files: ["a.apns": Payload.warning], arguments: ["check", "a.apns"], status: 0, output: ["custom-key-in-aps"]),
    Row(
      files: ["a.apns": Payload.warning], arguments: ["check", "--fail-on", "warning", "a.apns"], status: 1,
      output: ["custom-key-in-aps"]),
    Row(
      files: ["a.apns": Payload.warning], arguments: ["check", "--fail-on=hint", "a.apns"], status: 1,
      output: ["custom-key-in-aps"]),
    Row(
      files: ["a.apns": Payload.error], arguments: ["check", "no.apns", "a.apns"], status: 2, output: ["wrong-type"],
      error: ["no.apns", "there is no such file"]),
    Row(
      files: ["a.json": #"{ "aps": 1 }"#], arguments: ["check", "--quiet", "a.json"], status: 0,
      error: ["no payload found in a.json; --push-type says that it is one"]),
    Row(
      files: ["a.json": #"{ "aps": 1 }"#], arguments: ["check", "--push-type", "alert", "a.json"], status: 1,
      output: ["wrong-type"]),
    Row(
      files: ["a.txt": ""], arguments: ["check", "."], status: 0, output: ["0 payloads in 0 files: nothing to check"],
      error: ["no payload files in ."]),
    Row(
      arguments: ["check", "no.apns"], status: 2, output: ["0 payloads in 1 file: 1 not readable"],
      error: ["no.apns cannot be read: there is no such file"]),
    Row(
      files: ["a.txt": ""], arguments: ["check", "--quiet", "."], status: 0, error: ["no payload files in ."]),
    Row(arguments: ["check", "--quiet", "-"], input: Payload.clean, status: 0),
    Row(arguments: ["check", "-"], input: Payload.error, status: 1, output: ["-:1:37"]),
    Row(arguments: ["check", "-"], input: "", status: 1, output: ["empty-document"]),
    Row(
      arguments: ["check", "--quiet", "-", "--stdin-filename", "a.json"], input: "[1, 2]", status: 0,
      error: ["no payload found in a.json"]),
    Row(
      files: ["a.apns": Payload.clean], arguments: ["check", "--limit", "50", "a.apns"], status: 1,
      output: ["payload-too-large"]),
    Row(
      files: ["a.apns": "{ 'aps': {"], arguments: ["format", "a.apns"], status: 0, output: ["'aps'"], error: ["a.apns"]),
    Row(
      files: ["a.apns": "{ }\n"], arguments: ["format", "--check", "a.apns"], status: 1, output: ["a.apns"],
      error: ["1 file"]),
    Row(
      files: ["a.apns": "{}\n"], arguments: ["format", "--check", "a.apns"], status: 0, error: ["0 files would change"]),
    Row(files: ["a.apns": "{ }\n"], arguments: ["format", "--diff", "a.apns"], status: 1, output: ["-{ }", "+{}"]),
    Row(
      files: ["a.apns": "{}", "b.apns": "{}"], arguments: ["format", "a.apns", "b.apns"], status: 2, error: ["--write"]),
    Row(arguments: ["format", "--write", "-"], input: "{}", status: 2, error: ["--write"]),
    Row(arguments: ["check", "--diff", "."], status: 2, error: ["--diff needs --fix"]),
    Row(arguments: ["check"], status: 2, error: ["check needs a PATH"]),
    Row(arguments: ["explain", "wrong-type"], status: 0, output: ["wrong-type · error"]),
    Row(arguments: ["explain", "wrong-tpye"], status: 2, error: ["did you mean wrong-type?"]),
    Row(
      arguments: ["explain", "BadToken"], status: 2,
      error: ["did you mean BadDeviceToken or BadEnvironmentKeyIdInToken?", "`apns-lsp explain`"]),
    Row(
      arguments: ["explain", "live-activity"], status: 0,
      output: ["live-activity · Live Activity (start, update or end)", "Live Activity: start", "\"event\": \"start\""]),
    Row(arguments: ["explain", "liveactivity"], status: 0, output: ["live-activity · "]),
    Row(arguments: ["explain", "background"], status: 0, output: ["notification · ", "\"content-available\": 1"]),
    Row(arguments: ["explain", "pushTypes"], status: 0, output: ["In pushTypes (.apns-lsp.json)"]),
    Row(arguments: ["explain", "410"], status: 0, output: ["ExpiredToken · HTTP 410", "Unregistered · HTTP 410"]),
    Row(arguments: ["explain", "418"], status: 2, error: ["There is no code, key, kind or reason 418."]),
    Row(arguments: ["explain", "nonsuch"], status: 2, error: ["nonsuch. `apns-lsp explain` lists what there is."]),
    Row(arguments: ["schema", "payload"], status: 0, output: ["\"$schema\""]),
    Row(arguments: ["schema", "paylod"], status: 2, error: ["did you mean"]),
    Row(arguments: ["completions", "bash"], status: 0, output: ["complete "]),
    Row(arguments: ["completions", "ksh"], status: 2, error: ["bash, zsh and fish"]),
    Row(files: ["a.apns": Payload.clean], arguments: ["size", "a.apns"], status: 0, output: ["minified"]),
    Row(
      files: ["a.apns": Payload.clean], arguments: ["request", "a.apns"], status: 0,
      output: ["curl --http2", "simctl push"]),
    Row(files: ["a.json": "{}"], arguments: ["request", "a.json"], status: 2, error: ["a.json"]),
    Row(arguments: ["--version"], status: 0, output: ["apns-lsp "]),
    Row(arguments: ["--stdio", "--version"], status: 0, output: ["apns-lsp "]),
    Row(arguments: ["--help"], status: 0, output: ["check PATH…", "--log FILE", "--version", "Start with"]),
    Row(arguments: ["--stdio", "--help"], status: 0, output: ["--log FILE"]),
    Row(arguments: ["check", "--help"], status: 0, output: ["--fail-on SEVERITY", "Exit status:"]),
    Row(arguments: ["help", "check"], status: 0, output: ["--fail-on SEVERITY", "Exit status:"]),
    Row(arguments: ["--help", "size"], status: 0, output: ["apns-lsp size [options] PATH…"]),
    Row(arguments: ["format", "-h"], status: 0, output: ["--minify"]),
  ]

  @Test(arguments: rows)
  func statusAndStreams(_ row: Row) throws {
    let result = try Folder(row.files).run(row.arguments, input: row.input)
    #expect(result.status == row.status)
    for word in row.output { #expect(result.output.contains(word), "standard output: \(result.output)") }
    for word in row.error { #expect(result.error.contains(word), "standard error: \(result.error)") }
    if row.output.isEmpty { #expect(result.output == "") }
    if row.error.isEmpty { #expect(result.error == "") }
  }
}

/// What is said about arguments that make no sense: the option, and the nearest right one.
@Suite struct UsageErrorTests {
  static let rows: [(arguments: [String], message: String)] = [
    (["chek", "a.apns"], "There is no command chek; did you mean check?"),
    (["frobnicate"], "There is no command frobnicate."),
    (["lint", "a.apns"], "There is no command lint; `apns-lsp check` is what finds mistakes."),
    (["lsp"], "There is no command lsp; `apns-lsp` without a command is the language server."),
    (["/"], "There is no command /; `apns-lsp check /` checks a folder."),
    (["help", "chek"], "There is no command chek; did you mean check?"),
    (["a.apns"], "There is no command a.apns; `apns-lsp check a.apns` checks a file."),
    (["check", "--frmat", "json", "a"], "There is no option --frmat; did you mean --format?"),
    (["check", "--format", "jsn", "a"], "--format takes text, json, sarif or github, not jsn; did you mean json?"),
    (["check", "--format"], "--format needs a value: --format FORMAT."),
    (["check", "--format=", "a"], "--format takes text, json, sarif or github, not an empty word."),
    (["check", "--push-type", "voipp", "a"], "did you mean voip?"),
    (["check", "--limit", "many", "a"], "--limit takes a whole number above zero, not many."),
    (["check", "--limit", "0", "a"], "--limit takes a whole number above zero, not 0."),
    (["check", "--limit", "99999999999999999999", "a"], "--limit takes a whole number above zero"),
    (["check", "--quiet=yes", "a"], "--quiet takes no value."),
    (["check", "--config", "a", "--no-config", "b"], "--config and --no-config contradict each other."),
    (["check", "--fix", "-", "a.apns"], "With --fix, - prints the fixed text, so nothing else may be given."),
    (["schema", "payload", "sns"], "schema takes one argument, not also sns."),
    (["request"], "request needs a PATH"),
    (["--sdtio"], "There is no option --sdtio; did you mean --stdio?"),
    (["--verison"], "There is no option --verison; did you mean --version?"),
    (["--stdio", "a.apns"], "The language server does not take a.apns."),
    (["--clientProcessId"], "--clientProcessId needs a value: --clientProcessId N."),
  ]

  @Test(arguments: rows.indices)
  func message(index: Int) throws {
    let (arguments, message) = Self.rows[index]
    let result = try Program.run(arguments)
    #expect(result.status == 2)
    #expect(result.error.contains(message), "\(result.error)")
    #expect(result.error.contains("--help"))
    #expect(result.output == "")
  }
}
