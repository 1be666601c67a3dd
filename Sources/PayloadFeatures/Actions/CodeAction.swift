import JSONSyntax
import PayloadAnalysis
import SourceText

/// Something that can be done with a document: a plain edit with a name.
package struct CodeAction: Sendable {
  /// The names are LSP's, which are dotted from the general to the special.
  package enum Kind: String, Sendable, CaseIterable {
    case quickFix = "quickfix"
    case rewrite = "refactor.rewrite"
    case fixAll = "source.fixAll.apns"
    case sortKeys = "source.sortKeys.apns"
  }

  package var title: String
  package var kind: Kind
  /// The one that is meant where a person just says "fix it".
  package var isPreferred = false
  /// What it mends.
  package var findings: [Finding] = []
  /// Why it cannot be done here, in a sentence; it has no edits then.
  package var obstacle: String?
  /// On the document that was analysed; they do not overlap. They are made anew each time, which can take long: most
  /// actions are only shown.
  package var edits: [TextEdit] { makeEdits() }
  private let makeEdits: @Sendable () -> [TextEdit]

  init(
    title: String, kind: Kind, isPreferred: Bool = false, findings: [Finding] = [], obstacle: String? = nil,
    edits: @autoclosure @escaping @Sendable () -> [TextEdit]
  ) {
    self.title = title
    self.kind = kind
    self.isPreferred = isPreferred
    self.findings = findings
    self.obstacle = obstacle
    makeEdits = edits
  }
}

/// Which actions are asked for.
package struct CodeActionWishes: Sendable {
  package var kinds: Set<CodeAction.Kind>
  /// Whether the edits are asked for later: then an action is offered, too, that only may have some.
  package var defersEdits = false
  /// Whether actions are wanted, too, that cannot be done here, with what stands in their way.
  package var includesObstacles = false

  package init(kinds: Set<CodeAction.Kind>, defersEdits: Bool = false, includesObstacles: Bool = false) {
    self.kinds = kinds
    self.defersEdits = defersEdits
    self.includesObstacles = includesObstacles
  }
}

extension Analysis {
  /// What can be done at a place.
  ///
  /// - Parameters:
  ///   - range: of the document, in bytes: what is selected, or the cursor.
  ///   - now: the present time in seconds since 1970.
  package func codeActions(in range: ByteRange, _ wishes: CodeActionWishes, now: Double) -> [CodeAction] {
    let kinds = wishes.kinds
    var actions: [CodeAction] = []
    if kinds.contains(.quickFix) { actions += quickFixes(in: range) }
    if kinds.contains(.rewrite), let site = ActionSite(self, range, now: now) {
      let all = ActionSite.refactorings.flatMap { $0(site) }
      actions += wishes.includesObstacles ? all : all.filter { $0.obstacle == nil }
    }
    if kinds.contains(.fixAll), let action = fixAll(isDeferred: wishes.defersEdits, now: now) { actions.append(action) }
    if kinds.contains(.sortKeys), let action = sortKeys() { actions.append(action) }
    return actions
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
