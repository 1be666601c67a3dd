import SourceText

/// A document, and edits that may make it better.
package protocol Mendable {
  /// How much is wrong, the gravest first; a document with a smaller number at the first difference is better.
  var faults: [Int] { get }
  /// Edits that belong together, in the order of the text. Those of different repairs do not touch each other.
  func repairs() -> [[TextEdit]]
  /// The document after some edits; nil if they change nothing, or leave it worse in a way that numbers do not tell.
  func mended(by edits: [TextEdit]) -> Self?
  /// In bytes.
  var size: Int { get }
}

/// Makes the repairs of a document, and those that become possible by them, until none is left to make.
///
/// A round makes all repairs at once if that lessens the faults, and else those parts of them that do. So each round leaves
/// a better document, the rounds come to an end, and mending what was mended changes nothing. (A very large document
/// with many repairs that do harm may be left before that: see `mostWork`.)
package struct Mending<Document: Mendable> {
  package private(set) var document: Document
  /// How many repairs were made.
  package private(set) var count = 0

  /// How many bytes of text are read anew at most, so that no document takes for ever.
  private static var mostWork: Int { 40_000_000 }
  private var work = 0

  /// The document at the start of a round, and which of its repairs the round has made.
  private var original: Document
  private var made: [TextEdit] = []

  package init(_ document: Document) {
    self.document = document
    original = document
    repeat {
      original = self.document
      made = []
      make(original.repairs()[...])
    } while !made.isEmpty
  }

  /// Makes all of some repairs if the faults are then fewer, or else as many of them as lessen the faults.
  private mutating func make(_ repairs: ArraySlice<[TextEdit]>) {
    guard !repairs.isEmpty, work < Self.mostWork else { return }
    work += original.size + 200
    let edits = made + repairs.flatMap { $0 }
    if let mended = original.mended(by: edits), mended.faults.lexicographicallyPrecedes(document.faults) {
      document = mended
      made = edits
      count += repairs.count
    } else if repairs.count > 1 {
      let middle = repairs.startIndex + repairs.count / 2
      make(repairs[..<middle])
      make(repairs[middle...])
    }
  }
}

extension Mending: Sendable where Document: Sendable {}

extension Sequence where Element == [TextEdit] {
  /// Those that touch none before them.
  package func withoutTouching() -> [[TextEdit]] {
    var chosen: [[TextEdit]] = []
    // In the order of the text; they do not touch, so that only the neighbours of an edit can touch it.
    var taken: [ByteRange] = []
    for edits in self where !edits.isEmpty {
      let places = edits.map { edit in (range: edit.range, index: taken.firstIndex(notBefore: edit.range.start)) }
      let touches = places.contains { place in
        taken.indices.contains(place.index) && taken[place.index].touches(place.range)
      }
      if touches { continue }
      chosen.append(edits)
      for range in edits.map(\.range) { taken.insert(range, at: taken.firstIndex(notBefore: range.start)) }
    }
    return chosen
  }
}

extension [ByteRange] {
  /// The first range of a sorted list that ends at or behind an offset; the list's end if there is none.
  fileprivate func firstIndex(notBefore offset: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].end < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
