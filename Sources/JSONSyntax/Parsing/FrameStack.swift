/// The objects and arrays that are not closed yet, the innermost last. Its memory is its own: a parser asks for the
/// last one at each token, and an array would look each time whether it is shared.
struct FrameStack: RandomAccessCollection, MutableCollection {
  private let memory: UnsafeMutablePointer<Parser.Frame>
  private let capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = capacity
    memory = .allocate(capacity: capacity)
  }

  func deallocate() { memory.deallocate() }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Parser.Frame {
    @inline(__always) get {
      precondition(index >= 0 && index < count)
      return memory[index]
    }
    @inline(__always) set {
      precondition(index >= 0 && index < count)
      memory[index] = newValue
    }
  }

  /// The innermost one.
  @inline(__always)
  var last: Parser.Frame? { count > 0 ? memory[count - 1] : nil }

  /// The parser opens no more than fit: it passes over what is nested deeper.
  @inline(__always)
  mutating func append(_ frame: Parser.Frame) {
    guard count < capacity else { return }
    (memory + count).initialize(to: frame)
    count += 1
  }

  @inline(__always)
  mutating func popLast() -> Parser.Frame? {
    guard count > 0 else { return nil }
    count -= 1
    return memory[count]
  }

  /// Says which record is the member that the innermost one is at.
  @inline(__always)
  func setMember(_ record: Int) {
    if count > 0 { memory[count - 1].member = record }
  }
}
