import JSONSyntax
import PayloadAnalysis
import SourceText

/// From what may be written to what a client is sent: narrowed, in order, fitted in between its neighbours.
extension CompletionSite {
  func items(of proposals: [Proposal]) -> [CompletionItem] {
    let narrowings = proposals.map(narrowing)
    // Scattered letters are a guess, made only where nothing better is there.
    let hasGood = narrowings.contains { $0.map { $0.rank <= .spelling } ?? false }
    var fitting: [(rank: Int, group: Int, index: Int)] = []
    for (index, narrowing) in narrowings.enumerated() {
      guard let rank = narrowing?.rank, !hasGood || rank < .letters else { continue }
      fitting.append((rank.rawValue, proposals[index].group.rawValue, index))
    }
    fitting.sort { $0 < $1 }
    return fitting.enumerated().compactMap { place, found in
      narrowings[found.index].map { item(proposals[found.index], $0, sortText: Self.sortText(place)) }
    }
  }

  /// Three digits.
  private static func sortText(_ place: Int) -> String {
    String(unsafeUninitializedCapacity: 3) { digits in
      var left = place
      for index in (0..<3).reversed() {
        digits[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: left % 10)
        left /= 10
      }
      return 3
    }
  }

  /// Whether what was typed may become a name.
  func fits(_ name: String) -> Bool { typed.isEmpty || Narrowing(typed, to: name) != nil }

  /// How well what was typed fits; the best of the names that a proposal has.
  private func narrowing(of proposal: Proposal) -> Narrowing? {
    guard !proposal.names.isEmpty else { return Narrowing(typed, to: proposal.label) }
    return proposal.names.compactMap { Narrowing(typed, to: $0) }.min { $0.rank < $1.rank }
  }

  private func item(_ proposal: Proposal, _ narrowing: Narrowing, sortText: String) -> CompletionItem {
    var range = context.replaceRange
    var text = proposal.text
    var additional: [TextEdit] = []
    if proposal.fillsObject { fillObject(&range, &text) } else { space(&text) }
    if let end = context.missingCommaBefore {
      if end == range.start { text.prepend(",") } else { additional.append(.insert(",", at: end)) }
    }
    let addsComma = context.needsCommaAfter && !context.hasColon
    if addsComma {
      text.append(",")
      if !isSpace(behind: range.end) { text.append(style.space) }
    }
    let keepsClosingQuote = keepQuotes(&range, &text)
    if region?.embedding != nil { text = text.escaped }

    // Some editors put only the first line of a plain text in.
    let isSnippet = options.snippets && (text.hasStops || text.hasLineBreaks)
    let outerRange = region?.outer(range) ?? range
    let cursor = region?.outer(ByteRange(at: context.offset)).start ?? context.offset
    let outerText = analysis.text
    return CompletionItem(
      label: proposal.label, kind: proposal.kind, detail: proposal.detail, documentation: proposal.documentation,
      isDeprecated: proposal.isDeprecated, sortText: sortText,
      filterText: outerText.string(in: ByteRange(outerRange.start, cursor)) + narrowing.rest, isSnippet: isSnippet,
      edit: TextEdit(outerRange, isSnippet ? text.snippet : text.plain),
      additionalEdits: additional.map { region?.outer($0) ?? $0 },
      commitCharacters: proposal.isComplete && !addsComma && !text.hasStops && !keepsClosingQuote
        ? [",", "}", "]"] : [])
  }

  /// Leaves quotation marks that stand there already, and returns whether the closing one stays.
  ///
  /// Editors of the Vim family put a text in between the cursor and the beginning of the word before it, whatever the
  /// range of the edit is. To others it makes no difference where the edit begins; where it ends, the cursor does, too,
  /// so that the closing mark is kept only for those that do not tell that they can replace what is behind the cursor.
  private func keepQuotes(_ range: inout ByteRange, _ text: inout SnippetText) -> Bool {
    let quote = UInt8(ascii: "\"")
    guard context.quotes != .none, range == context.replaceRange, range.start < context.offset,
      tree.text.byte(at: range.start) == quote, text.removeFirstQuote()
    else { return false }
    range.start += 1
    guard !options.insertReplace, context.quotes == .closed, context.offset < range.end,
      tree.text.byte(at: range.end - 1) == quote, text.removeLastQuote()
    else { return false }
    range.end -= 1
    return true
  }

  /// Gives a text that nothing was typed of yet the space before and behind it that the document has elsewhere.
  private func space(_ text: inout SnippetText) {
    let range = context.replaceRange
    guard range.isEmpty, !style.space.isEmpty else { return }
    switch (tree.text.byte(at: range.start - 1), tree.text.byte(at: range.end)) {
    case (UInt8(ascii: "{"), UInt8(ascii: "}")):
      text.prepend(style.space)
      text.append(style.space)
    case (UInt8(ascii: "{"), nil), (UInt8(ascii: ","), _): text.prepend(style.space)
    case (UInt8(ascii: ":"), _): text.prepend(String(style.colon.dropFirst()))
    default: break
    }
  }

  private func isSpace(behind offset: Int) -> Bool {
    switch tree.text.byte(at: offset) {
    case 0x20, 0x09, 0x0A, 0x0D, nil: true
    default: false
    }
  }

  /// Members between the braces of an empty object, each on its own line. Spaces between the braces go away where that
  /// does not hide what was typed.
  private func fillObject(_ range: inout ByteRange, _ text: inout SnippetText) {
    let writer = writer(isOnOneLine: region?.embedding != nil)
    guard let object = context.object, !writer.isOnOneLine,
      tree.text.line(at: object.range.start) == tree.text.line(at: context.offset)
    else { return }
    let bytes = tree.text.bytes
    if range.isEmpty {
      while range.start > object.range.start + 1, bytes[range.start - 1] == 0x20 || bytes[range.start - 1] == 0x09 {
        range.start -= 1
      }
    }
    while range.end < bytes.count, bytes[range.end] == 0x20 || bytes[range.end] == 0x09 { range.end += 1 }
    text.prepend(writer.lineBreak(1))
    if tree.text.byte(at: range.end) == UInt8(ascii: "}") { text.append(writer.lineBreak(0)) }
  }
}
