import JSONSyntax
import SourceText

/// A scalar that a check may have something to say about.
struct NotedScalar {
  var member: Node?
  var node: Node
  var pointer: JSONPointer
  /// The innermost name on the way to the value.
  var key: String

  init(_ scalar: inout ScalarWalk.Scalar) {
    member = scalar.member
    node = scalar.node
    pointer = scalar.pointer()
    key = scalar.keyMember?.name ?? ""
  }
}

/// The scalars of a region that checks may have something to say about, found in one walk for all checks: there may be
/// hundreds of thousands, and hardly any is of interest. They are judged by the bytes as they are written.
struct NotedScalars {
  /// Strings that may be placeholders.
  private(set) var maybePlaceholders: [NotedScalar] = []
  /// Of the custom data.
  private(set) var maybeSecrets: [NotedScalar] = []
  /// Of the custom data.
  private(set) var maybeAddresses: [NotedScalar] = []

  /// None.
  init() {}

  init(in data: CustomData) {
    var secretNames = SecretNames()
    data.scalars?.forEach { scalar in
      let (isString, content) = (scalar.isString, scalar.content)
      guard isString || scalar.isNumber else { return }
      let isOfInterest = isString ? Self.areOfInterest(content) : SensitiveCustomKey.mayBeCardNumber(content)
      if isString, isOfInterest { noteText(content, of: &scalar) }
      if let name = scalar.memberName,
        isOfInterest && SensitiveCustomKey.mayBeCardNumber(content)
          || secretNames.contain(name, { scalar.member?.name ?? "" })
      {
        maybeSecrets.append(NotedScalar(&scalar))
      }
    }
    data.otherScalars.forEach { scalar in
      if scalar.isString, Placeholder.mayBegin(scalar.content) { maybePlaceholders.append(NotedScalar(&scalar)) }
    }
  }

  var isEmpty: Bool { maybePlaceholders.isEmpty && maybeSecrets.isEmpty && maybeAddresses.isEmpty }

  /// Whether a string may have to be noted for what it says, and not only for its name. No other is looked at closely,
  /// and an edit of any other leaves what was noted as it was.
  static func areOfInterest(_ content: WrittenText) -> Bool {
    Placeholder.mayBegin(content) || content.mayBegin(with: "http") || SensitiveCustomKey.mayBeCardNumber(content)
  }

  private mutating func noteText(_ content: WrittenText, of scalar: inout ScalarWalk.Scalar) {
    if Placeholder.mayBegin(content) { maybePlaceholders.append(NotedScalar(&scalar)) }
    if content.mayBegin(with: "http") { maybeAddresses.append(NotedScalar(&scalar)) }
  }
}
