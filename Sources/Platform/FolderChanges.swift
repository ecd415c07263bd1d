#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Makes a folder, with the folders above it that are not there.
///
/// - Parameter path: bytes without NUL. One that is there already is fine.
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

/// Makes a file that the system can run as a program.
///
/// - Parameter path: bytes without NUL.
/// - Throws: the system's error where something has the name already, which stays as it is, or where the file cannot be
///   written, which is gone then.
public func makeProgram(_ path: [UInt8], _ bytes: [UInt8]) throws(SystemError) {
  guard !path.isEmpty, !path.contains(0) else { throw SystemError.notFound }
  // Half a hook would pass every commit.
  try withSignalsHeld { _ throws(SystemError) in
    let descriptor = try retrying {
      withTerminated(path) { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o755) }
    }
    defer { close(descriptor) }
    do throws(SystemError) {
      // Whatever the mask of the process says: a hook that cannot be run is not run, and nobody is told.
      _ = try retrying { fchmod(descriptor, 0o755) }
      try write(bytes, to: descriptor)
    } catch {
      _ = withTerminated(path) { unlink($0) }
      throw error
    }
  }
}

/// Whether this process may run the file at a path.
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
