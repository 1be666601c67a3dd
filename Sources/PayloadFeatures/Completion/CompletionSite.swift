import JSONSyntax
import PayloadAnalysis
import PayloadSchema
import SourceText

/// The place where something is to be written, and all that decides how.
struct CompletionSite {
  let analysis: Analysis
  /// nil in a document without content.
  let region: Region?
  let tree: SyntaxTree
  let context: CursorContext
  let options: CompletionOptions
  let style: TextStyle
  let now: Double
  /// What stands between the start of the token at the cursor and the cursor, without its quotation mark.
  let typed: TypedText

  /// nil where nothing can be written.
  init?(_ analysis: Analysis, at offset: Int, _ options: CompletionOptions, now: Double) {
    let begun = analysis.begunEnvelope.flatMap { region in
      analysis.tree.cursorContext(at: offset).path.isEmpty ? nil : Place(region: region, offset: offset)
    }
    let place = begun ?? analysis.place(at: offset)
    // Where nothing is yet, everything may become a payload; other JSON is left in peace.
    guard place != nil || analysis.options.role != .json && analysis.regions.isEmpty else { return nil }
    // Between the characters of an escape nothing is to be written.
    if let place, place.region.outer(ByteRange(at: place.offset)).start != offset { return nil }
    self.analysis = analysis
    self.options = options
    self.now = now
    region = place?.region
    tree = region?.tree ?? analysis.tree
    guard let context = tree.cursorContext(at: place?.offset ?? offset).takingValueBehind(in: tree.text) else {
      return nil
    }
    self.context = context
    style = TextStyle(
      tree, at: context.offset, settings: analysis.options.settings, indentation: options.indentation)
    typed = TypedText(context.typedText(in: tree.text))
    let line = tree.text.line(at: context.replaceRange.start)
    guard line == tree.text.line(at: context.replaceRange.end), !context.isDirectlyBehindValue else { return nil }
  }

  /// Whether what is written stays on one line: inside of a string, and where the object around began on this line.
  var isOnOneLine: Bool {
    if region?.embedding != nil { return true }
    guard let container = context.container else { return false }
    return tree.text.line(at: container.range.start) == tree.text.line(at: context.offset)
  }

  func writer(isOnOneLine: Bool? = nil) -> SnippetWriter {
    var style = style
    // A client that knows snippets gives their lines its own ending.
    if options.snippets { style.lineEnding = "\n" }
    return SnippetWriter(
      style: style, isOnOneLine: isOnOneLine ?? self.isOnOneLine,
      indentation: options.adjustsIndentation ? "" : tree.text.leadingSpace(at: context.offset), now: now)
  }

  /// The schema of the object that the cursor is in, its alternative chosen.
  var objectSchema: SchemaNode? { region?.schema(along: context.path)?.branch(for: .object) }

  /// Whether the cursor is directly in the outermost object of a payload or envelope.
  var isAtRoot: Bool { context.object.map { $0.index == region?.root.index } ?? false }

  var isInAPS: Bool {
    guard let object = context.object, region?.payload != nil else { return false }
    return region?.aps?.index == object.index
  }
}

extension CursorContext {
  /// Where the value of a member stands behind the cursor, a completion replaces it; nil if that is more than one line.
  fileprivate func takingValueBehind(in text: SourceText) -> CursorContext? {
    guard place == .value, replaceRange.isEmpty, let value = member?.value, value.range.start >= offset else {
      return self
    }
    guard value.kind != .object, value.kind != .array else { return nil }
    let behind = Tokens(text, in: ByteRange(value.range.end, text.count)).first { !$0.kind.isTrivia }
    // A string before a colon is the name of the next member.
    if behind?.kind == .colon { return self }
    var context = self
    context.replaceRange.end = value.range.end
    switch behind?.kind {
    case .string, .number, .word, .placeholder: context.needsCommaAfter = true
    default: context.needsCommaAfter = false
    }
    return context
  }
}
