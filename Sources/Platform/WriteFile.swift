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
    return try putInPlace(path, bytes)
  }
  switch status.st_mode & S_IFMT {
  case S_IFREG: try putInPlace(resolvedPath(path), bytes, like: status)
  case S_IFDIR: throw SystemError.isAFolder
  default: try writeInPlace(path, bytes, flags: O_WRONLY)
  }
}

/// A signal that asks the process to end must not leave the new file beside the old one.
private func putInPlace(
  _ path: [UInt8], _ bytes: [UInt8], isProgram: Bool = false, like status: stat? = nil
) throws(SystemError) {
  try withSignalsHeld { _ throws(SystemError) in
    try Draft.written(for: path, bytes, isProgram: isProgram, like: status).takePlace()
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
    path = target.first == UInt8(ascii: "/") ? target : folder(of: path) + target
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
  try closing(descriptor) { () throws(SystemError) in try write(bytes, to: descriptor) }
}

/// Closes a descriptor after `body`. Some systems report a full disk only here.
private func closing(
  _ descriptor: Int32, after body: () throws(SystemError) -> Void
) throws(SystemError) {
  do throws(SystemError) {
    try body()
  } catch {
    close(descriptor)
    throw error
  }
  if close(descriptor) != 0, errno != EINTR { throw SystemError.last }
}

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
  let refusal: RewriteError?
  do throws(SystemError) {
    refusal = try rewrite(path, bytes, version)
  } catch {
    throw error == .locked ? .locked : .system(error)
  }
  if let refusal { throw refusal }
}

/// - Returns: why it is not done.
private func rewrite(
  _ path: [UInt8], _ bytes: [UInt8], _ version: FileVersion
) throws(SystemError) -> RewriteError? {
  guard let status = try Platform.status(of: path, ifStill: version) else { return .changed }
  guard status.st_nlink == 1 else { return .hardLinked }
  // Root could write it anyway, but a read-only file is not meant to be changed.
  guard status.st_mode & 0o222 != 0, try isWritable(path) else { return .readOnly }
  let draft = try Draft.written(for: resolvedPath(path), bytes, like: status)
  // As late as possible, because an editor may have saved the file meanwhile.
  guard try Platform.status(of: path, ifStill: version) != nil else { return .changed }
  try draft.takePlace()
  return nil
}

/// The status of a file; nil if it is not of this version.
private func status(
  of path: [UInt8], ifStill version: FileVersion
) throws(SystemError) -> stat? {
  guard let status = try existingStatus(path), status.st_mode & S_IFMT == S_IFREG,
    FileVersion(status) == version
  else { return nil }
  return status
}

/// Whether the permissions of a file allow to write it: replacing it would not need them.
private func isWritable(_ path: [UInt8]) throws(SystemError) -> Bool {
  do throws(SystemError) {
    close(try withPath(path) { open($0, O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) })
    return true
  } catch {
    if error == .notPermitted { return false }
    throw error
  }
}

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

/// Creates or replaces an executable file.
///
/// - Parameter path: bytes without NUL.
/// - Throws: the system's error if the file cannot be written; it is unchanged then.
public func makeProgram(_ path: [UInt8], _ bytes: [UInt8]) throws(SystemError) {
  // Half a hook would let every commit pass: it gets its name only when it is whole, even if the process is killed.
  try putInPlace(path, bytes, isProgram: true)
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

/// New contents of a file, written whole to a new file beside it. The new file is removed with the value, unless it has
/// taken the place of the old one.
private struct Draft: ~Copyable {
  private let path: [UInt8]
  private let target: [UInt8]

  private init(path: [UInt8], target: [UInt8]) { (self.path, self.target) = (path, target) }

  /// Writes the new file.
  ///
  /// - Parameters:
  ///   - target: the path of the file to replace; not a link.
  ///   - status: that of the file whose permissions, owner and group it gets, as far as the system allows.
  static func written(
    for target: [UInt8], _ bytes: [UInt8], isProgram: Bool = false, like status: stat?
  ) throws(SystemError) -> Draft {
    let number = String(UInt64.random(in: .min ... .max), radix: 36)
    let path = folder(of: target) + Array(".layoutlint-\(number)".utf8)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    let descriptor = try withPath(path) { open($0, flags, status == nil ? 0o666 : 0o600) }
    let draft = Draft(path: path, target: target)
    try closing(descriptor) { () throws(SystemError) in
      if let status { try giveRights(of: status, to: descriptor) }
      // Whatever the umask: Git silently skips a hook that is not executable.
      if isProgram { try retrying { fchmod(descriptor, 0o755) } }
      try write(bytes, to: descriptor)
      try retrying { fsync(descriptor) }
    }
    return draft
  }

  deinit { _ = withTerminated(path) { unlink($0) } }

  /// Replaces the file.
  consuming func takePlace() throws(SystemError) {
    try withPath(path) { old in withTerminated(target) { rename(old, $0) } }
  }
}

/// The folder of a file, with a slash at its end; empty for the current folder.
private func folder(of target: [UInt8]) -> [UInt8] {
  Array(target.prefix((target.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1))
}

private func giveRights(of status: stat, to descriptor: Int32) throws(SystemError) {
  var own = stat()
  try retrying { fstat(descriptor, &own) }
  var mode = status.st_mode & 0o7777
  if own.st_gid != status.st_gid, fchown(descriptor, uid_t.max, status.st_gid) != 0 {
    // The permissions of the group would apply to another one: it gets only what everybody has.
    mode = mode & 0o5707 | (mode & 0o007) << 3
  }
  if own.st_uid != status.st_uid, fchown(descriptor, status.st_uid, gid_t.max) != 0 {
    mode &= 0o3777
  }
  // Last, because changing the owner clears some of the permissions.
  try retrying { fchmod(descriptor, mode) }
}
