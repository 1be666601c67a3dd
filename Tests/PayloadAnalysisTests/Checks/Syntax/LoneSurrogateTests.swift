import Testing

@Suite struct LoneSurrogateTests {
  @Test func halfACharacter() {
    check(
      "lone-surrogate",
      #"""
      { "aps": { "alert": "Tea \ud83c!" } }
                               ^^^^^^ warning lone-surrogate
      """#,
      fixed: #"{ "aps": { "alert": "Tea !" } }"#, isSafe: false)
  }

  @Test func aPairIsOneCharacter() { checkClean("lone-surrogate", #"{ "aps": { "alert": "Tea \ud83c\udf75" } }"#) }
}
