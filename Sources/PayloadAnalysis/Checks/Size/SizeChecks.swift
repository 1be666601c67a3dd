extension Checks {
  package static let size: [any Check.Type] = [
    PayloadTooLarge.self
  ]
}
