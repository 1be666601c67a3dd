import JSONSyntax
import PayloadAnalysis
import SourceText

/// From what may be written to what a client is sent: narrowed, in order, fitted in between its neighbours.
extension CompletionSite {
  func items(of proposals: [Proposal]) -> [CompletionItem] {
    let fitting = proposals.enumerated().compactMap { number, proposal in
      narrowing(of: proposal).map { (proposal: proposal, narrowing: $0, number: number) }
    }
    // Scattered letters are a guess, made only where nothing better is there.
    let hasGood = fitting.contains { $0.narrowing.rank <= .spelling }
    let inOrder = fitting.filter { !hasGood || $0.narrowing.rank < .letters }.sorted {
      ($0.narrowing.rank.rawValue, $0.proposal.group.rawValue, $0.number)
        < ($1.narrowing.rank.rawValue, $1.proposal.group.rawValue, $1.number)
    }
    return inOrder.enumerated().map { number, found in
      item(found.proposal, found.narrowing, sortText: String(String(1000 + number).dropFirst()))
    }
  }

  /// How well what was typed fits; the best of the names that a proposal has.
  private func narrowing(of proposal: Proposal) -> Narrowing? {
    let names = proposal.names.isEmpty ? [proposal.label] : proposal.names
    return names.compactMap { Narrowing(typed, to: $0) }.min { $0.rank < $1.rank }
  }

  private func item(_ proposal: Proposal, _ narrowing: Narrowing, sortText: String) -> CompletionItem {
    var range = context.replaceRange
    var text = proposal.text
    var additional: [TextEdit] = []
    if proposal.fillsObject { (range, text) = filledObject(text) } else { text = spaced(text) }
    if let end = context.missingCommaBefore {
      if end == range.start { text = SnippetText(",") + text } else { additional.append(.insert(",", at: end)) }
    }
    let addsComma = context.needsCommaAfter && !context.hasColon
    if addsComma { text.append("," + (isSpace(behind: range.end) ? "" : style.space)) }
    let keepsClosingQuote = keepQuotes(&range, &text)
    if region?.embedding != nil { text = text.mapTexts(JSONText.escaped) }

    // Some editors put only the first line of a plain text in.
    let isSnippet = options.snippets && (text.hasStops || text.plain.contains("\n"))
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
      tree.text.byte(at: range.start) == quote, text.removeFirst("\"")
    else { return false }
    range.start += 1
    guard !options.insertReplace, context.quotes == .closed, context.offset < range.end,
      tree.text.byte(at: range.end - 1) == quote, text.removeLast("\"")
    else { return false }
    range.end -= 1
    return true
  }

  /// A text that nothing was typed of yet, with the space before and behind it that the document has elsewhere.
  private func spaced(_ text: SnippetText) -> SnippetText {
    let range = context.replaceRange
    guard range.isEmpty, !style.space.isEmpty else { return text }
    switch (tree.text.byte(at: range.start - 1), tree.text.byte(at: range.end)) {
    case (UInt8(ascii: "{"), UInt8(ascii: "}")): return SnippetText(style.space) + text + SnippetText(style.space)
    case (UInt8(ascii: "{"), nil): return SnippetText(style.space) + text
    case (UInt8(ascii: ":"), _): return SnippetText(String(style.colon.dropFirst())) + text
    case (UInt8(ascii: ","), _): return SnippetText(style.space) + text
    default: return text
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
  private func filledObject(_ text: SnippetText) -> (ByteRange, SnippetText) {
    var range = context.replaceRange
    let writer = writer(isOnOneLine: region?.embedding != nil)
    guard let object = context.object, !writer.isOnOneLine,
      tree.text.line(at: object.range.start) == tree.text.line(at: context.offset)
    else { return (range, text) }
    let bytes = tree.text.bytes
    if range.isEmpty {
      while range.start > object.range.start + 1, bytes[range.start - 1] == 0x20 || bytes[range.start - 1] == 0x09 {
        range.start -= 1
      }
    }
    while range.end < bytes.count, bytes[range.end] == 0x20 || bytes[range.end] == 0x09 { range.end += 1 }
    let isClosedHere = tree.text.byte(at: range.end) == UInt8(ascii: "}")
    let closing = isClosedHere ? writer.lineBreak(0) : ""
    return (range, SnippetText(writer.lineBreak(1)) + text + SnippetText(closing))
  }
}
