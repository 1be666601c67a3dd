import JSONRPC
import LanguageServerProtocol
import PayloadAnalysis
import ProjectIndex

// The folders that the client works in, and the settings that hold for a document.

extension Session {
  /// Where a document lies. One without a file counts as a file of the first folder.
  func path(of uri: DocumentURI) -> FilePath {
    URIPath.file(of: uri)
      ?? (project.workspace.first ?? FilePath("/")).appending(FilePath(URIPath.path(of: uri)).name)
  }

  func path(of document: Document) -> FilePath { document.path ?? path(of: document.uri) }

  func circumstances(of uri: DocumentURI, languageID: String) -> AnalysisCircumstances {
    let path = path(of: uri)
    return AnalysisCircumstances(
      options: project.options(for: path, languageID: languageID), facts: facts.facts(for: path), now: now)
  }

  // MARK: - Folders

  func setFolders(_ params: InitializeParams) {
    let root = params.rootUri ?? params.rootPath
    folders = params.workspaceFolders?.map(\.uri) ?? root.map { [$0] } ?? []
    project = Project(workspace: foldersOnDisk)
  }

  func changeFolders(added: [DocumentURI], removed: [DocumentURI]) {
    let changed = Set((added + removed).map(DocumentKey.init))
    folders = folders.filter { !changed.contains(DocumentKey($0)) } + added
    project = project.with(workspace: foldersOnDisk)
    if folders.count > 1 { askForSettings() }
  }

  private var foldersOnDisk: [FilePath] { folders.filter(URIPath.isFile).map { path(of: $0) } }

  // MARK: - Settings

  /// Takes the client's settings, be they in a section `apns` or bare. What they do not name stays as it was.
  ///
  /// - Parameter folder: of the workspace, where they are meant for its files alone.
  func adopt(_ settings: LSPAny, for folder: FilePath? = nil) {
    let section = settings["apns"] ?? settings
    let text = String(decoding: JSONBytes.encoding(section), as: UTF8.self)
    guard let folder else {
      project = project.with(userSettings: Settings.reading(text, over: project.userSettings))
      return
    }
    var ofFolders = project.folderSettings
    ofFolders[folder] = Settings.reading(text, over: ofFolders[folder] ?? project.userSettings)
    project = project.with(folderSettings: ofFolders)
  }

  /// Asks for the settings, and where there are several folders, for those of each.
  func askForSettings() {
    guard abilities.answersConfiguration else { return }
    let scopes = folders.count > 1 ? folders : []
    let items = ([nil] + scopes).map { ConfigurationItem(scopeUri: $0, section: "apns") }
    client.ask(ConfigurationRequest.self, ConfigurationParams(items: items)) { session, answer in
      let before = (session.project.userSettings, session.project.folderSettings)
      for (scope, settings) in zip([nil] + scopes, answer ?? []) where settings != .null {
        session.adopt(settings, for: scope.map { session.path(of: $0) })
      }
      if before != (session.project.userSettings, session.project.folderSettings) { session.reconsiderDocuments() }
    }
  }

  /// Whether a file is one that settings are read from.
  static func isAboutSettings(_ uri: DocumentURI) -> Bool {
    [DocumentRole.configurationFileName, ".editorconfig"].contains(FilePath(URIPath.path(of: uri)).name.description)
  }

  /// Reads the settings of the project anew, because a file changed.
  func forgetSettings() {
    project.forget()
    reconsiderDocuments()
  }

  // MARK: - What depends on them

  /// Has each open document looked at again, and the client ask again for what it shows: the settings changed, or the
  /// folders did.
  func reconsiderDocuments() {
    settingsVersion += 1
    facts.noteFiles()
    for document in documents.all {
      document.reconsider(circumstances(of: document.uri, languageID: document.languageID))
      diagnostics.note(document)
    }
    configurationReports.update(self)
    awaitsRefresh = true
  }

  /// Has each open document looked at again of whose project something new is known.
  func reconsiderFacts() {
    for document in documents.all {
      var circumstances = document.content.circumstances
      let new = facts.facts(for: path(of: document))
      guard circumstances.facts != new else { continue }
      circumstances.facts = new
      document.reconsider(circumstances)
      diagnostics.note(document)
    }
  }

  /// Has the client ask again, as far as it is ready to.
  func askForRefresh() {
    if abilities.pullsDiagnostics, abilities.refreshesDiagnostics {
      client.ask(DiagnosticRefreshRequest.self, NoParams())
    }
    if abilities.refreshesInlayHints { client.ask(InlayHintRefreshRequest.self, NoParams()) }
    if abilities.refreshesCodeLenses { client.ask(CodeLensRefreshRequest.self, NoParams()) }
  }
}
