import PayloadAnalysis
import PayloadSchema
import SourceText

/// `--format json`: one object, whose shape other programs rely on (version 1).
///
/// Lines and columns count from 1, columns in Unicode scalars; offsets are bytes of the file, from 0.
struct JSONReport: Report {
  let opening = "{ \"version\": 1,\n  \"files\": ["
  let separator = ","

  func entry(for file: CheckedFile) -> String {
    var members: [(String, JSONValue)] = [("path", .string(file.name))]
    switch file.outcome {
    case .unreadable(let failure): members.append(("error", .string(failure.reason)))
    case .analysis(let analysis):
      members.append(("payloads", .array(analysis.payloads.compactMap(JSONReport.payload))))
      members.append(("diagnostics", .array(JSONReport.diagnostics(of: analysis))))
    }
    return "\n    " + JSONValue.members(members).reportText(indent: 4)
  }

  func closing(_ summary: Summary) -> String {
    var members: [(String, JSONValue)] = [("files", .integer(summary.files))]
    for severity in Severity.allCases { members.append((severity.name, .integer(summary[severity]))) }
    return (summary.files > 0 ? "\n  " : "") + "],\n  \"summary\": " + JSONValue.members(members).reportText() + "\n}\n"
  }

  static func payload(_ region: Region) -> JSONValue? {
    guard let payload = region.payload else { return nil }
    var members: [(String, JSONValue)] = location(of: region)
    members.append(("family", .string(payload.family.rawValue)))
    if let pushType = payload.pushType { members.append(("pushType", .string(pushType.header))) }
    members.append(("size", size(payload)))
    return .members(members)
  }

  static func location(of region: Region) -> [(String, JSONValue)] {
    guard let embedding = region.embedding else { return [("pointer", .string(region.pointer.description))] }
    return [
      ("pointer", .string(embedding.pointer.description)), ("innerPointer", .string(region.pointer.description)),
    ]
  }

  static func size(_ payload: Region.Payload) -> JSONValue {
    .members([
      ("written", .integer(payload.size.written)), ("minified", .integer(payload.size.minified)),
      ("escaped", .integer(payload.size.escaped)), ("limit", .integer(payload.limit)),
    ])
  }

  private static func diagnostics(of analysis: Analysis) -> [JSONValue] {
    let text = TextPlaces(analysis.text)
    return analysis.findings.map { diagnostic($0, in: text) }
  }

  private static func diagnostic(_ finding: Finding, in text: TextPlaces) -> JSONValue {
    var members: [(String, JSONValue)] = [
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
            .members([("message", .string($0.message)), ("range", range($0.range, in: text))])
          })
      ))
    members.append(("fixes", .array(finding.fixes.map(fix))))
    return .members(members)
  }

  private static func range(_ range: ByteRange, in text: TextPlaces) -> JSONValue {
    .members([("start", position(range.start, in: text)), ("end", position(range.end, in: text))])
  }

  private static func position(_ offset: Int, in text: TextPlaces) -> JSONValue {
    let position = text.position(at: offset)
    return .members([
      ("line", .integer(position.line + 1)), ("column", .integer(position.character + 1)), ("offset", .integer(offset)),
    ])
  }

  private static func fix(_ fix: Fix) -> JSONValue {
    let edits = fix.edits.map { edit in
      JSONValue.members([
        ("start", .integer(edit.range.start)), ("end", .integer(edit.range.end)), ("text", .string(edit.replacement)),
      ])
    }
    return .members([("title", .string(fix.title)), ("safe", .boolean(fix.isSafe)), ("edits", .array(edits))])
  }
}
