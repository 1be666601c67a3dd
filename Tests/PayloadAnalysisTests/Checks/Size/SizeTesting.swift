import PayloadAnalysis
import SourceText

/// Payloads of an exact size, and what is said of their size.
enum SizeTesting {
  static let now = 1_750_000_000.0

  /// `{"aps":{"alert":"…"}}`: 20 bytes and the text.
  static func alert(_ text: String) -> String { #"{"aps":{"alert":""# + text + #""}}"# }

  /// Of that many bytes, all of them ASCII.
  static func alert(bytes: Int) -> String { alert(String(repeating: "x", count: bytes - 20)) }

  static func findings(_ text: String, _ options: DocumentOptions = DocumentOptions(path: "a.apns")) -> [Finding] {
    Analysis(SourceText(text), options, now: now).findings
  }

  static func codes(_ text: String, _ options: DocumentOptions = DocumentOptions(path: "a.apns")) -> [String] {
    findings(text, options).map(\.code)
  }
}
