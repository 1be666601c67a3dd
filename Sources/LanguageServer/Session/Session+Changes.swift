import LanguageServerProtocol
import PayloadAnalysis

// What happens to files outside of the open documents.

extension Session {
  /// Asks to be told of changes, of a client that offers that.
  func registerForChanges() {
    var registrations: [Registration] = []
    if abilities.registersConfiguration {
      registrations.append(
        Registration(
          id: "configuration", method: DidChangeConfigurationNotification.method, registerOptions: ["section": "apns"]))
    }
    if abilities.registersWatchedFiles {
      // A configuration may say of any JSON file that it is a payload file.
      let globs = ["**/*.{apns,apn,json}", "**/.editorconfig"]
      registrations.append(
        Registration(
          id: "files", method: DidChangeWatchedFilesNotification.method,
          registerOptions: ["watchers": .array(globs.map { ["globPattern": .string($0)] })]))
    }
    guard !registrations.isEmpty else { return }
    client.ask(RegisterCapabilityRequest.self, RegistrationParams(registrations: registrations))
  }

  /// Takes note of files or folders that were made, changed or taken away.
  ///
  /// - Parameter contentsOnly: all of them are where they were.
  func noteChanges(of uris: [DocumentURI], contentsOnly: Bool) {
    if uris.contains(where: Session.isAboutSettings) { return forgetSettings() }
    guard uris.contains(where: mayHoldPayloads) else { return }
    if contentsOnly { facts.noteContents() } else { facts.noteFiles() }
    // Of files that are not open the client knows only what it has asked for.
    if hasReportedWorkspace, uris.contains(where: { documents[$0] == nil }) { awaitsRefresh = true }
  }

  /// Whether a change there may be one of payload files: something else is the matter with all other files, but not
  /// with what may be a folder.
  private func mayHoldPayloads(_ uri: DocumentURI) -> Bool {
    let path = path(of: uri)
    return !path.name.bytes.contains(UInt8(ascii: ".")) || project.options(for: path).role != .json
  }
}
