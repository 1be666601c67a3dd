import JSONSyntax
import SourceText

package enum PayloadList: Check {
  package static let code = "payload-list"
  package static let severity = Severity.warning
  package static let documentation = CheckDocumentation(
    "A payload file holds a list of payloads.",
    reason: """
      APNs takes one payload a request, and a payload is an object; `simctl push` takes nothing else, either. Each payload \
      of the list is checked all the same. In other JSON a list is a collection of samples, and nothing is said.
      """,
    remedy: "Send each payload by itself. Where a program does that, call the file `.json`, or turn this check off.",
    source: Page.payload,
    failing: #"[ { "aps": { "alert": "Gate 4" } }, { "aps": { "alert": "Gate 5" } } ]"#,
    passing: #"{ "aps": { "alert": "Gate 4" } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    guard context.options.role == .payload, context.region.embedding == nil, let list = context.tree.root,
      list.kind == .array, isFirst(context.region, of: list)
    else { return [] }
    let start = list.range.start
    let count = list.elements.count { $0.kind == .object }
    return [
      finding(
        context, at: ByteRange(start, min(start + 1, list.range.end)), JSONPointer(), message(count),
        fixes: count == 1 && !list.flags.contains(.unclosed)
          ? [Fix("Take the payload out of the list", isSafe: false, [TextEdit(list.range, context.root.source)])] : [])
    ]
  }

  /// Whether a region is the first object of a list that may be one. Of the regions inside of it nothing more is said.
  private static func isFirst(_ region: Region, of list: Node) -> Bool {
    list.elements.first { $0.kind == .object && !TellingNames(in: $0).isEmpty }?.index == region.root.index
  }
}

// MARK: - Messages

extension PayloadList {
  private static func message(_ count: Int) -> String {
    let advice = count == 1 ? "Take it out of the list." : "Send each by itself."
    return "A push is one object, and APNs takes no list, such as this file holds. \(advice)"
  }
}
