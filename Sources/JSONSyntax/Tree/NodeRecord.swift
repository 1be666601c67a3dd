/// What a node of the tree is. (Public, so that the compiler inlines comparisons in other modules.)
public enum NodeKind: UInt8, Sendable {
  case object
  case array
  /// A name with its value: the only kind of child that an object has.
  case member
  case string
  case number
  case `true`
  case `false`
  case null
  /// A template placeholder such as `{{count}}` in the place of a value.
  case placeholder
  /// A value that cannot be read as JSON: a bare word, for instance.
  case invalid
}

/// How a node is written, beyond its kind. (Public, so that the compiler inlines what is asked of it in other modules.)
public struct NodeFlags: OptionSet, Sendable {
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The string or name has a backslash in it.
  @inlinable public static var hasEscapes: NodeFlags { NodeFlags(rawValue: 1) }
  /// The string or name stands between other marks than `"`.
  @inlinable public static var otherQuotes: NodeFlags { NodeFlags(rawValue: 2) }
  /// The string has no closing quote, the object or array no closing bracket.
  @inlinable public static var unclosed: NodeFlags { NodeFlags(rawValue: 4) }
  /// The name stands without quotes, or is a number or placeholder.
  @inlinable public static var bare: NodeFlags { NodeFlags(rawValue: 8) }
  /// The member has no name at all; its range begins with the colon or the value.
  @inlinable public static var nameless: NodeFlags { NodeFlags(rawValue: 16) }
  /// The object or array is nested deeper than the limit; its content has no nodes.
  @inlinable public static var tooDeep: NodeFlags { NodeFlags(rawValue: 32) }
  /// The string or name has a byte above 0x7F.
  @inlinable public static var nonASCII: NodeFlags { NodeFlags(rawValue: 64) }
  /// The member has no value. (It then has no child.)
  @inlinable public static var valueless: NodeFlags { NodeFlags(rawValue: 128) }
}

/// One node, 16 bytes. Nodes stand in the order of the text, a parent before its children.
struct NodeRecord {
  /// First byte. Of a member: the first byte of its name.
  var start: UInt32
  /// Past the last byte. Of a member: the end of its *name*; the value is the next record.
  var end: UInt32
  /// The index of the first node that is not below this one.
  var next: UInt32
  var kind: NodeKind
  var flags: NodeFlags
}
