import SourceText

/// The difference of two texts as `diff -u` prints it, so that `patch` and `git apply -p0` take it.
struct UnifiedDiff {
  private let name: String
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private let steps: [LineDifference.Step]

  /// Lines around a difference that are shown, too.
  private static let context = 3

  init(_ name: String, from old: SourceText, to new: SourceText) {
    self.name = name
    self.old = UnifiedDiff.lines(of: old)
    self.new = UnifiedDiff.lines(of: new)
    steps = LineDifference(from: self.old, to: self.new).steps
  }

  /// The lines with their line endings. Only a line feed ends a line here, as for `patch`.
  private static func lines(of text: SourceText) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = text.bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }

  /// Empty if the texts are the same.
  ///
  /// - Parameter style: with colours, what would steer the terminal is shown instead; without, each byte stays.
  func bytes(_ style: Style) -> [UInt8] {
    let hunks = self.hunks
    if hunks.isEmpty { return [] }
    let quoted = UnifiedDiff.quoted(name)
    var bytes = Array((style.bold("--- \(quoted)") + "\n" + style.bold("+++ \(quoted)") + "\n").utf8)
    for hunk in hunks { append(hunk, to: &bytes, style) }
    return bytes
  }

  /// The ranges of steps that are shown: differences and the lines around them.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, step) in steps.enumerated() {
      if case .keep = step { continue }
      let start = max(0, index - UnifiedDiff.context)
      let end = min(steps.count, index + 1 + UnifiedDiff.context)
      if let last = hunks.last, start <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  private func append(_ hunk: Range<Int>, to bytes: inout [UInt8], _ style: Style) {
    let part = steps[hunk]
    let header =
      "@@ -\(place(of: part, before: hunk.lowerBound, isOld: true))"
      + " +\(place(of: part, before: hunk.lowerBound, isOld: false)) @@"
    bytes += Array((style.colored(header, .cyan) + "\n").utf8)
    for step in part {
      switch step {
      case .keep(let index, _): append(" ", old[index], nil, to: &bytes, style)
      case .remove(let index): append("-", old[index], .red, to: &bytes, style)
      case .insert(let index): append("+", new[index], .green, to: &bytes, style)
      }
    }
  }

  /// `start,count` as a hunk's header has it.
  private func place(of part: ArraySlice<LineDifference.Step>, before index: Int, isOld: Bool) -> String {
    func counts(_ step: LineDifference.Step) -> Bool {
      switch step {
      case .keep: true
      case .remove: isOld
      case .insert: !isOld
      }
    }
    let count = part.count(where: counts)
    let start = steps[..<index].count(where: counts) + (count == 0 ? 0 : 1)
    return count == 1 ? String(start) : "\(start),\(count)"
  }

  private func append(
    _ sign: Unicode.Scalar, _ line: ArraySlice<UInt8>, _ color: Style.Color?, to bytes: inout [UInt8], _ style: Style
  ) {
    let isEnded = line.last == UInt8(ascii: "\n")
    let content = isEnded ? line.dropLast() : line
    if style.isColored {
      let text = String(sign) + DisplayWidth.visible(String(decoding: content, as: UTF8.self))
      bytes += Array((color.map { style.colored(text, $0) } ?? text).utf8)
    } else {
      bytes.append(UInt8(ascii: sign))
      bytes += content
    }
    bytes.append(UInt8(ascii: "\n"))
    if !isEnded { bytes += Array("\\ No newline at end of file\n".utf8) }
  }

  /// A name with quotes, backslashes or control characters in it stands in quotes, with C's escapes.
  private static func quoted(_ name: String) -> String {
    guard name.unicodeScalars.contains(where: { $0.value < 0x20 || "\"\\\u{7F}".unicodeScalars.contains($0) }) else {
      return name
    }
    var result = "\""
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): result += "\\" + String(Unicode.Scalar(byte))
      case UInt8(ascii: "\n"): result += "\\n"
      case UInt8(ascii: "\t"): result += "\\t"
      case 0x20..<0x7F: result += String(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 8)
        result += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }
    }
    return result + "\""
  }
}
