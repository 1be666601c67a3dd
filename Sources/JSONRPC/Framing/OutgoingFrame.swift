/// A message to be sent: header and body in one piece of memory, so that one write sends both without a copy.
package struct OutgoingFrame: Sendable {
  /// The header stands right before the body, and `start` is where it begins.
  private let storage: [UInt8]
  private let start: Int

  private static let headerRoom = 48

  /// Encodes `body` and puts its header before it.
  init(_ body: some Encodable) {
    let encoder = JSONStreamEncoder(reserving: Self.headerRoom)
    encoder.encode(body)
    var bytes = encoder.take()
    let header = "Content-Length: \(bytes.count - Self.headerRoom)\r\n\r\n"
    start = Self.headerRoom - header.utf8.count
    for (offset, byte) in header.utf8.enumerated() { bytes[start + offset] = byte }
    storage = bytes
  }

  package var bytes: ArraySlice<UInt8> { storage[start...] }
  package var body: ArraySlice<UInt8> { storage[Self.headerRoom...] }
}
