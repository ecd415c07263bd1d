import Foundation

/// The sanitizer that `--sanitize` adds to the program.
public enum Sanitizer {
  /// Whether the tests run under a sanitizer.
  public static var isActive: Bool { isThread || isLinked("__asan_init") }

  /// Whether the tests run under the thread sanitizer.
  public static var isThread: Bool { isLinked("__tsan_init") }

  private static func isLinked(_ symbol: String) -> Bool {
    #if canImport(Darwin)
      let anywhere = UnsafeMutableRawPointer(bitPattern: -2)
    #else
      let anywhere: UnsafeMutableRawPointer? = nil
    #endif
    return dlsym(anywhere, symbol) != nil
  }

  /// Its options in the environment, for programs that tests start.
  public static var options: [String: String] {
    ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
  }
}
