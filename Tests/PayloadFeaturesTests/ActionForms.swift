import JSONSyntax
import PayloadAnalysis
import PayloadFeatures
import SourceText
import Testing

/// A document that actions are tried on: each check's own failing example, so that a new check needs no row, and some
/// of our own for what an example does not show.
struct ActionRow: Sendable, CustomTestStringConvertible {
  var name: String
  var bytes: [UInt8]
  /// Checks to turn on.
  var codes: Set<String> = []

  var testDescription: String { codes.first ?? String(decoding: bytes.prefix(60), as: UTF8.self) }

  static let all: [ActionRow] =
    Checks.everything.map { check in
      let example = check.documentation.failing
      return ActionRow(name: example.name, bytes: example.bytes, codes: [check.code])
    } + own.map { ActionRow(name: $0.name, bytes: Array($0.text.utf8)) }

  private static let own: [(name: String, text: String)] = [
    ("a.apns", #"{ "aps": { "alert": "Hi", "sound": "a.caf", "badge": 1 }, "order": 17 }"#),
    ("a.apns", #"{ "aps": { "alert": { "body": "Hé \"x\" \\ 😀" } }, "photo": "https://a.example/b.png" }"#),
    ("a.apns", #"{ "aps": { "alert": { "title": "T", "body": "B" }, "sound": { "critical": 1, "name": "a.caf" } } }"#),
    ("a.apns", #"{ "aps": { "badge": 3 }, "b": 1, "a": [1, { "x": null }] }"#),
    ("a.apns", #"{ "aps": { "alert": "Hi", "title": "T", "body": "B", "sound": "default", "apns-priority": 10 } }"#),
    ("a.apns", #"{ "aps": { "alert": "T", "title": "T", "body": "B" } }"#),
    ("a.apns", #"{ "aps": { "alert": { "title": "T" }, "title": "T", "mutableContent": true } }"#),
    ("a.apns", #"{ "alert": "Hi", "badge": "3", "order": 1 }"#),
    (
      "a.apns",
      #"{ "aps": { "event": "update", "timestamp": 1740000000, "stale-date": 1740003600, "content-state": { "a": 1 } } }"#
    ),
    ("a.apns", #"{ "aps": { "timestamp": 1750000000000, "event": "udpate", "content-state": { "a": 1 } } }"#),
    ("a.apns", #"{ "aps": { "alert": 'Hi', badge: 1, "sound": "default", } }"#),
    ("a.apns", #"{ "aps": { "alert": "Hi" "badge": 1 "sound": "default" } }"#),
    ("a.apns", #"{ "aps": { "alert": { "body": "", "loc-key": "K" }, "content-available": "1" } }"#),
    ("a.voip.apns", #"{ "aps": {}, "uuid": "123e4567-e89b-12d3-a456-42661417400", "caller": "x" }"#),
    (
      "a.json",
      #"{ "message": { "token": "t", "apns": { "payload": { "aps": { "alert": "Hi" } } }, "data": { "a": 1 } } }"#
    ),
    (
      "a.json",
      #"{ "message": { "token": "t", "apns": { "headers": { "apns-expiration": "1750000000000" }, "payload": { "aps": { "alert": "Hi" } } } } }"#
    ),
    (
      "a.json",
      #"{ "default": "x", "APNS": "{\"aps\":{\"alert\":\"\\u00e9 \\\"q\\\"\",\"badge\":\"2\"},\"u\":\"https:\\/\\/a\"}" }"#
    ),
    ("a.json", #"{ "APNS": "{\"aps\":{\"sound\":\"a.caf\",\"alert\":\"x\"}}", "default": "x" }"#),
    (
      "a.json",
      #"{ "message": { "apns": { "payload": { "aps": { "badge": 2, "alert": "x" } }, "headers": {} }, "token": "t" } }"#
    ),
    ("a.json", #"[ { "aps": { "badge": "1" } }, { "x": { "aps": { "alert": {} , "badge": 1 } } } ]"#),
    ("a.apns", #"{ "web_push": 8030, "notification": { "title": "T", "url": "https://a.example" } }"#),
    ("a.apns", #"{ "Simulator Target Bundle": "", "aps": { "alert": "Hi" } }"#),
    (".apns-lsp.json", #"{ "severities": { "wrong-typ": "of" }, "limit": "5" }"#),
  ]
}

/// The way that a document is written.
enum ActionForm: String, CaseIterable, Sendable {
  case asWritten, oneLine, tabs, carriageReturns, insideString

  /// Those that a document is tried in; a long one has lines enough as it is.
  static func all(of row: ActionRow) -> [ActionForm] {
    row.bytes.count > 1000 ? [.asWritten, .insideString] : allCases
  }

  /// Whether the text says the same as the one that it is made of, at the same place in its lines.
  var isLaidOut: Bool { self != .asWritten && self != .insideString }

  /// nil for what cannot be written so: text whose meaning hangs on its lines, another document in a string.
  func document(_ row: ActionRow) -> ActionDocument? {
    let plain = ActionDocument(row)
    switch self {
    case .asWritten: return plain
    case .oneLine: return plain.laidOut(FormattingOptions(expand: .never, insertFinalNewline: false))
    case .tabs: return plain.laidOut(FormattingOptions(indentation: .tab, expand: .always))
    case .carriageReturns:
      return plain.laidOut(FormattingOptions(indentation: .spaces(2), expand: .always))?.withCarriageReturns
    case .insideString: return plain.insideString
    }
  }
}

/// A document as it is analysed.
struct ActionDocument {
  static let now = 1_750_000_000.0

  let text: SourceText
  let options: DocumentOptions
  let analysis: Analysis

  init(_ row: ActionRow) {
    var options = DocumentOptions(path: row.name)
    for code in row.codes where Checks.offByDefault.contains(code) {
      options.settings.severities[code] = .severity(.warning)
    }
    self.init(SourceText(row.bytes), options)
  }

  private init(_ text: SourceText, _ options: DocumentOptions) {
    self.text = text
    self.options = options
    analysis = Analysis(text, options, now: Self.now)
  }

  /// The same document with another text.
  func with(_ text: SourceText) -> ActionDocument { ActionDocument(text, options) }

  func laidOut(_ options: FormattingOptions) -> ActionDocument? {
    let laidOut = with(text.applying(analysis.tree.formattingEdits(options)))
    // A line ending that a string or a comment needs makes it another text.
    return laidOut.codes == codes ? laidOut : nil
  }

  var withCarriageReturns: ActionDocument? {
    let written = text.string
    guard !written.contains("\r") else { return nil }
    let result = with(SourceText(written.replacing("\n", with: "\r\n")))
    return result.codes == codes ? result : nil
  }

  /// As the text of a string in a message to Amazon SNS.
  var insideString: ActionDocument? {
    guard options.role == .payload, let root = analysis.tree.root, root.kind == .object, !text.bytes.contains(0),
      String(validating: text.bytes, as: UTF8.self) != nil
    else { return nil }
    var outer = options
    outer.role = .json
    let message = #"{ "default": "x", "APNS": "# + JSONText.quoted(text.string) + " }"
    let result = ActionDocument(SourceText(message), outer)
    return result.analysis.payloads.first?.embedding == nil ? nil : result
  }

  /// The text in the string of an SNS message; nil if there is none.
  var textInside: String? { analysis.tree.root?[name: "APNS"]?.stringValue }

  /// Whether it is JSON, and so is what its strings hold.
  var isStrict: Bool { analysis.tree.isStrictJSON && analysis.regions.allSatisfy { $0.tree.isStrictJSON } }

  private var codes: [String] { analysis.findings.map(\.code).sorted() }

  /// All actions on it, each once.
  var actions: [CodeAction] {
    let whole = CodeActionWishes(kinds: [.fixAll, .sortKeys])
    var all = analysis.codeActions(in: ByteRange(at: 0), whole, now: Self.now)
    for place in places {
      for action in analysis.codeActions(in: place, CodeActionWishes(kinds: [.quickFix, .rewrite]), now: Self.now)
      where !all.contains(where: { $0.title == action.title && $0.edits == action.edits }) {
        all.append(action)
      }
    }
    return all
  }

  /// Every finding, every region, and the members of `aps`.
  private var places: [ByteRange] {
    let starts = analysis.regions.flatMap { region in
      ([region.root] + (region.aps.map { Array($0.members) } ?? [])).map { region.outer(ByteRange(at: $0.range.start)) }
    }
    return analysis.findings.map(\.range) + starts
  }

  func taking(_ action: CodeAction) -> ActionDocument { with(text.applying(action.edits)) }
}
