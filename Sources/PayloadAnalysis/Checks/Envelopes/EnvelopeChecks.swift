extension Checks {
  package static let envelopes: [any Check.Type] = [
    FcmBackground.self,
    FcmKey.self,
    FcmStringRequired.self,
    SnsDefaultMissing.self,
    SnsKeyCase.self,
    SnsPayloadOutside.self,
    SnsStringRequired.self,
  ]
}
