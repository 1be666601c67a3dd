import SourceText

/// Where in the structure a cursor stands, and what writing a name or value there has to respect. The text may be
/// broken in any way.
package struct CursorContext: Sendable {
  package enum Place: Sendable {
    /// Where the outermost value belongs, or in it if it is no object and no array.
    case document
    /// In a member's name, or where one may begin.
    case name
    /// Behind a name that no colon follows yet.
    case colon
    /// In the value of a member that is no object and no array, or where one may begin.
    case value
    /// In an element of an array that is no object and no array, or where one may begin.
    case element
    /// In a comment, outside of the outermost value, or too deep for the tree: nothing can be written here.
    case elsewhere
  }

  /// How the token at the cursor is quoted.
  package enum Quotes: Sendable {
    /// There is no token, or it has no quotation marks.
    case none
    /// The closing mark is not there yet.
    case opened
    case closed
  }

  /// Where the cursor is, in bytes.
  package var offset: Int
  package var place: Place
  /// The nodes around the cursor from the root on, the last one is the innermost object or array. Members between are
  /// there, too.
  package var path: [Node]
  /// The member whose name or value the cursor is in, or whose value belongs here. A name that is no member in the
  /// tree yet has none.
  package var member: Node?
  /// What a completion replaces: the whole name or scalar at the cursor, its quotes included, however far it goes
  /// on behind the cursor; else the empty range at the cursor.
  package var replaceRange: ByteRange
  package var quotes = Quotes.none
  /// Where a comma is missing before what would be written here: the end of the value before. nil if none is.
  package var missingCommaBefore: Int?
  /// Whether a comma is missing behind it, because a member or an element follows.
  package var needsCommaAfter = false
  /// Whether the name at the cursor has its colon already.
  package var hasColon = false
  /// Whether the name at the cursor has its value already.
  package var hasValue = false

  /// The innermost object or array around the cursor; nil at the outermost value.
  package var container: Node? { path.last }

  /// The innermost object, if that is what the cursor is directly in.
  package var object: Node? { path.last?.kind == .object ? path.last : nil }

  /// The members that are there already, without the one at the cursor.
  package var otherMembers: [Node] {
    guard let object else { return [] }
    return object.members.filter { $0.index != member?.index }
  }

  /// Whether the cursor directly follows a complete value that has no comma: someone has just ended it.
  package var isDirectlyBehindValue: Bool { missingCommaBefore == offset }

  /// What stands between the start of the token at the cursor, its quotation mark left out, and the cursor.
  package func typedText(in text: SourceText) -> String {
    let typed = text.bytes[max(0, min(replaceRange.start, offset))..<max(0, min(offset, text.count))]
    guard quotes != .none else { return String(decoding: typed, as: UTF8.self) }
    let mark = typed.withUnsafeBufferPointer { QuotationMark.length(at: 0, in: $0) }
    return String(decoding: typed.dropFirst(mark), as: UTF8.self)
  }
}
