import JSONRPC
import LanguageServerProtocol

// Actions, for which some editors ask wherever the cursor goes.

extension CommandOrCodeAction: JSONWritable {
  func write(to json: inout JSONWriter) {
    switch self {
    case .command(let command): command.write(to: &json)
    case .action(let action): action.write(to: &json)
    }
  }
}

extension CodeAction: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("title", title, to: &json)
    members.write("kind", kind?.rawValue, to: &json)
    members.write("diagnostics", diagnostics, to: &json)
    members.write("isPreferred", isPreferred, to: &json)
    members.write("disabled", disabled, to: &json)
    members.write("edit", edit, to: &json)
    members.write("command", command, to: &json)
    members.write("data", data, to: &json)
    members.end(in: &json)
  }
}

extension CodeAction.Disabled: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("reason", reason, to: &json)
    members.end(in: &json)
  }
}

extension WorkspaceEdit: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("changes", changes, to: &json)
    members.write("documentChanges", documentChanges, to: &json)
    members.end(in: &json)
  }
}

extension DocumentChange: JSONWritable {
  func write(to json: inout JSONWriter) {
    switch self {
    case .edit(let edit): edit.write(to: &json)
    case .create(let creation): creation.write(to: &json)
    }
  }
}

extension TextDocumentEdit: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("textDocument", textDocument, to: &json)
    members.write("edits", edits, to: &json)
    members.end(in: &json)
  }
}

extension OptionalVersionedTextDocumentIdentifier: JSONWritable {
  /// A version that is nil is null, not left out.
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("uri", uri, to: &json)
    members.write("version", .some(version), to: &json)
    members.end(in: &json)
  }
}

extension CreateFile: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("kind", kind, to: &json)
    members.write("uri", uri, to: &json)
    members.write("options", options, to: &json)
    members.end(in: &json)
  }
}

extension CreateFile.Options: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("overwrite", overwrite, to: &json)
    members.write("ignoreIfExists", ignoreIfExists, to: &json)
    members.end(in: &json)
  }
}
