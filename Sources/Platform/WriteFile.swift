#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Replaces the contents of a file atomically: they are written to a new file beside it, which then replaces it. An
/// existing file keeps its permissions, and a link remains a link. A pipe or device such as `/dev/stdout` is written to
/// directly.
///
/// - Parameter path: bytes without NUL.
/// - Throws: `SystemError`; the file is unchanged then.
public func replaceFile(_ path: [UInt8], with bytes: [UInt8]) throws(SystemError) {
  guard let status = try existingStatus(path) else {
    return try putInPlace(path, like: nil, bytes)
  }
  switch status.st_mode & S_IFMT {
  case S_IFREG: try putInPlace(resolvedPath(path), like: status, bytes)
  case S_IFDIR: throw SystemError.isAFolder
  default: try writeInPlace(path, bytes, flags: O_WRONLY)
  }
}

/// A signal that asks the process to end must not leave the new file beside the old one.
private func putInPlace(
  _ path: [UInt8], like status: stat?, _ bytes: [UInt8]
) throws(SystemError) {
  sweepDrafts(in: Draft.folder(of: path))
  try withSignalsHeld { _ throws(SystemError) in
    try Draft.written(for: path, like: status, bytes).takePlace()
  }
}

/// Adds bytes to the end of a file, which is created if missing.
///
/// - Parameter path: bytes without NUL.
/// - Throws: `SystemError`; nothing was added then, unless the path leads to a pipe or device.
public func appendToFile(_ path: [UInt8], _ bytes: [UInt8]) throws(SystemError) {
  let size = try existingStatus(path).map { $0.st_mode & S_IFMT == S_IFREG ? $0.st_size : nil } ?? 0
  do throws(SystemError) {
    try writeInPlace(path, bytes, flags: O_WRONLY | O_CREAT | O_APPEND)
  } catch {
    if let size { _ = withTerminated(path) { truncate($0, size) } }
    throw error
  }
}

/// The absolute path of the file or folder at a path, links resolved.
public func resolvedPath(_ path: [UInt8]) throws(SystemError) -> [UInt8] {
  guard !path.isEmpty, !path.contains(0) else { throw SystemError.notFound }
  guard let resolved = withTerminated(path, { realpath($0, nil) }) else { throw SystemError.last }
  defer { free(resolved) }
  return Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
}

/// The status of the file at a path; nil if there is none.
func existingStatus(_ path: [UInt8]) throws(SystemError) -> stat? {
  guard !path.isEmpty, !path.contains(0) else { throw SystemError.notFound }
  var status = stat()
  do throws(SystemError) {
    _ = try retrying { withTerminated(path) { stat($0, &status) } }
  } catch {
    if error == .notFound { return nil }
    throw error
  }
  return status
}

private func writeInPlace(
  _ path: [UInt8], _ bytes: [UInt8], flags: Int32
) throws(SystemError) {
  guard !path.isEmpty, !path.contains(0) else { throw SystemError.notFound }
  let descriptor = try retrying { withTerminated(path) { open($0, flags | O_CLOEXEC, 0o666) } }
  var isOpen = true
  defer { if isOpen { close(descriptor) } }
  try write(bytes, to: descriptor)
  isOpen = false
  if close(descriptor) != 0, errno != EINTR { throw SystemError.last }
}
