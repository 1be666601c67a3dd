import JSONSyntax
import PayloadSchema

/// What a flag of `aps` says.
enum FlagState {
  case on
  case off
  /// It is misspelled, of another type, or a placeholder: nobody can say.
  case unknown

  /// - Parameter object: nil if there is none; the flag is off then.
  init(spelledLike name: String, in object: Node?) {
    guard let member = object?.member(spelledLike: name) else {
      self = .off
      return
    }
    guard member.hasName(name), let value = member.value else {
      self = .unknown
      return
    }
    switch value.kind {
    case .true: self = .on
    case .false: self = .off
    case .number: self = value.doubleValue == 1 ? .on : value.doubleValue == 0 ? .off : .unknown
    default: self = .unknown
    }
  }
}
