/// Pages that several checks and keys name.
package enum Page {
  package static let payload =
    "https://developer.apple.com/documentation/usernotifications/generating-a-remote-notification"
  package static let requests =
    "https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns"
  package static let responses =
    "https://developer.apple.com/documentation/usernotifications/handling-notification-responses-from-apns"
  package static let background =
    "https://developer.apple.com/documentation/usernotifications/pushing-background-updates-to-your-app"
  package static let serviceExtension =
    "https://developer.apple.com/documentation/usernotifications/modifying-content-in-newly-delivered-notifications"
  package static let liveActivity =
    "https://developer.apple.com/documentation/activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications"
  package static let broadcast =
    "https://developer.apple.com/documentation/usernotifications/sending-broadcast-push-notification-requests-to-apns"
  package static let broadcastResponses =
    "https://developer.apple.com/documentation/usernotifications/handling-error-responses-from-apns"
  package static let widgets =
    "https://developer.apple.com/documentation/widgetkit/updating-widgets-with-widgetkit-push-notifications"
  package static let sounds = "https://developer.apple.com/documentation/usernotifications/unnotificationsound"
  package static let simulator =
    "https://developer.apple.com/documentation/xcode-release-notes/xcode-11_4-release-notes"
  package static let firebase =
    "https://firebase.google.com/docs/reference/admin/node/firebase-admin.messaging.apnsconfig"
  package static let fcmMessage = "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages"
  package static let sns =
    "https://docs.aws.amazon.com/sns/latest/dg/sns-send-custom-platform-specific-payloads-mobile-devices.html"
  /// A report with the answer of Amazon SNS.
  package static let snsVoIP = "https://github.com/flutter-webrtc/callkeep/issues/129"
  package static let webPush = "https://webkit.org/blog/16535/meet-declarative-web-push/"
  package static let fileProvider =
    "https://developer.apple.com/documentation/fileprovider/using-push-notifications-to-signal-changes"
  package static let management =
    "https://developer.apple.com/documentation/devicemanagement/sending-mdm-commands-to-a-device"
  package static let voip = "https://developer.apple.com/documentation/pushkit"
  package static let json = "https://www.rfc-editor.org/rfc/rfc8259"

  /// A section of the grammar of JSON.
  package static func json(section: String) -> String { json + "#section-" + section }
}
