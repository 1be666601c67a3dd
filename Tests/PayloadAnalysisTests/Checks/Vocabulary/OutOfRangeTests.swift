import Testing

@Suite struct OutOfRangeTests {
  @Test func shares() {
    check(
      "out-of-range",
      """
      { "aps": { "alert": "x", "relevance-score": 50 } }
                                                  ^^ error out-of-range
      """,
      fixed: #"{ "aps": { "alert": "x", "relevance-score": 0.5 } }"#, isSafe: false)
    check(
      "out-of-range",
      """
      { "aps": { "alert": "x", "relevance-score": -1 } }
                                                  ^^ error out-of-range
      """,
      fixed: #"{ "aps": { "alert": "x", "relevance-score": 0 } }"#, isSafe: false)
    check(
      "out-of-range",
      """
      { "aps": { "alert": "x", "sound": { "critical": 1, "name": "default", "volume": 200 } } }
                                                                                      ^^^ error out-of-range
      """,
      fixed: #"{ "aps": { "alert": "x", "sound": { "critical": 1, "name": "default", "volume": 1 } } }"#, isSafe: false)
    checkMessage(
      "out-of-range", #"{ "aps": { "alert": "x", "relevance-score": 50 } }"#,
      #"`relevance-score` must be from 0 to 1, and `50` is not. Only a Live Activity takes other numbers."#)
  }

  @Test func aNegativeBadgeIsAWarning() {
    check(
      "out-of-range",
      """
      { "aps": { "badge": -1 } }
                          ^^ warning out-of-range
      """,
      fixed: #"{ "aps": { "badge": 0 } }"#, isSafe: false)
  }

  @Test func activitiesHaveScoresOfTheirOwn() {
    checkClean(
      "out-of-range",
      #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 }, "relevance-score": 75 } }"#)
  }

  /// The share and the bound are one number here.
  @Test func oneChoice() {
    check(
      "out-of-range",
      """
      { "aps": { "alert": "x", "relevance-score": 100 } }
                                                  ^^^ error out-of-range
      """,
      fixed: #"{ "aps": { "alert": "x", "relevance-score": 1 } }"#, isSafe: false)
  }

  @Test func whatIsNeededCannotBeDeleted() {
    checkMessage(
      "out-of-range", #"{ "web_push": 8030, "notification": { "title": "", "navigate": "https://a.example/" } }"#,
      "`title` must not be empty. Write a text.")
  }
}
