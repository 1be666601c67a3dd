import JSONSyntax
import PayloadSchema
import SourceText

package enum InvalidBundleIdentifier: Check {
  package static let code = "invalid-bundle-identifier"
  package static let severity = Severity.warning
  package static let documentation = CheckDocumentation(
    "`Simulator Target Bundle` is no bundle identifier.",
    reason: """
      The Simulator hands the push to the app with that identifier; where none has it, nothing arrives. Empty, or still a \
      word to be filled in, it is a warning. Apple allows letters, digits, hyphens and periods; other characters are a \
      hint, since some build settings make them, and the Simulator may take them.
      """,
    remedy: "Write the identifier of the app, as in `com.example.app`.",
    source: "https://developer.apple.com/documentation/bundleresources/information-property-list/cfbundleidentifier",
    failing: #"{ "Simulator Target Bundle": "[BUNDLE_ID]", "aps": { "alert": "Hello" } }"#,
    passing: #"{ "Simulator Target Bundle": "com.example.app", "aps": { "alert": "Hello" } }"#)

  /// Names that samples have in the place of an identifier, their letters alone.
  private static let stopgaps: Set<String> = [
    "bundle", "bundleid", "bundleidentifier", "appbundleid", "appbundleidentifier", "yourbundle", "yourbundleid",
    "yourbundleidentifier", "yourappbundleid", "yourappbundleidentifier", "mybundleid", "productbundleidentifier",
    "appid", "yourappid", "todo", "xxx",
  ]

  package static func run(_ context: CheckContext) -> [Finding] {
    guard context.payload != nil, let value = context.root[name: "Simulator Target Bundle"],
      let text = value.stringValue, !Placeholder.occurs(in: text)
    else { return [] }
    let pointer = context.region.pointer.appending("Simulator Target Bundle")
    if isStopgap(text) { return [finding(context, at: value.range, pointer, message(text))] }
    guard !isIdentifier(text) else { return [] }
    return [finding(context, at: value.range, pointer, characterMessage(text), severity: .hint)]
  }

  private static func isStopgap(_ text: String) -> Bool {
    if text.allSatisfy(\.isWhitespace) || text.contains(where: { "<>[]{}".contains($0) }) { return true }
    return stopgaps.contains(text.lowercased().filter(\.isLetter))
  }

  /// Parts of letters, digits and hyphens with periods between them.
  private static func isIdentifier(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty
        && part.unicodeScalars.allSatisfy { letter in
          letter.isASCII && (letter.properties.isAlphabetic || ("0"..."9").contains(letter) || letter == "-")
        }
    }
  }
}

// MARK: - Messages

extension InvalidBundleIdentifier {
  private static func message(_ text: String) -> String {
    let what = text.allSatisfy(\.isWhitespace) ? "This is empty" : "\(Shown.text(text)) is still to be filled in"
    return
      "\(what): the Simulator looks for the app with this identifier. Write the app's own, as in `com.example.app`."
  }

  private static func characterMessage(_ text: String) -> String {
    "A bundle identifier has parts of letters, digits and hyphens with periods between them; \(Shown.text(text)) has "
      + "others. See whether it is the app's."
  }
}
