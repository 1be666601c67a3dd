import JSONSyntax
import SourceText

/// Called by libFuzzer with each input: whatever the bytes are, the invariants of the text layers hold.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = start.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
  let layouts = FormattingOptions.Expansion.allCases
  var found = Invariants.violations(bytes, layouts: [layouts[count % layouts.count]], meaning: false)
  if count <= 200 { found += Invariants.cursorViolations(bytes) }
  if let first = found.first { fatalError(first) }
  return 0
}
