extension Checks {
  package static let syntax: [any SyntaxCheck.Type] = [
    MissingComma.self,
    TrailingComma.self,
    WrongQuote.self,
  ]
}
