import JSONSyntax

/// What a project or a user wants otherwise than by default. `ProjectIndex` fills it from `.apns-lsp.json` and from the
/// client's settings; everything is empty by default.
package struct Settings: Sendable, Equatable {
  /// A severity of one's own for a check, or none at all.
  package enum SeverityChoice: Sendable, Equatable {
    case off
    case severity(Severity)
  }

  /// By code.
  package var severities: [String: SeverityChoice] = [:]
  /// Files that are payload files, besides those that their name says.
  package var payloadFiles: [Glob] = []
  package var exclude: [Glob] = []
  package var include: [Glob] = []
  /// The last glob that matches decides, as in the configuration.
  package var pushTypes: [Choice<PushType>] = []
  package var limits: [Choice<Int>] = []
  /// A budget for all payloads, in bytes.
  package var limit: Int?
  package var broadcast: [Glob] = []
  /// From this share of the limit on, a payload is near it.
  package var nearLimitPercent = 90
  package var format = Format()
  package var showsDates = true
  /// Whether a payload's end tells its size; nil for where the editor shows no line above it that does.
  package var showsSize: Bool?
  package var showsLens = true

  package struct Choice<Value: Sendable & Equatable>: Sendable, Equatable {
    package var glob: Glob
    package var value: Value

    package init(_ glob: Glob, _ value: Value) {
      self.glob = glob
      self.value = value
    }
  }

  /// How text is laid out. What is nil is as `.editorconfig` or the editor says, or as the file is.
  package struct Format: Sendable, Equatable {
    package var expand: FormattingOptions.Expansion?
    /// In columns.
    package var width: Int?
    package var indentation: FormattingOptions.Indentation?
    /// Whether JSON files that are no payload files are formatted in an editor, too.
    package var anyJSON = false

    package init() {}

    /// The layout that is asked for here, over another.
    package func applied(to options: FormattingOptions) -> FormattingOptions {
      var options = options
      options.indentation = indentation ?? options.indentation
      options.width = width ?? options.width
      options.expand = expand ?? options.expand
      return options
    }
  }

  package init() {}
}
