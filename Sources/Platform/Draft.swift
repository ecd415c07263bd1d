#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// New contents of a file, written whole to a new file in the same folder. It goes with the value unless it has taken the
/// place of the file.
struct Draft: ~Copyable {
  private let target: [UInt8]
  private let path: [UInt8]
  private var exists = true

  private init(target: [UInt8], path: [UInt8]) {
    self.target = target
    self.path = path
  }

  /// Writes the new file.
  ///
  /// - Parameters:
  ///   - target: the path of the file whose place it is to take; not a link.
  ///   - status: whose rights, group and owner the new file gets; nil for those of any new file.
  static func written(
    for target: [UInt8], like status: stat?, _ bytes: [UInt8]
  ) throws(SystemError) -> Draft {
    let folder = target.prefix((target.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)
    let (path, descriptor) = try newFile(in: folder)
    let draft = Draft(target: target, path: path)
    var isOpen = true
    defer { if isOpen { close(descriptor) } }
    if let status { try copyRights(of: status, to: descriptor) }
    try Platform.write(bytes, to: descriptor)
    // On a full disk some systems say so only here.
    _ = try retrying { fsync(descriptor) }
    isOpen = false
    if close(descriptor) != 0, errno != EINTR { throw SystemError.last }
    return draft
  }

  deinit {
    if exists { _ = withTerminated(path) { unlink($0) } }
  }

  /// Becomes the file.
  consuming func takePlace() throws(SystemError) {
    _ = try retrying {
      withTerminated(path) { from in withTerminated(target) { rename(from, $0) } }
    }
    exists = false
  }

  /// A new file under a name that nothing has. What a run that was killed has left behind, perhaps with the number of this
  /// process, is in nobody's way.
  private static func newFile(
    in folder: ArraySlice<UInt8>
  ) throws(SystemError) -> (path: [UInt8], descriptor: Int32) {
    var number = Instant().nanoseconds
    for attempt in 1... {
      // Begins with a dot and ends like no Swift file, so that no tool takes it for source code.
      let path = folder + Array(".layoutlint-\(getpid())-\(String(number, radix: 36))".utf8)
      do throws(SystemError) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
        let descriptor = try retrying { withTerminated(Array(path)) { open($0, flags, 0o666) } }
        return (Array(path), descriptor)
      } catch {
        guard error.code == EEXIST, attempt < 1000 else { throw error }
        number &+= 1
      }
    }
    throw SystemError(code: EEXIST)
  }

  private static func copyRights(of status: stat, to descriptor: Int32) throws(SystemError) {
    var own = stat()
    _ = try retrying { fstat(descriptor, &own) }
    if own.st_gid != status.st_gid {
      // Without its group the rights would go to others.
      do throws(SystemError) {
        _ = try retrying { fchown(descriptor, uid_t.max, status.st_gid) }
      } catch {
        throw error.code == EPERM ? .foreignGroup : error
      }
    }
    if own.st_uid != status.st_uid { _ = fchown(descriptor, status.st_uid, gid_t.max) }
    // Last, because a new owner takes some of the rights away.
    _ = try retrying { fchmod(descriptor, status.st_mode & 0o7777) }
  }
}
