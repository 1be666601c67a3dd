import JSONSyntax
import SourceText
import Testing

/// Counted by hand. `é` has two bytes and one UTF-16 unit, `😀` four and two, `ส` three and one.
@Test(arguments: [
  (#"{ "a" : 1 }"#, 7, 7), (#"{"é":"ส"}"#, 12, 19), (#"{"😀": true}"#, 13, 21), (#"["a b", /* c */ 2]"#, 9, 9),
  (#"{"a":"\u00e9"}"#, 14, 14), ("[ -1.5e3 ]", 8, 8), (#"{ "a": 1 x, "b": [ ] }"#, 15, 15),
  (#"{ é: 1 }"#, 6, 10), ("{ } ", 2, 2), (#"[ [ ], { }, [ 1 ], { "a": [ "é" ] } ]"#, 24, 28),
  (#"{ "a": { "b": [ 1, { } ] }, x }"#, 20, 20),
])
func minifiedSizes(text: String, plain: Int, escaped: Int) throws {
  let size = MinifiedSize(of: try #require(SyntaxTree.parse(SourceText(text)).root))
  #expect((size.plain, size.escaped) == (plain, escaped))
}
