/// What a payload is sent as: the values of the request header `apns-push-type`, and `wallet`, which is none of them.
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
  /// An update of a Wallet pass, which can be declared as such; it goes out as `alert`.
  case wallet

  /// The type that a value of the header names, in any case, as Apple's own pages write `LiveActivity`, too.
  package init?(header: String) {
    self.init(name: header)
    if self == .wallet { return nil }
  }

  /// The type of that name in any case.
  package init?(name: String) { self.init(rawValue: name.lowercased()) }

  /// The value of the header.
  package var header: String { self == .wallet ? PushType.alert.rawValue : rawValue }
}

extension PushType {
  /// Pushes that need no key of Apple's, in a sentence.
  static let withoutKeysOfAPS = "a VoIP, complication, location, Push to Talk, File Provider, MDM or Wallet push"

  /// How to tell of them.
  static let howToSay = "say the type with `--push-type` or in the file's name: `call.voip.apns`"
}
