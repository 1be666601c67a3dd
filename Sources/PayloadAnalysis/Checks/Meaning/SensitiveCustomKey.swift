import JSONSyntax
import SourceText

package enum SensitiveCustomKey: Check {
  package static let code = "sensitive-custom-key"
  package static let severity = Severity.hint
  package static let documentation = CheckDocumentation(
    "The custom data holds what looks like a password, a secret or the number of a card.",
    reason: """
      Payloads pass through servers of others, stand in their logs, and can be read by extensions and on a paired watch. \
      Apple asks to put no sensitive information into them, or to encrypt it.
      """,
    remedy: "Send an identifier, and let the app fetch the rest; or encrypt it for a service extension.",
    source: Page.payload,
    failing: #"{ "aps": { "alert": "Hello" }, "password": "hunter2" }"#,
    passing: #"{ "aps": { "alert": "Hello" }, "user": "a17" }"#)

  /// Words of a key, joined, that name a secret.
  private static let secrets: Set<String> = [
    "password", "passwd", "passphrase", "passcode", "pwd", "secret", "clientsecret", "apisecret", "privatekey",
    "secretkey", "apikey", "accesstoken", "refreshtoken", "authtoken", "sessiontoken", "bearertoken", "idtoken",
    "creditcard", "creditcardnumber", "cardnumber", "cvv", "cvc", "ssn", "socialsecuritynumber", "iban",
  ]

  /// Their last three letters, as `WrittenText.ending` has them.
  static let endings = secrets.map { $0.utf8.suffix(3).reduce(0) { $0 << 8 | UInt32($1) } }

  package static func run(_ context: CheckContext) -> [Finding] {
    context.notedScalars.maybeSecrets.compactMap { value in
      guard let member = value.member, isGiven(value.node) else { return nil }
      if namesSecret(member.name) {
        return finding(context, at: member.nameRange, value.pointer, message(member.name))
      }
      guard let text = value.node.stringValue, isCardNumber(text) else { return nil }
      return finding(context, at: value.node.range, value.pointer, cardMessage)
    }
  }

  /// Whether something stands there: a text or a number, and no placeholder.
  private static func isGiven(_ node: Node) -> Bool {
    node.kind == .number || node.stringValue.map { !node.isBlank && !Placeholder.occurs(in: $0) } ?? false
  }

  static func namesSecret(_ key: String) -> Bool {
    var ending = ""
    for word in KeyWords.words(of: key).suffix(3).reversed() {
      ending = word + ending
      if secrets.contains(ending) { return true }
    }
    return false
  }

  static func mayBeCardNumber(_ text: WrittenText) -> Bool {
    guard text.count >= 19, let first = text.first else { return false }
    return switch first {
    case UInt8(ascii: "3")...UInt8(ascii: "6"), UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "\\"): true
    default: false
    }
  }

  /// Sixteen digits in groups of four, with the check digit that cards have (ISO/IEC 7812). Without groups a number may
  /// be anything.
  private static func isCardNumber(_ text: String) -> Bool {
    let groups = text.split { $0 == " " || $0 == "-" }
    let digits = groups.joined().compactMap(\.wholeNumberValue)
    guard groups.map(\.count) == [4, 4, 4, 4], digits.count == 16, (3...6).contains(digits.first ?? 0) else {
      return false
    }
    let sum = digits.reversed().enumerated().reduce(0) { sum, digit in
      let value = digit.offset.isMultiple(of: 2) ? digit.element : digit.element * 2
      return sum + (value > 9 ? value - 9 : value)
    }
    return sum.isMultiple(of: 10)
  }
}

// MARK: - Messages

extension SensitiveCustomKey {
  private static func message(_ name: String) -> String {
    "`\(name)` looks like a secret, and payloads pass through other servers and logs. Send an identifier that the app "
      + "looks up, or encrypt it."
  }

  private static let cardMessage =
    "This looks like the number of a card, and payloads pass through other servers and logs. Send an identifier instead."
}
