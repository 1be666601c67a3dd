import JSONSyntax
import PayloadSchema
import SourceText

package enum WrongType: Check {
  package static let code = "wrong-type"
  package static let severity = Severity.error
  package static let documentation = CheckDocumentation(
    "The value of a key has another type than is documented.",
    reason: """
      What the system does with another type is not documented. A badge that is sent as text is reported to be ignored, \
      without a word. For a `badge` with a fraction this is a warning, since nothing is documented of it; what Safari \
      does not read in a declarative web push is a hint, and so is a key beside `aps` that is not Apple's.
      """,
    remedy: "Write the value as the documented type. Where what was meant is plain, a fix converts it.",
    source: Page.payload,
    failing: #"{ "aps": { "alert": "Hello", "badge": "5" } }"#,
    passing: #"{ "aps": { "alert": "Hello", "badge": 5 } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    context.violations.compactMap { violation in
      guard case .wrongType = violation.kind, !isStringOfFCM(violation, in: context),
        !isUnsetInFCM(violation, in: context), !isWordForNull(violation.node)
      else { return nil }
      return finding(
        context, at: violation.node.range, violation.pointer, message(violation, in: context),
        severity: severity(violation, in: context), source: violation.schema.annotations.source,
        fixes: fixes(violation, isCertain: !isOfOthers(violation, in: context)))
    }
  }

  /// `None`, `nil` and the like: `invalid-literal` speaks of them.
  private static func isWordForNull(_ node: Node) -> Bool { node.kind == .null && node.source != "null" }

  private static func severity(_ violation: Violation, in context: CheckContext) -> Severity? {
    if SafariKeys.isUnread(violation.pointer, in: context) || isOfOthers(violation, in: context) { return .hint }
    let isFraction = violation.schema.isInteger && violation.node.kind == .number
    return isFraction && violation.member?.name == "badge" && context.payload != nil ? .warning : nil
  }

  /// Whether the value is, or stands in, one of those that Firebase, CloudKit and others put beside `aps`.
  private static func isOfOthers(_ violation: Violation, in context: CheckContext) -> Bool {
    let depth = context.region.pointer.components.count
    guard context.payload != nil, violation.pointer.components.count > depth else { return false }
    return AppleKeys.isWellKnownRoot(violation.pointer.components[depth])
      && violation.schema.annotations.confirmation != .apple
  }

  /// `fcm-string-required` speaks of the values of `data` and `headers` in an FCM message.
  private static func isStringOfFCM(_ violation: Violation, in context: CheckContext) -> Bool {
    guard case .envelope(.fcmV1) = context.region.kind else { return false }
    let place = violation.pointer.components.dropFirst(context.region.pointer.components.count)
    return Array(place.dropLast()) == ["message", "data"] || Array(place.dropLast()) == ["message", "apns", "headers"]
  }

  /// FCM reads a request as ProtoJSON, in which `null` is a field that is not set.
  private static func isUnsetInFCM(_ violation: Violation, in context: CheckContext) -> Bool {
    guard case .envelope(.fcmV1) = context.region.kind else { return false }
    return violation.node.kind == .null && violation.container?.index != context.root.index
  }

  private static func fixes(_ violation: Violation, isCertain: Bool) -> [Fix] {
    let (node, schema) = (violation.node, violation.schema)
    // An empty object would show nothing either.
    if violation.member?.name == "aps", node.kind == .array { return [] }
    if let text = TypeConversion.text(of: node, as: schema), isAllowed(text, schema) {
      return [Fix("Replace with \(Shown.text(text))", isSafe: isCertain, [TextEdit(node.range, text)])]
    }
    if let guess = TypeConversion.guess(of: node, as: schema), isAllowed(guess, schema) {
      return [Fix("Replace with \(Shown.text(guess))", isSafe: false, [TextEdit(node.range, guess)])]
    }
    guard let member = violation.member, let container = violation.container else { return [] }
    if let localized = TypeConversion.localizedText(member, in: container) {
      return [Fix("Write as \(localized.names)", localized.edits)]
    }
    let isNeeded = violation.containerSchema?.required.contains(member.name) ?? true
    guard node.kind == .null, !isNeeded, member.name != "aps" else { return InvalidValue.choices(violation) }
    return [Fix("Delete `\(member.name)`", isSafe: false, ObjectEdit.removing([member], from: container))]
  }

  /// Whether a value keeps to a schema, but for a flag that is off.
  private static func isAllowed(_ text: String, _ schema: SchemaNode) -> Bool {
    guard let root = SyntaxTree.parse(SourceText(text)).root else { return false }
    return SchemaWalk(root, schema).violations.allSatisfy {
      if case .ineffectiveFlag = $0.kind { true } else { false }
    }
  }
}

// MARK: - Messages

extension WrongType {
  private static func message(_ violation: Violation, in context: CheckContext) -> String {
    let wanted = wanted(violation)
    let found = violation.node.type?.phrase ?? "something else"
    if violation.schema.isInteger, violation.node.kind == .number {
      return
        "\(subject(violation, in: context)) must be a whole number; of \(Shown.text(violation.node.source)) nothing "
        + "is documented."
    }
    return
      "\(subject(violation, in: context)) must be \(wanted), but this is \(found). \(consequence(violation, in: context))"
  }

  private static func subject(_ violation: Violation, in context: CheckContext) -> String {
    if let member = violation.member { return "`\(member.name)`" }
    let path = violation.pointer.components
    if violation.container?.kind == .array, let index = path.last.flatMap({ Int($0) }), let name = path.dropLast().last
    {
      return "Element \(index + 1) of `\(name)`"
    }
    switch context.region.kind {
    case .payload: return "A payload"
    case .envelope(let envelope): return "An \(envelope.title)"
    case .configuration: return "The configuration"
    }
  }

  /// What the value should be, for the key that it belongs to.
  private static func wanted(_ violation: Violation) -> String {
    let schema = violation.schema
    if schema.isFlag { return "the number 1" }
    if let value = schema.values?.first, schema.values?.count == 1 { return "`\(value.value.text)`" }
    if schema.allTypes == [.string, .object] {
      if schema.annotations.format == "sound" { return "the name of a sound file, or an object for a critical alert" }
      if let object = schema.branch(for: .object), object.property("title") != nil {
        return "a text, or an object with `title` and `body`"
      }
    }
    if schema.annotations.unit == "seconds" { return "a number, the seconds since 1970" }
    if schema.annotations.format == "json" { return "a string that holds JSON" }
    if let items = schema.items, schema.types.contains(.array), items.types == .string { return "an array of strings" }
    if schema.isInteger { return "a whole number" + (schema.types.contains(.string) ? " or a string" : "") }
    return schema.allTypes.phrase
  }

  private static func consequence(_ violation: Violation, in context: CheckContext) -> String {
    switch context.region.kind {
    case .envelope(.sns): return "Amazon SNS refuses the message."
    case .envelope: return "FCM refuses the request."
    case .configuration: return "The setting is ignored."
    case .payload where isOfOthers(violation, in: context):
      return "Whoever reads it may expect that type; Apple's system does not read it."
    case .payload(let payload) where payload.family == .webPush:
      return SafariKeys.isUnread(violation.pointer, in: context)
        ? "The version of Safari's source that was seen does not read it here." : "Safari refuses the message."
    case .payload: break
    }
    if violation.member?.name == "badge", let text = violation.node.stringValue, isIncrement(text) {
      return "APNs sets a badge and does not count it up; the sender has to know the number."
    }
    let isPHP = violation.node.kind == .array && violation.node.elements.isEmpty || isNumberedList(violation.node)
    if isPHP, violation.member?.name == "aps" {
      return
        "PHP writes an empty array so. Write what the push is to show, or `\"content-available\": 1` to wake the app."
    }
    if isPHP { return "PHP writes \(violation.node.kind == .array ? "an empty array" : "an array with keys") so." }
    if violation.pointer.components.count == context.region.pointer.components.count {
      return "APNs sends nothing else."
    }
    switch violation.member?.name {
    case "aps": return "The system shows nothing then."
    case "badge" where violation.node.kind == .string: return "A badge in quotes is reported to be ignored."
    default: return "What the system does with another type is not documented."
    }
  }

  /// What services that count themselves take for a badge.
  private static func isIncrement(_ text: String) -> Bool {
    let word = text.lowercased()
    return word == "auto" || word == "increment" || (word.first == "+" || word.first == "-") && Int(word) != nil
  }

  private static func isNumberedList(_ node: Node) -> Bool {
    node.kind == .object && !node.members.isEmpty && node.members.allSatisfy { Int($0.name) != nil }
  }
}
