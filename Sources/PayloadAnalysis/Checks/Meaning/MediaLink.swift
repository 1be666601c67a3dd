import JSONSyntax
import PayloadSchema
import SourceText

/// The address of a picture, film or sound that a service extension would fetch.
struct MediaLink {
  var node: Node
  /// From the root of the region's tree.
  var pointer: JSONPointer
  var address: String
  /// Whether it stands in the FCM message around the payload.
  var isAround = false

  private static let keyWords: Set<String> = [
    "image", "images", "img", "picture", "pictures", "pic", "photo", "photos", "attachment", "attachments", "media",
    "video", "thumbnail", "gif",
  ]

  private static let fileExtensions: Set<String> = [
    "jpg", "jpeg", "png", "gif", "webp", "heic", "heif", "mp4", "mov", "m4v", "mpg", "mpeg", "avi", "mp3", "m4a", "wav",
    "aif", "aiff", "caf",
  ]

  /// Those in the custom data, in `fcm_options`, and in the FCM message around the payload.
  static func all(in context: CheckContext) -> [MediaLink] {
    let custom = context.notedScalars.maybeAddresses.compactMap { value -> MediaLink? in
      guard let text = value.node.stringValue, !Placeholder.occurs(in: text),
        isMediaKey(value.key) || isMediaFile(text), looksLikeAddress(text)
      else { return nil }
      return MediaLink(node: value.node, pointer: value.pointer, address: text)
    }
    let options = context.root[name: "fcm_options"]?[name: "image"]
    let received = link(options) { context.region.pointer.appending("fcm_options").appending("image") }
    return custom + [received].compactMap { $0 } + around(context)
  }

  /// `image` of `apns.fcm_options` and of `notification`.
  private static func around(_ context: CheckContext) -> [MediaLink] {
    guard let message = message(around: context) else { return [] }
    let apns = message.node[name: "apns"]
    let options = apns?.member(named: "fcm_options") ?? apns?.member(named: "fcmOptions")
    let places = [
      (options?.value?[name: "image"], ["apns", options?.name ?? "", "image"]),
      (message.node[name: "notification"]?[name: "image"], ["notification", "image"]),
    ]
    return places.compactMap { node, path in
      var found = link(node) { JSONPointer(message.pointer.components + path) }
      found?.isAround = true
      return found
    }
  }

  /// The FCM message that a payload stands in, or that has none.
  private static func message(around context: CheckContext) -> FCMMessage? {
    if let request = FCMRequest(around: context) { return FCMMessage(of: request) }
    return context.region.inner.isEmpty ? FCMMessage(context) : nil
  }

  private static func link(_ node: Node?, at pointer: () -> JSONPointer) -> MediaLink? {
    guard let node, let text = node.stringValue, !text.isEmpty, !Placeholder.occurs(in: text) else { return nil }
    return MediaLink(node: node, pointer: pointer(), address: text)
  }

  static func isMediaKey(_ key: String) -> Bool { KeyWords.words(of: key).contains(where: keyWords.contains) }

  /// Whether a text begins like an address on the web. Paths and the app's own routes do not.
  static func looksLikeAddress(_ text: String) -> Bool {
    let beginning = text.prefix(8).lowercased()
    return ["http:", "https:", "http/", "https/"].contains { beginning.hasPrefix($0) }
  }

  /// Whether the path of an address ends like a file of pictures, film or sound.
  private static func isMediaFile(_ address: String) -> Bool {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    guard let dot = path.lastIndex(of: "."), path.count(where: { $0 == "/" }) > 2 else { return false }
    return fileExtensions.contains(path[path.index(after: dot)...].lowercased())
  }
}
