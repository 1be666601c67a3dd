import SourceText
import Testing

@Test func mapsEscapesBothWays() {
  // Outer `a\nb` at 10: inner bytes a, newline, b.
  var map = EscapeMap(outerStart: 10)
  map.add(inner: 1, innerLength: 1, outer: 11, outerLength: 2)
  map.close(inner: 3, outer: 14)
  #expect([0, 1, 2, 3].map(map.outer) == [10, 11, 13, 14])
  #expect([10, 11, 12, 13, 14].map(map.inner) == [0, 1, 1, 2, 3])
}
