import JSONRPC
import LanguageServerProtocol

/// Called by libFuzzer with each input: a stream gives the same messages in whatever pieces it arrives, and a message
/// the same values in whatever way its strings are read. The first byte chooses the size of the pieces.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  guard let first = bytes.first else { return 0 }
  let stream = Array(bytes.dropFirst())
  let whole = events(of: stream, pieces: max(1, stream.count))
  let cut = events(of: stream, pieces: Int(first % 31) + 1)
  if whole != cut { fatalError("\(whole) is not \(cut)") }
  for event in whole { if case .body(let body) = event { look(atMessage: body) } }
  look(atMessage: stream)
  return 0
}

private func events(of stream: [UInt8], pieces size: Int) -> [FrameSplitter.Event] {
  var splitter = FrameSplitter(longestBody: 4096)
  var events: [FrameSplitter.Event] = []
  for start in stride(from: 0, to: stream.count, by: size) {
    splitter.feed(Array(stream[start..<min(stream.count, start + size)])) { events.append($0) }
  }
  return events
}

private func look(atMessage body: [UInt8]) {
  let plain = description(of: IncomingMessage(body: body))
  for length in [1, 8] {
    let other = description(of: IncomingMessage(body: body, longTextFrom: length))
    if plain != other { fatalError("\(plain) is not \(other)") }
  }
}

/// All that a message says. What a value is after decoding, it is again after encoding.
private func description(of message: IncomingMessage) -> String {
  switch message {
  case .request(let id, let method, let params): "\(id) \(method) \(text(of: params))"
  case .notification(let method, let params): "\(method) \(text(of: params))"
  case .response(let id, .success(let result)): "\(id) = \(text(of: result))"
  case .response(let id, .failure(let error)): "\(id) ! \(error)"
  case .invalid(let id, let error): "\(String(describing: id)) ? \(error)"
  case .stray(let error): "\(String(describing: error))"
  }
}

private func text(of value: RawValue) -> String {
  guard let any = try? value.decode(LSPAny.self) else { return "?" }
  let written = JSONBytes.encoding(["value": any])
  let again = IncomingMessage(body: Array(#"{"method":"","params":"#.utf8) + written + Array("}".utf8))
  if case .notification(_, let params) = again, (try? params.decode([String: LSPAny].self)) != ["value": any] {
    fatalError("\(any) changes when it is written")
  }
  return String(decoding: written, as: UTF8.self)
}
