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
  /// On the document that was analysed; they do not overlap.
  package var edits: [TextEdit]
}

extension Analysis {
  /// What can be done at a place.
  ///
  /// - Parameters:
  ///   - range: of the document, in bytes: what is selected, or the cursor.
  ///   - kinds: those that are asked for.
  ///   - now: the present time in seconds since 1970.
  package func codeActions(in range: ByteRange, kinds: Set<CodeAction.Kind>, now: Double) -> [CodeAction] {
    var actions: [CodeAction] = []
    if kinds.contains(.quickFix) { actions += quickFixes(in: range) }
    if kinds.contains(.rewrite), let site = ActionSite(self, range, now: now) {
      actions += ActionSite.refactorings.flatMap { $0(site) }
    }
    if kinds.contains(.fixAll), let action = fixAll(now: now) { actions.append(action) }
    if kinds.contains(.sortKeys), let action = sortKeys() { actions.append(action) }
    return actions
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

  /// nil outside of all payloads and envelopes.
  init?(_ analysis: Analysis, _ range: ByteRange, now: Double) {
    guard let place = analysis.place(at: range.start) else { return nil }
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
  func rewrite(_ title: String, _ edits: [TextEdit]) -> CodeAction {
    CodeAction(title: title, kind: .rewrite, edits: edits.map(region.outer))
  }

  /// The member of `aps` of that name, if the place is in it.
  func memberOfAPS(named name: String) -> Node? {
    guard let aps = region.aps, let member = aps.member(named: name), path.contains(where: { $0.index == member.index })
    else { return nil }
    return member
  }
}
