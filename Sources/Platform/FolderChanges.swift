#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Creates a folder and its missing parents.
///
/// - Parameter path: bytes without NUL. An existing folder is fine.
public func makeFolder(_ path: [UInt8]) throws(SystemError) {
  guard !path.isEmpty, !path.contains(0) else { throw SystemError.notFound }
  let slash = UInt8(ascii: "/")
  var ends = path.indices.filter { path[$0] == slash && $0 > 0 }
  ends.append(path.count)
  for end in ends {
    do throws(SystemError) {
      _ = try retrying { withTerminated(Array(path[..<end])) { mkdir($0, 0o777) } }
    } catch {
      let isThere = (try? FileStatus(path: Array(path[..<end])))?.kind == .folder
      guard isThere else { throw error }
    }
  }
}

/// Creates an executable file.
///
/// - Parameter path: bytes without NUL.
/// - Throws: the system's error if the name is taken (the file there is unchanged), or if the file cannot be written
///   (it is removed).
public func makeProgram(_ path: [UInt8], _ bytes: [UInt8]) throws(SystemError) {
  guard !path.isEmpty, !path.contains(0) else { throw SystemError.notFound }
  // Half a hook would let every commit pass: it gets its name only when it is whole, even if the process is killed.
  let draft = path + Array(".\(getpid())".utf8)
  try withSignalsHeld { _ throws(SystemError) in
    let descriptor = try retrying {
      withTerminated(draft) { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o755) }
    }
    defer {
      close(descriptor)
      _ = withTerminated(draft) { unlink($0) }
    }
    // Whatever the umask: Git silently skips a hook that is not executable.
    _ = try retrying { fchmod(descriptor, 0o755) }
    try write(bytes, to: descriptor)
    do throws(SystemError) {
      // Unlike `rename`, it replaces nothing.
      _ = try retrying { withTerminated(draft) { old in withTerminated(path) { link(old, $0) } } }
    } catch {
      var status = stat()
      // A file system without links.
      guard withTerminated(path, { lstat($0, &status) }) != 0 else { throw error }
      _ = try retrying { withTerminated(draft) { old in withTerminated(path) { rename(old, $0) } } }
    }
  }
}

/// Whether this process may execute the file at a path.
///
/// - Parameter path: bytes without NUL.
public func isProgram(_ path: [UInt8]) -> Bool {
  !path.isEmpty && !path.contains(0) && withTerminated(path) { access($0, X_OK) } == 0
}

/// Removes a file, or a link itself.
///
/// - Parameter path: bytes without NUL.
public func removeFile(_ path: [UInt8]) throws(SystemError) {
  guard !path.isEmpty, !path.contains(0) else { throw SystemError.notFound }
  _ = try retrying { withTerminated(path) { unlink($0) } }
}
