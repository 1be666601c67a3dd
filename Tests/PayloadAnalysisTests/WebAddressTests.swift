import PayloadAnalysis
import Testing

/// RFC 3986; examples of its section 1.1.2 among others.
@Suite struct WebAddressTests {
  @Test(
    arguments: [
      ("https://example.com/a?b=c#d", "https", "example.com"), ("HTTP://User@Example.COM:8080", "http", "example.com"),
      ("ftp://ftp.is.co.za/rfc/rfc1808.txt", "ftp", "ftp.is.co.za"), ("mailto:John.Doe@example.com", "mailto", nil),
      ("ldap://[2001:db8::7]/c=GB?objectClass?one", "ldap", "[2001:db8::7]"), ("tel:+1-816-555-1212", "tel", nil),
      ("app://orders/17", "app", "orders"), ("https://example.com/ü", "https", "example.com"),
      ("https://localhost:3000", "https", "localhost"),
    ] as [(String, String, String?)])
  func address(text: String, scheme: String, host: String?) {
    let address = WebAddress(text)
    #expect(address?.scheme == scheme)
    #expect(address?.host == host)
  }

  @Test(arguments: [
    "", "/today", "today", "example.com", "example.com/a", "://example.com", "https:", "https://", "https:///a",
    "https:/example.com", "https:example.com", "http//example.com", "https://example.com/a b", "https://exa mple.com",
    "https://example.com:port/", "1http://example.com", "https://[::1", "https://example.com/\"x\"", "ht tp://a",
    "https://example.com/\n",
  ])
  func noAddress(text: String) { #expect(WebAddress(text) == nil) }

  @Test(arguments: [
    ("http://localhost:8080/a", true), ("http://127.0.0.1/", true), ("http://[::1]/", true),
    ("http://mac.local/", true),
    ("http://192.168.1.5/", true), ("http://example.com/", false), ("http://localhost.example.com/", false),
  ])
  func local(text: String, isLocal: Bool) { #expect(WebAddress(text)?.isLocal == isLocal) }
}
