import PayloadAnalysis
import PayloadSchema

/// What `size` prints of one file.
enum SizeReport {
  /// Below the sizes, the keys as a tree: each with its bytes and its share of the payload.
  static func text(_ region: Region, in file: CheckedFile, _ style: Style) -> String {
    guard let payload = region.payload else { return "" }
    let size = payload.size
    let place = (region.embedding?.pointer ?? region.pointer).description
    var text = style.bold(DisplayWidth.visible(file.name + (place.isEmpty ? "" : " " + place)))
    text += ": \(payload.family.title)\n"
    let share = "\(percent(size.minified, of: payload.limit)) of \(payload.limit)"
    let over = size.minified > payload.limit ? style.colored(", too large", .red, isBold: true) : ""
    text += "  minified \(padded(size.minified))  \(share)\(over)\n"
    text += "  written  \(padded(size.written))\n"
    text += "  escaped  \(padded(size.escaped))\n"
    for (index, weight) in KeyWeight.heaviest(in: region).prefix(12).enumerated() {
      let components = weight.pointer.components
      let name =
        String(repeating: "  ", count: max(0, components.count - 1)) + DisplayWidth.visible(components.last ?? "")
      let share = padded(percent(weight.bytes, of: size.minified), to: 5)
      text += style.faint(index == 0 ? "  heaviest" : "          ") + "\(padded(weight.bytes)) \(share)  \(name)\n"
    }
    return text
  }

  static func json(_ file: CheckedFile) -> JSONValue {
    var members: [(String, JSONValue)] = [("path", .string(file.name))]
    switch file.outcome {
    case .unreadable(let failure): members.append(("error", .string(failure.reason)))
    case .analysis(let analysis): members.append(("payloads", .array(analysis.payloads.compactMap(json))))
    }
    return .members(members)
  }

  private static func json(_ region: Region) -> JSONValue? {
    let weights = KeyWeight.heaviest(in: region).map { weight in
      JSONValue.members([("pointer", .string(weight.pointer.description)), ("bytes", .integer(weight.bytes))])
    }
    return JSONReport.payload(region)?.setting("heaviest", to: .array(weights))
  }

  private static func percent(_ part: Int, of whole: Int) -> String { whole > 0 ? "\(part * 100 / whole) %" : "" }

  private static func padded(_ number: Int) -> String { padded(String(number), to: 7) }

  private static func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
