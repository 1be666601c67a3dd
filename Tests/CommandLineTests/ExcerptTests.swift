import SourceText
import Testing

@testable import apns_lsp

/// How many columns characters take (Unicode Standard Annex 11, and what terminals do).
@Suite struct DisplayWidthTests {
  static let rows: [(text: String, width: Int)] = [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("你好", 4), ("ﾊﾝｶｸ", 4), ("ＡＢ", 4), ("한국", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2),
    ("ไทย", 3), ("นำ", 2), ("ที่", 1), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇹🇭", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("हिन्दी", 5),
    ("a\u{200B}b", 2), ("…", 1), ("→", 1), ("\u{AD}", 0),
  ]

  @Test(arguments: rows.indices)
  func columns(index: Int) {
    #expect(DisplayWidth.of(Self.rows[index].text) == Self.rows[index].width, "\(Self.rows[index].text)")
  }

  @Test func whatWouldSteerTheTerminalIsShown() {
    #expect(DisplayWidth.visible("a\u{1B}[31mb\u{7}\r\n\u{7F}") == "a␛[31mb␇␍␊␡")
    #expect(DisplayWidth.visible("a\u{202E}b\u{9B}c") == "a\u{FFFD}b\u{FFFD}c")
    #expect(DisplayWidth.visible("plain é 👩‍👩‍👧") == "plain é 👩‍👩‍👧")
  }
}

/// The line that a finding shows, and the marks below it.
@Suite struct ExcerptTests {
  /// `«` and `»` stand around the range. Expected: the line, and the marks under it.
  static let rows: [(text: String, columns: Int, line: String, marks: String)] = [
    ("{ «\"a\"»: 1 }", 80, "{ \"a\": 1 }", "  ^^^"),
    ("{ «»\"a\": 1 }", 80, "{ \"a\": 1 }", "  ^"),
    ("\t\"a\": «1»,", 80, "    \"a\": 1,", "         ^"),
    ("ab\t\"a\": «1»,", 80, "ab  \"a\": 1,", "         ^"),
    ("\"你好\": «1»", 80, "\"你好\": 1", "        ^"),
    ("\"a\": «\"你好\"»", 80, "\"a\": \"你好\"", "     ^^^^^^"),
    ("\"นำ\": «1»", 80, "\"นำ\": 1", "      ^"),
    ("\"👩‍👩‍👧\": «1»", 80, "\"👩‍👩‍👧\": 1", "      ^"),
    ("a «b", 80, "a b", "  ^"),
    ("«a»   ", 80, "a", "^"),
    ("0123456789«ab»0123456789", 12, "…789ab01234…", "    ^^"),
    ("«0123456789abcdef»", 10, "012345678…", "^^^^^^^^^^"),
    ("0123456789abcdef«0»", 10, "…89abcdef0", "         ^"),
    ("\u{1B}[31m«a»", 80, "␛[31ma", "     ^"),
  ]

  @Test(arguments: rows.indices)
  func lineAndMarks(index: Int) {
    let row = Self.rows[index]
    var text = row.text
    let start = text.firstIndex(of: "«").map { index in
      text.remove(at: index)
      return text.utf8.distance(from: text.startIndex, to: index)
    }
    let end = text.firstIndex(of: "»").map { index in
      text.remove(at: index)
      return text.utf8.distance(from: text.startIndex, to: index)
    }
    let source = SourceText(text + "\nnext line\n")
    let range = ByteRange(start ?? 0, end ?? source.count)
    let excerpt = Excerpt(source, line: 0, range: range, columns: row.columns)
    #expect(excerpt.line == row.line)
    #expect(excerpt.indent + excerpt.marks == row.marks)
  }
}

/// The word that was meant.
@Suite struct SuggestionTests {
  private static let words = ["check", "format", "size", "explain", "schema", "request", "completions"]

  @Test(arguments: [
    ("chek", "check"), ("cehck", "check"), ("chcek", "check"), ("formt", "format"), ("CHECK", "check"),
    ("comp", "completions"),
    ("e", "explain"), ("frobnicate", nil), ("", nil), ("xyz", nil),
  ])
  func nearest(_ word: String, _ meant: String?) {
    #expect(Suggestion.nearest(to: word, among: Self.words) == meant)
  }

  private static let names = ["missing-comma", "trailing-comma", "wrong-type", "BadDeviceToken", "BadTopic", "title"]

  @Test(arguments: [
    ("comma", ["missing-comma", "trailing-comma"]), ("BadToken", ["BadDeviceToken"]), ("bad", ["BadDeviceToken"]),
    ("wrong_type", ["wrong-type"]), ("nonsuch", []), ("-", []), ("", []),
  ]) func near(_ word: String, _ meant: [String]) {
    #expect(Suggestion.near(word, among: Self.names) == meant)
  }
}
