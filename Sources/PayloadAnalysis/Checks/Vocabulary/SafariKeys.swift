import JSONSyntax

/// What Safari reads in a declarative web push. The W3C's draft has more keys, and two of them in another place; a wrong
/// value there refuses nothing in Safari.
///
/// https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/notifications/NotificationJSONParser.cpp
enum SafariKeys {
  private static let ofRoot: Set<String> = ["web_push", "notification"]
  private static let ofNotification: Set<String> = [
    "title", "navigate", "body", "lang", "dir", "tag", "icon", "silent", "data", "app_badge", "mutable",
  ]

  /// Whether a pointer leads to a place in a declarative web push that Safari does not look at.
  static func isUnread(_ pointer: JSONPointer, in context: CheckContext) -> Bool {
    guard context.family == .webPush else { return false }
    let place = Array(pointer.components.dropFirst(context.region.pointer.components.count))
    guard let first = place.first else { return false }
    guard first == "notification", place.count > 1 else { return !ofRoot.contains(first) }
    return !ofNotification.contains(place[1])
  }
}
