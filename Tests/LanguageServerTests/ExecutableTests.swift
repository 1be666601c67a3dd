import Foundation
import JSONRPC
import LanguageServerProtocol
import Testing

/// The program itself, over pipes.
@Suite struct ExecutableTests {
  /// The executable stands beside the test bundle.
  private static var executable: URL? {
    let folders = [CommandLine.arguments.first.map { URL(fileURLWithPath: $0) }, Bundle.main.executableURL]
    return folders.compactMap { $0?.deletingLastPathComponent().appendingPathComponent("apns-lsp") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  private static func frame(_ frame: borrowing OutgoingFrame) -> [UInt8] {
    frame.withBytes { Array($0) }
  }

  private static let initialize = frame(
    .request(id: .integer(1), method: "initialize", params: InitializeParams(capabilities: ClientCapabilities())))
  private static let shutdown = frame(.request(id: .integer(2), method: "shutdown", params: NoParams()))
  private static let exit = frame(.notification(method: "exit", params: NoParams()))

  /// Starts the program, writes the pieces, closes its input, and gives the ids that it answered and its exit code.
  private func run(_ pieces: [[UInt8]], arguments: [String] = []) throws -> (ids: [RequestID], exitCode: Int32) {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    let program: URL = try #require(Self.executable, "the program was not built")
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    FileStream.ignoreBrokenPipes()
    for piece in pieces { try? input.fileHandleForWriting.write(contentsOf: Data(piece)) }
    try input.fileHandleForWriting.close()
    let answer = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    var ids: [RequestID] = []
    var splitter = FrameSplitter()
    splitter.feed(Array(answer)) { event in
      if case .body(let body) = event, case .response(let id, _) = IncomingMessage(body: body) { ids.append(id) }
    }
    #expect(splitter.isBetweenMessages)
    return (ids, process.terminationStatus)
  }

  @Test(arguments: [1, 7, 1000])
  func piecesOfAnySize(size: Int) throws {
    let all = Self.initialize + Self.shutdown + Self.exit
    let pieces = stride(from: 0, to: all.count, by: size).map { Array(all[$0..<min($0 + size, all.count)]) }
    let (ids, exitCode) = try run(pieces, arguments: ["--stdio"])
    #expect(ids == [.integer(1), .integer(2)])
    #expect(exitCode == 0)
  }

  @Test func theInputEnds() throws {
    #expect(try run([]).exitCode == 1)
    #expect(try run([Self.initialize]).exitCode == 1)
    #expect(try run([Self.initialize, Self.shutdown]).exitCode == 0)
    #expect(try run([Self.initialize, Array(Self.shutdown.dropLast(5))]).exitCode == 1)
    #expect(try run([Array("Content-Length: 99999999999999\r\n\r\n{}".utf8)]).exitCode == 1)
  }

  @Test func wrongUsage() throws {
    #expect(try run([], arguments: ["--clientProcessId"]).exitCode == 2)
    #expect(try run([], arguments: ["--sdtio"]).exitCode == 2)
    #expect(try run([], arguments: ["--log", "/nowhere/at/all"]).exitCode == 2)
  }

  /// What is in a document stands in the log only where that is asked for.
  @Test(arguments: [([], false), (["--log-messages"], true)])
  func theLog(arguments: [String], holdsContents: Bool) throws {
    let log = FileManager.default.temporaryDirectory.appendingPathComponent("apns-lsp-\(UUID().uuidString).log")
    defer { try? FileManager.default.removeItem(at: log) }
    let document = TextDocumentItem(
      uri: "file:///a.apns", languageId: "apns", version: 1, text: #"{"secret":"s3cr3t",}"#)
    let open = Self.frame(
      .notification(method: "textDocument/didOpen", params: DidOpenTextDocumentParams(textDocument: document)))
    let broken = Self.frame(
      .request(id: .integer(3), method: "textDocument/hover", params: ["textDocument": "s3cr3t"] as LSPAny))
    _ = try run(
      [Self.initialize, open, broken, Self.shutdown, Self.exit], arguments: ["--log", log.path] + arguments)
    let text = try String(contentsOf: log, encoding: .utf8)
    #expect(text.contains("textDocument/didOpen, "))
    #expect(text.contains("initialize (1) took "))
    #expect(text.contains("s3cr3t") == holdsContents)
  }
}
