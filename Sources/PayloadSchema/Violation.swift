import JSONSyntax

/// A place where a document does not keep to its schema. It says what is so; the checks say how bad that is.
package struct Violation: Sendable {
  package enum Kind: Sendable {
    /// The value has another type than the schema's; the value is the node.
    case wrongType
    /// The value is none of those that are allowed.
    case notAllowed
    /// `true` where 1 is documented.
    case booleanFlag
    /// `0` or `false` for a flag: the same as no member.
    case ineffectiveFlag
    /// A number below the minimum or above the maximum, an empty string or array where one must not be empty.
    case outOfRange
    /// The object lacks a member that it must have.
    case missingKey(name: String)
    /// The object has a member that the schema does not name, and takes no others. If it is a known name but for its
    /// spelling, that name.
    case unknownKey(meant: String?)
    /// The schema takes any member, but this one is a known name but for its spelling.
    case misspelledKey(meant: String)
    case deprecatedKey
  }

  package var kind: Kind
  /// The value, or the member where the finding is about a name; the object itself for a missing key.
  package var node: Node
  /// The member that holds the value; nil for an element of an array and for the outermost value.
  package var member: Node?
  package var pointer: JSONPointer
  /// The schema of the value; of a missing or misspelled member: the schema of the member that was meant; of an unknown
  /// member: the schema of the object.
  package var schema: SchemaNode
  /// The object or array that holds the value.
  package var container: Node?
  /// The schema of that object or array.
  package var containerSchema: SchemaNode?
}
