import JSONSyntax
import PayloadAnalysis
import SourceText

/// Which settings hold for which file: those of the nearest `.apns-lsp.json` over those of the user over the defaults.
///
/// A configuration is looked for from the file's folder upwards: as far as the workspace's folder; outside of all of
/// those as far as the top of the repository; without a repository as far as the working folder, if the file lies below
/// it. The nearest one holds alone. Answers are remembered until `forget()`.
package struct Project: Sendable {
  /// Where the configuration comes from.
  package enum Source: Sendable, Equatable {
    case nearest
    case file(FilePath)
    case none
  }

  /// A configuration, or why it could not be read.
  package typealias Loaded = Result<ConfigurationFile, FileFailure>

  package let source: Source
  /// Absolute and normalized.
  package let workspace: [FilePath]
  private let workingFolder: FilePath?
  package let userSettings: Settings
  /// What the user set for a folder of the workspace, where that differs from `userSettings`.
  package let folderSettings: [FilePath: Settings]

  private var configurationPaths: [FilePath: FilePath?] = [:]
  private var loaded: [FilePath: Loaded] = [:]
  /// Of each configuration the last text without mistakes: in an editor it stays in force while the file is broken.
  private var lastGood: [FilePath: SourceText] = [:]
  private var editorConfigs: [FilePath: EditorConfig] = [:]
  /// Of the file that was last asked about: editors ask about the same one again and again.
  private var lastLayout: (path: FilePath, format: Settings.Format, editorConfig: EditorConfig)?

  /// - Parameters:
  ///   - workspace: absolute paths.
  ///   - workingFolder: absolute; nil in an editor.
  package init(
    source: Source = .nearest, workspace: [FilePath] = [], workingFolder: FilePath? = nil,
    userSettings: Settings = Settings(), folderSettings: [FilePath: Settings] = [:]
  ) {
    self.source = source
    self.workspace = workspace.map(\.normalized)
    self.workingFolder = workingFolder?.normalized
    self.userSettings = userSettings
    self.folderSettings = folderSettings
  }

  /// The same project with other settings of the user or other folders. What was read is forgotten, but not which
  /// configurations were good.
  package func with(
    userSettings: Settings? = nil, folderSettings: [FilePath: Settings]? = nil, workspace: [FilePath]? = nil
  ) -> Project {
    var project = Project(
      source: source, workspace: workspace ?? self.workspace, workingFolder: workingFolder,
      userSettings: userSettings ?? self.userSettings, folderSettings: folderSettings ?? self.folderSettings)
    project.lastGood = lastGood
    for case (let path, .success(let file)) in loaded where file.mistakes.isEmpty {
      project.lastGood[path] = file.analysis.text
    }
    return project
  }

  /// Forgets what was read, because a configuration or `.editorconfig` changed.
  package mutating func forget() {
    self = with()
  }

  /// All configurations that were asked for and found, in the order of their paths.
  package var configurations: [(path: FilePath, loaded: Loaded)] {
    loaded.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

// MARK: - Settings

extension Project {
  /// - Parameter path: absolute and normalized.
  package mutating func options(for path: FilePath, languageID: String? = nil) -> DocumentOptions {
    let (settings, relative) = settings(for: path)
    var options = DocumentOptions(path: relative, languageID: languageID, settings: settings)
    if options.role != .configuration, settings.excludes(relative) {
      options.isExcluded = true
      options.role = .json
    }
    return options
  }

  /// Whether `exclude` leaves out a folder with all that it holds.
  package mutating func isExcluded(folder: FilePath) -> Bool {
    let (settings, relative) = settings(for: folder.appending("-"))
    guard let path = FilePath(relative).folder?.description, !path.isEmpty else { return false }
    return settings.exclude.contains { $0.matchesPart(of: path) }
  }

  /// How a file is laid out: the editor's options, over them what `.editorconfig` says, over that the configuration.
  ///
  /// - Parameter client: what the editor asks for; the formatter's defaults without one.
  package mutating func formattingOptions(
    for path: FilePath, client: FormattingOptions = FormattingOptions()
  ) -> FormattingOptions {
    if let last = lastLayout, last.path == path {
      return last.format.applied(to: last.editorConfig.applied(to: client))
    }
    let (format, editorConfig) = (settings(for: path).settings.format, editorConfig(for: path))
    lastLayout = (path, format, editorConfig)
    return format.applied(to: editorConfig.applied(to: client))
  }

  /// The settings for a file, and its path as their globs want it.
  private mutating func settings(for path: FilePath) -> (settings: Settings, relative: String) {
    let folder = path.folder ?? FilePath("/")
    let configuration = try? configuration(for: folder)?.get()
    let inForce = configuration.map { $0.mistakes.isEmpty ? $0 : lastGood($0) }
    let base = configuration?.folder ?? workspaceFolder(of: folder) ?? workingFolder ?? folder
    let relative = path.relative(to: base) ?? FilePath(bytes: path.bytes.drop { $0 == UInt8(ascii: "/") })
    return (inForce?.settings ?? userSettings(in: folder), relative.description)
  }

  /// What the user set for the files of a folder.
  private func userSettings(in folder: FilePath) -> Settings {
    guard !folderSettings.isEmpty, let workspaceFolder = workspaceFolder(of: folder) else { return userSettings }
    return folderSettings[workspaceFolder] ?? userSettings
  }

  /// A configuration as it was before it was broken; as far as it can be read if it never was in order.
  private func lastGood(_ broken: ConfigurationFile) -> ConfigurationFile {
    guard let text = lastGood[broken.path] else { return broken }
    return ConfigurationFile(path: broken.path, text: text, over: userSettings(in: broken.folder))
  }
}

// MARK: - Search

extension Project {
  /// The configuration that holds for the files of a folder; nil if there is none.
  package mutating func configuration(for folder: FilePath) -> Loaded? {
    let path: FilePath?
    switch source {
    case .none: return nil
    case .file(let file): path = file
    case .nearest: path = nearestConfiguration(to: folder)
    }
    guard let path else { return nil }
    if let known = loaded[path] { return known }
    let read = ConfigurationFile.read(path, over: userSettings(in: folder))
    loaded[path] = read
    return read
  }

  private mutating func nearestConfiguration(to folder: FilePath) -> FilePath? {
    if let known = configurationPaths[folder] { return known }
    let candidates = foldersUpwards(from: folder).map { $0.appending(DocumentRole.configurationFileName) }
    let found = candidates.first { if case .success = FileKind.of($0) { true } else { false } }
    configurationPaths[folder] = .some(found)
    return found
  }

  private mutating func editorConfig(for path: FilePath) -> EditorConfig {
    let folder = path.folder ?? FilePath("/")
    if let known = editorConfigs[folder] { return known.resolved(for: path) }
    let files = source == .none ? EditorConfig() : EditorConfig(folders: foldersUpwards(from: folder))
    editorConfigs[folder] = files
    return files.resolved(for: path)
  }

  /// The folder and those above it that belong to the project, the innermost first.
  private func foldersUpwards(from folder: FilePath) -> [FilePath] {
    var all = [folder]
    while let next = all.last?.folder { all.append(next) }
    let top =
      workspaceFolder(of: folder) ?? all.first { Project.isRepository($0) }
      ?? workingFolder.flatMap { folder.relative(to: $0) == nil ? nil : $0 } ?? folder
    return Array(all.prefix { $0.relative(to: top) != nil })
  }

  /// The innermost folder of the workspace that holds a folder.
  private func workspaceFolder(of folder: FilePath) -> FilePath? {
    workspace.filter { folder.relative(to: $0) != nil }.max { $0.bytes.count < $1.bytes.count }
  }

  private static func isRepository(_ folder: FilePath) -> Bool {
    if case .success = FileKind.of(folder.appending(".git")) { true } else { false }
  }
}

extension Settings {
  /// Whether a file is left out, by `exclude` or by `include`.
  fileprivate func excludes(_ path: String) -> Bool {
    let isIncluded = include.isEmpty || include.contains { $0.matchesPart(of: path) }
    return !isIncluded || exclude.contains { $0.matchesPart(of: path) }
  }
}

extension Glob {
  /// Whether a path or a folder above it is meant: `build` means all that is in it.
  fileprivate func matchesPart(of path: String) -> Bool {
    var parts = path.split(separator: "/")
    while !parts.isEmpty {
      if matches(parts.joined(separator: "/")) { return true }
      parts.removeLast()
    }
    return false
  }
}
