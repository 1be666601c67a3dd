/// The machine code that runs at each key press, where the linker was told to put it between two functions
/// (`Sources/apns-lsp/functions.order`).
///
/// While nobody types, the processor's caches lose it, and to fetch it line by line, each when it is needed, takes longer
/// than to run it. Read in advance, the lines come many at a time.
struct KeyPressCode {
  /// What is read has no meaning; it is kept so that reading is not left out.
  private(set) var sum: UInt8 = 0

  /// Reads one byte of each cache line. Does nothing where the linker did not put the functions there: the two are in the
  /// other order then, or far from each other, or next to each other.
  mutating func fetch() {
    let (start, end) = (Self.address(of: keyPressCodeBegins), Self.address(of: keyPressCodeEnds))
    guard start < end, end - start <= Self.longest else { return }
    let code = UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: start), count: end - start)
    for offset in stride(from: 0, to: code.count, by: Self.cacheLine) { sum ^= code[offset] }
  }

  private static func address(of function: @convention(c) () -> Void) -> Int { unsafeBitCast(function, to: Int.self) }

  /// In bytes, as on most processors.
  private static let cacheLine = 64
  /// In bytes. What is longer was not put there on purpose.
  private static let longest = 1 << 18
}

private func keyPressCodeBegins() {}
private func keyPressCodeEnds() {}
