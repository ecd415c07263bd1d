#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Why a file that was read did not get new contents. It is as it was.
public enum RewriteError: Error, Equatable, Sendable {
  /// It has changed since it was read.
  case changed
  /// Its rights forbid writing it.
  case readOnly
  /// It has other names (hard links), which would keep the old contents.
  case hardLinked
  /// A system call failed.
  case system(SystemError)
}

/// Gives a file that was read new contents, as `replaceFile` does, if it is still what was read and may be written. Its
/// group and, where the system allows it, its owner stay the same.
///
/// - Parameters:
///   - path: bytes without NUL.
///   - version: what was read.
public func rewriteFile(
  _ path: [UInt8], with bytes: [UInt8], ifStill version: FileVersion
) throws(RewriteError) {
  let status = try currentStatus(path, ifStill: version)
  guard status.st_nlink == 1 else { throw .hardLinked }
  // An administrator could write it, and yet somebody has said that nobody should.
  guard status.st_mode & 0o222 != 0 else { throw .readOnly }
  do throws(SystemError) {
    try requireWritable(path)
  } catch {
    throw error == .notPermitted ? .readOnly : .system(error)
  }
  let draft: Draft
  do throws(SystemError) {
    draft = try Draft.written(for: resolvedPath(path), like: status, bytes)
  } catch {
    throw .system(error)
  }
  // As late as can be, because an editor may have saved the file meanwhile.
  _ = try currentStatus(path, ifStill: version)
  do throws(SystemError) {
    try draft.takePlace()
  } catch {
    throw .system(error)
  }
}

private func currentStatus(
  _ path: [UInt8], ifStill version: FileVersion
) throws(RewriteError) -> stat {
  let status: stat?
  do throws(SystemError) {
    status = try existingStatus(path)
  } catch {
    throw .system(error)
  }
  guard let status, status.st_mode & S_IFMT == S_IFREG, FileVersion(status) == version else {
    throw .changed
  }
  return status
}

/// Finds out whether the file may be written, which to replace it would not need.
private func requireWritable(_ path: [UInt8]) throws(SystemError) {
  let descriptor = try retrying {
    withTerminated(path) { open($0, O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
  }
  close(descriptor)
}
