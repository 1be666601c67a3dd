import PayloadAnalysis
import SourceText

extension Analysis {
  /// The fixes of all findings that touch a range, and for each kind of finding of which there are more those of all.
  func quickFixes(in range: ByteRange) -> [CodeAction] {
    let touched = findings(touching: range)
    var actions: [CodeAction] = []
    // One fix for several findings is offered once.
    var known: [Fix: Int] = [:]
    for finding in touched {
      for (index, fix) in finding.fixes.enumerated() where !fix.edits.isEmpty {
        if let same = known.updateValue(actions.count, forKey: fix) {
          known[fix] = same
          actions[same].findings.append(finding)
          continue
        }
        actions.append(
          CodeAction(
            title: fix.title, kind: .quickFix, isPreferred: index == 0 && fix.isSafe, findings: [finding],
            edits: fix.edits))
      }
    }
    var codes: Set<String> = []
    for finding in touched where codes.insert(finding.code).inserted {
      if let action = fixAll(ofKind: finding.code) { actions.append(action) }
    }
    return actions
  }

  /// The findings at a place. One between the last character of a line and its end counts as on that character: in many
  /// editors a cursor cannot stand behind it.
  package func findings(touching range: ByteRange) -> [Finding] {
    findings.filter { finding in
      if finding.range.touches(range) { return true }
      guard finding.range.isEmpty, range.start < finding.range.start else { return false }
      let line = text.rangeOfLine(text.line(at: finding.range.start))
      guard finding.range.start == line.end else { return false }
      var last = line.end - 1
      while last > line.start, text.byte(at: last).map({ $0 & 0xC0 == 0x80 }) ?? false { last -= 1 }
      return last >= line.start && range.touches(last)
    }
  }

  /// The first fixes of all findings of a kind, if they are safe; nil if there are fewer than two.
  private func fixAll(ofKind code: String) -> CodeAction? {
    var mended: [Finding] = []
    var edits: [TextEdit] = []
    var names: Set<NewName> = []
    // Findings come in the order of the text, so that most fixes lie behind all that are taken already.
    var end = -1
    for finding in findings where finding.code == code {
      guard let fix = finding.fixes.first, fix.isSafe, let start = fix.edits.map(\.range.start).min(),
        start > end || !fix.edits.contains(where: { edit in edits.contains { $0.range.touches(edit.range) } }),
        NewName(of: finding, by: fix, in: text).map({ names.insert($0).inserted }) ?? true
      else { continue }
      mended.append(finding)
      edits += fix.edits
      end = fix.edits.reduce(end) { max($0, $1.range.end) }
    }
    guard mended.count > 1 else { return nil }
    let all = edits
    return CodeAction(
      title: "Fix all \(mended.count) of `\(code)` in this document", kind: .quickFix, findings: mended, edits: all)
  }
}

/// A name that a fix gives to a member: no two of an object may get the same.
private struct NewName: Hashable {
  private var object: [String]
  private var innerObject: [String]?
  private var name: String

  /// nil for a fix that renames nothing.
  init?(of finding: Finding, by fix: Fix, in text: SourceText) {
    guard fix.edits.count == 1, let edit = fix.edits.first, edit.range == finding.range else { return nil }
    var end = edit.range.end
    while let byte = text.byte(at: end), byte <= 0x20 { end += 1 }
    guard text.byte(at: end) == UInt8(ascii: ":") else { return nil }
    object = finding.pointer.components
    innerObject = finding.innerPointer.map { $0.components.dropLast() }
    if innerObject == nil, !object.isEmpty { object.removeLast() }
    name = edit.replacement
  }
}
