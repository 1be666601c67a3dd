import JSONSyntax
import PayloadAnalysis
import PayloadSchema

/// What is to be known of one value beside its key: the date that a number is, the text that escapes stand for, where a
/// localized text comes from.
struct ValueNotes {
  let region: Region
  /// From the root of the region's tree to the value.
  let path: [Node]
  let schema: SchemaNode?
  /// Seconds since 1970.
  let now: Double

  func notes(on node: Node) -> [Markup] {
    [date(node), sound(node), localization(node), escapes(node)].compactMap { $0 }
  }

  private var names: [String] { path.filter(\.isMember).map(\.name) }

  // MARK: Dates

  private func date(_ node: Node) -> Markup? {
    guard let number = node.doubleValue else { return nil }
    let dates = TimestampReading.readings(of: number, schema: schema, isInContentState: isInContentState)
    guard !dates.isEmpty else { return nil }
    let lines = dates.map { reading in
      "**\(reading.date.text)**, \(reading.date.distance(from: now))" + (reading.note.map { " (\($0))" } ?? "")
    }
    return Markup(lines.count == 1 ? lines[0] : lines.map { "- " + $0 }.joined(separator: "\n"))
  }

  private var isInContentState: Bool {
    let names = names
    return names.count > 2 && names[0] == "aps" && (names[1] == "content-state" || names[1] == "attributes")
  }

  // MARK: Sounds

  private func sound(_ node: Node) -> Markup? {
    guard schema?.annotations.format == "sound", let name = node.stringValue, region.payload != nil else { return nil }
    switch name {
    case "default": return Markup("The system's own sound.")
    case "": return nil
    default:
      return Markup(
        "A file of the app, in its bundle or its `Library/Sounds`. Linear PCM, MA4, µLaw or aLaw in `.aiff`, `.wav` or "
          + "`.caf`, under 30 seconds; otherwise, or if it is missing, the default sound plays.")
    }
  }

  // MARK: Localized text

  private static let keyNames = [
    "loc-args": "loc-key", "title-loc-args": "title-loc-key", "subtitle-loc-args": "subtitle-loc-key",
  ]

  private func localization(_ node: Node) -> Markup? {
    guard node.kind == .string, let name = names.last else { return nil }
    if name.hasSuffix("loc-key"), Self.keyNames.values.contains(name) { return localizedText(node, keyName: name) }
    guard let keyName = Self.keyNames[name], let array = path.dropLast().last, array.kind == .array,
      let index = array.elements.enumerated().first(where: { $0.element.index == node.index })?.offset
    else { return nil }
    let holder = path.last { $0.kind == .object }
    let key = holder?[name: keyName]?.stringValue.map { " of \(Markup.code($0))" } ?? ""
    return Markup("Fills placeholder \(index + 1)\(key): `%@` number \(index + 1), or `%\(index + 1)$@`.")
  }

  private func localizedText(_ node: Node, keyName: String) -> Markup? {
    guard let holder = path.last(where: { $0.kind == .object }) else { return nil }
    let arguments = holder[name: keyName.dropLast(3) + "args"]?.elements.compactMap(\.stringValue) ?? []
    var text = "Looked up in the app's `Localizable.strings` in the device's language."
    for (index, argument) in arguments.prefix(9).enumerated() {
      text += "\n- `%\(index + 1)$@` is \(Markup.code(argument))"
    }
    return Markup(text)
  }

  // MARK: Escapes

  private func escapes(_ node: Node) -> Markup? {
    guard node.kind == .string, node.flags.contains(.hasEscapes), let text = node.stringValue, !text.isEmpty else {
      return nil
    }
    var markup = Markup("Shown as")
    let shown = text.count > 2000 ? text.prefix(2000) + "…" : text[...]
    markup.add(Markup.block(String(shown)))
    return markup
  }
}
