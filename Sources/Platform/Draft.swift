#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// New contents of a file, written whole to a new file in a hidden folder beside it. The folder is removed with the
/// value, and so is the new file unless it has replaced the old one.
struct Draft: ~Copyable {
  private let target: [UInt8]
  private let folder: DraftFolder

  private init(target: [UInt8], folder: consuming DraftFolder) {
    self.target = target
    self.folder = folder
  }

  /// Writes the new file.
  ///
  /// - Parameters:
  ///   - target: the path of the file to replace; not a link.
  ///   - status: the status of that file, whose permissions, owner, group and attributes the new file gets as far as
  ///     the system allows; nil if there is none.
  static func written(
    for target: [UInt8], like status: stat?, _ bytes: [UInt8]
  ) throws(SystemError) -> Draft {
    let draft = Draft(target: target, folder: try DraftFolder.make(in: folder(of: target)))
    let descriptor = try draft.folder.makeFile()
    var isOpen = true
    defer { if isOpen { close(descriptor) } }
    if let status { try copyRights(of: target, status, to: descriptor) }
    try Platform.write(bytes, to: descriptor)
    // Some systems report a full disk only here.
    _ = try retrying { fsync(descriptor) }
    isOpen = false
    if close(descriptor) != 0, errno != EINTR { throw SystemError.last }
    return draft
  }

  /// Replaces the file.
  consuming func takePlace() throws(SystemError) { try folder.moveFile(to: target) }

  /// The folder of a file, with a slash at its end; empty for the current folder.
  static func folder(of target: [UInt8]) -> [UInt8] {
    Array(target.prefix((target.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1))
  }

  /// - Parameters:
  ///   - target: the path of the file with this status.
  ///   - descriptor: of the new file.
  private static func copyRights(
    of target: [UInt8], _ status: stat, to descriptor: Int32
  ) throws(SystemError) {
    var own = stat()
    _ = try retrying { fstat(descriptor, &own) }
    var mode = status.st_mode & 0o7777
    if own.st_gid != status.st_gid, fchown(descriptor, uid_t.max, status.st_gid) != 0 {
      // The permissions of the group would apply to another one: it gets only what everybody has.
      mode = mode & 0o5707 | (mode & 0o007) << 3
    }
    if own.st_uid != status.st_uid, fchown(descriptor, status.st_uid, gid_t.max) != 0 {
      mode &= 0o3777
    }
    try copyAttributes(of: target, to: descriptor)
    // Last, because changing the owner clears some of the permissions, and setting an access control list changes them.
    _ = try retrying { fchmod(descriptor, mode) }
  }
}
