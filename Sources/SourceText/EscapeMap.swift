/// The way between a decoded text (inner) and the text that it was written in with escapes (outer), piece by piece.
///
/// A piece is either a run that is the same in both, or one escape. Offsets are bytes.
package struct EscapeMap: Sendable {
  /// An escape: `innerLength` bytes that were written as `outerLength` bytes.
  private struct Escape {
    var inner: Int
    var innerLength: Int
    var outer: Int
    var outerLength: Int
  }

  private let outerStart: Int
  private var escapes: [Escape] = []
  private(set) package var innerCount = 0
  private var outerEnd: Int

  /// A map for a text that begins at `outerStart` and has no escape in its `length` bytes.
  package init(outerStart: Int, length: Int = 0) {
    self.outerStart = outerStart
    innerCount = length
    outerEnd = outerStart + length
  }

  /// Adds an escape behind the ones that were added before.
  package mutating func add(inner: Int, innerLength: Int, outer: Int, outerLength: Int) {
    escapes.append(Escape(inner: inner, innerLength: innerLength, outer: outer, outerLength: outerLength))
  }

  /// Says where both texts end.
  package mutating func close(inner: Int, outer: Int) {
    innerCount = inner
    outerEnd = outer
  }

  /// The outer offset of an inner one. Inside of an escape's characters it is the escape's start.
  package func outer(_ inner: Int) -> Int {
    let inner = min(max(0, inner), innerCount)
    guard let escape = lastEscape(where: { $0.inner <= inner }) else { return outerStart + inner }
    if inner < escape.inner + escape.innerLength { return escape.outer }
    return escape.outer + escape.outerLength + (inner - escape.inner - escape.innerLength)
  }

  /// The inner offset of an outer one. Inside of an escape it is the start of its characters.
  package func inner(_ outer: Int) -> Int {
    let outer = min(max(outerStart, outer), outerEnd)
    guard let escape = lastEscape(where: { $0.outer <= outer }) else { return outer - outerStart }
    if outer < escape.outer + escape.outerLength { return escape.inner }
    return escape.inner + escape.innerLength + (outer - escape.outer - escape.outerLength)
  }

  package func outer(_ range: ByteRange) -> ByteRange { ByteRange(outer(range.start), outer(range.end)) }

  private func lastEscape(where isBefore: (Escape) -> Bool) -> Escape? {
    let next = escapes.partitioningIndex { !isBefore($0) }
    return next > 0 ? escapes[next - 1] : nil
  }
}
