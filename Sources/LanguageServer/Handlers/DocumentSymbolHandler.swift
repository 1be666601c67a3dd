import JSONRPC
import JSONSyntax
import LanguageServerProtocol
import PayloadFeatures

enum DocumentSymbolHandler: DocumentRequestHandler {
  typealias Message = DocumentSymbolRequest

  static func advertise(in capabilities: inout ServerCapabilities, to client: ClientAbilities) {
    capabilities.documentSymbolProvider = true
  }

  static func answer(
    _ params: TextDocumentParams, _ document: DocumentSnapshot
  ) throws(ResponseError) -> DocumentSymbols? {
    document.client.takesSymbolTree ? .tree(document.symbolTree) : .flat(document.symbolList)
  }
}

extension DocumentSnapshot {
  fileprivate var symbolTree: [LanguageServerProtocol.DocumentSymbol] {
    let kinds = SymbolKinds(client)
    return analysis.symbols { symbol, children in
      LanguageServerProtocol.DocumentSymbol(
        name: symbol.name, detail: symbol.detail, kind: kinds.kind(of: symbol.kind),
        range: range(of: symbol.range), selectionRange: range(of: symbol.selectionRange),
        children: children.isEmpty ? nil : children)
    }
  }

  fileprivate var symbolList: [SymbolInformation] {
    let kinds = SymbolKinds(client)
    let lists: [[SymbolInformation]] = analysis.symbols { symbol, children in
      let location = Location(uri: uri, range: range(of: symbol.range))
      var list = [SymbolInformation(name: symbol.name, kind: kinds.kind(of: symbol.kind), location: location)]
      for child in children.joined() {
        list.append(child)
        // The name of the next container around it: those further out come later, and find it set.
        if child.containerName == nil { list[list.count - 1].containerName = symbol.name }
      }
      return list
    }
    return Array(lists.joined())
  }
}

extension ClientAbilities {
  fileprivate var takesSymbolTree: Bool {
    capabilities.textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport ?? false
  }
}

/// The kinds of symbols that a client knows.
private struct SymbolKinds {
  private let object: SymbolKind
  private let null: SymbolKind

  /// A client that does not say which kinds it knows knows those of the protocol's first version, up to `array`.
  init(_ client: ClientAbilities) {
    let named = client.capabilities.textDocument?.documentSymbol?.symbolKind?.valueSet
    let known = named ?? Array(1...SymbolKind.array.rawValue)
    object = known.contains(SymbolKind.object.rawValue) ? .object : .module
    null = known.contains(SymbolKind.null.rawValue) ? .null : .variable
  }

  func kind(of kind: NodeKind) -> SymbolKind {
    switch kind {
    case .object: object
    case .array: .array
    case .string: .string
    case .number: .number
    case .true, .false: .boolean
    case .null: null
    case .member, .placeholder, .invalid: .variable
    }
  }
}
