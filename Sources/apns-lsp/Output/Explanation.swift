import PayloadAnalysis
import PayloadFeatures
import PayloadSchema

/// The pages that `explain` prints.
enum Explanation {
  /// All names that have a page: codes, keys, kinds of payloads, reasons.
  static let names: [String] =
    Checks.everything.map { $0.code }.sorted() + KeyIndex.names + PayloadKind.all.map(\.name)
    + ErrorReason.all.map(\.name)

  /// The pages of a name; a key may have the name of a code or of a kind. Empty if there is none.
  static func pages(of name: String, _ style: Style) -> [String] {
    var pages: [String] = []
    if let check = Checks.named(name) { pages.append(page(check, style)) }
    pages += KeyIndex.entries(named: name).map { page($0, style) }
    let reasons = Int(name).map(ErrorReason.all(withStatus:)) ?? ErrorReason.named(name).map { [$0] } ?? []
    pages += reasons.map { page($0, style) }
    // A push type that is also a key, `alert`, is looked for as the key.
    if let kind = PayloadKind.named(name), pages.isEmpty || kind.name == name { pages.append(page(kind, style)) }
    return pages
  }

  static func list(_ style: Style) -> String {
    let checks = Checks.everything.sorted { $0.code < $1.code }.map { ($0.code, $0.documentation.summary) }
    let kinds = PayloadKind.all.map { ($0.name, $0.schema.title ?? "") }
    let reasons = ErrorReason.all.map { ($0.name, "\($0.status)  \($0.meaning)") }
    let keys = TextWrapping.wrap(KeyIndex.names.joined(separator: ", "), indent: 2) + "\n"
    let parts = [
      ("Codes of findings", TextWrapping.table(checks)), ("Keys of payloads and of .apns-lsp.json", keys),
      ("Kinds of payloads and of messages around them", TextWrapping.table(kinds)),
      ("Reasons of APNs", TextWrapping.table(reasons)),
    ]
    return parts.map { style.bold($0.0) + "\n" + $0.1 }.joined(separator: "\n")
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
    let notes = lines.contains { shortened($0) != nil } ? name + " (shortened)" : name
    let shown = lines.map { "  " + DisplayWidth.visible(shortened($0) ?? String($0)) + "\n" }
    return style.faint(title) + notes + "\n" + shown.joined() + "\n"
  }

  /// The two ends of a line that nobody would read, such as that of a payload that is too large; nil for any other.
  private static func shortened(_ line: Substring) -> String? {
    line.count > 2 * TextWrapping.width ? line.prefix(60) + " … " + line.suffix(30) : nil
  }

  private static func page(_ entry: KeyIndex.Entry, _ style: Style) -> String {
    var lines = lines(of: KeyDocumentation.markup(entry.name, entry.schema))
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

  private static func page(_ kind: PayloadKind, _ style: Style) -> String {
    var page = style.bold(kind.name) + " · " + (kind.schema.title ?? "") + "\n\n"
    page += lines(of: KeyDocumentation.description(kind.schema)).joined(separator: "\n") + "\n\n"
    for template in kind.templates(now: Clock.now) {
      page += style.faint("To begin with:") + " \(template.label)\n"
      page += template.documentation.isEmpty ? "" : TextWrapping.wrap(template.documentation.plain) + "\n"
      page += template.text.split(separator: "\n").map { "  \($0)\n" }.joined() + "\n"
    }
    return page + style.faint("All its keys:") + " apns-lsp schema \(kind.name)\n"
  }

  private static func lines(of markup: Markup) -> [String] {
    markup.plain.split(separator: "\n", omittingEmptySubsequences: false).map { TextWrapping.wrap(String($0)) }
  }

  private static func page(_ reason: ErrorReason, _ style: Style) -> String {
    let title = style.bold(reason.name) + " · HTTP \(reason.status)"
    return title + (reason.isOfBroadcast ? " · broadcasts alone" : "") + "\n" + TextWrapping.wrap(reason.meaning)
      + "\n\n"
      + TextWrapping.wrap(reason.advice) + "\n\n" + style.faint("Page:") + " \(reason.source)\n"
  }
}
