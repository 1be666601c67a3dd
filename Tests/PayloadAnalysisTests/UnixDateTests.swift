import PayloadAnalysis
import Testing

@Suite struct UnixDateTests {
  /// From `date -u -d @SECONDS`.
  @Test(arguments: [
    (0.0, "1970-01-01 00:00:00 UTC"), (951_782_400, "2000-02-29 00:00:00 UTC"),
    (951_868_799, "2000-02-29 23:59:59 UTC"), (978_307_200, "2001-01-01 00:00:00 UTC"),
    (1_764_500_400, "2025-11-30 11:00:00 UTC"), (4_107_542_399, "2100-02-28 23:59:59 UTC"),
    (4_107_542_400, "2100-03-01 00:00:00 UTC"), (-1, "1969-12-31 23:59:59 UTC"),
    (-86_400, "1969-12-31 00:00:00 UTC"), (-62_135_596_800, "0001-01-01 00:00:00 UTC"),
    (253_402_300_799, "9999-12-31 23:59:59 UTC"), (1_764_500_400.9, "2025-11-30 11:00:00 UTC"),
  ]) func text(seconds: Double, text: String) {
    #expect(UnixDate(seconds: seconds)?.text == text)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300, -1e18, 253_402_300_800]) func noMoment(seconds: Double) {
    #expect(UnixDate(seconds: seconds) == nil)
  }

  @Test(arguments: [
    (0.0, "now"), (1, "in 1 second"), (-59, "59 seconds ago"), (90, "in 90 seconds"), (5400, "in 90 minutes"),
    (7200, "in 2 hours"), (-100_000, "28 hours ago"), (172_800, "in 2 days"), (-63_113_904, "2 years ago"),
  ]) func distance(difference: Double, words: String) {
    #expect(UnixDate(seconds: 1_764_500_400 + difference)?.distance(from: 1_764_500_400) == words)
  }
}
