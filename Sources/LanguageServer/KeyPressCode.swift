/// The machine code that runs at each key press, where the linker was told to put it between two functions
/// (`Sources/apns-lsp/functions.order`).
///
/// While nobody types, the processor's caches lose it, and to fetch it line by line, each when it is needed, takes longer
/// than to run it. Read in advance, the lines come side by side.
enum KeyPressCode {
  /// What is read has no meaning; it is kept so that it is not left out.
  private nonisolated(unsafe) static var sum: UInt8 = 0

  /// Reads one byte of each cache line. Does next to nothing where the linker kept the functions' order as it is written:
  /// the two are neighbours then.
  static func fetch() {
    let (start, end) = (address(of: keyPressCodeBegins), address(of: keyPressCodeEnds))
    guard start < end, end - start <= longest else { return }
    let code = UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: start), count: end - start)
    for offset in stride(from: 0, to: code.count, by: cacheLine) { sum ^= code[offset] }
  }

  private static func address(of function: @convention(c) () -> Void) -> Int { unsafeBitCast(function, to: Int.self) }

  /// In bytes, as on most processors.
  private static let cacheLine = 64
  /// In bytes. What is longer was not put there on purpose.
  private static let longest = 1 << 19
}

private func keyPressCodeBegins() {}
private func keyPressCodeEnds() {}
