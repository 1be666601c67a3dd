import LanguageServerProtocol

/// How far a piece of work is, as the client shows it.
struct WorkProgress {
  let token: ProgressToken
  /// Never falls, as LSP wants it.
  private var percentage = 0

  init(token: ProgressToken) {
    self.token = token
  }

  func begin(_ title: String, _ client: ClientConnection) {
    send(WorkDoneProgress(kind: .begin, title: title, cancellable: false, percentage: 0), client)
  }

  mutating func report(_ done: Int, of count: Int, _ client: ClientConnection) {
    percentage = max(percentage, count > 0 ? min(100, done * 100 / count) : 100)
    send(WorkDoneProgress(kind: .report, message: "\(done) of \(count) files", percentage: percentage), client)
  }

  func end(_ client: ClientConnection) {
    send(WorkDoneProgress(kind: .end), client)
  }

  private func send(_ step: WorkDoneProgress, _ client: ClientConnection) {
    client.notify(ProgressNotification.self, ProgressParams(token: token, value: .workDone(step)))
  }
}
