import JSONSyntax
import SourceText

/// A date of a Live Activity's `aps`: `timestamp`, `stale-date` or `dismissal-date`.
struct ActivityDate {
  var name: String
  var node: Node
  var pointer: JSONPointer
  /// As written, whatever its unit; also of a number in quotes.
  var number: Double

  /// From here on a number of seconds is one of milliseconds: the year 5138, or 3 March 1973.
  static let leastMilliseconds: Double = 100_000_000_000

  static func all(in context: CheckContext) -> [ActivityDate] {
    guard context.family == .liveActivity, let aps = context.aps else { return [] }
    return ["timestamp", "stale-date", "dismissal-date"].compactMap { name in
      guard let node = aps[name: name], let number = node.doubleValue ?? digits(node), number.isFinite else {
        return nil
      }
      return ActivityDate(name: name, node: node, pointer: context.apsPointer.appending(name), number: number)
    }
  }

  /// Whether it is written as a number, as it must be.
  var isNumber: Bool { node.kind == .number }

  var isInSeconds: Bool { number.magnitude < ActivityDate.leastMilliseconds }

  private static func digits(_ node: Node) -> Double? {
    guard let text = node.stringValue, !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Double(text)
  }
}
