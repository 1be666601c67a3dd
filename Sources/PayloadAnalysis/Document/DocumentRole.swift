/// How a document is read.
package enum DocumentRole: String, Sendable {
  /// The whole document is one payload or envelope, whatever it looks like.
  case payload
  /// `.apns-lsp.json`.
  case configuration
  /// Other JSON, which is searched for payloads and otherwise left in peace.
  case json

  package static let configurationFileName = ".apns-lsp.json"

  /// The role of a file.
  /// - Parameters:
  ///   - path: relative to the configuration's folder where there is one; only its end matters for built-in names.
  ///   - languageID: what the editor calls its language, if an editor asks.
  package init(path: String, languageID: String? = nil, settings: Settings = Settings()) {
    let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    if name == DocumentRole.configurationFileName {
      self = .configuration
    } else if languageID == "apns" || [".apns", ".apn", ".apns.json"].contains(where: { name.hasSuffix($0) })
      || settings.payloadFiles.contains(where: { $0.matches(path) })
    {
      self = .payload
    } else {
      self = .json
    }
  }
}
