/// Values as JSON texts.
package enum JSONBytes {
  package static func encoding(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONStreamEncoder()
    encoder.encode(value)
    return encoder.take().withBytes { Array($0) }
  }
}
