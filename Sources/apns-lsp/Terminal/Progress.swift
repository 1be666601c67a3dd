/// A line on the terminal that says how far a long run is; nothing for a short one, nor where nobody looks.
struct Progress {
  private let total: Int
  private let isWatched = Stream.error.isTerminal
  private let start = Clock.uptime
  private var lastShown = 0.0
  private var isShown = false

  /// Runs up to this many seconds show nothing.
  private static let patience = 1.0
  /// Seconds between two states of the line.
  private static let interval = 0.1

  init(of total: Int) { self.total = total }

  mutating func show(_ done: Int) {
    guard isWatched else { return }
    let now = Clock.uptime
    guard now - start > Progress.patience, now - lastShown > Progress.interval else { return }
    lastShown = now
    isShown = true
    Stream.error.write("\r\(done) of \(total) files\u{1B}[K")
  }

  /// Takes the line away, before something else is written.
  mutating func clear() {
    guard isShown else { return }
    isShown = false
    Stream.error.write("\r\u{1B}[K")
  }
}
