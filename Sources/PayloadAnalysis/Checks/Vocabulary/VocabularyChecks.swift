extension Checks {
  package static let vocabulary: [any Check.Type] = [
    BooleanFlag.self,
    CustomKeyInAps.self,
    DeprecatedKey.self,
    IneffectiveFlag.self,
    InvalidValue.self,
    MissingKey.self,
    MisspelledKey.self,
    OutOfRange.self,
    PayloadList.self,
    UnknownKey.self,
    WrongType.self,
  ]
}
