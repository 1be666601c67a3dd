import SourceText
import Testing

@testable import apns_lsp

/// Differences as `diff -u` shows them.
@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    let bytes = UnifiedDiff("a", from: SourceText(old), to: SourceText(new)).bytes(Style(isColored: false))
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let letters = "a b c d e f g h i j k l m n o p".split(separator: " ").map { $0 + "\n" }.joined()

  /// Each expectation is what `diff -u` of GNU diffutils prints.
  static let rows: [(old: String, new: String, hunks: String)] = [
    ("", "", ""),
    ("a\n", "a\n", ""),
    ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
    ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
    ("a\nb\n", "a\nc\n", "@@ -1,2 +1,2 @@\n a\n-b\n+c\n"),
    ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
    ("a\r\n", "a\n", "@@ -1 +1 @@\n-a\r\n+a\n"),
    (
      letters, letters.replacing("h\n", with: "H\n"),
      "@@ -5,7 +5,7 @@\n e\n f\n g\n-h\n+H\n i\n j\n k\n"
    ),
    (
      letters, letters.replacing("b\n", with: "").replacing("o\n", with: "o\nO\n"),
      "@@ -1,5 +1,4 @@\n a\n-b\n c\n d\n e\n@@ -13,4 +12,5 @@\n m\n n\n o\n+O\n p\n"
    ),
    (
      letters, letters.replacing("b\n", with: "").replacing("h\n", with: ""),
      "@@ -1,11 +1,9 @@\n a\n-b\n c\n d\n e\n f\n g\n-h\n i\n j\n k\n"
    ),
  ]

  @Test(arguments: rows.indices)
  func hunks(index: Int) {
    let (old, new, hunks) = Self.rows[index]
    #expect(diff(old, new) == (hunks.isEmpty ? "" : "--- a\n+++ a\n" + hunks))
  }

  /// The steps lead from one text to the other, and are as few as they can be.
  @Test func stepsAreRightAndFew() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      let old = (0..<Int.random(in: 0...12, using: &random)).map { _ in Int.random(in: 0...3, using: &random) }
      let new = (0..<Int.random(in: 0...12, using: &random)).map { _ in Int.random(in: 0...3, using: &random) }
      var (fromOld, toNew, changes): ([Int], [Int], Int) = ([], [], 0)
      for step in LineDifference(from: old, to: new).steps {
        switch step {
        case .keep(let oldIndex, let newIndex):
          #expect(old[oldIndex] == new[newIndex])
          fromOld.append(oldIndex)
          toNew.append(newIndex)
        case .remove(let index):
          fromOld.append(index)
          changes += 1
        case .insert(let index):
          toNew.append(index)
          changes += 1
        }
      }
      #expect(fromOld == Array(old.indices))
      #expect(toNew == Array(new.indices))
      #expect(changes == Self.distance(old, new), "\(old) \(new)")
    }
  }

  @Test func textsWithNothingInCommon() {
    let old = (0..<3000).map { "a\($0)" }
    let new = (0..<3000).map { "b\($0)" }
    #expect(LineDifference(from: old, to: new).steps.count == 6000)
  }

  @Test(arguments: [
    ("a b", "a b"), ("a\"b", "\"a\\\"b\""), ("a\nb", "\"a\\nb\""), ("a\u{1}b", "\"a\\001b\""), ("é", "é"),
  ])
  func names(_ name: String, _ shown: String) {
    let bytes = UnifiedDiff(name, from: SourceText("a"), to: SourceText("b")).bytes(Style(isColored: false))
    #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("--- \(shown)\n+++ \(shown)\n"))
  }

  /// The insertions and removals that lead from one list to the other: its lengths without twice what is common.
  private static func distance(_ old: [Int], _ new: [Int]) -> Int {
    var common = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    for (i, left) in old.enumerated() {
      for (j, right) in new.enumerated() {
        common[i + 1][j + 1] = left == right ? common[i][j] + 1 : max(common[i][j + 1], common[i + 1][j])
      }
    }
    return old.count + new.count - 2 * common[old.count][new.count]
  }
}
