import PayloadAnalysis
import SourceText

/// A line above a payload that says what it is and how large.
package struct PayloadLens: Sendable, Equatable {
  /// The payload's opening brace.
  package var range: ByteRange
  /// `412 / 4096 bytes · alert`
  package var title: String
}

extension Analysis {
  /// One for each payload; none where the settings want none.
  package var lenses: [PayloadLens] {
    guard options.settings.showsLens else { return [] }
    return payloads.compactMap { region in
      guard let payload = region.payload, region.root.kind == .object else { return nil }
      let start = region.root.range.start
      return PayloadLens(
        range: region.outer(ByteRange(start, start + 1)),
        title: "\(payload.size.minified) / \(payload.limit) bytes · \(payload.family.title)")
    }
  }
}
