/// `workspace/applyEdit`: asks a client with that capability to make an edit.
package enum ApplyWorkspaceEditRequest: RequestMessage {
  package static let method = "workspace/applyEdit"
  package typealias Params = ApplyWorkspaceEditParams
  package typealias Result = ApplyWorkspaceEditResult
}

package struct ApplyWorkspaceEditParams: Codable, Sendable, Equatable {
  package var label: String?
  package var edit: WorkspaceEdit

  package init(label: String? = nil, edit: WorkspaceEdit) {
    self.label = label
    self.edit = edit
  }
}

package struct ApplyWorkspaceEditResult: Codable, Sendable, Equatable {
  package var applied: Bool
  package var failureReason: String?

  package init(applied: Bool, failureReason: String? = nil) {
    self.applied = applied
    self.failureReason = failureReason
  }
}
