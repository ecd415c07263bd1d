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
  ///   - status: the source of the new file's permissions, group and owner; nil for the defaults.
  static func written(
    for target: [UInt8], like status: stat?, _ bytes: [UInt8]
  ) throws(SystemError) -> Draft {
    let draft = Draft(target: target, folder: try DraftFolder.make(in: folder(of: target)))
    let descriptor = try draft.folder.makeFile()
    var isOpen = true
    defer { if isOpen { close(descriptor) } }
    if let status { try copyRights(of: status, to: descriptor) }
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

  private static func copyRights(of status: stat, to descriptor: Int32) throws(SystemError) {
    var own = stat()
    _ = try retrying { fstat(descriptor, &own) }
    if own.st_gid != status.st_gid {
      // Without the file's group, the permissions would apply to another one.
      do throws(SystemError) {
        _ = try retrying { fchown(descriptor, uid_t.max, status.st_gid) }
      } catch {
        throw error.code == EPERM ? .foreignGroup : error
      }
    }
    if own.st_uid != status.st_uid { _ = fchown(descriptor, status.st_uid, gid_t.max) }
    // Last, because changing the owner clears some of the permissions.
    _ = try retrying { fchmod(descriptor, status.st_mode & 0o7777) }
  }
}
