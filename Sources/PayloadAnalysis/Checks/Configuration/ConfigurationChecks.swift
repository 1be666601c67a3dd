extension Checks {
  package static let configuration: [any Check.Type] = [
    UnknownCode.self
  ]
}
