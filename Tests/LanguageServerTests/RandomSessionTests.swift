import Testing

/// Whatever comes in whatever order: each request is answered once, nothing is sent that the client did not announce,
/// and the server lives until `exit`.
@Suite struct RandomSessionTests {
  @Test(arguments: ClientFixture.all) func session(fixture: ClientFixture) throws {
    for seed in 1...4 {
      let workspace = try TestWorkspace()
      try workspace.write(#"{"aps":{"badge":1,},"order":1}"#, "other.apns")
      try workspace.write(#"{"severities":{"trailing-comma": ]}"#)
      RandomSession(fixture, seed: UInt64(seed), folder: workspace.uri).run(steps: 120)
    }
  }
}
