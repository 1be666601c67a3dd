import SourceText

/// A value that is made when somebody first wants to know it, and then no more.
///
/// Important: `@unchecked Sendable` is right because the value is read and written while the lock is held, and never else.
final class Late<Value: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  /// One element, or none yet: to destroy an array, the runtime need not look up what its elements are.
  private var value: [Value] = []

  deinit { lock.destroy() }

  /// nil if nobody wanted to know it yet.
  var madeValue: Value? { lock.whileHeld { value.first } }

  func value(made make: () -> Value) -> Value {
    lock.whileHeld {
      if let value = value.first { return value }
      let made = make()
      value = [made]
      return made
    }
  }
}
