/// `textDocument/documentSymbol`
package enum DocumentSymbolRequest: RequestMessage {
  package static let method = "textDocument/documentSymbol"
  package typealias Params = TextDocumentParams
  package typealias Result = DocumentSymbols?
}

/// A tree for clients with `hierarchicalDocumentSymbolSupport`, a flat list for all others.
package enum DocumentSymbols: Codable, Sendable, Equatable {
  case tree([DocumentSymbol])
  case flat([SymbolInformation])

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let symbols = try? container.decode([DocumentSymbol].self) {
      self = .tree(symbols)
    } else {
      self = .flat(try container.decode([SymbolInformation].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .tree(let symbols): try container.encode(symbols)
    case .flat(let symbols): try container.encode(symbols)
    }
  }
}

package struct DocumentSymbol: Codable, Sendable, Equatable {
  package var name: String
  package var detail: String?
  package var kind: SymbolKind
  /// The whole member; `selectionRange` lies in it.
  package var range: Range
  package var selectionRange: Range
  package var children: [DocumentSymbol]?

  package init(
    name: String, detail: String? = nil, kind: SymbolKind, range: Range, selectionRange: Range,
    children: [DocumentSymbol]? = nil
  ) {
    self.name = name
    self.detail = detail
    self.kind = kind
    self.range = range
    self.selectionRange = selectionRange
    self.children = children
  }
}

package struct SymbolInformation: Codable, Sendable, Equatable {
  package var name: String
  package var kind: SymbolKind
  package var location: Location
  package var containerName: String?

  package init(name: String, kind: SymbolKind, location: Location, containerName: String? = nil) {
    self.name = name
    self.kind = kind
    self.location = location
    self.containerName = containerName
  }
}

package enum SymbolKind: Int, Codable, Sendable {
  case file = 1
  case module = 2
  case namespace = 3
  case package = 4
  case `class` = 5
  case method = 6
  case property = 7
  case field = 8
  case constructor = 9
  case `enum` = 10
  case interface = 11
  case function = 12
  case variable = 13
  case constant = 14
  case string = 15
  case number = 16
  case boolean = 17
  case array = 18
  case object = 19
  case key = 20
  case null = 21
  case enumMember = 22
  case structure = 23
  case event = 24
  case `operator` = 25
  case typeParameter = 26
}

package struct DocumentSymbolClientCapabilities: Codable, Sendable, Equatable {
  @Lenient package var hierarchicalDocumentSymbolSupport: Bool?
  @Lenient package var symbolKind: ValueSet<Int>?

  package init(hierarchicalDocumentSymbolSupport: Bool? = nil, symbolKind: ValueSet<Int>? = nil) {
    self.hierarchicalDocumentSymbolSupport = hierarchicalDocumentSymbolSupport
    self.symbolKind = symbolKind
  }
}
