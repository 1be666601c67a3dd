import JSONSyntax
import PayloadSchema
import SourceText

/// What a check sees: a region of a document, what is already known of it, and what is known from outside.
package final class CheckContext: Sendable {
  package let region: Region
  package let root: Node
  package let payload: Region.Payload?
  /// The `aps` object, if there is one.
  package let aps: Node?
  /// The value of `aps.alert`.
  let alert: Node?
  /// Where the region does not keep to its schema.
  package let violations: [Violation]
  package let options: DocumentOptions
  package let facts: ProjectFacts
  /// Seconds since 1970.
  package let now: Double
  let customData: CustomData
  let notedScalars: NotedScalars

  /// - Parameter isQuiet: whether it is known that no scalar of the region is to be noted.
  init(
    region: Region, violations: [Violation], options: DocumentOptions, facts: ProjectFacts, now: Double, isQuiet: Bool
  ) {
    self.region = region
    root = region.root
    payload = region.payload
    aps = region.aps
    alert = aps?[name: "alert"]
    self.violations = violations
    self.options = options
    self.facts = facts
    self.now = now
    customData = CustomData(in: region)
    notedScalars = isQuiet ? NotedScalars() : NotedScalars(in: customData)
  }

  package var tree: SyntaxTree { root.tree }
  /// The family of the payload; nil in an envelope.
  package var family: PayloadFamily? { payload?.family }
  package var apsPointer: JSONPointer { region.pointer.appending("aps") }
}
