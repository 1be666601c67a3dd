/// A message to be sent: header and body in one piece of memory, so that one write sends both without a copy.
package struct OutgoingFrame: ~Copyable {
  /// The header stands right before the body, and `start` is where it begins.
  private let buffer: ByteBuffer
  private let start: Int

  /// Room for the longest header that is written: its 20 letters and marks, and the digits of any length.
  private static let headerRoom = 40

  /// Puts the header before what `write` writes.
  init(_ write: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    json.buffer.appendRoom(for: Self.headerRoom)
    write(&json)
    var header = ByteBuffer(capacity: Self.headerRoom)
    header.append("Content-Length: ")
    header.append(decimal: json.buffer.count - Self.headerRoom)
    header.append("\r\n\r\n")
    let start = max(0, Self.headerRoom - header.count)
    header.withBytes { json.buffer.overwrite(at: start, with: $0) }
    self.start = start
    buffer = json.buffer
  }

  /// The whole frame, as it goes to the other side.
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    try buffer.withBytes { try body(UnsafeBufferPointer(rebasing: $0[start...])) }
  }

  /// Of the whole frame.
  package var byteCount: Int { buffer.count - start }

  /// A copy of the body.
  package var body: [UInt8] {
    buffer.withBytes { Array($0[Self.headerRoom...]) }
  }
}
