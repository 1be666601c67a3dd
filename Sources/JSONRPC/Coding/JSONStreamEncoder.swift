/// An `Encoder` that writes JSON while it is told the values, without a tree in between.
///
/// Codable never says that a container is complete. One is closed when something is written to a container outside of
/// it, or when the value that opened it returns: `open` holds what is open, and each container knows its depth there.
final class JSONStreamEncoder: Encoder {
  var writer = JSONWriter()
  private var open: [OpenContainer] = []

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  private struct OpenContainer {
    let isObject: Bool
    var isEmpty = true
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(KeyedWriting<Key>(encoder: self, depth: begin(isObject: true)))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    UnkeyedWriting(encoder: self, depth: begin(isObject: false))
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleWriting(encoder: self)
  }

  // MARK: - What the containers call

  /// Opens a container in the place of the value that is due; gives its depth.
  func begin(isObject: Bool) -> Int {
    writer.write(byte: isObject ? UInt8(ascii: "{") : UInt8(ascii: "["))
    open.append(OpenContainer(isObject: isObject))
    return open.count
  }

  /// Closes all containers inside of the one at `depth`.
  func unwind(to depth: Int) {
    while open.count > depth, let last = open.popLast() {
      writer.write(byte: last.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
    }
  }

  /// Gets the container at `depth` ready for its next value.
  func separate(at depth: Int) {
    if open.count > depth { unwind(to: depth) }
    guard let last = open.indices.last else { return }
    if open[last].isEmpty { open[last].isEmpty = false } else { writer.write(byte: UInt8(ascii: ",")) }
  }

  func name(_ key: some CodingKey, at depth: Int) {
    separate(at: depth)
    writer.write(key.stringValue)
    writer.write(byte: UInt8(ascii: ":"))
  }

  func encode(_ value: some Encodable) {
    let depth = open.count
    let written = writer.buffer.count
    // Nothing in here throws; a type of ours that does has its members so far.
    try? value.encode(to: self)
    unwind(to: depth)
    if writer.buffer.count == written { writer.write(literal: "{}") }
  }

  func encodeNil() { writer.write(literal: "null") }
  func encode(_ value: Bool) { writer.write(literal: value ? "true" : "false") }
  func encode(_ value: String) { writer.write(value) }
  func encode(_ value: Double) { writer.write(value) }
  func encode(_ value: Int) { writer.write(value) }
}
