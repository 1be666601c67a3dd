/// One of the formats of `check`. The text of a file is made on the thread that checked it, and needs no other file.
protocol Report: Sendable {
  /// What stands before the first file.
  var opening: String { get }
  /// The text of one file; empty if there is nothing to say.
  func entry(for file: CheckedFile) -> String
  /// What stands between the texts of two files.
  var separator: String { get }
  /// What stands behind the last file.
  func closing(_ summary: Summary) -> String
}

extension Report {
  var opening: String { "" }
  var separator: String { "" }
  func closing(_ summary: Summary) -> String { "" }
}
