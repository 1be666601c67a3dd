import JSONSyntax
import SourceText

extension Checks {
  package static let size: [any Check.Type] = [
    DuplicateText.self,
    EscapedTextInflates.self,
    LargeCustomValue.self,
    LongCustomKey.self,
    PayloadNearLimit.self,
    PayloadTooLarge.self,
    PayloadTooLargeAsWritten.self,
    PayloadTooLargeEscaped.self,
  ]
}

extension CheckContext {
  /// Whether the payload is so large that saving bytes matters, and not so large that it does not help any more.
  var isWorthSaving: Bool {
    guard let payload else { return false }
    return isNearLimit && payload.size.minified <= 4 * payload.limit
  }

  /// Whether the payload has the share of its limit from which on it is near it, or is over it.
  var isNearLimit: Bool {
    guard let payload else { return false }
    return payload.size.minified * 100 >= payload.limit * options.settings.nearLimitPercent
  }

  /// `the 4096 that APNs takes`
  var limitPhrase: String {
    guard let payload else { return "" }
    return options.limit == nil ? "the \(payload.limit) that APNs takes" : "the limit of \(payload.limit)"
  }
}
