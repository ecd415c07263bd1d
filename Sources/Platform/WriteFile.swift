#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Replaces the contents of a file atomically: they are written to a new file beside it, which then replaces it. An
/// existing file keeps its permissions, and a link remains a link. A pipe or device is written to directly, and so is an
/// open file such as `/dev/stdout`, at its current position.
///
/// - Parameter path: bytes without NUL.
/// - Throws: `SystemError`; the file is unchanged then.
public func replaceFile(_ path: [UInt8], with bytes: [UInt8]) throws(SystemError) {
  if let descriptor = openDescriptor(at: path) { return try write(bytes, to: descriptor) }
  guard let status = try existingStatus(path) else {
    return try putInPlace(path, .new, bytes)
  }
  switch status.st_mode & S_IFMT {
  case S_IFREG: try putInPlace(resolvedPath(path), .of(status), bytes)
  case S_IFDIR: throw SystemError.isAFolder
  default: try writeInPlace(path, bytes, flags: O_WRONLY)
  }
}

/// A signal that asks the process to end must not leave the new file beside the old one.
private func putInPlace(
  _ path: [UInt8], _ rights: Draft.Rights, _ bytes: [UInt8]
) throws(SystemError) {
  try withSignalsHeld { _ throws(SystemError) in
    try Draft.written(for: path, rights, bytes).takePlace()
  }
}

/// Adds bytes to the end of a file, which is created if missing.
///
/// - Parameter path: bytes without NUL.
/// - Throws: `SystemError`; nothing was added then, unless the path leads to a pipe or device.
public func appendToFile(_ path: [UInt8], _ bytes: [UInt8]) throws(SystemError) {
  if let descriptor = openDescriptor(at: path) { return try write(bytes, to: descriptor) }
  let size = try existingStatus(path).map { $0.st_mode & S_IFMT == S_IFREG ? $0.st_size : nil } ?? 0
  do throws(SystemError) {
    try writeInPlace(path, bytes, flags: O_WRONLY | O_CREAT | O_APPEND)
  } catch {
    if let size { _ = withTerminated(path) { truncate($0, size) } }
    throw error
  }
}

/// The descriptor of this process that a path such as `/dev/stdout` or `/dev/fd/3` names, or a link to it; nil for
/// other paths.
///
/// Opening such a path means something else on each system: on Linux the file itself, from its first byte, even if the
/// descriptor is in the middle of it.
private func openDescriptor(at path: [UInt8]) -> Int32? {
  var path = path
  // As many links as the system follows.
  for _ in 0..<32 {
    if let descriptor = descriptorNumber(path) { return descriptor }
    guard let target = linkTarget(path) else { return nil }
    path = target.first == UInt8(ascii: "/") ? target : Draft.folder(of: path) + target
  }
  return nil
}

private func descriptorNumber(_ path: [UInt8]) -> Int32? {
  if path.elementsEqual("/dev/stdin".utf8) { return 0 }
  if path.elementsEqual("/dev/stdout".utf8) { return 1 }
  if path.elementsEqual("/dev/stderr".utf8) { return 2 }
  for folder in ["/dev/fd/", "/proc/self/fd/"] where path.starts(with: folder.utf8) {
    let digits = path.dropFirst(folder.utf8.count)
    let isNumber = digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
    return isNumber ? Int32(String(decoding: digits, as: UTF8.self)) : nil
  }
  return nil
}

/// What a link contains; nil for what is not a link.
///
/// - Parameter path: bytes without NUL.
public func linkTarget(_ path: [UInt8]) -> [UInt8]? {
  guard !path.isEmpty, !path.contains(0) else { return nil }
  let target = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
    let count = withTerminated(path) {
      readlink($0, buffer.baseAddress.unsafelyUnwrapped, buffer.count)
    }
    return buffer.prefix(max(0, count)).map(UInt8.init(bitPattern:))
  }
  return target.isEmpty ? nil : target
}

/// The absolute path of the file or folder at a path, links resolved.
public func resolvedPath(_ path: [UInt8]) throws(SystemError) -> [UInt8] {
  guard !path.isEmpty, !path.contains(0) else { throw SystemError.notFound }
  guard let resolved = withTerminated(path, { realpath($0, nil) }) else { throw SystemError.last }
  defer { free(resolved) }
  return Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
}

/// The absolute path of the file or folder at a path in the spelling of the file system, links resolved, on systems
/// whose file systems usually ignore case; nil on others.
public func pathOnDisk(_ path: [UInt8]) -> [UInt8]? {
  #if canImport(Darwin)
    guard !path.isEmpty, !path.contains(0) else { return nil }
    let descriptor = withTerminated(path) { open($0, O_EVTONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(MAXPATHLEN)) { buffer in
      guard let start = buffer.baseAddress,
        fcntl(descriptor, F_GETPATH, UnsafeMutableRawPointer(start)) != -1
      else { return nil }
      return Array(UnsafeRawBufferPointer(start: start, count: strlen(start)))
    }
  #else
    return nil
  #endif
}

/// The status of the file at a path; nil if there is none.
func existingStatus(_ path: [UInt8]) throws(SystemError) -> stat? {
  if path.isEmpty || path.contains(0) { throw SystemError.notFound }
  var status = stat()
  do throws(SystemError) {
    try withPath(path) { stat($0, &status) }
  } catch {
    if error == .notFound { return nil }
    throw error
  }
  return status
}

private func writeInPlace(
  _ path: [UInt8], _ bytes: [UInt8], flags: Int32
) throws(SystemError) {
  let descriptor = try withPath(path) { open($0, flags | O_CLOEXEC, 0o666) }
  var isOpen = true
  defer { if isOpen { close(descriptor) } }
  try write(bytes, to: descriptor)
  isOpen = false
  if close(descriptor) != 0, errno != EINTR { throw SystemError.last }
}
