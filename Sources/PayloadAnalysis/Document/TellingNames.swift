import JSONSyntax
import PayloadSchema
import SourceText

/// Names at the root of an object that say what it may be: a payload, an envelope, another service's request. Found in
/// one look at each member, because every object of a large document is asked.
struct TellingNames: OptionSet {
  let rawValue: UInt8

  static let aps = TellingNames(rawValue: 1)
  static let webPush = TellingNames(rawValue: 2)
  /// Of `message`, `to` and `registration_ids`.
  static let fcm = TellingNames(rawValue: 4)
  /// `APNS`, `APNS_SANDBOX` … in any case.
  static let snsPlatform = TellingNames(rawValue: 8)
  static let snsDefault = TellingNames(rawValue: 16)
  /// A name that looks like `aps`, and is not.
  static let apsLookAlike = TellingNames(rawValue: 64)
  /// A name that other services' requests have.
  static let vendor = TellingNames(rawValue: 32)

  private static let all: [(name: String, meaning: TellingNames)] =
    [
      ("aps", .aps), ("web_push", .webPush), ("message", .fcm), ("to", .fcm), ("registration_ids", .fcm),
      ("default", .snsDefault),
    ] + Envelope.snsPlatforms.map { ($0.lowercased(), .snsPlatform) }
    + VendorRequest.tellingNames.map { ($0, .vendor) }

  /// By the first letter, as a lower-case ASCII byte.
  private static let byFirstLetter: [[(name: [UInt8], meaning: TellingNames)]] = {
    var table = Array(repeating: [(name: [UInt8], meaning: TellingNames)](), count: 256)
    for entry in all {
      guard let first = entry.name.utf8.first else { continue }
      table[Int(first)].append((Array(entry.name.utf8), entry.meaning))
    }
    return table
  }()

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(in object: Node) {
    var found: TellingNames = []
    for member in object.members {
      if member.flags.contains(.hasEscapes) {
        found.formUnion(TellingNames(name: Array(member.name.utf8)[...]))
      } else {
        let range = member.nameContentRange
        found.formUnion(TellingNames(name: object.tree.text.bytes[range.start..<range.end]))
      }
    }
    self = found
  }

  /// Of three letters at least one is none of ASCII; more than three characters are such that are not seen.
  private static func mayLookLikeAPS(_ name: ArraySlice<UInt8>, _ first: UInt8) -> Bool {
    (first == UInt8(ascii: "a") || first >= 0x80) && (4...12).contains(name.count) && name.contains { $0 >= 0x80 }
  }

  private init(name: ArraySlice<UInt8>) {
    self = []
    guard let first = name.first else { return }
    if TellingNames.mayLookLikeAPS(name, first) {
      let text = String(decoding: name, as: UTF8.self)
      if LookAlike.first(in: text) != nil, LookAlike.plain(text) == "aps" { formUnion(.apsLookAlike) }
      return
    }
    for entry in TellingNames.byFirstLetter[Int(first | 0x20)] where entry.name.count == name.count {
      // Only the platforms of SNS are known in any case.
      let isSame =
        entry.meaning == .snsPlatform
        ? zip(entry.name, name).allSatisfy { $0 == $1 || (0x41...0x5A).contains($1) && $0 == $1 | 0x20 }
        : name.elementsEqual(entry.name)
      if isSame { formUnion(entry.meaning) }
    }
  }
}
