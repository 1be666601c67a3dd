#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The variables that this process was started with.
enum ProcessEnvironment {
  static subscript(name: String) -> String? { ProcessInfo.processInfo.environment[name] }
}
