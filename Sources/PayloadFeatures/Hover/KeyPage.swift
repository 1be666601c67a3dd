import PayloadSchema
import SourceText

/// What is said of a key wherever it is shown, and the text that last offered it. Most of the time that a list of
/// suggestions takes went into these, so that each is made once: there are at most as many as the schemas have keys.
///
/// Important: `@unchecked Sendable` is right because what changes is only touched while the lock is held.
final class KeyPage: @unchecked Sendable {
  /// The type in a few words.
  let typePhrase: String
  let markup: Markup
  /// Whether what is put in for the key depends on the time.
  private let isDated: Bool
  private let name: String
  /// Lives as long as the page, so that no other schema comes to have its identifier.
  private let schema: SchemaNode
  private var proposed: (form: Int, proposal: Proposal)?

  private static let lock = Lock()
  private static nonisolated(unsafe) var pages: [ObjectIdentifier: KeyPage] = [:]
  private static nonisolated(unsafe) var lastForm: (form: KeyForm, number: Int)?

  private init(_ name: String, _ schema: SchemaNode) {
    typePhrase = KeyDocumentation.typePhrase(schema)
    markup = KeyDocumentation.written(name, schema).kept
    isDated =
      schema.annotations.unit != nil
      || schema.snippets.contains { $0.body.text.contains(SnippetText.nowVariable) }
    self.name = name
    self.schema = schema
  }

  /// - Parameter name: the key as Apple writes it.
  static func of(_ name: String, _ schema: SchemaNode) -> KeyPage {
    lock.whileHeld { kept(name, schema) }
  }

  /// Called with the lock held.
  private static func kept(_ name: String, _ schema: SchemaNode) -> KeyPage {
    if let page = pages[ObjectIdentifier(schema)], page.name == name { return page }
    let page = KeyPage(name, schema)
    pages[ObjectIdentifier(schema)] = page
    return page
  }

  // MARK: Proposals

  /// A number for a form, which is the same as long as no other form is asked for: numbers are compared sooner.
  static func number(of form: KeyForm) -> Int {
    lock.whileHeld {
      if let lastForm, lastForm.form == form { return lastForm.number }
      let number = (lastForm?.number ?? 0) + 1
      lastForm = (form, number)
      return number
    }
  }

  /// The proposal of a key.
  ///
  /// - Parameters:
  ///   - form: the number of the form that it is to have.
  ///   - make: makes it where the last one was of another form or group, or is out of date.
  static func proposal(
    _ property: SchemaNode.Property, _ group: Proposal.Group, form: Int, made make: (KeyPage) -> Proposal
  ) -> Proposal {
    let (page, known) = lock.whileHeld {
      let page = kept(property.name, property.schema)
      let known = page.proposed.flatMap { $0.form == form && $0.proposal.group == group ? $0.proposal : nil }
      return (page, known)
    }
    if let known, !page.isDated { return known }
    let proposal = make(page)
    lock.whileHeld { page.proposed = (form, proposal) }
    return proposal
  }
}

/// What decides how keys are offered, beside the key itself and the time.
struct KeyForm: Sendable, Equatable {
  var style: TextStyle
  var isOnOneLine: Bool
  var indentation: String
  var takesSnippets: Bool
  var hasColon: Bool
}
