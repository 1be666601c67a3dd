extension Checks {
  package static let envelopes: [any Check.Type] = []
}
