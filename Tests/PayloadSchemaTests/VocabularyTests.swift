import Testing

@testable import PayloadSchema

/// The keys that must be there, by the object that they stand in: Apple's documentation, read by hand.
@Suite struct VocabularyTests {
  private static func names(_ file: String, _ path: String...) -> Set<String> {
    var schema = SchemaNode.named(file)
    for name in path {
      let property = schema?.property(name)
      schema = property?.items ?? property?.branch(for: .object)
    }
    return Set(schema?.properties.map(\.name) ?? [])
  }

  /// https://developer.apple.com/documentation/usernotifications/generating-a-remote-notification
  private static let notification: Set = [
    "alert", "badge", "sound", "thread-id", "category", "content-available", "mutable-content", "target-content-id",
    "interruption-level", "relevance-score", "filter-criteria",
  ]

  private static let alert: Set = [
    "title", "subtitle", "body", "launch-image", "title-loc-key", "title-loc-args", "subtitle-loc-key",
    "subtitle-loc-args", "loc-key", "loc-args", "action-loc-key", "summary-arg", "summary-arg-count",
  ]

  /// https://developer.apple.com/documentation/activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications
  private static let liveActivity: Set = [
    "timestamp", "event", "content-state", "stale-date", "dismissal-date", "attributes-type", "attributes",
    "input-push-token", "input-push-channel", "alert", "relevance-score",
  ]

  @Test func notifications() {
    #expect(Self.names("notification", "aps").isSuperset(of: Self.notification))
    #expect(Self.names("notification", "aps", "alert") == Self.alert)
    #expect(Self.names("notification", "aps", "sound") == ["critical", "name", "volume"])
    #expect(
      Self.names("notification").isSuperset(of: [
        "aps", "Simulator Target Bundle", "WatchKit Simulator Actions", "gcm.message_id", "fcm_options", "ck", "ejson",
      ]))
  }

  @Test func liveActivities() {
    #expect(Self.names("live-activity", "aps").isSuperset(of: Self.liveActivity))
    #expect(Self.names("live-activity", "aps", "alert").isSuperset(of: ["title", "body", "sound"]))
    #expect(Self.names("live-activity", "aps", "alert", "title") == ["loc-key", "loc-args"])
    #expect(Self.names("live-activity", "aps", "alert", "body") == ["loc-key", "loc-args"])
  }

  @Test func otherPushes() {
    #expect(Self.names("widgets", "aps") == ["content-changed"])
    #expect(Self.names("push-to-talk", "aps").contains("ptt-push-type"))
    #expect(Self.names("safari-website", "aps") == ["alert", "url-args"])
    #expect(Self.names("safari-website", "aps", "alert") == ["title", "body", "action"])
    #expect(Self.names("file-provider") == ["container-identifier", "domain"])
    #expect(Self.names("mdm") == ["mdm"])
    #expect(Self.names("wallet") == [])
  }

  /// https://webkit.org/blog/16535/meet-declarative-web-push/ and https://www.w3.org/TR/push-api/
  @Test func declarativeWebPush() {
    #expect(Self.names("web-push").isSuperset(of: ["web_push", "notification", "app_badge", "mutable"]))
    #expect(
      Self.names("web-push", "notification").isSuperset(of: [
        "title", "navigate", "body", "lang", "tag", "dir", "icon", "silent", "data", "app_badge", "mutable", "image",
        "badge", "vibrate", "timestamp", "renotify", "require_interaction", "actions",
      ]))
    #expect(Self.names("web-push", "notification", "actions") == ["action", "title", "navigate", "icon"])
  }

  @Test func envelopes() {
    #expect(Self.names("fcm-v1", "message").isSuperset(of: ["token", "topic", "condition", "notification", "apns"]))
    #expect(
      Self.names("fcm-v1", "message", "apns").isSuperset(of: [
        "headers", "payload", "fcm_options", "live_activity_token",
      ]))
    #expect(
      Self.names("fcm-legacy").isSuperset(of: [
        "to", "registration_ids", "notification", "data", "content_available", "mutable_content",
      ]))
    #expect(
      Self.names("sns").isSuperset(of: ["default", "APNS", "APNS_SANDBOX", "APNS_VOIP", "APNS_VOIP_SANDBOX"]))
  }

  @Test func valuesAreComplete() {
    func values(_ file: String, _ key: String) -> [String?] {
      SchemaNode.named(file)?.property("aps")?.property(key)?.values?.map(\.value.string) ?? []
    }
    #expect(values("notification", "interruption-level") == ["passive", "active", "time-sensitive", "critical"])
    #expect(values("live-activity", "event") == ["start", "update", "end"])
  }
}
