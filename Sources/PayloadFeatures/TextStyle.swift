import JSONSyntax
import PayloadAnalysis
import SourceText

/// How a document is laid out, for text that is put into it.
struct TextStyle: Sendable, Equatable {
  /// One level of indentation.
  var unit = "  "
  var lineEnding = "\n"
  /// `:` with the space behind it.
  var colon = ": "
  /// What stands inside of the braces of an object on one line, and behind its commas.
  var space = " "

  /// The style of a document, of which the first lines tell, and at last the line of an offset. The settings go before,
  /// then the indentation that is wanted from elsewhere.
  init(
    _ tree: SyntaxTree, at offset: Int = 0, settings: Settings = Settings(),
    indentation: FormattingOptions.Indentation? = nil
  ) {
    lineEnding = tree.text.lineEnding
    if let indentation = settings.format.indentation ?? indentation ?? tree.ownIndentation {
      unit = indentation.text
    } else if tree.text.leadingSpace(at: offset).hasPrefix("\t") {
      unit = "\t"
    }
    let isSpaced = { (offset: Int) in
      tree.text.byte(at: offset).map { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    }
    guard let root = tree.root, let first = root.members.first else { return }
    if let value = first.value, value.range.start == first.nameRange.end + 1 { colon = ":" }
    if isSpaced(root.range.start + 1) == false, colon == ":" { space = "" }
  }
}

extension SourceText {
  /// The spaces and tabs that the line of an offset begins with.
  func leadingSpace(at offset: Int) -> String { string(in: indentation(at: offset)) }
}
