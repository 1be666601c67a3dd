/// A half-open range of UTF-8 bytes in a text, counted from its first byte.
package struct ByteRange: Hashable, Sendable, Comparable, CustomStringConvertible {
  package var start: Int
  package var end: Int

  /// A range from `start` up to, not including, `end`. An `end` before `start` gives an empty range at `start`.
  @inlinable @inline(__always)
  package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  /// The empty range at `offset`.
  package init(at offset: Int) {
    start = offset
    end = offset
  }

  @inlinable package var count: Int { end - start }
  @inlinable package var isEmpty: Bool { end == start }

  /// Whether `offset` lies in the range or on one of its two edges, as a cursor between two bytes does.
  package func touches(_ offset: Int) -> Bool { start <= offset && offset <= end }

  package func contains(_ other: ByteRange) -> Bool { start <= other.start && other.end <= end }

  /// Whether the two have a byte in common, or touch at an edge.
  package func touches(_ other: ByteRange) -> Bool { start <= other.end && other.start <= end }

  package static func < (left: ByteRange, right: ByteRange) -> Bool {
    (left.start, left.end) < (right.start, right.end)
  }

  package var description: String { "\(start)..<\(end)" }
}
