/// What is said about one document from outside: by its name, by options, by the configuration.
package struct DocumentOptions: Sendable {
  package var role: DocumentRole
  /// The push type that its payloads are declared to have.
  package var pushType: PushType?
  /// The most bytes a payload may have, instead of its family's limit.
  package var limit: Int?
  package var isBroadcast: Bool
  /// Whether the configuration leaves the file alone: then it is other JSON that nothing is looked for in.
  package var isExcluded = false
  package var settings: Settings

  package init(
    role: DocumentRole, pushType: PushType? = nil, limit: Int? = nil, isBroadcast: Bool = false,
    settings: Settings = Settings()
  ) {
    self.role = role
    self.pushType = pushType
    self.limit = limit
    self.isBroadcast = isBroadcast
    self.settings = settings
  }

  /// What the name of a file and the settings say. The configuration's globs go before the name's own words:
  /// `*.voip.apns`, `*.liveactivity.apns`, `*.background.apns`.
  package init(path: String, languageID: String? = nil, settings: Settings = Settings()) {
    self.init(
      role: DocumentRole(path: path, languageID: languageID, settings: settings),
      pushType: settings.pushTypes.last { $0.glob.matches(path) }?.value ?? DocumentOptions.pushType(inName: path),
      limit: settings.limits.last { $0.glob.matches(path) }?.value ?? settings.limit,
      isBroadcast: settings.broadcast.contains { $0.matches(path) }, settings: settings)
  }

  private static func pushType(inName path: String) -> PushType? {
    let parts = (path.split(separator: "/").last ?? "").split(separator: ".").map { $0.lowercased() }
    guard parts.count >= 3, let ending = parts.firstIndex(where: { $0 == "apns" || $0 == "apn" }), ending >= 2 else {
      return nil
    }
    return PushType(rawValue: parts[ending - 1].replacingHyphens)
  }
}

extension String {
  /// `live-activity` and `live_activity` are `liveactivity`.
  fileprivate var replacingHyphens: String { filter { $0 != "-" && $0 != "_" } }
}
