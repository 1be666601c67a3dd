extension Checks {
  package static let meaning: [any Check.Type] = [
    AttributesRepeatContentState.self,
    BackgroundConflict.self,
    ConflictingKeys.self,
    EmptyAlert.self,
    EmptySound.self,
    HeaderInPayload.self,
    ImplausibleTimestamp.self,
    IneffectiveKey.self,
    IsoDateInContentState.self,
    MediaWithoutMutableContent.self,
    MisplacedKey.self,
    MissingAps.self,
    PushTypeConflict.self,
    SoundDictionaryWithoutCritical.self,
    SoundFileType.self,
    StaleTimestamp.self,
    TimestampInMilliseconds.self,
  ]
}
