import Foundation
import Testing

/// The program, run as a user runs it.
enum Program {
  struct Result {
    var status: Int32
    var output: String
    var error: String
    /// The bytes behind `output`.
    var data: Data
  }

  /// The executable stands beside the test bundle.
  private static var executable: URL? {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let programs = [CommandLine.arguments.first.map { URL(fileURLWithPath: $0) }, Bundle.main.executableURL]
    return (bundles + programs.compactMap { $0 })
      .map { $0.deletingLastPathComponent().appendingPathComponent("apns-lsp") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Runs the program to its end. Its output goes to files, so that no pipe can fill up.
  static func run(
    _ arguments: [String], in folder: URL? = nil, input: String = "", environment: [String: String] = [:]
  ) throws -> Result {
    let scratch = try Folder([:])
    let process = Process()
    let program: URL = try #require(executable, "the program was not built")
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    let pipe = Pipe()
    process.standardInput = pipe
    process.standardOutput = try scratch.handle("output")
    process.standardError = try scratch.handle("error")
    try process.run()
    // A program that does not read its input closes the pipe; that is no failure of the test.
    signal(SIGPIPE, SIG_IGN)
    try? pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try pipe.fileHandleForWriting.close()
    process.waitUntilExit()
    try #require(process.terminationReason == .exit, "the program was ended by a signal")
    let output = try scratch.data("output")
    return Result(
      status: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
      error: String(decoding: try scratch.data("error"), as: UTF8.self), data: output)
  }
}

/// A folder that lives as long as a test.
final class Folder {
  let url: URL

  /// - Parameter files: their contents by path; folders are made as needed.
  init(_ files: [String: String]) throws {
    url =
      FileManager.default.temporaryDirectory.appendingPathComponent("apns-lsp-\(UUID().uuidString)").standardizedFileURL
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ path: String) throws -> String { String(decoding: try data(path), as: UTF8.self) }

  func data(_ path: String) throws -> Data { try Data(contentsOf: url.appendingPathComponent(path)) }

  func handle(_ name: String) throws -> FileHandle {
    let path = path(name)
    try #require(FileManager.default.createFile(atPath: path, contents: nil))
    return try #require(FileHandle(forWritingAtPath: path))
  }

  /// The names of all files, hidden ones, too.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  /// Runs the program here.
  func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Program.Result {
    try Program.run(arguments, in: url, input: input, environment: environment)
  }
}

/// Payloads that the tests use.
enum Payload {
  static let clean = #"{ "aps": { "alert": { "title": "Tea", "body": "It is ready." } } }"# + "\n"
  /// One error with a safe fix.
  static let error = #"{ "aps": { "alert": "Tea", "badge": "5" } }"# + "\n"
  static let fixedError = #"{ "aps": { "alert": "Tea", "badge": 5 } }"# + "\n"
  /// One warning, whose fix is not safe.
  static let warning = #"{ "aps": { "alert": "Tea", "order": 17 } }"# + "\n"
}
