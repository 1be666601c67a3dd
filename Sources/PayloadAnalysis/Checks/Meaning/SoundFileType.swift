import JSONSyntax
import PayloadSchema
import SourceText

package enum SoundFileType: Check {
  package static let code = "sound-file-type"
  package static let severity = Severity.warning
  package static let documentation = CheckDocumentation(
    "The name of a sound file has no extension, or none of those that Apple names for sounds.",
    reason: """
      Apple documents sounds as `aiff`, `caf` or `wav` files, by their full name, and has other files converted; without \
      a sound that it can play the system takes its default one, or none. Of `aifc`, the compressed `aiff`, nothing is \
      documented: a hint. (In the `alert` of a Live Activity Apple's own sample has an `mp4`; nothing is said there.) The \
      system's own sound is `default`, in lower case and without space; `Default` is a hint.
      """,
    remedy:
      "Convert the sound with `afconvert`, and write the file's full name; for the system's sound write `default`.",
    source: Page.sounds,
    failing: #"{ "aps": { "alert": "Hello", "sound": "ping.mp3" } }"#,
    passing: #"{ "aps": { "alert": "Hello", "sound": "ping.caf" } }"#)

  private static let fileExtensions: Set<String> = ["aiff", "aif", "caf", "wav"]

  package static func run(_ context: CheckContext) -> [Finding] {
    guard context.isNotification, let sound = context.aps?[name: "sound"] else { return [] }
    let isObject = sound.kind == .object
    guard let name = isObject ? sound[name: "name"] : sound, !isNameOfFile(name), !name.isBlank else { return [] }
    let text = name.stringValue ?? ""
    let pointer = context.apsPointer.appending("sound")
    let path = isObject ? pointer.appending("name") : pointer
    let word = LookAlike.plain(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if word.lowercased() == "default" {
      let isSafe = word == "default"
      let fix = Fix("Replace with `\"default\"`", isSafe: isSafe, [TextEdit(name.range, JSONText.quoted("default"))])
      return [
        finding(
          context, at: name.range, path, isSafe ? spaceMessage(text) : systemMessage(text), severity: .hint,
          fixes: [fix])
      ]
    }
    let isCompressed = text.lowercased().hasSuffix(".aifc")
    return [finding(context, at: name.range, path, message(text), severity: isCompressed ? .hint : nil)]
  }

  /// Whether a value may be the name of a sound that the system plays. What is no string is not judged.
  static func isNameOfFile(_ value: Node?) -> Bool {
    guard let value, let name = value.stringValue, !Placeholder.occurs(in: name) else { return true }
    if name == "default" { return true }
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return false }
    return fileExtensions.contains(name[name.index(after: dot)...].lowercased())
  }
}

// MARK: - Messages

extension SoundFileType {
  private static func message(_ name: String) -> String {
    let shown = Shown.text(name)
    return name.contains(".")
      ? "Apple documents sounds as `.aiff`, `.caf` or `.wav` files; for \(shown) the default sound may play, or none. "
        + "Convert the file."
      : "\(shown) has no extension: the system looks for a file by its full name, such as `ping.caf`. Write that."
  }

  private static func spaceMessage(_ name: String) -> String {
    guard LookAlike.first(in: name) != nil, let oddity = Shown.oddity(of: name) else {
      return
        "White space belongs to the name of a sound, and the system's own is `default` without any. Delete the space."
    }
    return "`default` is written with \(oddity), so that the system looks for a sound of another name. Write `default`."
  }

  private static func systemMessage(_ name: String) -> String {
    "The system's own sound is `default`, in lower case; what \(Shown.text(name)) does is not documented."
  }
}
