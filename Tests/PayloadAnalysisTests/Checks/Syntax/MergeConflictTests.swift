import PayloadAnalysis
import SourceText
import Testing

@Suite struct MergeConflictTests {
  private let conflict = """
    {
      "aps": {
    <<<<<<< ours
    ^^^^^^^^^^^^ error merge-conflict
        "badge": 1
    =======
        "badge": 2
    >>>>>>> theirs
      }
    }
    """

  @Test func keepsTheFirstSide() {
    check(
      "merge-conflict", conflict,
      fixed: """
        {
          "aps": {
            "badge": 1
          }
        }
        """, isSafe: false, isOneLine: false)
  }

  @Test func keepsTheSecondSide() throws {
    let text = readDrawing(conflict, #_sourceLocation).text
    let finding = CheckTrial(code: "merge-conflict", name: "a.apns", settings: Settings(), now: 0).findings(text).first
    let fix = try #require(finding?.fixes.last)
    #expect(fix.title == "Keep the second side")
    #expect(
      SourceText(text).applying(fix.edits).string == """
        {
          "aps": {
            "badge": 2
          }
        }
        """)
  }
}
