import JSONRPC
import Testing

@testable import LanguageServer

/// Who reads: the thread that takes the messages, or the other one while that is busy.
@Suite struct ReadingTurnTests {
  private let inbox = Inbox<Int>()

  @Test func nobodyIsToReadWhereAThreadDoes() {
    inbox.post(1)
    #expect(!inbox.isTakersTurn)
    guard case .event(1) = inbox.next() else {
      Issue.record("it was posted")
      return
    }
  }

  @Test func theTakerReadsWhatIsNotThere() {
    inbox.startWithReadingTaker()
    #expect(inbox.next() == nil)
    inbox.post(1)
    #expect(inbox.next() != nil, "what is there comes first")
    #expect(inbox.next() == nil)
  }

  @Test func theTurnGoesBackOnlyWhenTheTakerIsNoLongerBusy() {
    inbox.startWithReadingTaker()
    inbox.handOverReading()
    inbox.giveReadingBack()
    #expect(!inbox.isTakersTurn, "it is still busy")
    inbox.waitForReadersTurn()
    inbox.takeReadingBack()
    #expect(!inbox.isTakersTurn, "the other one is still reading")
    inbox.giveReadingBack()
    #expect(inbox.isTakersTurn)
  }

  /// The taker waits for input that does not come; events of other threads reach it all the same.
  @Test func anEventEndsTheWaitForInput() throws {
    let (input, output) = try #require(FileStream.makePipe())
    let waker = try #require(Waker())
    inbox.startWithReadingTaker()
    let started = NativeThread.start { [inbox] in inbox.post(7) }
    #expect(started)
    while inbox.isEmpty { #expect(!inbox.waitForInput(from: input, waker)) }
    guard case .event(7) = inbox.next() else {
      Issue.record("it was posted")
      return
    }
    #expect(!input.hasInput)
    #expect([65].withUnsafeBufferPointer { output.write($0) })
    #expect(input.hasInput)
    #expect(inbox.waitForInput(from: input, waker))
  }
}
