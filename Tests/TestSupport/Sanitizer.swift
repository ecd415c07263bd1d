import Foundation

/// What a build for `--sanitize` adds to the program.
public enum Sanitizer {
  /// Whether the tests run under one.
  public static var isActive: Bool {
    #if canImport(Darwin)
      let anywhere = UnsafeMutableRawPointer(bitPattern: -2)
    #else
      let anywhere: UnsafeMutableRawPointer? = nil
    #endif
    return dlsym(anywhere, "__asan_init") != nil || dlsym(anywhere, "__tsan_init") != nil
  }
}
