import PayloadAnalysis
import SourceText
import Testing

/// A file in UTF-16 (here `{"a":1,}` behind its byte order mark FF FE) holds NUL bytes; nothing in it may be changed.
@Test func textInAnotherEncodingIsLeftAlone() {
  let bytes: [UInt8] = [0xFF, 0xFE] + #"{"a":1,}"#.utf8.flatMap { [$0, 0] }
  let fixes = SafeFixes(Analysis(SourceText(bytes), DocumentOptions(path: "a.apns"), now: 0), now: 0)
  #expect(fixes.text.bytes == bytes)
  #expect(fixes.count == 0)
}

/// What JSON takes for the ends of strings are quotes of the program, the shell or the template around: to repair them
/// would change what it says.
@Test(arguments: [
  #"var p = '{"aps":{"alert":"' + text + '"}}';"#,
  #"$p = '{"aps":{"alert":"' . $text . '"}}';"#,
  #"p = '{"aps":{"badge":' + count + '}}'"#,
  #"PAYLOAD='{"aps":{"alert":"'"$TEXT"'"}}'"#,
  #"curl -d '{"aps":{"alert":"It'\''s time"}}' https://example.com"#,
  #"{"aps":{"alert":"Hi {{ user.name | default: "you" }}"}}"#,
  #"{"aps":{"alert":"{{ user["name"] }}"}}"#,
  #"{"aps":{"alert":"{{printf "%s" .Name}}"}}"#,
  #"{"aps":{"alert":"<%= t("hi") %>"}}"#,
  #"{'aps': {'alert': '''Hello'''}}"#,
]) func whatAProgramSaysIsLeftAlone(text: String) {
  let fixes = SafeFixes(Analysis(SourceText(text), DocumentOptions(path: "a.apns"), now: 0), now: 0)
  #expect(fixes.text.string == text)
}

@Test(arguments: [
  #"requests.post(url, json={"aps": {"alert": "x"}}, timeout=5)"#,
  #"push.send(token, {"aps": {"alert": "x"}}, options: [])"#,
]) func otherArgumentsOfACallAreNoMembers(text: String) {
  let fixes = SafeFixes(Analysis(SourceText(text), DocumentOptions(path: "a.apns"), now: 0), now: 0)
  #expect(!fixes.text.string.contains(#""timeout""#) && !fixes.text.string.contains(#""options""#))
}
