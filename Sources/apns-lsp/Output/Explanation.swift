import PayloadAnalysis
import PayloadFeatures
import PayloadSchema

/// The pages that `explain` prints.
enum Explanation {
  /// All names that have a page: codes, keys, reasons.
  static let names: [String] =
    Checks.everything.map { $0.code }.sorted() + KeyIndex.names + ErrorReason.all.map(\.name)

  /// The pages of a name; a key may have the name of a code. Empty if there is none.
  static func pages(of name: String, _ style: Style) -> [String] {
    var pages: [String] = []
    if let check = Checks.named(name) { pages.append(page(check, style)) }
    pages += KeyIndex.entries(named: name).map { page($0, style) }
    if let reason = ErrorReason.named(name) { pages.append(page(reason, style)) }
    return pages
  }

  static func list(_ style: Style) -> String {
    let checks = Checks.everything.sorted { $0.code < $1.code }.map { ($0.code, $0.documentation.summary) }
    let reasons = ErrorReason.all.map { ($0.name, "\($0.status)  \($0.meaning)") }
    return style.bold("Codes of findings") + "\n" + TextWrapping.table(checks) + "\n"
      + style.bold("Keys of payloads") + "\n" + TextWrapping.wrap(KeyIndex.names.joined(separator: ", "), indent: 2)
      + "\n"
      + "\n" + style.bold("Reasons of APNs") + "\n" + TextWrapping.table(reasons)
  }

  // MARK: Pages

  private static func page(_ check: any Check.Type, _ style: Style) -> String {
    let documentation = check.documentation
    let severity = check.isOnByDefault ? check.severity.name : "\(check.severity.name), off by default"
    var page = style.bold(check.code) + " · " + style.colored(severity, style.color(of: check.severity)) + "\n"
    page += TextWrapping.wrap(documentation.summary) + "\n\n"
    page += TextWrapping.wrap(documentation.reason) + "\n\n" + TextWrapping.wrap(documentation.remedy) + "\n\n"
    page += example("Reported:", documentation.failing, style) + example("Not reported:", documentation.passing, style)
    page += style.faint("Page:") + " \(documentation.source)\n"
    let (verb, word) = check.isOnByDefault ? ("off", "off") : ("on", check.severity.name)
    page += style.faint("To turn it \(verb), in .apns-lsp.json beside the payloads or in a folder above:") + "\n"
    page += "  { \"severities\": { \"\(check.code)\": \"\(word)\" } }\n"
    return page
  }

  private static func example(_ title: String, _ example: CheckDocumentation.Example, _ style: Style) -> String {
    let name = example.name == "a.apns" ? "" : " (in a file named \(example.name))"
    let lines = example.text.split(separator: "\n", omittingEmptySubsequences: false)
    return style.faint(title) + name + "\n" + lines.map { "  " + DisplayWidth.visible($0) + "\n" }.joined() + "\n"
  }

  private static func page(_ entry: KeyIndex.Entry, _ style: Style) -> String {
    let markup = KeyDocumentation.markup(entry.name, entry.schema)
    var lines = markup.plain.split(separator: "\n", omittingEmptySubsequences: false).map {
      TextWrapping.wrap(String($0))
    }
    if !lines.isEmpty { lines[0] = style.bold(lines[0]) }
    lines.insert(style.faint("In \(entry.places.joined(separator: ", "))"), at: min(1, lines.count))
    if let values = entry.schema.values, values.count > 1 {
      lines.append("")
      for value in values {
        lines.append(TextWrapping.wrap("\(value.value.text)  \(KeyDocumentation.markup(value).plain)", indent: 2))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func page(_ reason: ErrorReason, _ style: Style) -> String {
    let title = style.bold(reason.name) + " · HTTP \(reason.status)"
    return title + (reason.isOfBroadcast ? " · broadcasts alone" : "") + "\n" + TextWrapping.wrap(reason.meaning)
      + "\n\n"
      + TextWrapping.wrap(reason.advice) + "\n\n" + style.faint("Page:") + " \(reason.source)\n"
  }
}
