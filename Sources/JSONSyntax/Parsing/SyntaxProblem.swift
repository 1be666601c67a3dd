import SourceText

/// Something in a text that JSON does not allow, or that readers disagree about.
package struct SyntaxProblem: Sendable {
  /// What kind of problem; the raw value is the code that a user sees.
  package enum Code: String, Sendable, CaseIterable {
    case byteOrderMark = "byte-order-mark"
    case comment
    case controlCharacter = "control-character"
    case duplicateKey = "duplicate-key"
    case emptyDocument = "empty-document"
    case invalidEscape = "invalid-escape"
    case invalidLiteral = "invalid-literal"
    case invalidNumber = "invalid-number"
    case invalidUTF8 = "invalid-utf8"
    case invisibleCharacter = "invisible-character"
    case loneSurrogate = "lone-surrogate"
    case mergeConflict = "merge-conflict"
    case missingColon = "missing-colon"
    case missingComma = "missing-comma"
    case missingName = "missing-name"
    case missingValue = "missing-value"
    case nestingTooDeep = "nesting-too-deep"
    case templatePlaceholder = "template-placeholder"
    case trailingComma = "trailing-comma"
    case unclosedArray = "unclosed-array"
    case unclosedObject = "unclosed-object"
    case unclosedString = "unclosed-string"
    case unexpectedText = "unexpected-text"
    case unmatchedBracket = "unmatched-bracket"
    case unquotedKey = "unquoted-key"
    case wrongQuote = "wrong-quote"
    case wrongSeparator = "wrong-separator"

    /// Whether a strict reader refuses the text (RFC 8259).
    package var refusesText: Bool {
      switch self {
      case .duplicateKey, .loneSurrogate: false
      default: true
      }
    }
  }

  /// What lies behind a problem, where its code alone does not tell.
  package enum Cause: Sendable {
    /// The members of an object stand between `[` and `]`, or `(` and `)`, as Swift and PHP write them, or the elements of
    /// an array between `{` and `}`.
    case foreignBrackets
    /// The members of the outermost object stand without its braces.
    case bracesMissing
    /// An object's opening brace is missing, as the indentation of its members tells.
    case braceMissing
    /// A bracket closes the outermost object although more of its members follow.
    case closedTooEarly
    /// Braces or parentheses stand around one object.
    case doubledBraces
    /// Quotation marks inside of a string stand there without a backslash.
    case quotesInside
    /// Quotation marks are doubled, as if all were inside of a string of C# or a table.
    case quotesDoubled
    /// Quotation marks have a backslash before them, as if all were inside of a string.
    case quotesEscaped
    /// A separator is the full-width mark of an East Asian keyboard.
    case fullWidth
    /// A control character stands between tokens, and not in a string.
    case betweenTokens
    /// Text of a web page, with `&quot;` where quotation marks were.
    case entities
    /// A string without quotes between `=` and `;`, as in a property list.
    case propertyList
    /// A call of a function, whose value JSON cannot tell.
    case call
    /// `…` or `...` for something that was left out.
    case elision
    /// A number with commas between its thousands: `1,000`.
    case thousands
    /// The text is of another format as a whole, which the argument names.
    case foreignFormat
    /// The text is a program as a whole, which joins the document from several strings.
    case joinedText
    /// A letter or `@` stands before a quotation mark or bracket, as in Python or Objective-C.
    case literalPrefix
    /// A letter before a string tells how to read it: Python's `f"{name}"` and `r"\\d"`.
    case stringKind
    /// Strings are joined by a mark, or stand side by side.
    case joinedStrings
    /// A name of Ruby or Elixir stands for a value: `:default`.
    case symbol
    /// A string of JavaScript between back quotes has the values of variables in it: `${name}`.
    case templateLiteral
    /// A variable of a program stands for a name and its value: `{ title }`.
    case shorthand
    /// The colon stands before the closing quote of a name instead of behind it.
    case colonInside
    /// A name without its closing quote has no value, either.
    case valueMissing
    /// A backslash before the closing quote of a string makes it part of the string.
    case quoteEscaped
    /// A backslash may be meant as one, or say nothing.
    case unknownEscape
    /// An expression of a program: `count + 1`.
    case expression
    /// A comma was typed before the closing quote of a string instead of behind it.
    case commaInside
    /// A comma stands for the point of a number.
    case decimalComma
    /// Elements between braces, which may also be names and values with commas for colons.
    case pairsOrElements
    /// Text around the document, of a chat or a program.
    case surroundingText
    /// Marks around the document that say nothing: a code block's, a semicolon, the variable of a program.
    case surroundingMarks
    /// The text ends in the middle of the document.
    case textEnds
  }

  package var code: Code
  package var range: ByteRange
  package var cause: Cause?
  /// Other places that belong to it: the other members of that name, the bracket that is not closed.
  package var related: [ByteRange] = []
  /// A word for the message: the text that stands there, or what should stand there.
  package var argument = ""
  /// The edits that mend it so that the text means what was meant; none if only a person can know.
  package var repair: [TextEdit] = []
}
