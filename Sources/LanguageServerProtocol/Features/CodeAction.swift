/// `textDocument/codeAction`
package enum CodeActionRequest: RequestMessage {
  package static let method = "textDocument/codeAction"
  package typealias Params = CodeActionParams
  package typealias Result = [CommandOrCodeAction]?
}

/// `codeAction/resolve`: adds the edit, for clients that take it later.
package enum CodeActionResolveRequest: RequestMessage {
  package static let method = "codeAction/resolve"
  package typealias Params = CodeAction
  package typealias Result = CodeAction
}

package struct CodeActionParams: Codable, Sendable, Equatable {
  package var textDocument: TextDocumentIdentifier
  package var range: Range
  package var context: CodeActionContext

  package init(textDocument: TextDocumentIdentifier, range: Range, context: CodeActionContext) {
    self.textDocument = textDocument
    self.range = range
    self.context = context
  }
}

package struct CodeActionContext: Codable, Sendable, Equatable {
  /// Diagnostics of other servers may be among them; those that LSP does not foresee are left out.
  package var diagnostics: [Diagnostic]
  /// The kinds that are asked for, sub-kinds included; nil: all.
  package var only: [CodeActionKind]?
  /// 1: a person asked, 2: the editor did by itself.
  package var triggerKind: Int?

  package init(diagnostics: [Diagnostic], only: [CodeActionKind]? = nil, triggerKind: Int? = nil) {
    self.diagnostics = diagnostics
    self.only = only
    self.triggerKind = triggerKind
  }

  /// Whether the editor asks by itself (LSP 3.17, `CodeActionTriggerKind`).
  package var isAutomatic: Bool { triggerKind == 2 }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let readable = try? container.decodeIfPresent([Lenient<Diagnostic>].self, forKey: .diagnostics)
    diagnostics = (readable ?? []).compactMap(\.wrappedValue)
    only = try container.decodeIfPresent([CodeActionKind].self, forKey: .only)
    triggerKind = try container.decodeIfPresent(Int.self, forKey: .triggerKind)
  }
}

/// A dotted name; `quickfix` contains `quickfix.apns`, and the empty kind contains all.
package struct CodeActionKind: RawRepresentable, Codable, Sendable, Hashable {
  package var rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  package static let empty = CodeActionKind(rawValue: "")
  package static let quickFix = CodeActionKind(rawValue: "quickfix")
  package static let refactor = CodeActionKind(rawValue: "refactor")
  package static let refactorRewrite = CodeActionKind(rawValue: "refactor.rewrite")
  package static let source = CodeActionKind(rawValue: "source")
  package static let sourceFixAll = CodeActionKind(rawValue: "source.fixAll")

  /// Whether `kind` is this one or below it.
  package func contains(_ kind: CodeActionKind) -> Bool {
    rawValue.isEmpty || kind == self || kind.rawValue.hasPrefix(rawValue + ".")
  }
}

/// Commands are for clients without `codeActionLiteralSupport`.
package enum CommandOrCodeAction: Codable, Sendable, Equatable {
  case command(Command)
  case action(CodeAction)

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let command = try? container.decode(Command.self) {
      self = .command(command)
    } else {
      self = .action(try container.decode(CodeAction.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .command(let command): try container.encode(command)
    case .action(let action): try container.encode(action)
    }
  }
}

package struct CodeAction: Codable, Sendable, Equatable {
  package var title: String
  package var kind: CodeActionKind?
  package var diagnostics: [Diagnostic]?
  package var isPreferred: Bool?
  package var disabled: Disabled?
  package var edit: WorkspaceEdit?
  package var command: Command?
  package var data: LSPAny?

  package init(
    title: String, kind: CodeActionKind? = nil, diagnostics: [Diagnostic]? = nil, isPreferred: Bool? = nil,
    disabled: Disabled? = nil, edit: WorkspaceEdit? = nil, command: Command? = nil, data: LSPAny? = nil
  ) {
    self.title = title
    self.kind = kind
    self.diagnostics = diagnostics
    self.isPreferred = isPreferred
    self.disabled = disabled
    self.edit = edit
    self.command = command
    self.data = data
  }

  /// Why an action cannot be taken now.
  package struct Disabled: Codable, Sendable, Equatable {
    package var reason: String

    package init(reason: String) {
      self.reason = reason
    }
  }
}

/// What the server says of its actions: the kinds are for clients with `codeActionLiteralSupport`.
package enum CodeActionProvider: Codable, Sendable, Equatable {
  case supported(Bool)
  case options(CodeActionOptions)

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let supported = try? container.decode(Bool.self) {
      self = .supported(supported)
    } else {
      self = .options(try container.decode(CodeActionOptions.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .supported(let supported): try container.encode(supported)
    case .options(let options): try container.encode(options)
    }
  }
}

package struct CodeActionOptions: Codable, Sendable, Equatable {
  package var codeActionKinds: [CodeActionKind]?
  package var resolveProvider: Bool?

  package init(codeActionKinds: [CodeActionKind]? = nil, resolveProvider: Bool? = nil) {
    self.codeActionKinds = codeActionKinds
    self.resolveProvider = resolveProvider
  }
}

package struct CodeActionClientCapabilities: Codable, Sendable, Equatable {
  @Lenient package var codeActionLiteralSupport: LiteralSupport?
  @Lenient package var isPreferredSupport: Bool?
  @Lenient package var disabledSupport: Bool?
  @Lenient package var dataSupport: Bool?
  @Lenient package var resolveSupport: ResolveSupport?

  package init(
    codeActionLiteralSupport: LiteralSupport? = nil, isPreferredSupport: Bool? = nil, disabledSupport: Bool? = nil,
    dataSupport: Bool? = nil, resolveSupport: ResolveSupport? = nil
  ) {
    self.codeActionLiteralSupport = codeActionLiteralSupport
    self.isPreferredSupport = isPreferredSupport
    self.disabledSupport = disabledSupport
    self.dataSupport = dataSupport
    self.resolveSupport = resolveSupport
  }

  package struct LiteralSupport: Codable, Sendable, Equatable {
    @Lenient package var codeActionKind: ValueSet<CodeActionKind>?

    package init(codeActionKind: ValueSet<CodeActionKind>? = nil) {
      self.codeActionKind = codeActionKind
    }
  }
}
