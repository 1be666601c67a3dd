import JSONSyntax
import PayloadAnalysis
import SourceText

/// The place that a refactoring is asked for.
struct ActionSite {
  let analysis: Analysis
  let region: Region
  /// From the root of the region's tree to the innermost node.
  let path: [Node]
  let style: TextStyle
  let now: Double

  /// nil outside of all payloads and envelopes, and in a text of two sides that nobody has merged.
  init?(_ analysis: Analysis, _ range: ByteRange, now: Double) {
    guard let place = analysis.place(at: range.start),
      !place.region.tree.problems.contains(where: { $0.code == .mergeConflict })
    else { return nil }
    self.analysis = analysis
    region = place.region
    path = region.tree.nodes(at: place.offset)
    style = TextStyle(region.tree, at: place.offset, settings: analysis.options.settings)
    self.now = now
  }

  /// All refactorings, in the order in which they are offered.
  static let refactorings: [@Sendable (ActionSite) -> [CodeAction]] = [
    alertForm, soundForm, makeRich, makeBackground, setTimestamps, wrapPayload, extractPayload, minify,
  ]

  /// A refactoring with edits on the region's text.
  func rewrite(_ title: String, _ edits: @autoclosure @escaping @Sendable () -> [TextEdit]) -> CodeAction {
    CodeAction(title: title, kind: .rewrite, edits: edits().map(region.outer))
  }

  /// A refactoring that somebody may look for, but that cannot be done here.
  func obstructed(_ title: String, _ obstacle: String) -> CodeAction {
    CodeAction(title: title, kind: .rewrite, obstacle: obstacle, edits: [])
  }

  static let invalidText = "The text is no valid JSON yet."

  /// Why a refactoring that moves members or adds some cannot be done: nobody knows which object they would come to stand
  /// in, or what would come to stand beside them. nil where that is plain.
  var obstacle: String? {
    let range = region.root.range
    let isDoubtful = region.tree.problems.contains { $0.code.makesPlacesDoubtful && range.touches($0.range) }
    return isDoubtful ? ActionSite.invalidText : nil
  }

  /// The member of `aps` of that name, if the place is in it.
  func memberOfAPS(named name: String) -> Node? {
    guard let aps = region.aps, let member = aps.member(named: name), path.contains(where: { $0.index == member.index })
    else { return nil }
    return member
  }
}

extension SyntaxProblem.Code {
  /// Whether it is uncertain where members and objects begin and end.
  fileprivate var makesPlacesDoubtful: Bool {
    switch self {
    case .mergeConflict, .missingColon, .missingComma, .missingName, .missingValue, .nestingTooDeep, .unclosedArray,
      .unclosedObject, .unclosedString, .unexpectedText, .unmatchedBracket:
      true
    default: false
    }
  }
}
