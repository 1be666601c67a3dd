import JSONRPC
import LanguageServerProtocol
import PayloadAnalysis
import ProjectIndex

// The folders that the client works in, and the settings that hold for a document.

extension Session {
  /// Where a document lies. One without a file counts as a file of the first folder.
  func path(of uri: DocumentURI) -> FilePath {
    let path = FilePath(URIPath.path(of: uri))
    if URIPath.isFile(uri) { return path.normalized }
    return (project.workspace.first ?? FilePath("/")).appending(path.name)
  }

  func circumstances(of uri: DocumentURI, languageID: String) -> AnalysisCircumstances {
    let options = project.options(for: path(of: uri), languageID: languageID)
    reportBrokenConfigurations()
    return AnalysisCircumstances(options: options, facts: facts, now: now)
  }

  // MARK: - Folders

  func setFolders(_ params: InitializeParams) {
    let root = params.rootUri ?? params.rootPath
    let folders = params.workspaceFolders?.map(\.uri) ?? root.map { [$0] } ?? []
    project = Project(workspace: folders.map { FilePath(URIPath.path(of: $0)) })
  }

  func changeFolders(added: [DocumentURI], removed: [DocumentURI]) {
    let removed = removed.map { path(of: $0) }
    let left = project.workspace.filter { !removed.contains($0) }
    project = project.with(workspace: left + added.map { path(of: $0) })
    readFacts()
  }

  // MARK: - Settings

  /// Takes the client's settings, be they in a section `apns` or bare. What they do not name stays as it was.
  func adopt(_ settings: LSPAny) {
    let section = settings["apns"] ?? settings
    let text = String(decoding: JSONBytes.encoding(section), as: UTF8.self)
    project = project.with(userSettings: Settings.reading(text, over: project.userSettings))
  }

  func askForSettings() {
    guard abilities.answersConfiguration else { return }
    let item = ConfigurationItem(section: "apns")
    client.ask(ConfigurationRequest.self, ConfigurationParams(items: [item])) { session, answer in
      guard let settings = answer?.first, settings != .null else { return }
      session.adopt(settings)
      session.reconsiderDocuments()
    }
  }

  /// Whether a file is one that settings are read from.
  static func isAboutSettings(_ uri: DocumentURI) -> Bool {
    [DocumentRole.configurationFileName, ".editorconfig"].contains(FilePath(URIPath.path(of: uri)).name.description)
  }

  /// Reads the settings of the project anew, because a file changed.
  func forgetSettings() {
    project.forget()
    readFacts()
    reconsiderDocuments()
  }

  /// Has each open document looked at again, and the client ask again for what it shows.
  func reconsiderDocuments() {
    for document in documents.all {
      document.reconsider(circumstances(of: document.uri, languageID: document.languageID))
      diagnostics.note(document)
    }
    if abilities.pullsDiagnostics, abilities.refreshesDiagnostics {
      client.ask(DiagnosticRefreshRequest.self, NoParams())
    }
    if abilities.refreshesInlayHints { client.ask(InlayHintRefreshRequest.self, NoParams()) }
    if abilities.refreshesCodeLenses { client.ask(CodeLensRefreshRequest.self, NoParams()) }
  }

  /// Asks to be told of changes, of a client that offers that.
  func registerForChanges() {
    var registrations: [Registration] = []
    if abilities.registersConfiguration {
      registrations.append(
        Registration(
          id: "configuration", method: DidChangeConfigurationNotification.method, registerOptions: ["section": "apns"]))
    }
    if abilities.registersWatchedFiles {
      let globs = ["**/\(DocumentRole.configurationFileName)", "**/.editorconfig"]
      registrations.append(
        Registration(
          id: "files", method: DidChangeWatchedFilesNotification.method,
          registerOptions: ["watchers": .array(globs.map { ["globPattern": .string($0)] })]))
    }
    guard !registrations.isEmpty else { return }
    client.ask(RegisterCapabilityRequest.self, RegistrationParams(registrations: registrations))
  }

  /// Says once of each configuration that it cannot be read as it is.
  private func reportBrokenConfigurations() {
    for (path, loaded) in project.configurations {
      let complaint: String? =
        switch loaded {
        case .failure(let failure): failure.reason
        case .success(let file): file.mistakes.first.map { "it has a mistake. \($0.message)" }
        }
      guard let complaint else {
        reportedConfigurations.remove(path)
        continue
      }
      guard reportedConfigurations.insert(path).inserted else { continue }
      client.notify(
        ShowMessageNotification.self,
        ShowMessageParams(type: .warning, message: "\(path) is not used as it stands, because \(complaint)"))
    }
  }
}
