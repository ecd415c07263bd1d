import Foundation

/// What a build for `--sanitize` adds to the program.
public enum Sanitizer {
  /// Whether the tests run under one.
  public static var isActive: Bool { isThread || isLinked("__asan_init") }

  /// Whether the tests run under the one for threads.
  public static var isThread: Bool { isLinked("__tsan_init") }

  private static func isLinked(_ symbol: String) -> Bool {
    #if canImport(Darwin)
      let anywhere = UnsafeMutableRawPointer(bitPattern: -2)
    #else
      let anywhere: UnsafeMutableRawPointer? = nil
    #endif
    return dlsym(anywhere, symbol) != nil
  }

  /// What it is told to do in the environment, for programs that tests start.
  public static var options: [String: String] {
    ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
  }
}
