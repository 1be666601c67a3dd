import JSONSyntax
import PayloadAnalysis
import PayloadSchema
import SourceText

/// A text that an editor shows behind a place.
package struct InlayHint: Sendable, Equatable {
  package var offset: Int
  package var label: String
  package var tooltip: String?
}

extension Analysis {
  /// The date behind each timestamp, and the size behind each payload, as far as the settings want them.
  ///
  /// - Parameters:
  ///   - range: only places in it.
  ///   - hasLenses: whether the editor shows the lines that `lenses` tells, sizes included.
  ///   - now: the present time in seconds since 1970.
  package func inlayHints(in range: ByteRange, hasLenses: Bool, now: Double) -> [InlayHint] {
    let settings = options.settings
    let showsSize = settings.showsSize ?? !(hasLenses && settings.showsLens)
    var hints: [InlayHint] = []
    for region in regions where region.outerRange.touches(range) {
      if settings.showsDates { hints += region.dateHints(now: now) }
      if showsSize, let hint = region.sizeHint { hints.append(hint) }
    }
    return hints.filter { range.touches($0.offset) }.sorted { $0.offset < $1.offset }
  }
}

extension Region {
  fileprivate func dateHints(now: Double) -> [InlayHint] {
    let excluded = Set(inner.map(\.index))
    var hints: [InlayHint] = []
    func look(_ node: Node, _ schema: SchemaNode?) {
      guard let schema, !excluded.contains(node.index) else { return }
      if let number = node.doubleValue {
        guard let reading = TimestampReading.readings(of: number, schema: schema, isInContentState: false).first else {
          return
        }
        let note = reading.note.map { " (\($0))" } ?? ""
        hints.append(
          InlayHint(
            offset: outer(node.range).end, label: reading.date.text + note, tooltip: reading.date.distance(from: now)))
      }
      guard let type = node.type, let branch = schema.branch(for: type) else { return }
      for member in node.members { if let value = member.value { look(value, branch.member(named: member.name)) } }
      for element in node.elements { look(element, branch.items) }
    }
    look(root, schema)
    return hints
  }

  fileprivate var sizeHint: InlayHint? {
    guard let payload, !root.flags.contains(.unclosed), root.kind == .object else { return nil }
    return InlayHint(
      offset: outerRange.end, label: "\(payload.size.minified) of \(payload.limit) bytes",
      tooltip: "Without white space. As written: \(payload.size.written).")
  }
}
