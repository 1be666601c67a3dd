/// Which lines two texts share, and which only one of them has: the shortest way from one to the other (Myers, 1986).
struct LineDifference {
  enum Step: Equatable {
    case keep(old: Int, new: Int)
    case remove(old: Int)
    case insert(new: Int)
  }

  private(set) var steps: [Step] = []

  /// How many lines may differ before all between the first and the last difference counts as replaced. Time and memory
  /// grow with the square.
  private static let limit = 1000

  init<Line: Equatable>(from old: [Line], to new: [Line]) {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }

    steps = (0..<start).map { .keep(old: $0, new: $0) }
    let middle = LineDifference.middle(old[start..<old.count - end], new[start..<new.count - end])
    steps += middle
    steps += (0..<end).reversed().map { .keep(old: old.count - 1 - $0, new: new.count - 1 - $0) }
  }

  private static func middle<Line: Equatable>(_ old: ArraySlice<Line>, _ new: ArraySlice<Line>) -> [Step] {
    guard let trace = trace(old, new) else {
      return old.indices.map { .remove(old: $0) } + new.indices.map { .insert(new: $0) }
    }
    var steps: [Step] = []
    var (x, y) = (old.count, new.count)
    for (distance, reached) in trace.enumerated().reversed() {
      let diagonal = x - y
      let isInsertion = diagonal == -distance || (diagonal != distance && reached[diagonal - 1] < reached[diagonal + 1])
      let previous = isInsertion ? diagonal + 1 : diagonal - 1
      let previousX = distance == 0 ? 0 : reached[previous]
      let previousY = distance == 0 ? 0 : previousX - previous
      while x > previousX, y > previousY, x > 0, y > 0 {
        x -= 1
        y -= 1
        steps.append(.keep(old: old.startIndex + x, new: new.startIndex + y))
      }
      if distance == 0 { break }
      if isInsertion {
        y -= 1
        steps.append(.insert(new: new.startIndex + y))
      } else {
        x -= 1
        steps.append(.remove(old: old.startIndex + x))
      }
    }
    return steps.reversed()
  }

  /// How far along each diagonal one gets with no difference, one, two …; nil if more than `limit` are needed.
  private static func trace<Line: Equatable>(_ old: ArraySlice<Line>, _ new: ArraySlice<Line>) -> [Frontier]? {
    var trace: [Frontier] = []
    var frontier = Frontier(limit: min(limit, old.count + new.count))
    for distance in 0...min(limit, old.count + new.count) {
      trace.append(frontier)
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        let isInsertion =
          diagonal == -distance || (diagonal != distance && frontier[diagonal - 1] < frontier[diagonal + 1])
        var x = distance == 0 ? 0 : isInsertion ? frontier[diagonal + 1] : frontier[diagonal - 1] + 1
        while x < old.count, x - diagonal >= 0, x - diagonal < new.count,
          old[old.startIndex + x] == new[new.startIndex + x - diagonal]
        {
          x += 1
        }
        frontier[diagonal] = x
        if x >= old.count, x - diagonal >= new.count { return trace }
      }
    }
    return nil
  }

  /// How many old lines are passed on each diagonal; diagonals may be negative.
  private struct Frontier {
    private var values: [Int]
    private let offset: Int

    init(limit: Int) {
      values = Array(repeating: 0, count: 2 * limit + 3)
      offset = limit + 1
    }

    subscript(diagonal: Int) -> Int {
      get { values.indices.contains(diagonal + offset) ? values[diagonal + offset] : 0 }
      set { if values.indices.contains(diagonal + offset) { values[diagonal + offset] = newValue } }
    }
  }
}
