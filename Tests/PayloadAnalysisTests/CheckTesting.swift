import JSONSyntax
import PayloadAnalysis
import PayloadSchema
import SourceText
import Testing

/// Runs a document through the analysis and compares the findings with those that are drawn below its lines:
///
///     { "aps": { "badge": "5" } }
///                         ^^^ error wrong-type
///
/// A line of carets stands for the characters above it, a single `|` for the place before the character above it. The
/// findings that are compared are those of the codes that are drawn, of `code`, and all above information.
///
/// - Parameters:
///   - code: the check that is tested.
///   - fixed: the text after the first fix of the check's first finding; nil if it has none. The fix is tried in
///     documents with other line endings, other indentation and inside of a string, too.
///   - isSafe: whether that fix is safe.
///   - isOneLine: whether the document says the same when it stands on one line.
///   - name: the file's name, which may declare a push type.
///   - now: in seconds since 1970; 15 June 2025 by default.
func check(
  _ code: String, _ drawing: String, fixed: String? = nil, isSafe: Bool = true, isOneLine: Bool = true,
  name: String = "a.apns", settings: Settings = Settings(), now: Double = 1_750_000_000,
  at location: SourceLocation = #_sourceLocation
) {
  let (text, wanted) = readDrawing(drawing, location)
  var trial = CheckTrial(code: code, name: name, settings: settings, now: now)
  trial.drawnCodes = Set(wanted.map(\.code))
  let found = trial.findings(text)
  let seen = found.map { Drawn(range: $0.range, severity: $0.severity.name, code: $0.code) }
  #expect(seen == wanted, "\(text)\n\(found.map(\.message))", sourceLocation: location)
  let first = found.first { $0.code == code }
  #expect(first?.fixes.first != nil || fixed == nil, "no fix", sourceLocation: location)
  guard let fixed else {
    #expect(first?.fixes.isEmpty ?? true, "\(first?.fixes.map(\.title) ?? [])", sourceLocation: location)
    return
  }
  #expect(first?.fixes.first?.isSafe == isSafe, sourceLocation: location)
  trial.expect(text, becomes: fixed, at: location)
  for (from, to) in [("\n", "\r\n"), ("  ", "\t")] where text.contains(from) {
    trial.expect(text.replacing(from, with: to), becomes: fixed.replacing(from, with: to), at: location)
  }
  if isOneLine { trial.expectMeaning(text.replacing("\n", with: " "), of: fixed, at: location) }
  if name == "a.apns" { trial.expectInsideString(text, becomes: fixed, at: location) }
}

/// Checks that a document has no finding of a code, and none above information.
func checkClean(
  _ code: String, _ text: String, name: String = "a.apns", settings: Settings = Settings(),
  now: Double = 1_750_000_000, at location: SourceLocation = #_sourceLocation
) {
  let found = CheckTrial(code: code, name: name, settings: settings, now: now).findings(text)
  #expect(found.map(\.code) == [], "\(text)\n\(found.map(\.message))", sourceLocation: location)
}

/// Checks that a document has no finding of a code, whatever else is wrong with it.
func expectSilence(
  _ code: String, _ text: String, name: String = "a.apns", at location: SourceLocation = #_sourceLocation
) {
  let found = CheckTrial(code: code, name: name, settings: Settings(), now: 1_750_000_000).analysis(text).findings
  #expect(!found.contains { $0.code == code }, "\(text)", sourceLocation: location)
}

/// Checks the message of the first finding of a code.
func checkMessage(
  _ code: String, _ text: String, _ message: String, name: String = "a.apns",
  at location: SourceLocation = #_sourceLocation
) {
  let found = CheckTrial(code: code, name: name, settings: Settings(), now: 1_750_000_000).findings(text)
  #expect(found.first { $0.code == code }?.message == message, sourceLocation: location)
}

// MARK: - Drawings

/// A finding as it is drawn below a line.
struct Drawn: Equatable {
  var range: ByteRange
  var severity: String
  var code: String
}

/// A document without the lines that are drawn in it, and what they say, in the order of the text.
func readDrawing(_ drawing: String, _ location: SourceLocation) -> (text: String, findings: [Drawn]) {
  var lines: [Substring] = []
  var drawn: [Drawn] = []
  for line in drawing.split(separator: "\n", omittingEmptySubsequences: false) {
    guard let mark = DrawnLine(line) else {
      lines.append(line)
      continue
    }
    guard let above = lines.last else { continue }
    let lineStart = lines.dropLast().reduce(0) { $0 + $1.utf8.count + 1 }
    let start = lineStart + above.prefix(mark.column).utf8.count
    let end = start + above.dropFirst(mark.column).prefix(mark.count).utf8.count
    #expect(Severity(name: mark.severity) != nil, "\(line)", sourceLocation: location)
    drawn.append(Drawn(range: ByteRange(start, end), severity: mark.severity, code: mark.code))
  }
  return (lines.joined(separator: "\n"), drawn.sorted { $0.range < $1.range })
}

/// `    ^^^ error wrong-type`
private struct DrawnLine {
  /// In characters.
  var column: Int
  /// In characters; 0 for `|`.
  var count: Int
  var severity: String
  var code: String

  init?(_ line: Substring) {
    let body = line.drop { $0 == " " }
    let words = body.split(separator: " ")
    guard words.count == 3, words[0] == "|" || words[0].allSatisfy({ $0 == "^" }) else { return nil }
    column = line.count - body.count
    count = words[0] == "|" ? 0 : words[0].count
    severity = String(words[1])
    code = String(words[2])
  }
}

// MARK: - Trials

/// A way to run one check over several forms of a document.
struct CheckTrial {
  var code: String
  var name: String
  var settings: Settings
  var now: Double
  var drawnCodes: Set<String> = []

  func analysis(_ text: String, name: String? = nil) -> Analysis {
    var settings = settings
    if Checks.offByDefault.contains(code), settings.severities[code] == nil {
      settings.severities[code] = .severity(Checks.named(code)?.severity ?? .hint)
    }
    return Analysis(SourceText(text), DocumentOptions(path: name ?? self.name, settings: settings), now: now)
  }

  /// The findings that a test looks at.
  func findings(_ text: String) -> [Finding] {
    analysis(text).findings.filter { $0.code == code || drawnCodes.contains($0.code) || $0.severity > .information }
  }

  /// Makes the first fix of the check's first finding, and looks at what is left.
  func expect(_ text: String, becomes fixed: String, at location: SourceLocation) {
    guard let result = mended(text, findings(text), at: location) else { return }
    #expect(result == fixed, sourceLocation: location)
    expectNothingNew(from: text, to: result, at: location)
  }

  /// As `expect`, for a document whose layout decides where the fix puts its text.
  func expectMeaning(_ text: String, of fixed: String, at location: SourceLocation) {
    guard let result = mended(text, findings(text), at: location) else { return }
    #expect(JSONValue(parsing: result) == JSONValue(parsing: fixed), "\(result)", sourceLocation: location)
  }

  /// As `expect`, for the document as the text of a string in a message to Amazon SNS.
  func expectInsideString(_ text: String, becomes fixed: String, at location: SourceLocation) {
    let outer = #"{ "default": "x", "APNS": "# + JSONText.quoted(text) + " }"
    let found = analysis(outer, name: "sns.json").findings.filter { $0.pointer.description == "/APNS" }
    guard SyntaxTree.parse(SourceText(text)).root?.kind == .object, found.contains(where: { $0.code == code }) else {
      return
    }
    guard let result = mended(outer, found, at: location) else { return }
    let inner = SyntaxTree.parse(SourceText(result)).root?[name: "APNS"]?.stringValue
    #expect(inner == fixed, "\(result)", sourceLocation: location)
  }

  private func mended(_ text: String, _ findings: [Finding], at location: SourceLocation) -> String? {
    guard let fix = findings.first(where: { $0.code == code })?.fixes.first else {
      Issue.record("no fix for \(code) in \(text)", sourceLocation: location)
      return nil
    }
    return SourceText(text).applying(fix.edits).string
  }

  /// A fix takes its finding away, and brings no other above information.
  private func expectNothingNew(from text: String, to result: String, at location: SourceLocation) {
    let before = analysis(text).findings
    let after = analysis(result).findings
    #expect(
      after.count { $0.code == code } < before.count { $0.code == code }, "\(result)", sourceLocation: location)
    let new = after.filter { finding in
      finding.severity > .information && !before.contains { $0.code == finding.code }
    }
    #expect(new.isEmpty, "\(result)\n\(new.map { "\($0.code): \($0.message)" })", sourceLocation: location)
  }
}
