import JSONSyntax
import PayloadSchema

/// Whether an unknown key is one of Apple's that stands in the wrong object, or a request header: other checks speak
/// about those.
enum KnownElsewhere {
  static func isClaimed(_ member: Node, in context: CheckContext) -> Bool {
    false
  }
}
