import JSONRPC
import LanguageServerProtocol
import PayloadFeatures

enum CodeActionHandler: SessionRequestHandler {
  typealias Message = CodeActionRequest

  static func advertise(in capabilities: inout ServerCapabilities, to client: ClientAbilities) {
    if client.takesActionLiterals {
      let kinds = PayloadFeatures.CodeAction.Kind.allCases.map { CodeActionKind(rawValue: $0.rawValue) }
      capabilities.codeActionProvider = .options(
        CodeActionOptions(codeActionKinds: kinds, resolveProvider: client.resolvesActionEdits ? true : nil))
    } else if client.appliesEdits {
      capabilities.codeActionProvider = .supported(true)
    }
  }

  static func answer(
    _ params: CodeActionParams, _ session: Session
  ) throws(ResponseError) -> [CommandOrCodeAction]? {
    guard let document = session.documents[params.textDocument.uri] else { return nil }
    let snapshot = session.snapshot(of: document)
    guard !snapshot.analysis.isForeign else { return nil }
    let request = ActionRequest(snapshot, params)
    let offered = ActionChoice.numbered(request.actions, in: snapshot, params.range)
    if session.abilities.takesActionLiterals {
      let literals = offered.map { request.literal($0.action, $0.choice) }
      return (literals + request.literalsOfConfiguration(session)).map { .action($0) }
    }
    guard session.abilities.appliesEdits else { return nil }
    return offered.map { .command($0.choice.command) }
  }
}

/// Adds its edit to an action that somebody has chosen.
enum CodeActionResolveHandler: SessionRequestHandler {
  typealias Message = CodeActionResolveRequest

  static func answer(
    _ action: LanguageServerProtocol.CodeAction, _ session: Session
  ) throws(ResponseError) -> LanguageServerProtocol.CodeAction {
    guard let choice = action.data.flatMap(ActionChoice.init) else { return action }
    guard let (request, chosen) = choice.find(in: session) else {
      throw ResponseError(.contentModified, "The document has changed since the action was offered.")
    }
    var action = action
    action.edit = request.edit(chosen.edits)
    return action
  }
}

/// Runs an action for a client that takes commands alone: has it make the edit.
enum ExecuteCommandHandler: SessionRequestHandler {
  typealias Message = ExecuteCommandRequest

  static let command = "apns.codeAction"

  static func advertise(in capabilities: inout ServerCapabilities, to client: ClientAbilities) {
    guard !client.takesActionLiterals, client.appliesEdits else { return }
    capabilities.executeCommandProvider = ExecuteCommandOptions(commands: [command])
  }

  static func answer(_ params: ExecuteCommandParams, _ session: Session) throws(ResponseError) -> LSPAny? {
    guard params.command == command, let choice = params.arguments?.first.flatMap(ActionChoice.init) else {
      throw ResponseError(.invalidParams, "`\(params.command)` is no command of this server.")
    }
    guard let (request, action) = choice.find(in: session) else { return nil }
    let edit = ApplyWorkspaceEditParams(label: action.title, edit: request.edit(action.edits))
    session.client.ask(ApplyWorkspaceEditRequest.self, edit)
    return nil
  }
}
