import JSONRPC
import Testing

@testable import LanguageServer

private func request(_ id: Int) -> IncomingMessage {
  IncomingMessage(body: Array(#"{"id":\#(id),"method":"m"}"#.utf8))
}

@Suite struct InboxTests {
  @Test func itemsComeInOrder() {
    let inbox = Inbox<Int>()
    #expect(inbox.isEmpty)
    var expected: [String] = []
    var taken: [String] = []
    func take() {
      switch inbox.next() {
      case .message(.request(let id, _, _)): taken.append("request \(id)")
      case .message: taken.append("?")
      case .event(let number): taken.append("event \(number)")
      case nil: taken.append("nothing")
      }
    }
    for number in 0..<500 {
      inbox.post(request(number))
      inbox.post(number)
      expected += ["request \(number)", "event \(number)"]
      if number.isMultiple(of: 3) { take() }
    }
    while !inbox.isEmpty { take() }
    #expect(taken == expected)
  }

  @Test func aCancellationOvertakesAndIsForgottenWithItsRequest() {
    let inbox = Inbox<Never>()
    inbox.post(request(1))
    inbox.post(request(2))
    inbox.cancel(.integer(2))
    #expect(inbox.isCancelled(.integer(2)))
    #expect(!inbox.isCancelled(.integer(1)))
    _ = inbox.next()
    inbox.cancel(.integer(1))
    #expect(inbox.isCancelled(.integer(1)), "while it runs")
    inbox.finish(.integer(1))
    inbox.finish(.integer(2))
    #expect(!inbox.isCancelled(.integer(1)))
    #expect(!inbox.isCancelled(.integer(2)))
  }

  @Test func aCancellationOfNoRequestIsForgotten() {
    let inbox = Inbox<Never>()
    inbox.cancel(.string("later"))
    inbox.post(IncomingMessage(body: Array(#"{"id":"later","method":"m"}"#.utf8)))
    #expect(!inbox.isCancelled(.string("later")))
  }

  @Test func threadsPostAndOneTakes() {
    let inbox = Inbox<Int>()
    let threads = 4
    let events = 1000
    for thread in 0..<threads {
      let started = NativeThread.start {
        for number in 0..<events { inbox.post(thread * events + number) }
      }
      #expect(started)
    }
    var last = [Int](repeating: -1, count: threads)
    for _ in 0..<threads * events {
      guard case .event(let number) = inbox.next() else { continue }
      #expect(last[number / events] < number, "events of one thread stay in order")
      last[number / events] = number
    }
    #expect(inbox.isEmpty)
  }
}
