// How fast the text layers are. `benchmark FILE` measures a document of ten megabytes and leaves it in FILE, so that
// another reader can be measured on the same.
import JSONSyntax
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Prints the best of several runs, by the clock and by the processor: what disturbs a run can only make it slower.
func measure<Result>(_ name: String, bytes: Int, _ run: () -> Result) -> Result {
  let wallClock = ContinuousClock()
  var wall = Double.infinity
  var processor = Double.infinity
  var result = run()
  for _ in 0..<12 {
    let start = clock()
    wall = min(wall, wallClock.measure { result = run() } / .seconds(1))
    processor = min(processor, Double(clock() - start) / Double(CLOCKS_PER_SEC))
  }
  let rate = { (seconds: Double) in Int(Double(bytes) / 1e6 / seconds) }
  print("\(name.padding(toLength: 34)) \(rate(wall)) MB/s, \(rate(processor)) MB/s of processor time")
  return result
}

extension String {
  func padding(toLength length: Int) -> String { self + String(repeating: " ", count: max(0, length - count)) }
}

let bytes = Document.make(bytes: 10_000_000)
let text = measure("line index", bytes: bytes.count) { SourceText(bytes) }
let tree = measure("tree and problems", bytes: bytes.count) { SyntaxTree.parse(text) }
let perByte = Double(tree.byteSize * 100 / bytes.count) / 100
print("tree                               \(tree.nodeCount) nodes, \(perByte) bytes a byte of text")

let minified = tree.root.map { text.applying(tree.minifyingEdits(of: $0)) } ?? text
_ = measure("tree and problems, minified", bytes: minified.count) { SyntaxTree.parse(minified) }
let missing = SourceText(minified.string.replacing("\"sound\"", with: "sound"))
let broken = measure("tree and problems, with mistakes", bytes: missing.count) { SyntaxTree.parse(missing) }
print("mistakes                           \(broken.problems.count)")

_ = measure("formatting what is formatted", bytes: bytes.count) { tree.formattingEdits(FormattingOptions()) }
let plain = SyntaxTree.parse(minified)
_ = measure("formatting what is minified", bytes: minified.count) { plain.formattingEdits(FormattingOptions()) }

if CommandLine.arguments.count > 1 {
  try Data(bytes).write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
}
