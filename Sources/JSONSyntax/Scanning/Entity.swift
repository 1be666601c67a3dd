/// The characters that HTML writes as entities because they are marks of its own.
enum Entity {
  /// The entity at an offset, and what it stands for; nil if there is none.
  static func read(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (text: String, length: Int)? {
    if let mark = QuotationMark.mark(at: offset, in: bytes), mark.family == .entity { return ("\"", mark.length) }
    let window = bytes[offset..<min(bytes.count, offset + longest)]
    guard let end = window.firstIndex(of: UInt8(ascii: ";")),
      let text = characters[String(decoding: bytes[offset..<end], as: UTF8.self)]
    else { return nil }
    return (text, end + 1 - offset)
  }

  private static let longest = 8

  private static let characters = [
    "&amp": "&", "&lt": "<", "&gt": ">", "&apos": "'", "&#39": "'", "&#039": "'", "&#x27": "'", "&nbsp": " ",
    "&lsquo": "‘", "&rsquo": "’",
  ]
}
