import JSONSyntax
import PayloadSchema
import SourceText

/// Finds the payloads and envelopes of a document.
struct RegionFinder {
  private let options: DocumentOptions
  private(set) var regions: [Region] = []

  init(_ tree: SyntaxTree, _ options: DocumentOptions) {
    self.options = options
    guard let root = tree.root else { return }
    switch options.role {
    case .configuration:
      if let schema = SchemaNode.named("configuration") {
        regions = [Region(kind: .configuration, root: root, pointer: JSONPointer(), schema: schema)]
      }
    case .json: search(root, JSONPointer(), depth: 0)
    case .payload: readPayloadFile(root)
    }
  }

  /// A payload file is a payload or an envelope; only where its root is neither and payloads stand below it are those
  /// meant (an array of payloads, a fixture).
  private mutating func readPayloadFile(_ root: Node) {
    let pointer = JSONPointer()
    guard root.kind == .object else {
      search(root, pointer, depth: 0)
      if regions.isEmpty { addPayload(root, pointer) }
      return
    }
    if VendorRequest.isOne(root) { return }
    if root.member(named: "aps") == nil || root[name: "default"] != nil, addEnvelope(root, pointer) { return }
    if root.member(named: "aps") == nil, options.pushType == nil,
      ![.mdm, .webPush, .fileProvider].contains(family(root))
    {
      search(root, pointer, depth: 0)
    }
    if regions.isEmpty { addPayload(root, pointer) }
  }

  /// Looks for payloads at and below a value. The parser bounds the depth.
  private mutating func search(_ node: Node, _ pointer: JSONPointer, depth: Int) {
    switch node.kind {
    case .object:
      if VendorRequest.isOne(node) { return }
      let isPayload = node[name: "aps"].map(holdsAppleKey) ?? false
      if !isPayload || node[name: "default"] != nil, mayBeEnvelope(node, depth: depth), addEnvelope(node, pointer) {
        return
      }
      if isPayload { return addPayload(node, pointer, isNested: depth > 0) }
      if depth == 0, node[name: "web_push"] != nil { return addPayload(node, pointer) }
      for member in node.members {
        guard let value = member.value, value.kind == .object || value.kind == .array else { continue }
        search(value, pointer.appending(member.name), depth: depth + 1)
      }
    case .array:
      for (index, element) in node.elements.enumerated() where element.kind == .object || element.kind == .array {
        search(element, pointer.appending(index), depth: depth + 1)
      }
    default: break
    }
  }

  private func holdsAppleKey(_ aps: Node) -> Bool {
    aps.kind == .object && aps.members.contains { AppleKeys.isOfAPS($0.name) }
  }

  /// Envelopes are recognised by names at their root, so most objects are told apart by one look.
  private func mayBeEnvelope(_ node: Node, depth: Int) -> Bool {
    node.members.contains { member in
      let name = member.name
      return name == "message" || name == "to" || name == "registration_ids" || name == "default"
        || Envelope.isSNSPlatform(name)
    }
  }

  // MARK: Envelopes

  private mutating func addEnvelope(_ object: Node, _ pointer: JSONPointer) -> Bool {
    guard let envelope = Envelope(object), let schema = envelope.schema else { return false }
    let index = regions.count
    regions.append(
      Region(kind: .envelope(envelope), root: object, pointer: pointer, schema: schema, envelope: envelope))
    switch envelope {
    case .fcmV1:
      let path = pointer.appending("message").appending("apns").appending("payload")
      if let payload = object[name: "message"]?[name: "apns"]?[name: "payload"], payload.kind == .object {
        addPayload(payload, path, envelope: .fcmV1)
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
      guard let value = member.value else { continue }
      let pushType: PushType? = member.name.uppercased().contains("VOIP") ? .voip : nil
      let path = pointer.appending(member.name)
      if value.kind == .object {
        addPayload(value, path, envelope: .sns, pushType: pushType)
        regions[index].inner.append(value)
      } else if let decoded = value.decodedString, let root = SyntaxTree.parse(SourceText(decoded.bytes)).root,
        root.kind == .object
      {
        addPayload(root, JSONPointer(), envelope: .sns, pushType: pushType)
        regions[regions.count - 1].embedding =
          Region.Embedding(string: value, member: member, pointer: path, map: decoded.map)
      }
    }
    if let aps = object[name: "aps"], aps.kind == .object { regions[index].inner.append(aps) }
  }

  // MARK: Payloads

  private mutating func addPayload(
    _ root: Node, _ pointer: JSONPointer, envelope: Envelope? = nil, pushType: PushType? = nil, isNested: Bool = false
  ) {
    let declared = options.pushType ?? pushType
    let family = declared.map { self.family(root, declared: $0) } ?? self.family(root)
    guard let schema = family.schema else { return }
    let payload = Region.Payload(
      family: family, pushType: declared ?? family.pushType, isDeclared: declared != nil, size: PayloadSize(of: root),
      limit: options.limit ?? (options.isBroadcast ? PayloadSize.broadcastLimit : family.limit),
      isSDKObject: isNested && envelope == nil && isWrittenForSDK(root))
    regions.append(
      Region(kind: .payload(payload), root: root, pointer: pointer, schema: schema, envelope: envelope))
  }

  /// The family of a payload that is sent with that type. `alert` is also what Wallet and Safari pushes are sent as.
  private func family(_ root: Node, declared: PushType) -> PayloadFamily {
    guard declared == .alert else { return PayloadFamily(declared) }
    let seen = family(root)
    return seen == .wallet || seen == .safariWebsite ? seen : .alert
  }

  /// Names of `aps` in camelCase, as the objects of sending libraries have them.
  private func isWrittenForSDK(_ root: Node) -> Bool {
    root[name: "aps"]?.members.contains { member in
      let name = member.name
      return name.contains { $0.isUppercase } && name.first?.isLowercase ?? false && AppleKeys.isOfAPS(name)
    } ?? false
  }

  /// The family by what can be seen, in the order of what can only be one thing to what can be many.
  private func family(_ root: Node) -> PayloadFamily {
    guard root.kind == .object else { return .alert }
    if root.member(named: "web_push") != nil { return .webPush }
    let aps = root.member(named: "aps")?.value
    if aps == nil {
      if root.member(named: "mdm") != nil { return .mdm }
      if root.member(named: "container-identifier") != nil { return .fileProvider }
      if root.members.isEmpty { return .wallet }
    }
    guard let aps, aps.kind == .object else { return .alert }
    let names = Set(aps.members.map { KeySpelling.folded($0.name) })
    if names.contains("event") || names.contains("events") || names.contains("contentstate") { return .liveActivity }
    if names.contains("contentchanged") { return .widgets }
    if names.contains("pttpushtype") { return .pushToTalk }
    if isSafari(aps, names) { return .safariWebsite }
    return names.contains("contentavailable") && names.isDisjoint(with: ["alert", "badge", "sound"])
      ? .background : .alert
  }

  /// Safari's website pushes have `url-args` or a button, and nothing that only apps know.
  private func isSafari(_ aps: Node, _ names: Set<String>) -> Bool {
    let appOnly: Set<String> = [
      "badge", "category", "mutablecontent", "threadid", "contentavailable", "interruptionlevel", "relevancescore",
      "targetcontentid", "filtercriteria", "sound",
    ]
    let hasButton = aps[name: "alert"]?.member(named: "action") != nil
    return (names.contains("urlargs") || hasButton) && names.isDisjoint(with: appOnly)
  }
}
