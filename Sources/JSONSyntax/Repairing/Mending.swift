import SourceText

/// A document, and edits that may make it better.
package protocol Mendable {
  /// How much is wrong, the gravest first; a document with a smaller number at the first difference is better.
  var faults: [Int] { get }
  /// Edits that belong together, the repairs that count more first.
  func repairs() -> [[TextEdit]]
  /// The document after some edits; nil if they change nothing, or leave it worse in a way that numbers do not tell.
  func mended(by edits: [TextEdit]) -> Self?
  /// In bytes.
  var size: Int { get }
}

/// Makes the repairs of a document, and those that become possible by them, until none is left to make.
///
/// A round makes all repairs at once if that lessens the faults, and else those parts of them that do. So each round leaves
/// a better document, the rounds come to an end, and mending what was mended changes nothing, unless a bound was reached.
package struct Mending<Document: Mendable> {
  package private(set) var document: Document
  /// How many repairs were made.
  package private(set) var count = 0

  /// How often the text is read anew at most, and how many bytes in all, so that no document takes for ever.
  private static var mostReadings: Int { 5000 }
  private static var mostWork: Int { 200_000_000 }
  private var readings = 0
  private var work = 0
  private var mayGoOn: Bool { readings < Self.mostReadings && work < Self.mostWork }

  /// The document at the start of a round, and which of its repairs the round has made.
  private var original: Document
  private var made: [TextEdit] = []

  package init(_ document: Document) {
    self.document = document
    original = document
    repeat {
      original = self.document
      made = []
      var repairs = original.repairs()
      // Those that touch one that does harm are tried without it.
      while made.isEmpty, !repairs.isEmpty, mayGoOn {
        let parts = repairs.partedByTouch()
        make(parts.first[...])
        repairs = parts.touching
      }
    } while !made.isEmpty
  }

  /// Makes all of some repairs if the faults are then fewer, or else as many of them as lessen the faults.
  private mutating func make(_ repairs: ArraySlice<[TextEdit]>) {
    guard !repairs.isEmpty, mayGoOn else { return }
    readings += 1
    work += original.size
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
  /// Those that touch none before them, and the others.
  func partedByTouch() -> (first: [[TextEdit]], touching: [[TextEdit]]) {
    var first: [[TextEdit]] = []
    var touching: [[TextEdit]] = []
    // In the order of the text; they do not touch, so that only the neighbours of an edit can touch it.
    var taken: [ByteRange] = []
    for edits in self where !edits.isEmpty {
      let places = edits.map { edit in (range: edit.range, index: taken.firstIndex(notBefore: edit.range.start)) }
      let touches = places.contains { place in
        taken.indices.contains(place.index) && taken[place.index].touches(place.range)
      }
      if touches {
        touching.append(edits)
        continue
      }
      first.append(edits)
      for range in edits.map(\.range) { taken.insert(range, at: taken.firstIndex(notBefore: range.start)) }
    }
    return (first, touching)
  }
}

extension [ByteRange] {
  /// The first range of a sorted list that ends at or behind an offset; the list's end if there is none.
  fileprivate func firstIndex(notBefore offset: Int) -> Int { partitioningIndex { $0.end >= offset } }
}
