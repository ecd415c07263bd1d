#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Whether `left` sorts before `right`: compared byte by byte, a prefix before what it begins.
public func precedes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
  let common = memcmp(left, right, min(left.count, right.count))
  return common != 0 ? common < 0 : left.count < right.count
}
