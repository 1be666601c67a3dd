import JSONSyntax
import PayloadAnalysis
import SourceText

/// The command lines that would send a payload. They are text: nothing here runs them, and nobody is contacted.
package struct RequestLines: Sendable {
  /// For APNs; nil for what does not go there.
  package var curl: String?
  /// For a Simulator; nil for what it does not take.
  package var simctl: String?

  /// - Parameters:
  ///   - region: a payload.
  ///   - file: the name of the document's file, nil if it has none.
  ///   - inlineLimit: a payload that is only a part of its file stands in the line itself, up to so many bytes; a
  ///     longer one is `payload.apns`.
  package init(_ region: Region, isBroadcast: Bool = false, file: String?, inlineLimit: Int = .max) {
    guard let payload = region.payload else { return }
    let body = Body(region, payload, file: file, inlineLimit: inlineLimit)
    if let headers = RequestHeaders(of: region, isBroadcast: isBroadcast) {
      curl = RequestLines.curl(headers, body, region, payload, isBroadcast: isBroadcast)
    }
    if payload.family == .alert || payload.family == .background, region.aps != nil {
      // A bundle identifier in the file need not be given again.
      let target = region.root.member(named: "Simulator Target Bundle") == nil ? " \(RequestLines.placeholder)" : ""
      simctl = "\(body.source.map { $0 + " | " } ?? "")xcrun simctl push booted\(target) \(body.file ?? "-")"
    }
  }

  private static let placeholder = "com.example.MyApp"

  /// What the topic begins with: the app's bundle identifier, or a word to be filled in.
  private static func topic(of region: Region, _ payload: Region.Payload) -> String {
    switch payload.family {
    case .mdm: return "TOPIC"
    case .wallet: return "pass.com.example"
    case .safariWebsite: return "web.com.example"
    default: break
    }
    let bundle = region.root[name: "Simulator Target Bundle"]?.stringValue ?? ""
    // It goes into a shell's command line as it is.
    let isPlain = bundle.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    return bundle.isEmpty || !isPlain ? placeholder : bundle
  }

  private static func curl(
    _ headers: RequestHeaders, _ body: Body, _ region: Region, _ payload: Region.Payload, isBroadcast: Bool
  ) -> String {
    let bundle = topic(of: region, payload)
    var lines = ["curl --http2", "  \(authentication(payload.family))"]
    lines += headers.fields.map { "  --header \"\($0.name): \($0.value)\"" }
    let topic = headers.topic ?? headers.topicSuffix.map { bundle + $0 }
    if let topic { lines.append("  --header \"apns-topic: \(topic)\"") }
    lines.append("  --data-binary \(body.file.map { "@" + $0 } ?? "@-")")
    lines.append(
      "  https://\(host(of: region))/" + (isBroadcast ? "4/broadcasts/apps/\(bundle)" : "3/device/$DEVICE_TOKEN"))
    let note =
      region.message != nil && region.isGivenAlert ? "# Firebase adds the alert of `notification` to it.\n" : ""
    return note + (body.source.map { $0 + " |\n  " } ?? "") + lines.joined(separator: " \\\n")
  }

  /// Where no app's key signs a token, a certificate tells who sends, and what the topic is.
  private static func authentication(_ family: PayloadFamily) -> String {
    switch family {
    case .mdm, .wallet, .safariWebsite: "--cert push.pem"
    default: "--header \"authorization: bearer $TOKEN\""
    }
  }

  /// SNS names the environment; else it is that of apps from the App Store.
  ///
  /// https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns
  private static func host(of region: Region) -> String {
    let name = (region.embedding?.pointer ?? region.pointer).components.last ?? ""
    return region.envelope == .sns && name.uppercased().hasSuffix("_SANDBOX") ? sandboxHost : host
  }

  static let host = "api.push.apple.com"

  /// Where the pushes for apps go that Xcode installed.
  package static let sandboxHost = "api.sandbox.push.apple.com"

  /// Where the bytes of the payload come from: the file, or a command in front.
  private struct Body {
    /// The file, quoted for a shell; nil if a command gives the payload.
    var file: String?
    var source: String?

    init(_ region: Region, _ payload: Region.Payload, file: String?, inlineLimit: Int) {
      let isWholeFile = region.pointer.components.isEmpty && region.embedding == nil
      if isWholeFile, let file {
        let quoted = shellQuoted(file)
        // White space counts for APNs.
        if payload.size.written > payload.limit, payload.size.minified <= payload.limit {
          source = "apns-lsp format --minify \(quoted)"
        } else {
          self.file = quoted
        }
      } else if payload.size.minified > inlineLimit {
        self.file = "payload.apns"
      } else {
        source = "printf %s \(shellQuoted(region.root.minifiedSource))"
      }
    }
  }
}

/// A word of a shell's command line: as it is where no character of it means something to the shell, else in apostrophes.
func shellQuoted(_ word: String) -> String {
  let isPlain = word.utf8.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: "@"):
      true
    default: false
    }
  }
  if isPlain, !word.isEmpty, !word.hasPrefix("-") { return word }
  return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
}
