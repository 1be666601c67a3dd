import JSONRPC

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Standard output or standard error.
struct Stream: Sendable {
  private let file: FileStream
  private let descriptor: Int32

  static let output = Stream(file: .standardOutput, descriptor: STDOUT_FILENO)
  static let error = Stream(file: .standardError, descriptor: STDERR_FILENO)

  var isTerminal: Bool { file.isTerminal }

  /// Whether text may be coloured: a terminal that can, and nobody who objects (https://no-color.org).
  var isColored: Bool {
    isTerminal && Environment["NO_COLOR", default: ""].isEmpty && Environment["TERM", default: "dumb"] != "dumb"
  }

  /// Columns of the terminal; nil for a pipe or a file.
  var columns: Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes all of a text. False if it could not be written.
  @discardableResult
  func write(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { file.write($0) }
  }

  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBufferPointer { file.write($0) } }
}

extension Stream {
  /// Tells a person something on standard error. What would steer the terminal, in a file's name for instance, is shown.
  static func say(_ text: String) {
    error.write(DisplayWidth.visibleLines(text) + "\n")
  }
}

/// The variables of the environment.
enum Environment {
  static subscript(name: String, default fallback: String) -> String {
    getenv(name).map { String(cString: $0) } ?? fallback
  }
}

/// Clocks.
enum Clock {
  /// The present time in seconds since 1970.
  static var now: Double { seconds(CLOCK_REALTIME) }

  /// Seconds since some moment; it never goes back.
  static var uptime: Double { seconds(CLOCK_MONOTONIC) }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
