#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// New contents of a file, written whole to a new file beside it. The new file is removed with the value, unless it has
/// taken the place of the old one.
struct Draft: ~Copyable {
  enum Rights {
    case new
    case program
    /// The permissions, owner and group of the file to replace, as far as the system allows.
    case of(stat)
  }

  private let path: [UInt8]
  private let target: [UInt8]

  private init(path: [UInt8], target: [UInt8]) { (self.path, self.target) = (path, target) }

  deinit { _ = withTerminated(path) { unlink($0) } }

  /// Writes the new file.
  ///
  /// - Parameter target: the path of the file to replace; not a link.
  static func written(
    for target: [UInt8], _ rights: Rights, _ bytes: [UInt8]
  ) throws(SystemError) -> Draft {
    let number = String(UInt64.random(in: .min ... .max), radix: 36)
    let path = folder(of: target) + Array(".layoutlint-\(number)".utf8)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    let descriptor = try withPath(path) { open($0, flags, rights.first) }
    let draft = Draft(path: path, target: target)
    var isOpen = true
    defer { if isOpen { close(descriptor) } }
    try rights.apply(to: descriptor)
    try Platform.write(bytes, to: descriptor)
    // Some systems report a full disk only here.
    try retrying { fsync(descriptor) }
    isOpen = false
    if close(descriptor) != 0, errno != EINTR { throw SystemError.last }
    return draft
  }

  /// Replaces the file.
  consuming func takePlace() throws(SystemError) {
    try withPath(path) { old in withTerminated(target) { rename(old, $0) } }
  }

  /// Takes the name, unless it is taken.
  consuming func takeFreePlace() throws(SystemError) {
    do throws(SystemError) {
      // Unlike `rename`, it replaces nothing.
      try withPath(path) { old in withTerminated(target) { link(old, $0) } }
    } catch {
      // A file system without links.
      guard (try? FileStatus(linkPath: target)) == nil else { throw error }
      try takePlace()
    }
  }

  /// The folder of a file, with a slash at its end; empty for the current folder.
  static func folder(of target: [UInt8]) -> [UInt8] {
    Array(target.prefix((target.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1))
  }
}

extension Draft.Rights {
  /// The permissions of the new file while it is written.
  fileprivate var first: mode_t {
    switch self {
    case .new: 0o666
    case .program: 0o755
    case .of: 0o600
    }
  }

  fileprivate func apply(to descriptor: Int32) throws(SystemError) {
    switch self {
    case .new: break
    // Whatever the umask: Git silently skips a hook that is not executable.
    case .program: try retrying { fchmod(descriptor, 0o755) }
    case .of(let status):
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
  }
}
