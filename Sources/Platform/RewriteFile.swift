#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Why a file was not rewritten. Its contents are unchanged.
public enum RewriteError: Error, Equatable, Sendable {
  /// It has changed since it was read.
  case changed
  /// Its permissions forbid writing.
  case readOnly
  /// It is locked: immutable, or the system denies this program access to its folder.
  case locked
  /// It has other names (hard links), which would keep the old contents.
  case hardLinked
  /// A system call failed.
  case system(SystemError)
}

/// Replaces the contents of a file, as `replaceFile` does, if the file may be written and has not changed since it was
/// read. Where the system allows it, its owner and group stay the same.
///
/// - Parameters:
///   - path: bytes without NUL.
///   - version: the version that was read.
public func rewriteFile(
  _ path: [UInt8], with bytes: [UInt8], ifStill version: FileVersion
) throws(RewriteError) {
  let status = try currentStatus(path, ifStill: version)
  guard status.st_nlink == 1 else { throw .hardLinked }
  // Root could write it anyway, but a read-only file is not meant to be changed.
  guard status.st_mode & 0o222 != 0 else { throw .readOnly }
  do throws(SystemError) {
    try requireWritable(path)
  } catch {
    throw error == .notPermitted ? .readOnly : RewriteError(error)
  }
  let draft: Draft
  do throws(SystemError) {
    draft = try Draft.written(for: resolvedPath(path), .of(status), bytes)
  } catch {
    throw RewriteError(error)
  }
  // As late as possible, because an editor may have saved the file meanwhile.
  _ = try currentStatus(path, ifStill: version)
  do throws(SystemError) {
    try draft.takePlace()
  } catch {
    throw RewriteError(error)
  }
}

extension RewriteError {
  fileprivate init(_ error: SystemError) { self = error == .locked ? .locked : .system(error) }
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

/// Checks that the file may be written: replacing it would not need that permission.
private func requireWritable(_ path: [UInt8]) throws(SystemError) {
  let descriptor = try withPath(path) { open($0, O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
  close(descriptor)
}
