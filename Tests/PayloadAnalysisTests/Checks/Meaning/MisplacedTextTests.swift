import Testing

/// Texts beside an `alert` that has a text already.
@Suite struct MisplacedTextTests {
  /// All move at once, so that none is left behind. What the string said goes: that is for a person to decide.
  @Test func besideAnotherText() {
    check(
      "misplaced-key",
      """
      { "aps": { "alert": "Rain at 5", "title": "Weather", "body": "Bring a coat" } }
                                       ^^^^^^^ error misplaced-key
                                                           ^^^^^^ error misplaced-key
      """,
      fixed: #"{ "aps": { "alert": { "title": "Weather", "body": "Bring a coat" } } }"#, isSafe: false)
    check(
      "misplaced-key",
      """
      { "aps": { "alert": "Rain at 5", "body": "Bring a coat" } }
                                       ^^^^^^ error misplaced-key
      """,
      fixed: #"{ "aps": { "alert": { "body": "Bring a coat" } } }"#, isSafe: false)
  }

  /// Nothing is lost where the string says what one of them says, or nothing.
  @Test func besideTheSameText() {
    let fixed = #"{ "aps": { "badge": 1, "alert": { "title": "Weather", "body": "Rain at 5" } } }"#
    check(
      "misplaced-key",
      """
      { "aps": { "badge": 1, "alert": "Rain at 5", "title": "Weather", "body": "Rain at 5" } }
                                                   ^^^^^^^ error misplaced-key
                                                                       ^^^^^^ error misplaced-key
      """, fixed: fixed)
    check(
      "misplaced-key",
      """
      { "aps": { "badge": 1, "alert": "Weather", "title": "Weather", "body": "Rain at 5" } }
                                                 ^^^^^^^ error misplaced-key
                                                                     ^^^^^^ error misplaced-key
      """, fixed: fixed)
    check(
      "misplaced-key",
      """
      { "aps": { "badge": 1, "alert": " ", "title": "Weather", "body": "Rain at 5" } }
                                      ^^^ warning empty-alert
                                           ^^^^^^^ error misplaced-key
                                                               ^^^^^^ error misplaced-key
      """, fixed: fixed)
  }

  /// One that `alert` has already, with the same value, can only go.
  @Test func twice() {
    check(
      "misplaced-key",
      """
      { "aps": { "alert": { "title": "Weather" }, "title": "Weather" } }
                                                  ^^^^^^^ error misplaced-key
      """,
      fixed: #"{ "aps": { "alert": { "title": "Weather" } } }"#)
    check(
      "misplaced-key",
      """
      { "aps": { "alert": { "title": "Weather" }, "title": "Rain" } }
                                                  ^^^^^^^ error misplaced-key
      """)
  }

  /// Nobody knows which of the two is read.
  @Test func besideTwoAlerts() {
    check(
      "misplaced-key",
      """
      { "aps": { "alert": "a", "alert": "b", "title": "c" } }
                 ^^^^^^^ warning duplicate-key
                               ^^^^^^^ warning duplicate-key
                                             ^^^^^^^ error misplaced-key
      """,
      fixed: #"{ "aps": { "alert": { "title": "c", "body": "a" }, "alert": "b" } }"#, isSafe: false)
  }

  /// The text would be shown in place of the localized one.
  @Test func keyOfATextBesideAText() {
    check(
      "misplaced-key",
      """
      { "aps": { "alert": "Rain at 5", "loc-key": "RAIN" } }
                                       ^^^^^^^^^ error misplaced-key
      """,
      fixed: #"{ "aps": { "alert": { "body": "Rain at 5", "loc-key": "RAIN" } } }"#, isSafe: false)
  }
}
