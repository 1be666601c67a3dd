import JSONSyntax
import PayloadSchema
import SourceText

package enum LongCustomKey: Check {
  package static let code = "long-custom-key"
  package static let severity = Severity.hint
  package static let documentation = CheckDocumentation(
    "A key of the app's own is long, in a payload that is near its limit.",
    reason: """
      Names count as every byte does, and once for each place where they stand. This is told only when the payload is \
      near its limit.
      """,
    remedy: "Agree on a shorter name with the app that reads it.",
    source: Page.payload,
    failing: CheckDocumentation.Example(
      #"{ "aps": { "alert": "\#(String(repeating: "x", count: 4000))" }, "theIdentifierOfTheOrder": 1 }"#),
    passing: #"{ "aps": { "alert": "x" }, "theIdentifierOfTheOrder": 1 }"#)

  /// A name of this length is short enough, in bytes.
  private static let shortLength = 8
  private static let longLength = 20

  package static func run(_ context: CheckContext) -> [Finding] {
    guard context.isWorthSaving else { return [] }
    var places: [String: Int] = [:]
    var firsts: [Node] = []
    func look(_ member: Node) {
      if member.nameContentRange.count > longLength {
        let name = member.name
        if places[name] == nil { firsts.append(member) }
        places[name, default: 0] += 1
      }
      look(inside: member.value)
    }
    func look(inside value: Node?) {
      value?.members.forEach(look)
      value?.elements.forEach(look(inside:))
    }
    context.region.customMembers.forEach(look)
    var trail = PointerTrail(context.tree)
    return firsts.map { member in
      let count = places[member.name] ?? 1
      return finding(
        context, at: member.nameRange, trail.pointer(at: member.range.start + 1),
        message(member.name, count, saving: (member.nameContentRange.count - shortLength) * count))
    }
  }
}

// MARK: - Messages

extension LongCustomKey {
  private static func message(_ name: String, _ count: Int, saving: Int) -> String {
    let places = count == 1 ? "" : " at its \(count) places"
    return "The payload is near its limit, and `\(name)` is long: a name of \(shortLength) characters would save "
      + "\(saving) bytes\(places)."
  }
}
