#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Copies what a file has beside its contents and permissions: extended attributes, access control lists, and on macOS
/// flags such as "hidden". What cannot be copied, because the file system or the system's rules do not allow it, is
/// left behind.
///
/// - Throws: the system's error if there is no space for them.
func copyAttributes(of source: [UInt8], to copy: Int32) throws(SystemError) {
  let found: Int32
  do throws(SystemError) {
    found = try PathAnchor(source).open()
  } catch {
    // A file that may be written and not read keeps its attributes to itself.
    return
  }
  defer { close(found) }
  #if canImport(Darwin)
    try ignoringRefusals {
      fcopyfile(found, copy, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR))
    }
    var status = stat()
    if fstat(found, &status) == 0, status.st_flags != 0 { _ = fchflags(copy, status.st_flags) }
  #else
    for name in attributeNames(of: found) where !describesContents(name) {
      guard let value = attribute(name, of: found) else { continue }
      try ignoringRefusals {
        withTerminated(name) { fsetxattr(copy, $0, value, value.count, 0) }
      }
    }
  #endif
}

/// Repeats a system call while signals interrupt it.
///
/// - Throws: its error if there is no space; others do not count.
private func ignoringRefusals(_ call: () -> Int32) throws(SystemError) {
  do throws(SystemError) {
    _ = try retrying(call)
  } catch {
    if error.code == ENOSPC || error.code == EDQUOT { throw error }
  }
}

#if !canImport(Darwin)
  /// Whether an attribute depends on the contents of its file: Linux drops or renews it with every change.
  private func describesContents(_ name: [UInt8]) -> Bool {
    ["security.capability", "security.ima", "security.evm"].contains {
      name.elementsEqual($0.utf8)
    }
  }

  private func attributeNames(of file: Int32) -> [[UInt8]] {
    bytes { flistxattr(file, $0, $1) }?.split(separator: 0).map(Array.init) ?? []
  }

  private func attribute(_ name: [UInt8], of file: Int32) -> [UInt8]? {
    bytes { buffer, size in withTerminated(name) { fgetxattr(file, $0, buffer, size) } }
  }

  /// The bytes that a system call stores in a buffer; without one, it says how many there are.
  private func bytes(_ call: (UnsafeMutableRawPointer?, Int) -> Int) -> [UInt8]? {
    while true {
      let size = call(nil, 0)
      guard size > 0 else { return size == 0 ? [] : nil }
      var count = -1
      let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, used in
        count = call(buffer.baseAddress, size)
        used = max(count, 0)
      }
      if count >= 0 { return bytes }
      // It has grown meanwhile.
      guard errno == ERANGE else { return nil }
    }
  }

  // The module Glibc lacks <sys/xattr.h>.

  @_silgen_name("flistxattr")
  private func flistxattr(_ file: Int32, _ names: UnsafeMutableRawPointer?, _ size: Int) -> Int

  @_silgen_name("fgetxattr")
  private func fgetxattr(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: Int
  ) -> Int

  @_silgen_name("fsetxattr")
  private func fsetxattr(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer, _ size: Int,
    _ flags: Int32
  ) -> Int32
#endif
