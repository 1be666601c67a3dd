import JSONRPC
import LanguageServerProtocol

// A completion has dozens of items with a page of documentation each, and somebody waits for it at every key.

extension CompletionList: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("isIncomplete", isIncomplete, to: &json)
    members.write("items", items, to: &json)
    members.end(in: &json)
  }
}

extension CompletionItem: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("label", label, to: &json)
    members.write("labelDetails", labelDetails, to: &json)
    members.write("kind", kind?.rawValue, to: &json)
    members.write("tags", tags?.map(\.rawValue), to: &json)
    members.write("detail", detail, to: &json)
    members.write("documentation", documentation, to: &json)
    members.write("deprecated", deprecated, to: &json)
    members.write("sortText", sortText, to: &json)
    members.write("filterText", filterText, to: &json)
    members.write("insertText", insertText, to: &json)
    members.write("insertTextFormat", insertTextFormat?.rawValue, to: &json)
    members.write("insertTextMode", insertTextMode?.rawValue, to: &json)
    members.write("textEdit", textEdit, to: &json)
    members.write("additionalTextEdits", additionalTextEdits, to: &json)
    members.write("commitCharacters", commitCharacters, to: &json)
    members.write("command", command, to: &json)
    members.write("data", data, to: &json)
    members.end(in: &json)
  }
}

extension CompletionItemLabelDetails: JSONWritable {
  func write(to json: inout JSONWriter) {
    var members = JSONMembers(to: &json)
    members.write("detail", detail, to: &json)
    members.write("description", description, to: &json)
    members.end(in: &json)
  }
}

extension CompletionTextEdit: JSONWritable {
  func write(to json: inout JSONWriter) {
    switch self {
    case .edit(let edit): edit.write(to: &json)
    case .insertReplace(let edit):
      var members = JSONMembers(to: &json)
      members.write("newText", edit.newText, to: &json)
      members.write("insert", edit.insert, to: &json)
      members.write("replace", edit.replace, to: &json)
      members.end(in: &json)
    }
  }
}
