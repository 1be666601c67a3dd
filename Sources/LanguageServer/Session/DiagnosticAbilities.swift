import LanguageServerProtocol

/// What a client takes in a diagnostic. It is looked up once, because it is asked for each finding.
struct DiagnosticAbilities: Sendable {
  let takesRelatedInformation: Bool
  let takesCodeDescriptions: Bool
  private let tags: [Int]

  init(_ capabilities: TextDocumentClientCapabilities?) {
    let pushed = capabilities?.publishDiagnostics
    let pulled = capabilities?.diagnostic
    takesRelatedInformation = pulled?.relatedInformation ?? pushed?.relatedInformation ?? false
    takesCodeDescriptions = pulled?.codeDescriptionSupport ?? pushed?.codeDescriptionSupport ?? false
    tags = (pulled?.tagSupport ?? pushed?.tagSupport)?.valueSet ?? []
  }

  func takes(_ tag: DiagnosticTag) -> Bool { tags.contains(tag.rawValue) }
}
