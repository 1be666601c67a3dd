import JSONSyntax
import PayloadAnalysis
import PayloadSchema
import SourceText

extension ActionSite {
  /// `timestamp` becomes the present time; the other dates keep their distance from it.
  static let setTimestamps: @Sendable (ActionSite) -> [CodeAction] = { site in
    let dates = site.region.dates
    guard !dates.isEmpty, site.region.payload != nil else { return [] }
    let first = dates.first { $0.member.hasName("timestamp") }?.seconds ?? dates[0].seconds
    let edits = dates.compactMap { date -> TextEdit? in
      let seconds = site.now.rounded(.down) + (date.seconds - first).rounded(.down)
      let text = SnippetText.number(seconds * date.factor)
      return text == date.value.source ? nil : TextEdit(date.value.range, text)
    }
    return edits.isEmpty ? [] : [site.rewrite("Set timestamps to now", edits)]
  }
}

/// A number that a schema takes for a moment.
private struct DateMember {
  var member: Node
  var value: Node
  /// Since 1970.
  var seconds: Double
  /// What a second is in the document: 1, or 1000 where the schema wants milliseconds.
  var factor: Double
}

extension Region {
  /// The moments that Apple's keys name, in the order of the text. A number that can only be milliseconds is read as such.
  fileprivate var dates: [DateMember] {
    var found: [DateMember] = []
    func look(_ object: Node, _ schema: SchemaNode?) {
      guard let branch = schema?.branch(for: .object) else { return }
      for member in object.members {
        guard let value = member.value, let schema = branch.member(named: member.name) else { continue }
        let wantsMilliseconds = schema.annotations.unit == "milliseconds"
        if wantsMilliseconds || schema.annotations.unit == "seconds", let number = value.doubleValue {
          let isMilliseconds = wantsMilliseconds || number >= UnixDate.leastMilliseconds
          found.append(
            DateMember(
              member: member, value: value, seconds: isMilliseconds ? number / 1000 : number,
              factor: wantsMilliseconds ? 1000 : 1))
        } else if value.kind == .object {
          look(value, schema)
        }
      }
    }
    look(root, schema)
    return found
  }
}
