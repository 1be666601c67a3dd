extension Checks {
  package static let envelopes: [any Check.Type] = [
    FcmBackground.self,
    FcmEmptyAps.self,
    FcmKey.self,
    FcmReservedKey.self,
    FcmStringRequired.self,
    FcmTarget.self,
    InvalidHeader.self,
    SnsDefaultMissing.self,
    SnsKeyCase.self,
    SnsPayloadOutside.self,
    SnsStringRequired.self,
  ]
}
