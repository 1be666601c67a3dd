extension Checks {
  package static let vocabulary: [any Check.Type] = [
    BooleanFlag.self,
    CustomKeyInAps.self,
    DeprecatedKey.self,
    IneffectiveFlag.self,
    InvalidValue.self,
    MisspelledKey.self,
    MissingKey.self,
    OutOfRange.self,
    UnknownKey.self,
    WrongType.self,
  ]
}
