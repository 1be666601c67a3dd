import JSONSyntax
import SourceText
import Testing

/// An escaped string without its end, whose last byte is a backslash: nothing is read behind the text, and the tokens
/// are the text.
@Test(arguments: [#"{\"a\"#, #"{\"a\\"#, #"{"a": \"b\"#, #"{\n \"a\\"#, #"\"\"#, #"\"#])
func backslashAtTheEnd(text: String) {
  let tree = SyntaxTree.parse(SourceText(text))
  #expect(!tree.isStrictJSON)
  #expect(Tokens(tree.text).map { tree.text.string(in: $0.range) }.joined() == text)
  #expect(tree.problems.flatMap(\.repair).allSatisfy { $0.range.end <= text.utf8.count })
}
