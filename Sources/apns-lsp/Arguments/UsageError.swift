import PayloadAnalysis

/// Arguments that make no sense: what is wrong, and the way out.
struct UsageError: Error {
  let message: String

  /// - Parameters:
  ///   - problem: a sentence without its full stop.
  ///   - word: what was typed; the one of `candidates` that is nearest is offered.
  ///   - syntax: the command whose help is pointed at; nil for the program's own.
  init(_ problem: String, nearest word: String? = nil, among candidates: [String] = [], of syntax: Syntax? = nil) {
    let near = word.flatMap { Suggestion.nearest(to: $0, among: candidates) }
    let help = ["apns-lsp", syntax?.name ?? "", "--help"].filter { !$0.isEmpty }.joined(separator: " ")
    self.init(problem, near: near.map { [$0] } ?? [], list: help)
  }

  /// - Parameters:
  ///   - near: what was perhaps meant.
  ///   - list: the command that lists what there is.
  init(_ problem: String, near: [String], list: String) {
    let question = near.isEmpty ? "." : "; did you mean \(near.listed(with: "or"))?"
    message = problem + question + " `\(list)` lists what there is."
  }
}
