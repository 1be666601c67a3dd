import PayloadAnalysis
import PayloadSchema
import ProjectIndex
import SourceText

/// `--format sarif`: the Static Analysis Results Interchange Format 2.1.0, which GitHub's code scanning and others read.
///
/// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
struct SARIFReport: Report {
  let separator = ","

  let opening = """
    {
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        {
          "columnKind": "unicodeCodePoints",
          "results": [
    """

  func entry(for file: CheckedFile) -> String {
    guard let analysis = file.analysis else { return "" }
    var counts: [String: Int] = [:]
    let text = TextPlaces(analysis.text)
    return analysis.findings.map { finding in
      let place = "\(finding.code):\(finding.pointer)\(finding.innerPointer.map { ":\($0)" } ?? "")"
      counts[place, default: 0] += 1
      let fingerprint = "\(place):\(counts[place, default: 1])"
      return "\n        " + result(finding, fingerprint, in: text, file.path).reportText(indent: 8)
    }.joined(separator: separator)
  }

  /// What could not be read is no result but a notification of the run. The rules come last, because they are those of
  /// the results.
  func closing(_ summary: Summary) -> String {
    let notifications = summary.failures.map { failure in
      JSONValue.members([
        ("level", "error"), ("message", SARIFReport.text("It cannot be read: \(failure.reason).")),
        ("locations", .array([.members([("physicalLocation", .members([SARIFReport.artifact(failure.path)]))])])),
      ])
    }
    var invocation: [(String, JSONValue)] = [("executionSuccessful", .boolean(summary.failures.isEmpty))]
    if !notifications.isEmpty { invocation.append(("toolExecutionNotifications", .array(notifications))) }
    let rules = summary.codes.sorted().compactMap(Checks.named).map(SARIFReport.rule)
    let driver = JSONValue.members([
      ("name", "apns-lsp"), ("version", .string(Version.current)), ("semanticVersion", .string(Version.current)),
      ("rules", .array(rules)),
    ])
    let space = summary.findings > 0 ? "\n      " : ""
    return "\(space)],\n      \"invocations\": " + JSONValue.array([.members(invocation)]).reportText(indent: 6)
      + ",\n      \"tool\": " + JSONValue.members([("driver", driver)]).reportText(indent: 6) + "\n    }\n  ]\n}\n"
  }

  // MARK: Rules

  private static func rule(_ check: any Check.Type) -> JSONValue {
    let documentation = check.documentation
    let help = "\(documentation.reason)\n\n\(documentation.remedy)"
    return .members([
      ("id", .string(check.code)), ("name", .string(String(describing: check))),
      ("shortDescription", text(documentation.summary)), ("fullDescription", text(documentation.reason)),
      ("help", .members([("text", .string(help)), ("markdown", .string(help))])),
      ("helpUri", .string(documentation.source)),
      (
        "defaultConfiguration",
        .members([("level", .string(level(check.severity))), ("enabled", .boolean(check.isOnByDefault))])
      ),
    ])
  }

  private static func text(_ text: String) -> JSONValue { .members([("text", .string(text))]) }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "note"
    }
  }

  // MARK: Results

  private func result(
    _ finding: Finding, _ fingerprint: String, in text: TextPlaces, _ path: FilePath
  ) -> JSONValue {
    var members: [(String, JSONValue)] = [("ruleId", .string(finding.code))]
    members.append(("level", .string(SARIFReport.level(finding.severity))))
    members.append(("message", SARIFReport.text(finding.message)))
    let logical = JSONValue.members([
      ("fullyQualifiedName", .string(finding.pointer.description + (finding.innerPointer?.description ?? ""))),
      ("kind", "member"),
    ])
    var location = SARIFReport.location(finding.range, in: text, path)
    location.append(("logicalLocations", .array([logical])))
    members.append(("locations", .array([.members(location)])))
    members.append(("partialFingerprints", .members([("findingPlace/v1", .string(fingerprint))])))
    if !finding.related.isEmpty {
      members.append(
        (
          "relatedLocations",
          .array(
            finding.related.enumerated().map { index, related in
              .members(
                [("id", .integer(index))] + SARIFReport.location(related.range, in: text, path)
                  + [("message", SARIFReport.text(related.message))])
            })
        ))
    }
    if !finding.fixes.isEmpty {
      members.append(("fixes", .array(finding.fixes.map { SARIFReport.fix($0, in: text, path) })))
    }
    return .members(members)
  }

  private static func location(_ range: ByteRange, in text: TextPlaces, _ path: FilePath) -> [(String, JSONValue)] {
    [("physicalLocation", .members([artifact(path), ("region", region(range, in: text))]))]
  }

  private static func region(_ range: ByteRange, in text: TextPlaces) -> JSONValue {
    let start = text.position(at: range.start)
    let end = text.position(at: range.end)
    return .members([
      ("startLine", .integer(start.line + 1)), ("startColumn", .integer(start.character + 1)),
      ("endLine", .integer(end.line + 1)), ("endColumn", .integer(end.character + 1)),
    ])
  }

  private static func artifact(_ path: FilePath) -> (String, JSONValue) {
    ("artifactLocation", .members([("uri", .string(path.uriReference))]))
  }

  private static func fix(_ fix: Fix, in text: TextPlaces, _ path: FilePath) -> JSONValue {
    let replacements = fix.edits.map { edit in
      JSONValue.members([
        ("deletedRegion", region(edit.range, in: text)),
        ("insertedContent", SARIFReport.text(edit.replacement)),
      ])
    }
    return .members([
      ("description", SARIFReport.text(fix.title)),
      ("artifactChanges", .array([.members([artifact(path), ("replacements", .array(replacements))])])),
    ])
  }
}

extension FilePath {
  /// The path as a URI reference (RFC 3986): a relative one stays relative.
  fileprivate var uriReference: String { (isAbsolute ? "file://" : "") + PercentEncoding.encoded(bytes) }
}
