/// All checks. Each folder has its list, in alphabetical order; a test holds lists and files together.
package enum Checks {
  /// Those that tell what the parser found come first.
  package static let everything: [any Check.Type] = syntax.map { $0 as any Check.Type } + others

  /// Those that are asked about each region.
  static let ofRegions = syntax.filter { $0.looksAtRegions }.map { $0 as any Check.Type } + others

  private static let others = vocabulary + size + meaning + envelopes + configuration

  package static let offByDefault = Set(everything.filter { !$0.isOnByDefault }.map { $0.code })

  private static let byCode = Dictionary(everything.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })

  package static func named(_ code: String) -> (any Check.Type)? { byCode[code] }
}
