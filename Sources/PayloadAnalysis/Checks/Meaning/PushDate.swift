import JSONSyntax
import SourceText

/// A date in seconds since 1970: `timestamp`, `stale-date` or `dismissal-date` of a Live Activity's `aps`, or the header
/// `apns-expiration` of an FCM message.
struct PushDate {
  var name: String
  var node: Node
  var pointer: JSONPointer
  /// As written, whatever its unit; also of a number in quotes.
  var number: Double

  /// The dates of a Live Activity.
  static func ofActivity(in context: CheckContext) -> [PushDate] {
    guard context.family == .liveActivity, let aps = context.aps else { return [] }
    return ["timestamp", "stale-date", "dismissal-date"].compactMap { name in
      guard let node = aps[name: name], let number = node.doubleValue ?? digits(node), number.isFinite else {
        return nil
      }
      return PushDate(name: name, node: node, pointer: context.apsPointer.appending(name), number: number)
    }
  }

  /// The header that says until when APNs keeps trying, where an FCM message is looked at.
  static func expiration(in context: CheckContext) -> PushDate? {
    guard let request = FCMRequest(context), let header = request.header("apns-expiration"), let node = header.value,
      let number = node.doubleValue ?? digits(node), number.isFinite
    else { return nil }
    return PushDate(name: header.name, node: node, pointer: request.headerPointer(header.name), number: number)
  }

  /// Other seconds as the value is to be written: headers are strings.
  func text(_ seconds: Int) -> String {
    isExpiration ? JSONText.quoted(String(seconds)) : String(seconds)
  }

  var isExpiration: Bool { name == "apns-expiration" }

  /// Whether it is written as a number, as it must be.
  var isNumber: Bool { node.kind == .number }

  var isInSeconds: Bool { number.magnitude < UnixDate.leastMilliseconds }

  private static func digits(_ node: Node) -> Double? {
    guard let text = node.stringValue, !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Double(text)
  }
}
