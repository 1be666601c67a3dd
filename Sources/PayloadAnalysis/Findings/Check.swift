import JSONSyntax
import PayloadSchema
import SourceText

/// A check: one type in one file of `Checks/`, with its documentation, and its messages at the bottom.
package protocol Check: Sendable {
  /// The type's name in words joined by hyphens: `missing-aps`.
  static var code: String { get }
  /// As its findings have it by default.
  static var severity: Severity { get }
  static var isOnByDefault: Bool { get }
  static var documentation: CheckDocumentation { get }
  /// What it finds in a region. It is asked once for each.
  static func run(_ context: CheckContext) -> [Finding]
}

extension Check {
  package static var isOnByDefault: Bool { true }
}

/// What a check sees: a region of a document, what is already known of it, and what is known from outside.
package struct CheckContext: Sendable {
  package let region: Region
  /// Where the region does not keep to its schema.
  package let violations: [Violation]
  package let options: DocumentOptions
  package let facts: ProjectFacts
  /// Seconds since 1970.
  package let now: Double
  /// The scalars of the payload's custom data, at any depth; nil where there is none.
  let customData: ScalarWalk?
  /// Those of them that checks want to look at.
  let customValues: CustomValues

  init(region: Region, violations: [Violation], options: DocumentOptions, facts: ProjectFacts, now: Double) {
    self.region = region
    self.violations = violations
    self.options = options
    self.facts = facts
    self.now = now
    customData = CustomValue.walk(region)
    customValues = CustomValues(in: customData)
  }

  package var tree: SyntaxTree { region.tree }
  package var root: Node { region.root }
  package var payload: Region.Payload? { region.payload }
  /// The family of the payload; nil in an envelope.
  package var family: PayloadFamily? { region.payload?.family }
  package var aps: Node? { region.aps }
  package var apsPointer: JSONPointer { region.pointer.appending("aps") }
}

extension Check {
  /// A finding of this check about a range of the region's text.
  ///
  /// - Parameters:
  ///   - pointer: the member that it is about, from the root of the region's tree.
  ///   - fixes: on the region's text; they are carried over to the document.
  package static func finding(
    _ context: CheckContext, at range: ByteRange, _ pointer: JSONPointer, _ message: String,
    severity: Severity? = nil, source: String? = nil, tags: [Finding.Tag] = [], related: [Finding.Related] = [],
    fixes: @autoclosure @escaping @Sendable () -> [Fix] = []
  ) -> Finding {
    let region = context.region
    return Finding(
      code: code, severity: severity ?? Self.severity, message: message, range: region.outer(range),
      pointer: region.embedding?.pointer ?? pointer, innerPointer: region.embedding == nil ? nil : pointer,
      documentation: source ?? documentation.source, tags: tags,
      related: related.map { Finding.Related($0.message, at: region.outer($0.range)) },
      makeFixes: { fixes().map { Fix($0.title, isSafe: $0.isSafe, $0.edits.map { region.outer($0) }) } })
  }
}
