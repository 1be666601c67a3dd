extension Array {
  /// The first index of an element that meets a condition, where all behind it do so, too; the end if none does. Takes
  /// few looks, also at a long array.
  @inlinable
  package func partitioningIndex(where meetsCondition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if meetsCondition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
