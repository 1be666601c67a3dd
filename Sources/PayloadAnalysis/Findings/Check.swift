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
