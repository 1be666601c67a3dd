import JSONSyntax
import PayloadAnalysis
import PayloadFeatures
import PayloadSchema
import SourceText
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Each fix of each check, and each refactoring, on documents as people have them: on one line, indented with spaces or
/// tabs, with CRLF, in the string of an SNS message. A new check takes part by its documentation.
@Suite struct ActionFormTests {
  @Test(arguments: ActionRow.all) func everyForm(row: ActionRow) {
    let plain = ActionDocument(row)
    let results = Dictionary(grouping: plain.actions) { $0.title }.mapValues { $0.map(plain.taking) }
    for form in ActionForm.all(of: row) {
      guard let document = form.document(row), form == .asWritten || document.text.bytes != plain.text.bytes else {
        continue
      }
      var taken: [String: Int] = [:]
      for action in document.actions {
        let number = taken[action.title, default: 0]
        taken[action.title] = number + 1
        let trial = ActionTrial(document: document, action: action, form: form)
        trial.check()
        if let alike = results[action.title], alike.indices.contains(number) {
          trial.checkSameMeaning(as: alike[number])
        }
      }
    }
  }

  /// What each makes of its document, as it stands in `Golden/actions.txt`.
  ///
  /// `APNS_LSP_WRITE_GOLDEN=1 swift test --filter ActionForm` writes it anew; read what changed before it is kept.
  @Test func textsBeforeAndAfter() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Golden/actions.txt")
    let story = ActionRow.all.filter { $0.bytes.count <= 400 }.map(Self.story).joined(separator: "\n")
    if ProcessEnvironment["APNS_LSP_WRITE_GOLDEN"] != nil { try Data(story.utf8).write(to: file) }
    let wanted = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let lines = { (text: String) in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
    for (new, old) in zip(lines(story), lines(wanted)) where new != old {
      Issue.record("\(new)\nstood as\n\(old)")
      break
    }
    #expect(lines(story).count == lines(wanted).count)
  }

  private static func story(_ row: ActionRow) -> String {
    let document = ActionDocument(row)
    var lines = ["# \(row.codes.first ?? "more"), \(row.name)", visible(document.text.string)]
    for action in document.actions {
      let kind = action.kind == .quickFix ? (action.isPreferred ? "preferred fix" : "fix") : action.kind.rawValue
      lines += ["\(kind): \(action.title)", "    \(visible(document.taking(action).text.string))"]
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// On one line, with control characters as their pictures.
  private static func visible(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.value < 0x20 ? Unicode.Scalar(0x2400 + $0.value) ?? $0 : $0 }))
  }
}

/// One action on one document.
private struct ActionTrial {
  let document: ActionDocument
  let action: CodeAction
  let form: ActionForm
  let after: ActionDocument

  init(document: ActionDocument, action: CodeAction, form: ActionForm) {
    self.document = document
    self.action = action
    self.form = form
    after = document.taking(action)
  }

  private var description: Testing.Comment {
    "\(form.rawValue), \(action.title):\n\(document.text.string)\nbecomes\n\(after.text.string)"
  }

  func check() {
    checkEdits()
    if action.kind == .quickFix { checkMended() }
    checkNothingNew()
    checkLayout()
    if document.isStrict { #expect(after.analysis.tree.isStrictJSON, description) }
  }

  /// The edits can be made, and undone, as one: they lie in the text, apart from each other.
  private func checkEdits() {
    let ranges = action.edits.map(\.range).sorted()
    #expect(!ranges.isEmpty && after.text.bytes != document.text.bytes, description)
    #expect(ranges.allSatisfy(document.text.fullRange.contains), description)
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.end <= $1.start }, description)
  }

  private func checkMended() {
    #expect(!action.findings.isEmpty, description)
    for finding in action.findings {
      let isSame = { (other: Finding) in
        other.code == finding.code && other.pointer == finding.pointer && other.innerPointer == finding.innerPointer
          && other.message == finding.message
      }
      #expect(
        after.analysis.findings.count(where: isSame) < document.analysis.findings.count(where: isSame), description)
    }
  }

  private func checkNothingNew() {
    // A word that is put between quotes may be no value of its key; what an event needs is known when the event is.
    let isOfSyntax = action.findings.contains { finding in Checks.syntax.contains { $0.code == finding.code } }
    if isOfSyntax, !action.isPreferred { return }
    let reveals: Set =
      action.findings.contains { ($0.innerPointer ?? $0.pointer).last == "event" } ? ["missing-key"] : []
    // What a refactoring adds takes bytes; what neither shows nor wakes is no `alert` when the request says so.
    let sizes = action.kind == .rewrite ? Checks.size.map { $0.code } : []
    var known = Set(document.analysis.findings.map(\.code)).union(reveals).union(sizes)
    if known.contains("nothing-to-deliver") { known.insert("push-type-conflict") }
    let new = after.analysis.findings.filter { $0.severity > .information && !known.contains($0.code) }
    #expect(new.map(\.message) == [], description)
  }

  /// Line endings and indentation stay what they are.
  private func checkLayout() {
    let (before, text) = (document.text.string, after.text.string)
    switch form {
    case .carriageReturns:
      #expect(!text.replacing("\r\n", with: "").contains("\n") && !text.contains("\t"), description)
    case .oneLine where !before.contains("\n"): #expect(!text.contains("\n"), description)
    case .tabs where !before.contains("\n "): #expect(!text.contains("\n ") && !text.contains("\t "), description)
    case .insideString:
      #expect(after.analysis.tree.root?[name: "default"]?.stringValue == "x" || action.kind != .quickFix, description)
    default: break
    }
  }

  /// In each form an action does the same; in a string to the letter.
  func checkSameMeaning(as plain: ActionDocument) {
    if form == .insideString {
      guard let inside = after.textInside else { return }
      if action.kind == .quickFix { #expect(inside == plain.text.string, description) }
    } else if form.isLaidOut, let value = JSONValue(parsing: plain.text.string) {
      #expect(JSONValue(parsing: after.text.string) == value, description)
    }
  }
}
