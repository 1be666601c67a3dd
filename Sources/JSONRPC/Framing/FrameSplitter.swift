/// Cuts a stream of bytes, that may arrive in pieces of any size, into message bodies (LSP 3.17, "Base Protocol").
///
/// Header lines may come in any order and case, and may end with a bare `\n`; unknown ones are ignored. After a broken
/// header the splitter looks for the next `Content-Length`, so that one bad message does not make the server deaf.
/// A body takes memory as it arrives, whatever its header promises.
package struct FrameSplitter {
  package enum Event: Equatable, Sendable {
    case body([UInt8])
    case problem(FrameProblem)
  }

  /// The longest body that is taken, in bytes; a longer one is skipped.
  package let longestBody: Int

  private var state = State.header
  private var line: [UInt8] = []
  private var header = Header()
  private var body: [UInt8] = []

  private enum State {
    case header
    /// So many bytes of the body are still to come.
    case body(left: Int)
    /// So many bytes of a body that is not wanted are still to come.
    case skipping(left: Int)
  }

  /// 256 MB: a document of 16 MB has room for it, even if every byte is escaped.
  package static let defaultLongestBody = 256 << 20

  package init(longestBody: Int = defaultLongestBody) {
    self.longestBody = longestBody
  }

  /// Takes the next bytes of the stream, and hands over what they complete, in order.
  package mutating func feed(_ chunk: UnsafeBufferPointer<UInt8>, _ emit: (Event) -> Void) {
    var rest = chunk[...]
    while !rest.isEmpty {
      switch state {
      case .header:
        readHeaderLine(from: &rest, emit)
      case .body(let left):
        let part = rest.prefix(left)
        body.append(contentsOf: part)
        rest = rest.dropFirst(part.count)
        state = .body(left: left - part.count)
        if part.count == left { finishBody(emit) }
      case .skipping(let left):
        let count = min(left, rest.count)
        rest = rest.dropFirst(count)
        state = count == left ? .header : .skipping(left: left - count)
      }
    }
  }

  package mutating func feed(_ chunk: [UInt8], _ emit: (Event) -> Void) {
    chunk.withUnsafeBufferPointer { feed($0, emit) }
  }

  /// Whether the stream may end here: no message has begun.
  package var isBetweenMessages: Bool {
    if case .header = state { line.isEmpty && header == Header() } else { false }
  }

  private mutating func readHeaderLine(from rest: inout Slice<UnsafeBufferPointer<UInt8>>, _ emit: (Event) -> Void) {
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else {
      append(rest)
      rest = rest.suffix(0)
      return
    }
    append(rest[rest.startIndex..<end])
    rest = rest[(end + 1)...]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    if line.isEmpty {
      finishHeader(emit)
    } else {
      header.read(line)
      line.removeAll(keepingCapacity: true)
    }
  }

  /// Keeps the last bytes of a line that is longer than any header: the next header may begin in it.
  private mutating func append(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    line.append(contentsOf: bytes.suffix(Header.longestLine))
    if line.count > Header.longestLine { line.removeFirst(line.count - Header.longestLine) }
  }

  private mutating func finishHeader(_ emit: (Event) -> Void) {
    defer { header = Header() }
    if header == Header() { return }  // an empty line more than is due
    if let problem = header.problem {
      emit(.problem(problem))
    }
    guard let length = header.length else { return }
    if length > longestBody {
      emit(.problem(.tooLong(length)))
      state = .skipping(left: length)
    } else if let charset = header.foreignCharset {
      emit(.problem(.foreignCharset(charset)))
      state = length == 0 ? .header : .skipping(left: length)
    } else {
      body.reserveCapacity(min(length, 16 << 20))
      state = .body(left: length)
      if length == 0 { finishBody(emit) }
    }
  }

  private mutating func finishBody(_ emit: (Event) -> Void) {
    state = .header
    var finished: [UInt8] = []
    swap(&finished, &body)
    emit(.body(finished))
  }
}

/// What can be wrong with a frame.
package enum FrameProblem: Equatable, Sendable, CustomStringConvertible {
  case noLength
  case badLength(String)
  case tooLong(Int)
  case foreignCharset(String)

  package var description: String {
    switch self {
    case .noLength: "a header without Content-Length"
    case .badLength(let value): "a Content-Length that is no number: \(value)"
    case .tooLong(let length): "a message of \(length) bytes, which is more than the longest that is taken"
    case .foreignCharset(let name): "a message in the charset \(name); only UTF-8 is taken"
    }
  }
}
