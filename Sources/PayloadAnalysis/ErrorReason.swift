/// A `reason` that APNs answers a request with, and what it means for the payload.
///
/// - https://developer.apple.com/documentation/usernotifications/handling-notification-responses-from-apns
/// - https://developer.apple.com/documentation/usernotifications/handling-error-responses-from-apns (broadcasts)
package struct ErrorReason: Sendable {
  /// As APNs writes it.
  package let name: String
  /// The HTTP status that it comes with.
  package let status: Int
  /// What APNs found wrong, in one sentence.
  package let meaning: String
  /// Where to look, the payload first if it can be to blame.
  package let advice: String
  /// Whether only requests to a broadcast channel are answered so.
  package let isOfBroadcast: Bool

  package var source: String { isOfBroadcast ? Page.broadcastResponses : Page.responses }

  private init(
    _ name: String, _ status: Int, _ meaning: String, _ advice: String, isOfBroadcast: Bool = false
  ) {
    self.name = name
    self.status = status
    self.meaning = meaning
    self.advice = advice
    self.isOfBroadcast = isOfBroadcast
  }

  /// The reason of that name in any case; nil if there is none.
  package static func named(_ name: String) -> ErrorReason? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  /// The reasons that come with an HTTP status.
  package static func all(withStatus status: Int) -> [ErrorReason] { all.filter { $0.status == status } }

  /// By status, then by name.
  package static let all: [ErrorReason] = (badRequests + authentication + paths + goneTokens + load + broadcasts)
    .sorted { ($0.status, $0.name) < ($1.status, $1.name) }
}

// MARK: - 400

extension ErrorReason {
  private static let badRequests = [
    ErrorReason(
      "BadCollapseId", 400, "The header `apns-collapse-id` has more than 64 bytes.",
      "Shorten it. Bytes count, not characters; a UUID fits. In the payload nothing is wrong."),
    ErrorReason(
      "BadDeviceToken", 400, "The device token in the path is not one, or belongs to the other environment.",
      """
      Tokens of development builds belong to api.sandbox.push.apple.com, those of TestFlight and the App Store to \
      api.push.apple.com. A Live Activity has tokens of its own, which are not the device's. The payload is not to blame.
      """),
    ErrorReason(
      "BadExpirationDate", 400, "The header `apns-expiration` is no date.",
      "It is a whole number of seconds since 1970, or 0 for one attempt. Milliseconds are a common slip."),
    ErrorReason(
      "BadMessageId", 400, "The header `apns-id` is no UUID.",
      "Write it in lower case in the form 8-4-4-4-12, or leave the header out: APNs then makes one."),
    ErrorReason(
      "BadPriority", 400, "The header `apns-priority` has a value that APNs does not know.",
      """
      10 sends at once, 5 with regard to the battery, 1 does not wake the device. A payload with `content-available` \
      alone goes with 5.
      """),
    ErrorReason(
      "BadTopic", 400, "The header `apns-topic` is no topic.",
      """
      It is the app's bundle identifier, with an ending for most push types: `.voip`, `.push-type.liveactivity`, \
      `.complication` and so on. `apns-lsp request PATH` shows the one for a payload.
      """),
    ErrorReason(
      "DeviceTokenNotForTopic", 400, "The token was made for another app than `apns-topic` names.",
      """
      Debug and release builds often have different bundle identifiers, and an extension has its own. The payload is \
      not to blame.
      """),
    ErrorReason(
      "DuplicateHeaders", 400, "A header stands in the request twice.",
      "Look for a library that adds a header which the code adds, too."),
    ErrorReason(
      "IdleTimeout", 400, "Nothing was sent over the connection for a while.",
      "Connect anew and send again. The payload is not to blame."),
    ErrorReason(
      "InvalidPushType", 400, "The header `apns-push-type` has a value that APNs does not know.",
      """
      The types are alert, background, liveactivity, widgets, controls, location, voip, complication, fileprovider, mdm \
      and pushtotalk. The type has to fit the payload; `apns-lsp check` says which one it takes a payload for.
      """),
    ErrorReason(
      "MissingDeviceToken", 400, "The path has no device token.",
      "The path is `/3/device/` and the token in hexadecimal digits. Often the variable for it was empty."),
    ErrorReason(
      "MissingTopic", 400, "The header `apns-topic` is missing, and the certificate does not make it plain.",
      "Add the header. With a token (.p8) it is always needed."),
    ErrorReason(
      "PayloadEmpty", 400, "The request has no body.",
      """
      Look at how the body is made: an encoder that failed, a file that was not found, a GET in the place of a POST. \
      For a Wallet pass the body is `{}`, which is not empty.
      """),
    ErrorReason(
      "TopicDisallowed", 400, "Pushes to this topic are not allowed.",
      "The key or certificate belongs to another team or app, or the app has no push capability."),
  ]

  // MARK: - 403

  private static let authentication = [
    ErrorReason(
      "BadCertificate", 403, "The certificate is no good.",
      "It may be of the wrong kind, or damaged. The payload is not to blame."),
    ErrorReason(
      "BadCertificateEnvironment", 403, "The certificate is for the other environment.",
      "Development certificates work with the sandbox alone."),
    ErrorReason(
      "BadEnvironmentKeyIdInToken", 403, "The key is for the other environment.",
      "Keys may be limited to sandbox or production when they are made. Use the other server, or another key."),
    ErrorReason(
      "ExpiredProviderToken", 403, "The provider token is too old.",
      "Sign a new one: a token is good for an hour. A clock that is wrong has the same effect."),
    ErrorReason(
      "Forbidden", 403, "The action is not allowed.",
      "Team, key and topic have to belong together. The payload is not to blame."),
    ErrorReason(
      "InvalidProviderToken", 403, "The provider token cannot be read, or its signature is wrong.",
      "Look at the key's identifier (`kid`), the team's (`iss`), the algorithm (ES256) and the key file."),
    ErrorReason(
      "MissingProviderToken", 403, "There is neither a certificate nor a provider token.",
      "Add the header `authorization: bearer …`, or connect with a certificate."),
    ErrorReason(
      "UnrelatedKeyIdInToken", 403, "The token was signed with another key than the ones before on this connection.",
      "Open one connection for each key."),
  ]

  // MARK: - 404, 405, 410, 413

  private static let paths = [
    ErrorReason(
      "BadPath", 404, "The path of the request is wrong.",
      "It is `/3/device/` and the token; for a broadcast `/4/broadcasts/apps/` and the bundle identifier."),
    ErrorReason(
      "MethodNotAllowed", 405, "The request is no POST.", "Send it with POST."),
  ]

  private static let goneTokens = [
    ErrorReason(
      "ExpiredToken", 410, "The device token has run out.",
      "Forget the token, and wait until the app sends a new one. The payload is not to blame."),
    ErrorReason(
      "Unregistered", 410, "The token is no longer good for the topic: the app was deleted, as a rule.",
      """
      Forget the token unless the app registered again after `timestamp` in the answer, which is in milliseconds.
      """),
    ErrorReason(
      "PayloadTooLarge", 413,
      "The payload has more bytes than its kind may have: 4096, or 5120 for VoIP and broadcasts.",
      """
      `apns-lsp size PATH` shows what takes the room. White space counts, so send the payload minified \
      (`apns-lsp format --minify`); encoders that write `\\u00e9` for é take six bytes where two do. What is long belongs \
      on a server, with an identifier in the payload.
      """),
  ]

  // MARK: - 429, 500, 503

  private static let load = [
    ErrorReason(
      "TooManyProviderTokenUpdates", 429, "The provider token was changed too often.",
      "Keep a token for at least 20 minutes, and share it among processes."),
    ErrorReason(
      "TooManyRequests", 429, "The same device was sent too much in a short time.",
      "Send less often; `apns-collapse-id` lets a later push replace an earlier one."),
    ErrorReason(
      "InternalServerError", 500, "Something went wrong inside of APNs.",
      "Send it again later. The payload is not to blame."),
    ErrorReason(
      "ServiceUnavailable", 503, "APNs cannot take the request now.", "Send it again later, at growing intervals."),
    ErrorReason(
      "Shutdown", 503, "The server that the connection leads to is about to stop.", "Connect anew and send again."),
  ]
}

// MARK: - Broadcasts

extension ErrorReason {
  private static let broadcasts = [
    ErrorReason(
      "BadChannelId", 400, "The header `apns-channel-id` is no channel.",
      "It is the channel's identifier in base64, as it was given when the channel was made.", isOfBroadcast: true),
    ErrorReason(
      "BadRequestParams", 400, "Something of the request does not fit the channel.",
      "Look at the headers: a channel that stores no message takes only `apns-expiration: 0`.", isOfBroadcast: true),
    ErrorReason(
      "BadRequestPayload", 400, "The payload of a broadcast cannot be read.",
      """
      `apns-lsp check` finds what is no JSON. A broadcast updates or ends Live Activities; it cannot start one.
      """, isOfBroadcast: true),
    ErrorReason(
      "CannotCreateChannelConfig", 400, "The channel cannot be made.",
      "An app may have only so many channels: delete those that are no longer used. The payload is not to blame.",
      isOfBroadcast: true),
    ErrorReason(
      "ChannelNotRegistered", 400, "There is no such channel.",
      "It was deleted, belongs to another app, or to the other environment.", isOfBroadcast: true),
    ErrorReason(
      "FeatureNotEnabled", 400, "The app may not send broadcasts.",
      "Switch the broadcast capability on for the app's identifier in the developer account.", isOfBroadcast: true),
    ErrorReason(
      "MissingChannelId", 400, "The header `apns-channel-id` is missing.",
      "A broadcast needs it in the place of a token.",
      isOfBroadcast: true),
    ErrorReason(
      "MissingPushType", 400, "The header `apns-push-type` is missing.", "For a broadcast it is liveactivity.",
      isOfBroadcast: true),
    ErrorReason(
      "TopicMismatch", 403, "The certificate is for another app than the path names.",
      "The path ends with the bundle identifier, without an ending.", isOfBroadcast: true),
  ]
}
