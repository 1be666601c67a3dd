extension Checks {
  package static let meaning: [any Check.Type] = [
    BackgroundConflict.self
  ]
}
