import PayloadAnalysis
import PayloadFeatures

/// `apns-lsp request`: the command lines that would send a payload. Nothing is run, and nobody is contacted.
enum RequestCommand: Command {
  static let syntax = Syntax(
    name: "request",
    summary: "Prints the curl and simctl lines that would send a payload; nothing is run.",
    operands: .path,
    options: [.pushType, .stdinFilename, .configuration, .noConfiguration],
    notes: """
      The headers are those that the payload's family needs, or those of the FCM message around it. Fill
      in the token, the device's token and the bundle identifier. For an app that Xcode installed the
      host is api.sandbox.push.apple.com. The Simulator takes notifications alone; what else there is
      has no simctl line.

      Exit status: 0; 2 wrong usage, no payload, an unreadable file or a broken configuration.
      """)

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    guard let documents = try DocumentReader(arguments, syntax) else { return .failure }
    guard documents.inputs.count <= 1 else {
      throw UsageError("\(arguments.operands[0]) holds several payload files; name one of them", of: syntax)
    }
    guard let input = documents.inputs.first else { return .failure }
    let file = documents.checked(input)
    switch file.outcome {
    case .unreadable(let failure):
      Stream.say("\(file.name) cannot be read: \(failure.reason)")
      return .failure
    case .analysis(let analysis):
      let name = input.source == .standardInput ? nil : file.name
      let texts = analysis.payloads.compactMap { text($0, analysis, file: name) }
      guard !texts.isEmpty else {
        Stream.say("\(file.name) holds nothing that is sent to APNs or to a Simulator")
        return .failure
      }
      return Stream.output.write(texts.joined(separator: "\n")) ? .success : .failure
    }
  }

  private static func text(_ region: Region, _ analysis: Analysis, file: String?) -> String? {
    let lines = RequestLines(region, isBroadcast: analysis.options.isBroadcast, file: file)
    let texts = [lines.curl, lines.simctl].compactMap { $0 }
    guard !texts.isEmpty else { return nil }
    let place = (region.embedding?.pointer ?? region.pointer).description
    return (place.isEmpty ? "" : "# \(DisplayWidth.visible(place))\n") + texts.map { $0 + "\n" }.joined(separator: "\n")
  }
}
