#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The path of a file as in the file system: bytes without NUL, not necessarily UTF-8.
public struct FilePath: Hashable, Comparable, Sendable {
  /// The path without the terminating NUL of C.
  public var bytes: [UInt8]

  public init(bytes: [UInt8]) { self.bytes = bytes }
  public init(_ string: String) { bytes = Array(string.utf8) }

  /// Compares byte by byte, so that the order is the same in every locale.
  public static func < (left: FilePath, right: FilePath) -> Bool {
    precedes(left.bytes, right.bytes)
  }
}

/// Whether `left` sorts before `right`: compared byte by byte, a prefix before what it begins.
public func precedes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
  let common = memcmp(left, right, min(left.count, right.count))
  return common != 0 ? common < 0 : left.count < right.count
}
