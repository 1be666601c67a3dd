import JSONRPC

/// What the server does, line by line, for who looks for a fault. Nothing is written unless it is asked for, and what is
/// in a document only where the messages themselves are asked for.
package struct Log: Sendable {
  private let stream: FileStream?
  private let holdsMessages: Bool
  private let start = ContinuousClock.now

  package static let off = Log(stream: nil)

  /// - Parameter holdsMessages: whether each message is written, too.
  package init(stream: FileStream?, holdsMessages: Bool = false) {
    self.stream = stream
    self.holdsMessages = holdsMessages
  }

  enum Direction: String {
    case fromClient = "<--"
    case toClient = "-->"
  }

  /// Writes a message itself.
  func tellMessage(_ direction: Direction, _ body: @autoclosure () -> [UInt8]) {
    if holdsMessages { self("\(direction.rawValue) \(String(decoding: body(), as: UTF8.self))") }
  }

  /// Each line begins with the seconds since the start.
  func callAsFunction(_ message: @autoclosure () -> String) {
    guard let stream else { return }
    let seconds = Log.milliseconds(since: start) / 1000
    stream.write("\(Log.rounded(seconds)) \(message())\n")
  }

  static func milliseconds(since start: ContinuousClock.Instant) -> Double {
    (ContinuousClock.now - start) / .milliseconds(1)
  }

  /// With three digits behind the point.
  static func rounded(_ number: Double) -> Double {
    (number * 1000).rounded() / 1000
  }
}
