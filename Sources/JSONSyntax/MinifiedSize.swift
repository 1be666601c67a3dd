import SourceText

/// How many bytes a value has without what a reader passes over.
package struct MinifiedSize: Sendable, Equatable {
  /// Without white space and comments between tokens.
  package private(set) var plain = 0
  /// The same, with each UTF-16 unit outside of ASCII as the six bytes of `\uXXXX`.
  package private(set) var escaped = 0

  package init(of node: Node) {
    node.tree.records.withUnsafeBufferPointer { records in
      node.tree.text.bytes.withUnsafeBufferPointer { bytes in
        let below = records[node.index..<Int(records[node.index].next)]
        if node.tree.isStrictJSON { addStrict(below, in: bytes) } else { add(below, of: node, in: bytes) }
      }
    }
  }

  /// Adds a value in whose text something is wrong. Names and scalars are as long as their records say, and of objects
  /// and arrays without a problem all follows from these, so that only what stands between them is read.
  private mutating func add(
    _ records: Slice<UnsafeBufferPointer<NodeRecord>>, of node: Node, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    var scanner = Scanner()
    let range = node.range
    var offset = range.start
    var index = records.startIndex
    while index < records.endIndex {
      let record = records[index]
      let token = ByteRange(Int(record.start), min(Int(record.end), range.end))
      let isStrict = record.isContainer && record.flags.isEmpty && !node.tree.mayHaveProblem(touching: token)
      if token.start >= offset, isStrict || record.isWholeToken {
        addBetween(ByteRange(offset, token.start), &scanner, in: bytes)
        offset = token.end
        if isStrict {
          addStrict(records[index..<Int(record.next)], in: bytes)
        } else {
          add(token, isASCII: record.isASCII, in: bytes)
        }
      }
      index = isStrict ? Int(record.next) : index + 1
    }
    addBetween(ByteRange(offset, range.end), &scanner, in: bytes)
  }

  /// Adds a value whose text keeps to the grammar: what stands between the tokens that have nodes follows from these.
  private mutating func addStrict(
    _ records: Slice<UnsafeBufferPointer<NodeRecord>>, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    // Each value but the first, or its member, stands in a container, behind a comma unless it is the first there.
    var separators = -1
    for index in records.startIndex..<records.endIndex {
      let record = records[index]
      if record.isContainer {
        separators += Int(record.next) > index + 1 ? 2 : 3
      } else {
        // The colon of a member, the comma of a scalar.
        separators += 1
        let length = Int(record.end) - Int(record.start)
        plain += length
        escaped +=
          record.isASCII
          ? length : MinifiedSize.escapedSize(of: ByteRange(Int(record.start), Int(record.end)), in: bytes)
      }
    }
    plain += separators
    escaped += separators
  }

  /// Adds brackets, separators, and what else stands between the tokens that have nodes.
  @inline(__always)
  private mutating func addBetween(
    _ range: ByteRange, _ scanner: inout Scanner, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    var offset = range.start
    while offset < range.end {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        offset = Scanner.endOfWhitespace(from: offset, in: bytes)
      case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["),
        UInt8(ascii: "]"):
        plain += 1
        escaped += 1
        offset += 1
      default:
        let token = scanner.token(at: offset, in: MinifiedSize.part(of: bytes, for: offset, range))
        let end = min(token.range.end, range.end)
        if !token.kind.isTrivia { add(ByteRange(offset, end), isASCII: false, in: bytes) }
        offset = max(end, offset + 1)
      }
    }
  }

  /// As much of a text as tells which token begins at an offset, where only what it has of the range counts: a comment may
  /// go on to the end of a line that has many.
  private static func part(
    of bytes: UnsafeBufferPointer<UInt8>, for offset: Int, _ range: ByteRange
  ) -> UnsafeBufferPointer<UInt8> {
    switch bytes[offset] {
    case UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: "<"):
      UnsafeBufferPointer(start: bytes.baseAddress, count: min(bytes.count, range.end + longestLook))
    default: bytes
    }
  }

  /// So far behind a byte a scanner looks to know what begins there, comments and strings aside. In bytes.
  private static let longestLook = 512

  @inline(__always)
  private mutating func add(_ range: ByteRange, isASCII: Bool, in bytes: UnsafeBufferPointer<UInt8>) {
    plain += range.count
    escaped += isASCII ? range.count : MinifiedSize.escapedSize(of: range, in: bytes)
  }

  private static func escapedSize(of range: ByteRange, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var size = 0
    var offset = range.start
    while offset < range.end {
      if bytes[offset] < 0x80 {
        size += 1
        offset += 1
        continue
      }
      let length = max(1, UTF8Sequence.length(at: offset, in: bytes, before: range.end))
      size += length == 4 ? 12 : 6
      offset += length
    }
    return size
  }
}

extension NodeRecord {
  fileprivate var isContainer: Bool { kind == .object || kind == .array }

  /// Whether the bytes of the record are one token, brackets aside.
  fileprivate var isWholeToken: Bool {
    switch kind {
    case .object, .array, .invalid: false
    case .member: !flags.contains(.nameless)
    default: true
    }
  }

  /// Whether all bytes are known to be ASCII. (Of text that is no string of JSON's, the flags do not tell.)
  fileprivate var isASCII: Bool {
    kind == .member || kind == .string ? flags.isSubset(of: [.hasEscapes, .valueless]) : kind != .placeholder
  }
}
