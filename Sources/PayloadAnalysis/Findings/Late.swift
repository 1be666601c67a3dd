import SourceText

/// A value that is made when somebody first wants to know it, and then no more.
///
/// Important: `@unchecked Sendable` is right because the value is read and written while the lock is held, and never else.
final class Late<Value: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private var value: Value?

  deinit { lock.destroy() }

  func value(made make: () -> Value) -> Value {
    lock.whileHeld {
      if let value { return value }
      let made = make()
      value = made
      return made
    }
  }
}
