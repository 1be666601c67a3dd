import JSONSyntax
import PayloadSchema
import SourceText

package enum WrongType: Check {
  package static let severity = Severity.error
  package static let documentation = CheckDocumentation(
    "The value of one of Apple's keys has another type than Apple documents.",
    reason: """
      The system ignores a value of the wrong type, or the whole key, without a word: a badge that is sent as text \
      does not change.
      """,
    remedy: "Write the value as the documented type. Where what was meant is plain, a fix converts it.",
    source: Page.payload,
    failing: #"{ "aps": { "alert": "Hello", "badge": "5" } }"#,
    passing: #"{ "aps": { "alert": "Hello", "badge": 5 } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    context.violations.compactMap { violation in
      guard case .wrongType = violation.kind else { return nil }
      return finding(
        context, at: violation.node.range, violation.pointer, message(violation),
        source: violation.schema.annotations.source, fixes: conversion(of: violation))
    }
  }

  /// What the value is when written as the type that is wanted, where that is plain.
  private static func conversion(of violation: Violation) -> [Fix] {
    let (node, wanted) = (violation.node, violation.schema.allTypes)
    guard let text = converted(node, to: wanted, items: violation.schema.items) else { return [] }
    return [Fix("Replace with `\(text)`", [TextEdit(node.range, text)])]
  }

  private static func converted(_ node: Node, to wanted: JSONType, items: SchemaNode?) -> String? {
    if let string = node.stringValue {
      return convertedString(string, to: wanted, items: items)
    }
    if wanted == .string, node.kind == .number { return JSONText.quoted(node.source) }
    if wanted == .array, node.kind == .object { return arrayOfNumberedMembers(node) }
    return nil
  }

  /// `"5"` as a number, `"true"` as a boolean, `"[\"a\"]"` and `"a"` as an array, JSON in a string as an object.
  private static func convertedString(_ string: String, to wanted: JSONType, items: SchemaNode?) -> String? {
    let tree = SyntaxTree.parse(SourceText(string))
    if let root = tree.root, tree.isStrictJSON, let type = root.type, wanted.contains(type) { return root.source }
    guard wanted == .array, items?.allTypes == .string || items == nil else { return nil }
    return "[\(JSONText.quoted(string))]"
  }

  /// `{"0": "a", "1": "b"}`, as PHP writes a list, as an array.
  private static func arrayOfNumberedMembers(_ object: Node) -> String? {
    let members = Array(object.members)
    guard !members.isEmpty, members.allSatisfy({ Int($0.name) != nil && $0.value != nil }) else { return nil }
    let inOrder = members.sorted { (Int($0.name) ?? 0) < (Int($1.name) ?? 0) }
    return "[" + inOrder.map { $0.value?.source ?? "null" }.joined(separator: ", ") + "]"
  }
}

// MARK: - Messages

extension WrongType {
  private static func message(_ violation: Violation) -> String {
    let name = violation.member.map { "`\($0.name)`" } ?? violation.pointer.last.map { "Element \($0)" } ?? "A payload"
    let found = violation.node.type?.phrase ?? "something else"
    let wanted = violation.schema.isInteger ? "a whole number" : violation.schema.allTypes.phrase
    return "\(name) must be \(wanted), but this is \(found). The system ignores a value of another type."
  }
}
