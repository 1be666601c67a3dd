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
    if let headers = RequestHeaders(payload, schema: region.schema, isBroadcast: isBroadcast) {
      curl = RequestLines.curl(headers, body, bundle: RequestLines.topic(of: region, payload), isBroadcast: isBroadcast)
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

  private static func curl(_ headers: RequestHeaders, _ body: Body, bundle: String, isBroadcast: Bool) -> String {
    var lines = ["curl --http2", "  --header \"authorization: bearer $TOKEN\""]
    lines += headers.fields.map { "  --header \"\($0.name): \($0.value)\"" }
    if let suffix = headers.topicSuffix { lines.append("  --header \"apns-topic: \(bundle)\(suffix)\"") }
    lines.append("  --data-binary \(body.file.map { "@" + $0 } ?? "@-")")
    lines.append(
      isBroadcast
        ? "  https://api.push.apple.com/4/broadcasts/apps/\(bundle)"
        : "  https://api.push.apple.com/3/device/$DEVICE_TOKEN")
    return (body.source.map { $0 + " |\n  " } ?? "") + lines.joined(separator: " \\\n")
  }

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
        source = "printf %s \(shellQuoted(region.minified))"
      }
    }
  }
}

extension Region {
  /// The payload without white space between its tokens.
  package var minified: String {
    let text = tree.text
    let range = root.range
    let edits = tree.minifyingEdits(of: root).filter { range.contains($0.range) }
    let shifted = edits.map { edit in
      TextEdit(ByteRange(edit.range.start - range.start, edit.range.end - range.start), edit.replacement)
    }
    return SourceText(Array(text.bytes[range.start..<min(range.end, text.count)])).applying(shifted).string
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
