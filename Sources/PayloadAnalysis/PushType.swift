/// The push types of the request header `apns-push-type`.
///
/// https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns
package enum PushType: String, Sendable, CaseIterable {
  case alert
  case background
  case liveactivity
  case widgets
  case controls
  case location
  case voip
  case complication
  case fileprovider
  case mdm
  case pushtotalk

  /// The type of that name in any case, as Apple's own pages write `LiveActivity`, too.
  package init?(name: String) { self.init(rawValue: name.lowercased()) }
}
