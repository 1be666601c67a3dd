import JSONSyntax
import Testing

@testable import ProjectIndex

/// `.editorconfig` (https://spec.editorconfig.org).
@Suite struct EditorConfigTests {
  private func options(_ text: String, _ name: String = "a.apns", client: FormattingOptions = .init())
    -> FormattingOptions
  {
    EditorConfig(text, in: FilePath("/p")).resolved(for: FilePath("/p").appending(name)).applied(to: client)
  }

  @Test(arguments: [
    ("[*]\nindent_style = tab", FormattingOptions(indentation: .tab)),
    ("[*]\nindent_style = space\nindent_size = 4", FormattingOptions(indentation: .spaces(4))),
    ("[*]\nindent_size = 4", FormattingOptions(indentation: .spaces(4))),
    ("[*]\nindent_style = tab\nindent_size = 8", FormattingOptions(indentation: .tab, tabWidth: 8)),
    ("[*]\nindent_style = tab\ntab_width = 3", FormattingOptions(indentation: .tab, tabWidth: 3)),
    ("[*]\nindent_size = tab\ntab_width = 6", FormattingOptions(indentation: .spaces(6), tabWidth: 6)),
    ("[*]\nmax_line_length = 72", FormattingOptions(width: 72)),
    ("[*]\nmax_line_length = off", FormattingOptions()),
    ("[*]\ninsert_final_newline = false", FormattingOptions(insertFinalNewline: false)),
    ("[*]\nend_of_line = crlf", FormattingOptions()),
    ("[*.apns]\nindent_size = 3", FormattingOptions(indentation: .spaces(3))),
    ("[*.{json,apns}]\nindent_size = 3", FormattingOptions(indentation: .spaces(3))),
    ("[*.json]\nindent_size = 3", FormattingOptions()),
    ("[sub/*]\nindent_size = 3", FormattingOptions()),
    ("[*]\nindent_size = 3\n[*.apns]\nindent_size = 5", FormattingOptions(indentation: .spaces(5))),
    ("; c\n# c\n[*]\n  Indent_Size=3  \r\n", FormattingOptions(indentation: .spaces(3))),
    ("[*]\nindent_size = many\n= 3\n]x[", FormattingOptions()),
    ("indent_size = 3", FormattingOptions()),
  ])
  func properties(_ text: String, _ expected: FormattingOptions) {
    let seen = options(text)
    #expect(seen.indentation == expected.indentation)
    #expect(seen.width == expected.width)
    #expect(seen.insertFinalNewline == expected.insertFinalNewline)
    if expected.tabWidth != 4 { #expect(seen.tabWidth == expected.tabWidth) }
  }

  @Test func overTheEditorsOptions() {
    let client = FormattingOptions(indentation: .tab, tabWidth: 8)
    #expect(options("[*]\nindent_style = space\nindent_size = 2", client: client).indentation == .spaces(2))
    #expect(options("[*]\nmax_line_length = 50", client: client).indentation == .tab)
  }
}
