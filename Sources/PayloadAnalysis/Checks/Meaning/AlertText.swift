import JSONSyntax
import PayloadSchema

/// The texts of `alert`: each may be written out, or be named by a key of the app's string table with arguments.
enum AlertText: String, CaseIterable {
  case title
  case subtitle
  case body

  var literal: String { rawValue }

  var key: String {
    switch self {
    case .title: "title-loc-key"
    case .subtitle: "subtitle-loc-key"
    case .body: "loc-key"
    }
  }

  var arguments: String {
    switch self {
    case .title: "title-loc-args"
    case .subtitle: "subtitle-loc-args"
    case .body: "loc-args"
    }
  }

  private static let names = allCases.flatMap { [$0.literal, $0.key] }

  /// Whether an `alert` shows nothing. What has the wrong type or is misspelled counts as a text: others speak of that.
  static func isMissing(in alert: Node) -> Bool {
    switch alert.kind {
    case .string: alert.isBlank
    case .object: !alert.members.contains(where: isText)
    default: false
    }
  }

  private static func isText(_ member: Node) -> Bool {
    guard let value = member.value else { return true }
    guard names.contains(where: member.hasName) else {
      return KeySpelling.nearest(to: member.name, among: names) != nil
    }
    switch value.kind {
    case .null: return false
    case .string: return !value.isBlank
    case .object: return !value.members.isEmpty
    default: return true
    }
  }
}
