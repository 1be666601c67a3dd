/// The version that `--version` prints and the server tells its clients.
enum Version {
  static let current = "0.1.0"
}
