// How fast the text layers are. `benchmark FILE` measures a document of ten megabytes and leaves it in FILE, so that
// another reader can be measured on the same.
import JSONSyntax
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Prints the best of several runs: what disturbs a run can only make it slower.
func measure<Result>(_ name: String, bytes: Int, _ run: () -> Result) -> Result {
  let clock = ContinuousClock()
  var best = Duration.seconds(1000)
  var result = run()
  for _ in 0..<12 {
    best = min(best, clock.measure { result = run() })
  }
  let seconds = Double(best.components.attoseconds) / 1e18 + Double(best.components.seconds)
  let rate = Int(Double(bytes) / 1e6 / seconds)
  print("\(name.padding(toLength: 34)) \(rate) MB/s")
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
