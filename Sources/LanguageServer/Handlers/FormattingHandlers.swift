import JSONRPC
import JSONSyntax
import LanguageServerProtocol
import PayloadAnalysis

enum FormattingHandler: DocumentRequestHandler {
  typealias Message = DocumentFormattingRequest
  static var readsForeignJSON: Bool { true }

  static func advertise(in capabilities: inout ServerCapabilities, to client: ClientAbilities) {
    capabilities.documentFormattingProvider = true
  }

  static func answer(
    _ params: DocumentFormattingParams, _ document: DocumentSnapshot
  ) throws(ResponseError) -> [TextEdit]? {
    guard document.mayBeFormatted else { return nil }
    return document.textEdits(document.analysis.tree.formattingEdits(document.formattingOptions(params.options)))
  }
}

enum RangeFormattingHandler: DocumentRequestHandler {
  typealias Message = DocumentRangeFormattingRequest
  static var readsForeignJSON: Bool { true }

  static func advertise(in capabilities: inout ServerCapabilities, to client: ClientAbilities) {
    capabilities.documentRangeFormattingProvider = true
  }

  static func answer(
    _ params: DocumentRangeFormattingParams, _ document: DocumentSnapshot
  ) throws(ResponseError) -> [TextEdit]? {
    guard document.mayBeFormatted else { return nil }
    let options = document.formattingOptions(params.options)
    return document.textEdits(
      document.analysis.tree.formattingEdits(options, in: document.bytes(of: params.range)))
  }
}

enum OnTypeFormattingHandler: DocumentRequestHandler {
  typealias Message = DocumentOnTypeFormattingRequest
  static var readsForeignJSON: Bool { true }

  static func advertise(in capabilities: inout ServerCapabilities, to client: ClientAbilities) {
    capabilities.documentOnTypeFormattingProvider = DocumentOnTypeFormattingOptions(
      firstTriggerCharacter: "}", moreTriggerCharacter: ["]", "\n"])
  }

  static func answer(
    _ params: DocumentOnTypeFormattingParams, _ document: DocumentSnapshot
  ) throws(ResponseError) -> [TextEdit]? {
    guard document.mayBeFormatted, let typed = params.ch.last else { return nil }
    let options = document.formattingOptions(params.options)
    return document.textEdits(
      document.analysis.tree.onTypeFormattingEdits(options, typed: typed, at: document.offset(of: params.position)))
  }
}

extension DocumentFormattingParams: DocumentParams {}
extension DocumentRangeFormattingParams: DocumentParams {}
extension DocumentOnTypeFormattingParams: DocumentParams {}

extension DocumentSnapshot {
  /// JSON that is none of ours has a formatter of its own in most editors.
  fileprivate var mayBeFormatted: Bool {
    analysis.options.role != .json || analysis.options.settings.format.anyJSON
  }

  /// What the editor wants, and over that what the project wants.
  fileprivate func formattingOptions(
    _ editor: LanguageServerProtocol.FormattingOptions
  ) -> JSONSyntax.FormattingOptions {
    var options = JSONSyntax.FormattingOptions(
      indentation: editor.insertSpaces ? .spaces(editor.tabSize) : .tab, tabWidth: editor.tabSize)
    // Neovim adds the last line's end on saving: a text without one that gets one here ends with an empty line.
    options.insertFinalNewline = editor.insertFinalNewline ?? false
    options.trimFinalNewlines = editor.trimFinalNewlines ?? options.trimFinalNewlines
    return layout(options)
  }
}
