import JSONSyntax
import SourceText

/// The fixes of all stray keys of an object. One fix moves all that belong into one place, and is made once for them.
struct StrayKeyFixes: Sendable {
  private struct Move {
    let move: StrayKeyMove
    /// The records of the members that it moves.
    let members: Set<Int>
    /// nil where nothing can be moved.
    let fix: Fix?
  }

  private let makeMoves: @Sendable () -> [KeyPlaces.Place: Move]
  private let moves = Late<[KeyPlaces.Place: Move]>()
  private let isSafe: Bool

  /// - Parameters:
  ///   - keys: in their order.
  ///   - isSafe: whether they mean nothing where they stand.
  init(_ keys: [StrayKey], from source: Node, aps: Node, in context: CheckContext, isSafe: Bool) {
    self.isSafe = isSafe
    makeMoves = {
      var moves: [KeyPlaces.Place: Move] = [:]
      for place in Set(keys.map(\.home.place)) {
        let move = StrayKeyMove(keys, to: place, from: source, aps: aps, in: context)
        moves[place] = Move(
          move: move, members: Set(move.keys.map(\.member.index)), fix: StrayKeyFixes.fix(move, isSafe: isSafe))
      }
      return moves
    }
  }

  func fixes(of key: StrayKey) -> [Fix] {
    guard let move = moves.value(made: makeMoves)[key.home.place] else { return [] }
    if let fix = move.fix, move.members.contains(key.member.index) { return [fix] }
    return isSafe ? move.move.deletion(of: key).map { [Fix("Delete `\(key.member.name)`", $0)] } ?? [] : []
  }

  private static func fix(_ move: StrayKeyMove, isSafe: Bool) -> Fix? {
    guard let edits = move.edits else { return nil }
    let list = move.keys.map { "`\($0.member.name)`" }.listed(with: "and")
    let loss = move.losesText ? ", in place of its text" : ""
    return Fix("Move \(list) into `\(move.place.rawValue)`\(loss)", isSafe: isSafe && move.isCertain, edits)
  }
}
