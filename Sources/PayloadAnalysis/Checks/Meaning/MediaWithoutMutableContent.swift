import JSONSyntax
import SourceText

package enum MediaWithoutMutableContent: Check {
  package static let code = "media-without-mutable-content"
  package static let severity = Severity.hint
  package static let documentation = CheckDocumentation(
    "The payload carries the address of a picture, film or sound, but lacks `mutable-content`.",
    reason: """
      The system shows no media by itself: the app's notification service extension fetches it and attaches it, and that \
      runs only for an alert with `mutable-content: 1`.
      """,
    remedy: "Add `mutable-content: 1`; if the app loads the media itself once it is opened, all is well.",
    source: Page.serviceExtension,
    failing: #"{ "aps": { "alert": "Photo" }, "image": "https://example.com/photo.jpg" }"#,
    passing: #"{ "aps": { "alert": "Photo", "mutable-content": 1 }, "image": "https://example.com/photo.jpg" }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    guard context.family == .alert, context.showsAlert, context.apsMember(spelledLike: "mutable-content") == nil,
      !hasStrayFlag(context), !(context.aps.map(context.leavesOut) ?? false),
      let link = MediaLink.all(in: context).first
    else { return [] }
    let fixes: [Fix]
    if let aps = context.aps {
      let insertion = ObjectEdit.inserting([("mutable-content", "1")], into: aps)
      fixes = [Fix("Insert `\"mutable-content\": 1`", isSafe: false, insertion)]
    } else {
      fixes = []
    }
    return [finding(context, at: link.node.range, link.pointer, message, fixes: fixes)]
  }

  /// The flag in the wrong place, which `misplaced-key` moves.
  private static func hasStrayFlag(_ context: CheckContext) -> Bool {
    [context.root, context.alert].contains { object in
      object?.members.contains { KeyPlaces.home(of: $0.name)?.name == "mutable-content" } ?? false
    }
  }
}

// MARK: - Messages

extension MediaWithoutMutableContent {
  private static let message =
    "To show this with the notification, the app's service extension must run, and it runs only with "
    + "`\"mutable-content\": 1` in `aps`. Add it."
}
