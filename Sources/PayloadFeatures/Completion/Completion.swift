import JSONSyntax
import PayloadAnalysis
import PayloadSchema
import SourceText

/// The proposals for a place.
package struct Completion: Sendable {
  package var items: [CompletionItem] = []
}

extension Analysis {
  /// What may be written at a place.
  ///
  /// - Parameters:
  ///   - offset: of the cursor, in bytes of the document.
  ///   - now: the present time in seconds since 1970.
  package func completion(at offset: Int, _ options: CompletionOptions, now: Double) -> Completion {
    guard let site = CompletionSite(self, at: offset, options, now: now) else { return Completion() }
    let proposals: [Proposal] =
      switch site.context.place {
      case .name: site.keyProposals + site.memberTemplates
      case .value, .element: site.valueProposals
      case .document: site.documentTemplates
      case .colon, .elsewhere: []
      }
    return Completion(items: site.items(of: proposals))
  }
}
