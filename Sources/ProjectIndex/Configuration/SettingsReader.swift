import JSONSyntax
import PayloadAnalysis
import SourceText

extension Settings {
  /// The settings that a JSON object says: the configuration file, or what an editor's user set, in the same shape.
  ///
  /// What the object does not name stays as it is in `settings`; `null`, as editors send it for what is not set, is the
  /// default. A value that the schema `configuration` does not allow is passed over: it has a finding of its own.
  package static func reading(_ node: Node, over settings: Settings) -> Settings {
    var settings = settings
    for member in node.members {
      guard let value = member.value else { continue }
      settings.read(value.kind == .null ? nil : value, named: member.name)
    }
    return settings
  }

  /// The settings that a JSON text says.
  package static func reading(_ text: String, over settings: Settings = Settings()) -> Settings {
    guard let root = SyntaxTree.parse(SourceText(text)).root else { return settings }
    return reading(root, over: settings)
  }

  private mutating func read(_ value: Node?, named name: String) {
    let defaults = Settings()
    switch name {
    case "include": read(value, \.include, Settings.globs, default: defaults.include)
    case "exclude": read(value, \.exclude, Settings.globs, default: defaults.exclude)
    case "payloadFiles": read(value, \.payloadFiles, Settings.globs, default: defaults.payloadFiles)
    case "pushTypes": read(value, \.pushTypes, { Settings.choices($0, PushType.init(_:)) }, default: [])
    case "broadcast": read(value, \.broadcast, Settings.broadcast, default: [])
    case "limit": read(value, \.limit, { Settings.positive($0).map(Optional.some) }, default: nil)
    case "limits": read(value, \.limits, { Settings.choices($0, Settings.positive) }, default: [])
    case "nearLimitPercent":
      read(value, \.nearLimitPercent, Settings.percent, default: defaults.nearLimitPercent)
    case "severities": read(value, \.severities, Settings.severities, default: [:])
    case "format":
      let before = format
      read(value, \.format, { Format(reading: $0, over: before) }, default: defaults.format)
    case "inlayHints":
      read(value?[name: "dates"] ?? value, \.showsDates, \.booleanValue, default: defaults.showsDates)
      read(
        value?[name: "size"] ?? value, \.showsSize, { $0.booleanValue.map(Optional.some) }, default: defaults.showsSize)
    case "codeLens": read(value, \.showsLens, \.booleanValue, default: defaults.showsLens)
    default: break
    }
  }

  /// Sets a setting to what a value says, to its default where there is no value; a value that says nothing changes
  /// nothing.
  private mutating func read<Value>(
    _ value: Node?, _ setting: WritableKeyPath<Settings, Value>, _ read: (Node) -> Value?, default fallback: Value
  ) {
    guard let value else {
      self[keyPath: setting] = fallback
      return
    }
    if let known = read(value) { self[keyPath: setting] = known }
  }
}

// MARK: - Values

extension Settings {
  private static func globs(_ node: Node) -> [Glob]? {
    node.kind == .array ? node.elements.compactMap(\.stringValue).map(Glob.init) : nil
  }

  /// `true` for all, or globs.
  private static func broadcast(_ node: Node) -> [Glob]? {
    switch node.booleanValue {
    case true?: [Glob("**")]
    case false?: []
    case nil: globs(node)
    }
  }

  private static func positive(_ node: Node) -> Int? { node.integerValue.flatMap { $0 > 0 ? $0 : nil } }

  private static func percent(_ node: Node) -> Int? {
    node.doubleValue.flatMap { (1...100).contains($0) ? Int($0) : nil }
  }

  /// The members of an object, whose names are globs.
  private static func choices<Value>(_ node: Node, _ read: (Node) -> Value?) -> [Choice<Value>]? {
    guard node.kind == .object else { return nil }
    return node.members.compactMap { member in
      member.value.flatMap(read).map { Choice(Glob(member.name), $0) }
    }
  }

  private static func severities(_ node: Node) -> [String: SeverityChoice]? {
    guard node.kind == .object else { return nil }
    var severities: [String: SeverityChoice] = [:]
    for member in node.members {
      guard let word = member.value?.stringValue else { continue }
      if word == "off" {
        severities[member.name] = .off
      } else if let severity = Severity(name: word) {
        severities[member.name] = .severity(severity)
      }
    }
    return severities
  }
}

extension PushType {
  fileprivate init?(_ node: Node) {
    guard let name = node.stringValue else { return nil }
    self.init(name: name)
  }
}

extension Settings.Format {
  /// What an object says of `format`, over what was set before.
  fileprivate init?(reading node: Node, over format: Settings.Format) {
    guard node.kind == .object else { return nil }
    self = format
    if let word = node[name: "expand"]?.stringValue, let choice = FormattingOptions.Expansion(rawValue: word) {
      expand = choice
    }
    if let columns = node[name: "width"]?.integerValue, (20...1000).contains(columns) { width = columns }
    if let value = node[name: "indent"] {
      if value.stringValue == "tab" { indentation = .tab }
      if let spaces = value.integerValue, (0...16).contains(spaces) { indentation = .spaces(spaces) }
    }
    if let choice = node[name: "anyJSON"]?.booleanValue { anyJSON = choice }
  }
}
