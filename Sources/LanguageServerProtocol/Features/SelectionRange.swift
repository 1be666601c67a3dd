/// `textDocument/selectionRange`: what to select, step by step outwards, from each position.
package enum SelectionRangeRequest: RequestMessage {
  package static let method = "textDocument/selectionRange"
  package typealias Params = SelectionRangeParams
  package typealias Result = [SelectionRange]?
}

package struct SelectionRangeParams: Codable, Sendable, Equatable {
  package var textDocument: TextDocumentIdentifier
  package var positions: [Position]

  package init(textDocument: TextDocumentIdentifier, positions: [Position]) {
    self.textDocument = textDocument
    self.positions = positions
  }
}

/// A range with those around it: LSP nests them as `parent`, here they are a list, innermost first.
package struct SelectionRange: Codable, Sendable, Equatable {
  /// Never empty.
  package var ranges: [Range]

  package init(ranges: [Range]) {
    self.ranges = ranges
  }

  private enum CodingKeys: CodingKey {
    case range
    case parent
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    ranges = [try container.decode(Range.self, forKey: .range)]
    ranges += try container.decodeIfPresent(SelectionRange.self, forKey: .parent)?.ranges ?? []
  }

  package func encode(to encoder: any Encoder) throws {
    try Level(ranges: ranges[...]).encode(to: encoder)
  }

  private struct Level: Encodable {
    var ranges: ArraySlice<Range>

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encodeIfPresent(ranges.first, forKey: .range)
      if ranges.count > 1 { try container.encode(Level(ranges: ranges.dropFirst()), forKey: .parent) }
    }
  }
}
