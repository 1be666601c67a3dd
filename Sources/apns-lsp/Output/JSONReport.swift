import PayloadAnalysis
import SourceText

/// `--format json`: one object, whose shape other programs rely on (version 1).
///
/// Lines and columns count from 1, columns in Unicode scalars; offsets are bytes of the file, from 0.
struct JSONReport: Report {
  let opening = "{ \"version\": 1,\n  \"files\": ["
  let separator = ","

  func entry(for file: CheckedFile) -> String {
    var members: [(String, JSONOutput)] = [("path", .string(file.name))]
    switch file.outcome {
    case .unreadable(let failure): members.append(("error", .string(failure.reason)))
    case .analysis(let analysis):
      members.append(("payloads", .array(analysis.payloads.compactMap(JSONReport.payload))))
      members.append(("diagnostics", .array(JSONReport.diagnostics(of: analysis))))
    }
    return "\n    " + JSONOutput.object(members).text(indent: 4)
  }

  func closing(_ summary: Summary) -> String {
    var members: [(String, JSONOutput)] = [("files", .integer(summary.files))]
    for severity in Severity.allCases { members.append((severity.name, .integer(summary[severity]))) }
    return (summary.files > 0 ? "\n  " : "") + "],\n  \"summary\": " + JSONOutput.object(members).text() + "\n}\n"
  }

  static func payload(_ region: Region) -> JSONOutput? {
    guard let payload = region.payload else { return nil }
    var members: [(String, JSONOutput)] = location(of: region)
    members.append(("family", .string(payload.family.rawValue)))
    if let pushType = payload.pushType { members.append(("pushType", .string(pushType.header))) }
    members.append(("size", size(payload)))
    return .object(members)
  }

  static func location(of region: Region) -> [(String, JSONOutput)] {
    guard let embedding = region.embedding else { return [("pointer", .string(region.pointer.description))] }
    return [
      ("pointer", .string(embedding.pointer.description)), ("innerPointer", .string(region.pointer.description)),
    ]
  }

  static func size(_ payload: Region.Payload) -> JSONOutput {
    .object([
      ("written", .integer(payload.size.written)), ("minified", .integer(payload.size.minified)),
      ("escaped", .integer(payload.size.escaped)), ("limit", .integer(payload.limit)),
    ])
  }

  private static func diagnostics(of analysis: Analysis) -> [JSONOutput] {
    let text = TextPlaces(analysis.text)
    return analysis.findings.map { diagnostic($0, in: text) }
  }

  private static func diagnostic(_ finding: Finding, in text: TextPlaces) -> JSONOutput {
    var members: [(String, JSONOutput)] = [
      ("code", .string(finding.code)), ("severity", .string(finding.severity.name)),
      ("message", .string(finding.message)), ("pointer", .string(finding.pointer.description)),
    ]
    if let pointer = finding.innerPointer { members.append(("innerPointer", .string(pointer.description))) }
    if let page = finding.documentation { members.append(("documentation", .string(page))) }
    members.append(("range", range(finding.range, in: text)))
    members.append(
      (
        "related",
        .array(
          finding.related.map {
            .object([("message", .string($0.message)), ("range", range($0.range, in: text))])
          })
      ))
    members.append(("fixes", .array(finding.fixes.map(fix))))
    return .object(members)
  }

  private static func range(_ range: ByteRange, in text: TextPlaces) -> JSONOutput {
    .object([("start", position(range.start, in: text)), ("end", position(range.end, in: text))])
  }

  private static func position(_ offset: Int, in text: TextPlaces) -> JSONOutput {
    let position = text.position(at: offset)
    return .object([
      ("line", .integer(position.line + 1)), ("column", .integer(position.character + 1)), ("offset", .integer(offset)),
    ])
  }

  private static func fix(_ fix: Fix) -> JSONOutput {
    let edits = fix.edits.map { edit in
      JSONOutput.object([
        ("start", .integer(edit.range.start)), ("end", .integer(edit.range.end)), ("text", .string(edit.replacement)),
      ])
    }
    return .object([("title", .string(fix.title)), ("safe", .boolean(fix.isSafe)), ("edits", .array(edits))])
  }
}
