import JSONSyntax
import PayloadSchema
import SourceText

/// Finds the payloads and envelopes of a document.
struct RegionFinder {
  private let options: DocumentOptions
  /// Whether the document is a Postman collection, whose requests have their bodies in strings.
  private let isCollection: Bool
  /// What a request says of the push in its body.
  private var pushTypeOfRequest: PushType?
  private(set) var regions: [Region] = []

  init(_ tree: SyntaxTree, _ options: DocumentOptions) {
    self.options = options
    isCollection = options.role == .json && tree.root.map(RequestCollection.isOne) ?? false
    guard let root = tree.root else { return }
    switch options.role {
    case .configuration:
      if let schema = SchemaNode.named("configuration") {
        regions = [Region(kind: .configuration, root: root, pointer: JSONPointer(), schema: schema)]
      }
    case .json: search(root, JSONPointer(), isBelowObject: false)
    case .payload: readPayloadFile(root)
    }
  }

  /// A payload file is a payload or an envelope; only where its root is neither and payloads stand below it are those
  /// meant (an array of payloads, a fixture).
  private mutating func readPayloadFile(_ root: Node) {
    let pointer = JSONPointer()
    let names = TellingNames(in: root)
    if names.contains(.vendor), VendorRequest.isOne(root) { return }
    if !names.contains(.aps) || names.contains(.snsDefault), addEnvelope(root, pointer, isRoot: true) { return }
    let isPlain = root.kind == .object && !names.contains(.aps) && PayloadFamily(seenIn: root) == .alert
    if root.kind == .array || isPlain && options.pushType == nil { search(root, pointer, isBelowObject: false) }
    if regions.isEmpty, !VendorRequest.isPusherBeams(root) { addPayload(root, pointer) }
  }

  /// Looks for payloads at and below a value. The parser bounds the depth.
  private mutating func search(_ node: Node, _ pointer: JSONPointer, isBelowObject: Bool) {
    switch node.kind {
    case .object:
      let names = TellingNames(in: node)
      if !names.isEmpty, recognise(node, names, pointer, isBelowObject: isBelowObject) { return }
      if isCollection, let body = RequestCollection.Body(of: node) { return searchBody(body, pointer) }
      let isMessage = names.contains(.snsPlatform) && addPayload(ofMessage: node, pointer)
      for member in node.members where !(isMessage && member.hasName("apns")) {
        guard let value = member.value, value.kind == .object || value.kind == .array else { continue }
        search(value, pointer.appending(member.name), isBelowObject: true)
      }
    case .array:
      for (index, element) in node.elements.enumerated() where element.kind == .object || element.kind == .array {
        search(element, pointer.appending(index), isBelowObject: isBelowObject)
      }
    default: break
    }
  }

  /// Looks for payloads in the text of a request's body. Of strings in it, as in a message to Amazon SNS, nothing is said.
  private mutating func searchBody(_ body: RequestCollection.Body, _ request: JSONPointer) {
    guard let decoded = body.text.decodedString, let root = SyntaxTree.parse(SourceText(decoded.bytes)).root else {
      return
    }
    let first = regions.count
    pushTypeOfRequest = body.pushType
    search(root, JSONPointer(), isBelowObject: false)
    pushTypeOfRequest = nil
    // Newer versions of Postman send a body without its comments.
    let embedding = Region.Embedding(
      string: body.text, member: body.member, pointer: JSONPointer(request.components + body.path), map: decoded.map,
      losesComments: true)
    regions[first...].removeAll { $0.embedding != nil }
    for index in regions.indices[first...] { regions[index].embedding = embedding }
  }

  /// Whether an object is one that is dealt with as a whole.
  private mutating func recognise(
    _ object: Node, _ names: TellingNames, _ pointer: JSONPointer, isBelowObject: Bool
  ) -> Bool {
    if names.contains(.vendor), VendorRequest.isOne(object) { return true }
    let isPayload =
      names.contains(.aps) && object[name: "aps"].map(holdsAppleKey) ?? false || hasLookAlike(object, names)
    let mayBeEnvelope = !names.isDisjoint(with: [.fcm, .snsPlatform, .snsDefault])
    if mayBeEnvelope, !isPayload || names.contains(.snsDefault),
      addEnvelope(object, pointer, isRoot: !isBelowObject)
    {
      return true
    }
    guard isPayload || names.contains(.webPush) && pointer.components.isEmpty else { return false }
    addPayload(object, pointer, isBelowObject: isBelowObject)
    return true
  }

  /// Whether an object has a payload's `aps` with a name that only looks like that.
  private func hasLookAlike(_ object: Node, _ names: TellingNames) -> Bool {
    names.contains(.apsLookAlike)
      && object.members.contains { KeySpelling.isSame($0.name, "aps") && $0.value.map(holdsAppleKey) ?? false }
  }

  private func holdsAppleKey(_ aps: Node) -> Bool {
    aps.kind == .object && aps.members.contains { AppleKeys.isOfAPS($0.name) }
  }

  // MARK: Envelopes

  private mutating func addEnvelope(_ object: Node, _ pointer: JSONPointer, isRoot: Bool) -> Bool {
    guard let envelope = Envelope(object, isRoot: isRoot), let schema = envelope.schema else { return false }
    let index = regions.count
    regions.append(
      Region(kind: .envelope(envelope), root: object, pointer: pointer, schema: schema, envelope: envelope))
    switch envelope {
    case .fcmV1:
      if let message = object[name: "message"], let payload = Envelope.fcmPayload(in: message) {
        let path = pointer.appending("message").appending("apns").appending("payload")
        addPayload(
          payload, path, in: (envelope, object), message: message, pushType: Envelope.pushType(of: message))
        regions[index].inner.append(payload)
      }
    case .fcmLegacy: break
    case .sns: addPlatforms(of: object, pointer, envelope: index)
    }
    return true
  }

  /// The payloads of an SNS message: as strings, as they must be, or as objects.
  private mutating func addPlatforms(of object: Node, _ pointer: JSONPointer, envelope index: Int) {
    for member in object.members where Envelope.isSNSPlatform(member.name) {
      guard let value = member.value, !value.isOpen, !value.isJoined else { continue }
      let pushType: PushType? = member.name.uppercased().contains("VOIP") ? .voip : nil
      let path = pointer.appending(member.name)
      if value.kind == .object {
        addPayload(value, path, in: (.sns, object), pushType: pushType)
        regions[index].inner.append(value)
      } else if let decoded = value.decodedString, let root = SyntaxTree.parse(SourceText(decoded.bytes)).root,
        root.kind == .object
      {
        addPayload(root, JSONPointer(), in: (.sns, object), pushType: pushType)
        regions[regions.count - 1].embedding =
          Region.Embedding(string: value, member: member, pointer: path, map: decoded.map)
      }
    }
    if let aps = object[name: "aps"], aps.kind == .object { regions[index].inner.append(aps) }
  }

  // MARK: Payloads

  /// Adds the payload of an FCM message that stands without its request. False if the object is none.
  private mutating func addPayload(ofMessage message: Node, _ pointer: JSONPointer) -> Bool {
    guard let payload = Envelope.fcmPayload(in: message), payload[name: "aps"].map(holdsAppleKey) ?? false else {
      return false
    }
    let path = pointer.appending("apns").appending("payload")
    addPayload(payload, path, message: message, pushType: Envelope.pushType(of: message), isBelowObject: true)
    return true
  }

  private mutating func addPayload(
    _ root: Node, _ pointer: JSONPointer, in container: (envelope: Envelope, root: Node)? = nil,
    message: Node? = nil, pushType: PushType? = nil, isBelowObject: Bool = false
  ) {
    let declared = options.pushType ?? pushType ?? pushTypeOfRequest
    let family = declared.map { PayloadFamily(root, sentAs: $0) } ?? PayloadFamily(seenIn: root, sentByFCM: message)
    guard let schema = family.schema else { return }
    let payload = Region.Payload(
      family: family, pushType: declared ?? family.pushType, isDeclared: declared != nil,
      limit: options.limit ?? (options.isBroadcast ? PayloadSize.broadcastLimit : family.limit),
      isSDKObject: isBelowObject && container == nil && isWrittenForSDK(root), root: root)
    regions.append(
      Region(
        kind: .payload(payload), root: root, pointer: pointer, schema: schema, envelope: container?.envelope,
        container: container?.root, message: message, isPartOfRequest: VendorRequest.isPart(at: pointer)))
  }

  /// Names of `aps` or `alert` in camelCase, as the objects of sending libraries have them.
  private func isWrittenForSDK(_ root: Node) -> Bool {
    guard let aps = root[name: "aps"] else { return false }
    return aps.members.contains { isCamelCase($0.name) && AppleKeys.isOfAPS($0.name) }
      || aps[name: "alert"]?.members.contains { isCamelCase($0.name) && AppleKeys.isOfAlert($0.name) } ?? false
  }

  private func isCamelCase(_ name: String) -> Bool {
    name.first?.isLowercase ?? false && name.contains(where: \.isUppercase)
  }
}
