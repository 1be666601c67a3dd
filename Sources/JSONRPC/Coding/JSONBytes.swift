/// Values as JSON texts.
package enum JSONBytes {
  package static func encoding(_ value: some Encodable) -> [UInt8] {
    var json = JSONWriter()
    json.encode(value)
    return json.buffer.withBytes { Array($0) }
  }
}
