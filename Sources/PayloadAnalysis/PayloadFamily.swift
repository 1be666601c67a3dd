import PayloadSchema

/// What a payload is for. It selects the schema; push type and limit follow from it.
package enum PayloadFamily: String, Sendable, CaseIterable {
  case alert
  case background
  case liveActivity = "live-activity"
  case widgets
  case voip
  case complication
  case pushToTalk = "push-to-talk"
  case location
  case fileProvider = "file-provider"
  case mdm
  case wallet
  case safariWebsite = "safari-website"
  case webPush = "web-push"

  package var schemaName: String {
    switch self {
    case .alert, .background: "notification"
    default: rawValue
    }
  }

  package var schema: SchemaNode? { SchemaNode.named(schemaName) }

  /// The type to send it as; nil for the body of a web push.
  package var pushType: PushType? {
    switch self {
    case .alert, .wallet, .safariWebsite: .alert
    case .background: .background
    case .liveActivity: .liveactivity
    case .widgets: .widgets
    case .voip: .voip
    case .complication: .complication
    case .pushToTalk: .pushtotalk
    case .location: .location
    case .fileProvider: .fileprovider
    case .mdm: .mdm
    case .webPush: nil
    }
  }

  /// The family that a push type declares. A payload sent as `alert` may also be one for Wallet or Safari.
  package init(_ pushType: PushType) {
    self =
      switch pushType {
      case .alert: .alert
      case .background: .background
      case .liveactivity: .liveActivity
      case .widgets, .controls: .widgets
      case .location: .location
      case .voip: .voip
      case .complication: .complication
      case .fileprovider: .fileProvider
      case .mdm: .mdm
      case .pushtotalk: .pushToTalk
      case .wallet: .wallet
      }
  }

  /// What people call it.
  package var title: String {
    switch self {
    case .alert: "alert"
    case .background: "background"
    case .liveActivity: "Live Activity"
    case .widgets: "widgets and controls"
    case .voip: "VoIP"
    case .complication: "complication"
    case .pushToTalk: "Push to Talk"
    case .location: "location"
    case .fileProvider: "File Provider"
    case .mdm: "MDM"
    case .wallet: "Wallet"
    case .safariWebsite: "Safari website push"
    case .webPush: "declarative web push"
    }
  }

  /// One of its pushes, with its article.
  package var pushPhrase: String {
    switch self {
    case .alert, .mdm: "an \(title) push"
    case .widgets: "a push for \(title)"
    case .safariWebsite, .webPush: "a \(title)"
    default: "a \(title) push"
    }
  }

  /// The most bytes that a payload may have, as its schema says.
  package var limit: Int { schema?.annotations.limit ?? PayloadSize.limit }
}
