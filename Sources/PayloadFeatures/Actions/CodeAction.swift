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
