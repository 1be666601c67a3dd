import JSONSyntax
import PayloadAnalysis
import SourceText

extension ActionSite {
  /// Leaves of a request to another service the payload alone.
  static let extractPayload: @Sendable (ActionSite) -> [CodeAction] = { site in
    guard let root = site.analysis.tree.root, let payload = site.carriedPayload,
      payload.root.index != root.index || payload.embedding != nil
    else { return [] }
    return [site.replaceDocument("Extract the payload", by: payload.root.source)]
  }

  /// The payload at the place, or the only one of the envelope there, if the envelope is the whole document.
  private var carriedPayload: Region? {
    guard region.envelope != nil else { return nil }
    let outermost = analysis.regions.first
    guard outermost?.isEnvelope == true, outermost?.embedding == nil, outermost?.root.index == analysis.tree.root?.index
    else { return nil }
    if region.payload != nil { return region }
    return analysis.payloads.count == 1 ? analysis.payloads[0] : nil
  }
}
