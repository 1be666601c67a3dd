/// `$/progress`: how far a piece of work is, or a part of its result.
package enum ProgressNotification: NotificationMessage {
  package static let method = "$/progress"
  package typealias Params = ProgressParams
}

package struct ProgressParams: Codable, Sendable, Equatable {
  package var token: ProgressToken
  package var value: ProgressValue

  package init(token: ProgressToken, value: ProgressValue) {
    self.token = token
    self.value = value
  }
}

package enum ProgressValue: Codable, Sendable, Equatable {
  case workDone(WorkDoneProgress)
  case workspaceDiagnostics(WorkspaceDiagnosticReport)

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(WorkDoneProgress.self) {
      self = .workDone(value)
    } else {
      self = .workspaceDiagnostics(try container.decode(WorkspaceDiagnosticReport.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .workDone(let value): try container.encode(value)
    case .workspaceDiagnostics(let value): try container.encode(value)
    }
  }
}

/// One step of a progress: `begin` with a title, any number of `report`, one `end`.
package struct WorkDoneProgress: Codable, Sendable, Equatable {
  package enum Kind: String, Codable, Sendable {
    case begin
    case report
    case end
  }

  package var kind: Kind
  package var title: String?
  package var cancellable: Bool?
  package var message: String?
  /// From 0 to 100, never falling.
  package var percentage: Int?

  package init(
    kind: Kind, title: String? = nil, cancellable: Bool? = nil, message: String? = nil, percentage: Int? = nil
  ) {
    self.kind = kind
    self.title = title
    self.cancellable = cancellable
    self.message = message
    self.percentage = percentage
  }
}

/// `window/workDoneProgress/create`: announces a token of the server's own, only with `window.workDoneProgress`.
package enum WorkDoneProgressCreateRequest: RequestMessage {
  package static let method = "window/workDoneProgress/create"
  package typealias Params = WorkDoneProgressCreateParams
  package typealias Result = NoResult
}

package struct WorkDoneProgressCreateParams: Codable, Sendable, Equatable {
  package var token: ProgressToken

  package init(token: ProgressToken) {
    self.token = token
  }
}
