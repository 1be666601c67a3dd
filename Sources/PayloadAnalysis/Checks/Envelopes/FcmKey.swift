import JSONSyntax
import PayloadSchema
import SourceText

package enum FcmKey: Check {
  package static let code = "fcm-key"
  package static let severity = Severity.warning
  package static let documentation = CheckDocumentation(
    "A key of an FCM request stands at the wrong level, or has the name that another interface gives it.",
    reason: """
      HTTP v1 and the legacy interface have different keys, and APNs others again: HTTP v1 refuses keys that it does not \
      know in a place, and the legacy interface hands them on as `gcm.notification.…`, where the system does not look.
      """,
    remedy:
      "In HTTP v1, Apple's keys stand in `message.apns.payload.aps`, headers in `message.apns.headers`; in a legacy "
      + "request `mutable_content` and `content_available` stand at the root. The fix moves the key where it can.",
    source: Page.firebase,
    failing: CheckDocumentation.Example(
      #"{ "to": "t", "notification": { "title": "Photo", "mutable-content": true } }"#, name: "a.json"),
    passing: CheckDocumentation.Example(
      #"{ "to": "t", "mutable_content": true, "notification": { "title": "Photo" } }"#, name: "a.json"))

  package static func run(_ context: CheckContext) -> [Finding] {
    switch context.region.kind {
    case .envelope(.fcmV1), .envelope(.fcmLegacy): inRequest(context)
    case .payload where context.region.envelope == .fcmV1: headersInPayload(context)
    default: []
    }
  }

  private static func inRequest(_ context: CheckContext) -> [Finding] {
    let isLegacy = context.region.envelope == .fcmLegacy
    var findings = context.violations.compactMap { violation -> Finding? in
      guard case .unknownKey(nil) = violation.kind, let member = violation.member, let container = violation.container,
        KnownElsewhere.isClaimed(violation, in: context)
      else { return nil }
      let place = Array(violation.pointer.components.dropFirst(context.region.pointer.components.count).dropLast())
      let home = FCMKeyHome(member, in: place, isLegacy: isLegacy)
      if !isLegacy, let fault = LegacyTarget(member, home, in: context.root[name: "message"]) {
        let deletion = Fix("Delete `\(member.name)`", isSafe: false, ObjectEdit.removing([member], from: container))
        return finding(
          context, at: member.nameRange, violation.pointer, message(member.name, fault),
          fixes: fault == .several ? [] : [deletion])
      }
      return finding(
        context, at: member.nameRange, violation.pointer, message(member.name, home, isLegacy: isLegacy),
        fixes: fixes(member, home, in: container, context))
    }
    if isLegacy {
      for member in context.root.members where member.name == "apns" || member.name == "aps" {
        findings.append(
          finding(
            context, at: member.nameRange, context.region.pointer.appending(member.name), legacyMessage(member.name)))
      }
    }
    return findings
  }

  private static func fixes(_ member: Node, _ home: FCMKeyHome?, in container: Node, _ context: CheckContext) -> [Fix] {
    guard let home, let value = home.value,
      let edits = PathEdit.moving(member, from: container, to: home.path, as: value, in: context.root)
    else { return [] }
    return [Fix("Move to \(home.shown)", isSafe: false, edits)]
  }

  /// `headers` beside `aps`: they belong beside `payload`.
  private static func headersInPayload(_ context: CheckContext) -> [Finding] {
    guard let headers = context.root.member(named: "headers"), let value = headers.value, value.kind == .object,
      value.members.contains(where: { KeyPlaces.header(of: $0.name) != nil }),
      let request = context.region.container
    else { return [] }
    let edits = PathEdit.moving(
      headers, from: context.root, to: ["message", "apns", "headers"], as: value.source, in: request)
    return [
      finding(
        context, at: headers.nameRange, context.region.pointer.appending("headers"), headersMessage,
        fixes: edits.map { [Fix("Move to `message.apns.headers`", isSafe: false, $0)] } ?? [])
    ]
  }
}

/// A target of the legacy interface that HTTP v1 has no place for.
private enum LegacyTarget: Equatable {
  /// The message has a target already, of that name.
  case second(to: String)
  /// A list of tokens; a message has one.
  case several

  init?(_ member: Node, _ home: FCMKeyHome?, in message: Node?) {
    guard let home, home.path.count == 2, let name = home.path.last, FcmTarget.names.contains(name) else { return nil }
    let target = message?.members.first { FcmTarget.names.contains($0.name) && FcmTarget.isSet($0) }
    if let target, target.index != member.index {
      self = .second(to: target.name)
    } else if member.value?.kind == .array, home.value == nil {
      self = .several
    } else {
      return nil
    }
  }
}

// MARK: - Messages

extension FcmKey {
  private static func message(_ name: String, _ fault: LegacyTarget) -> String {
    let cause = "`\(name)` is a key of the legacy interface, and HTTP v1 refuses it."
    switch fault {
    case .second(let target): return "\(cause) `\(target)` says already where the message goes; delete `\(name)`."
    case .several: return "\(cause) A message goes to one `token`; send one for each."
    }
  }

  private static func message(_ name: String, _ home: FCMKeyHome?, isLegacy: Bool) -> String {
    let kind = isLegacy ? "a legacy FCM request" : "FCM's HTTP v1"
    let effect = isLegacy ? "does not reach the system from here" : "is refused here"
    guard let home else { return "`\(name)` \(effect): \(kind) has no such key in this place. Move or delete it." }
    return "`\(name)` \(effect): in \(kind) it is \(home.shown). Move it."
  }

  private static func legacyMessage(_ name: String) -> String {
    "A legacy FCM request has no `\(name)`: it is not handed on to APNs. Send an HTTP v1 message, which has "
      + "`message.apns.payload.aps`."
  }

  private static let headersMessage =
    "These headers are custom data of the payload here, and are not sent as headers. Move them to `message.apns.headers`."
}
