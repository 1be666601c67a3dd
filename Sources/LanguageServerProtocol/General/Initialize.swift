/// `initialize`: the first request, once.
package enum InitializeRequest: RequestMessage {
  package static let method = "initialize"
  package typealias Params = InitializeParams
  package typealias Result = InitializeResult
}

package struct InitializeParams: Codable, Sendable, Equatable {
  /// The process that started the server, which ends when that one does.
  @Lenient package var processId: Int?
  /// Deprecated in favour of `rootUri`.
  @Lenient package var rootPath: String?
  /// Deprecated in favour of `workspaceFolders`.
  @Lenient package var rootUri: DocumentURI?
  @Lenient package var initializationOptions: LSPAny?
  @Lenient package var capabilities: ClientCapabilities?
  @Lenient package var trace: TraceValue?
  @Lenient package var workspaceFolders: [WorkspaceFolder]?
  @Lenient package var workDoneToken: ProgressToken?

  package init(
    processId: Int? = nil, rootPath: String? = nil, rootUri: DocumentURI? = nil, initializationOptions: LSPAny? = nil,
    capabilities: ClientCapabilities? = nil, trace: TraceValue? = nil, workspaceFolders: [WorkspaceFolder]? = nil,
    workDoneToken: ProgressToken? = nil
  ) {
    self.processId = processId
    self.rootPath = rootPath
    self.rootUri = rootUri
    self.initializationOptions = initializationOptions
    self.capabilities = capabilities
    self.trace = trace
    self.workspaceFolders = workspaceFolders
    self.workDoneToken = workDoneToken
  }
}

/// The name and version of a client or server.
package struct ProgramInfo: Codable, Sendable, Hashable {
  package var name: String
  package var version: String?

  package init(name: String, version: String? = nil) {
    self.name = name
    self.version = version
  }
}

package struct InitializeResult: Codable, Sendable, Equatable {
  package var capabilities: ServerCapabilities
  package var serverInfo: ProgramInfo?

  package init(capabilities: ServerCapabilities, serverInfo: ProgramInfo? = nil) {
    self.capabilities = capabilities
    self.serverInfo = serverInfo
  }
}

/// `initialized`: the client has the answer to `initialize`; from now on the server may register and ask.
package enum InitializedNotification: NotificationMessage {
  package static let method = "initialized"
  package typealias Params = NoParams
}
