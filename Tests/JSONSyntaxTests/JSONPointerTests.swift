import JSONSyntax
import Testing

/// The examples of RFC 6901, section 5, that hold in any document.
@Test(arguments: [
  ("", []), ("/foo", ["foo"]), ("/foo/0", ["foo", "0"]), ("/", [""]), ("/a~1b", ["a/b"]), ("/m~0n", ["m~n"]),
  ("/ ", [" "]), ("/~01", ["~1"]),
])
func pointersReadAndWrite(text: String, components: [String]) {
  #expect(JSONPointer(parsing: text)?.components == components)
  #expect(JSONPointer(components).description == text)
}
