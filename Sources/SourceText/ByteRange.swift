/// A half-open range of UTF-8 bytes in a text, counted from its first byte.
///
/// It is public, although only this package has it, because the compiler inlines across modules what is public alone.
public struct ByteRange: Hashable, Sendable, Comparable, CustomStringConvertible {
  public var start: Int
  public var end: Int

  /// A range from `start` up to, not including, `end`. An `end` before `start` gives an empty range at `start`.
  @inlinable @inline(__always)
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  /// The empty range at `offset`.
  @inlinable
  public init(at offset: Int) {
    start = offset
    end = offset
  }

  @inlinable public var count: Int { end - start }
  @inlinable public var isEmpty: Bool { end == start }

  /// Whether `offset` lies in the range or on one of its two edges, as a cursor between two bytes does.
  @inlinable
  public func touches(_ offset: Int) -> Bool { start <= offset && offset <= end }

  @inlinable
  public func contains(_ other: ByteRange) -> Bool { start <= other.start && other.end <= end }

  /// Whether the two have a byte in common, or touch at an edge.
  @inlinable
  public func touches(_ other: ByteRange) -> Bool { start <= other.end && other.start <= end }

  @inlinable
  public static func < (left: ByteRange, right: ByteRange) -> Bool {
    (left.start, left.end) < (right.start, right.end)
  }

  public var description: String { "\(start)..<\(end)" }
}
