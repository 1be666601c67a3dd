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
    analysis.symbols { symbol, children in
      LanguageServerProtocol.DocumentSymbol(
        name: symbol.name, detail: symbol.detail, kind: client.symbolKind(symbol.kind),
        range: range(of: symbol.range), selectionRange: range(of: symbol.selectionRange),
        children: children.isEmpty ? nil : children)
    }
  }

  fileprivate var symbolList: [SymbolInformation] {
    let lists: [[SymbolInformation]] = analysis.symbols { symbol, children in
      let location = Location(uri: uri, range: range(of: symbol.range))
      var list = [SymbolInformation(name: symbol.name, kind: client.symbolKind(symbol.kind), location: location)]
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

  /// A client that does not say which kinds it knows knows those of the protocol's first version, up to `array`.
  fileprivate func symbolKind(_ kind: NodeKind) -> SymbolKind {
    let known = capabilities.textDocument?.documentSymbol?.symbolKind?.valueSet
    let isKnown = { (kind: SymbolKind) in
      known?.contains(kind.rawValue) ?? (kind.rawValue <= SymbolKind.array.rawValue)
    }
    switch kind {
    case .object: return isKnown(.object) ? .object : .module
    case .array: return .array
    case .string: return .string
    case .number: return .number
    case .true, .false: return .boolean
    case .null: return isKnown(.null) ? .null : .variable
    case .member, .placeholder, .invalid: return .variable
    }
  }
}
