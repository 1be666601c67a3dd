extension Checks {
  package static let vocabulary: [any Check.Type] = [
    CustomKeyInAps.self,
    MisspelledKey.self,
    WrongType.self,
  ]
}
