import JSONSyntax
import PayloadSchema
import SourceText

/// A part of a document that is checked: a payload, or the envelope around one.
package struct Region: Sendable {
  package enum Kind: Sendable {
    case payload(Payload)
    case envelope(Envelope)
    case configuration
  }

  /// What is known of a payload as a whole.
  package struct Payload: Sendable {
    package var family: PayloadFamily
    /// The type to send it as.
    package var pushType: PushType?
    /// Whether the push type was said from outside, not concluded.
    package var isDeclared: Bool
    /// In bytes.
    package var limit: Int
    /// Written as an SDK's object, which translates its names when it sends: at most hints are due.
    package var isSDKObject: Bool
    var root: Node
    private let lateSize = Late<PayloadSize>()

    /// Found when it is first asked for: suggestions do without.
    package var size: PayloadSize { lateSize.value { PayloadSize(of: root) } }
  }

  /// Where the text of a region stands that is the value of a string.
  package struct Embedding: Sendable {
    /// The string in the document's own tree.
    package var string: Node
    package var member: Node
    package var pointer: JSONPointer
    package var map: EscapeMap
    /// Whether what sends the text takes comments out of it.
    package var losesComments = false
  }

  package var kind: Kind
  package var root: Node
  /// From the root of the region's own tree.
  package var pointer: JSONPointer
  package var schema: SchemaNode
  /// The envelope that the region stands in, or is.
  package var envelope: Envelope?
  /// The root of the envelope that a payload stands in.
  package var container: Node?
  /// The FCM v1 message that a payload stands in, be it in a request or the object of a library that sends.
  package var message: Node?
  /// Whether another service adds to the payload what the rest of its request says.
  package var isPartOfRequest = false
  /// nil if the region's tree is the document's.
  package var embedding: Embedding?
  /// Values that are regions of their own.
  package var inner: [Node] = []

  /// The regions of a document, in its order, an envelope before its payloads.
  package static func all(in tree: SyntaxTree, _ options: DocumentOptions) -> [Region] {
    options.isExcluded ? [] : RegionFinder(tree, options).regions
  }

  /// The outermost region of each string that holds some.
  package static func inStrings(_ regions: [Region]) -> [Region] {
    var last: Int?
    return regions.filter { region in
      guard let string = region.embedding?.string.index, string != last else { return false }
      last = string
      return true
    }
  }

  package var tree: SyntaxTree { root.tree }

  package var payload: Payload? {
    if case .payload(let payload) = kind { payload } else { nil }
  }

  package var isEnvelope: Bool {
    if case .envelope = kind { true } else { false }
  }

  /// The `aps` object, if there is one.
  package var aps: Node? { root[name: "aps"].flatMap { $0.kind == .object ? $0 : nil } }

  /// Whether the payload gets an alert that it does not hold itself: that of an FCM message's `notification`, or what
  /// another service makes of its own keys.
  package var isGivenAlert: Bool { isPartOfRequest || message.map { Envelope.fcmAlert(in: $0) != nil } ?? false }

  /// A range of the region's tree as one of the document.
  package func outer(_ range: ByteRange) -> ByteRange { embedding?.map.outer(range) ?? range }

  /// The range of the whole region in the document.
  package var outerRange: ByteRange { outer(root.range) }

  /// An edit of the region's tree as one of the document: what goes into a string is escaped.
  package func outer(_ edit: TextEdit) -> TextEdit {
    guard let embedding else { return edit }
    return TextEdit(embedding.map.outer(edit.range), JSONText.escaped(edit.replacement))
  }
}
