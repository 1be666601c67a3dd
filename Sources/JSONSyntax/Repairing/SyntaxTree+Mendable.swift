import SourceText

extension SyntaxTree: Mendable {
  package var faults: [Int] { [problems.count { $0.code.refusesText }, problems.count] }

  package func repairs() -> [[TextEdit]] { problems.map(\.repair) }

  package func mended(by edits: [TextEdit]) -> SyntaxTree? {
    let mended = text.applying(edits)
    return mended.bytes == text.bytes ? nil : .parse(mended)
  }

  package var size: Int { text.count }
}
