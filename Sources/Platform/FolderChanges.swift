#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Creates a folder and its missing parents.
///
/// - Parameter path: bytes without NUL. An existing folder is fine.
public func makeFolder(_ path: [UInt8]) throws(SystemError) {
  let slash = UInt8(ascii: "/")
  var ends = path.indices.filter { path[$0] == slash && $0 > 0 }
  ends.append(path.count)
  for end in ends {
    do throws(SystemError) {
      try withPath(Array(path[..<end])) { mkdir($0, 0o777) }
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
  // Half a hook would let every commit pass: it gets its name only when it is whole, even if the process is killed.
  try withSignalsHeld { _ throws(SystemError) in
    try Draft.written(for: path, .program, bytes).takeFreePlace()
  }
}

/// Whether this process may execute the file at a path.
///
/// - Parameter path: bytes without NUL.
public func isProgram(_ path: [UInt8]) -> Bool {
  (try? withPath(path) { access($0, X_OK) }) != nil
}

/// Removes a file, or a link itself.
///
/// - Parameter path: bytes without NUL.
public func removeFile(_ path: [UInt8]) throws(SystemError) {
  try withPath(path) { unlink($0) }
}
