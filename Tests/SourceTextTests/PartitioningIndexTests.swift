import SourceText
import Testing

@Suite struct PartitioningIndexTests {
  @Test(arguments: 0...9) func sameAsLookingAtEach(count: Int) {
    let sorted = (0..<count).map { $0 / 2 }
    for least in -1...5 {
      let expected = sorted.firstIndex { $0 >= least } ?? sorted.endIndex
      #expect(sorted.partitioningIndex { $0 >= least } == expected, "\(least) in \(sorted)")
    }
  }
}
