/// What is known of the project beside the document.
package struct ProjectFacts: Sendable, Equatable {
  /// A custom key that other payloads of the project have.
  package struct CustomKey: Sendable, Equatable {
    package var name: String
    /// `string`, `number` …
    package var typeName: String
    /// A value seen there, as JSON.
    package var example: String
    /// How many payloads have it.
    package var count: Int

    package init(name: String, typeName: String, example: String, count: Int) {
      self.name = name
      self.typeName = typeName
      self.example = example
      self.count = count
    }
  }

  /// The most common first.
  package var customKeys: [CustomKey] = []

  package init() {}
}
