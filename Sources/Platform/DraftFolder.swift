#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A hidden folder for one new file, removed with the value.
///
/// Git ignores what a killed run leaves behind, because the folder has its own `.gitignore`. A folder in use is locked,
/// and the system releases the lock of a killed process, so the next run can tell which folders are unused.
struct DraftFolder: ~Copyable {
  private static let prefix = ".layoutlint-"
  private static let fileName = "draft"
  private static let ignoreFile = ".gitignore"

  private let path: [UInt8]
  private let descriptor: Int32

  private init(path: [UInt8], descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit {
    Self.empty(descriptor)
    _ = withTerminated(path) { rmdir($0) }
    close(descriptor)
  }

  /// Makes a folder under an unused name.
  ///
  /// - Parameter folder: the path of its parent folder, with a slash at its end; empty for the current folder.
  static func make(in folder: [UInt8]) throws(SystemError) -> DraftFolder {
    var number = Instant().nanoseconds
    for attempt in 1... {
      let path = folder + Array("\(prefix)\(getpid())-\(String(number, radix: 36))".utf8)
      var isMade = false
      do throws(SystemError) {
        _ = try retrying { withTerminated(path) { mkdir($0, 0o700) } }
        isMade = true
        let draft = try DraftFolder(opening: path)
        try draft.lock()
        try draft.writeIgnoreFile()
        return draft
      } catch {
        // The name is taken, or another run swept the folder before it was locked.
        guard error.code == EEXIST || (isMade && error == .notFound), attempt < 1000 else {
          throw error
        }
        number &+= 1
      }
    }
    throw SystemError(code: EEXIST)
  }

  private init(opening path: [UInt8]) throws(SystemError) {
    do throws(SystemError) {
      descriptor = try Self.open(path)
    } catch {
      _ = withTerminated(path) { rmdir($0) }
      throw error
    }
    self.path = path
  }

  /// - Throws: `notFound` if another run holds the lock, which is about to remove the folder. Where the file system has no
  ///   locks, no folder is swept.
  private borrowing func lock() throws(SystemError) {
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
      throw SystemError.notFound
    }
  }

  private static func open(
    _ path: [UInt8], in folder: Int32 = AT_FDCWD
  ) throws(SystemError) -> Int32 {
    try retrying {
      withTerminated(path) {
        openat(folder, $0, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      }
    }
  }

  /// Creates the file and opens it for writing.
  borrowing func makeFile() throws(SystemError) -> Int32 { try makeFile(Self.fileName) }

  private borrowing func makeFile(_ name: String) throws(SystemError) -> Int32 {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    return try retrying { openat(descriptor, name, flags, 0o666) }
  }

  /// Makes Git ignore the folder and its contents.
  private borrowing func writeIgnoreFile() throws(SystemError) {
    let file = try makeFile(Self.ignoreFile)
    defer { close(file) }
    try write(Array("*\n".utf8), to: file)
  }

  /// Moves the file over another one.
  borrowing func moveFile(to target: [UInt8]) throws(SystemError) {
    _ = try retrying {
      withTerminated(target) { renameat(descriptor, Self.fileName, AT_FDCWD, $0) }
    }
  }

  private static func empty(_ descriptor: Int32) {
    for name in [fileName, ignoreFile] { _ = unlinkat(descriptor, name, 0) }
  }

  // MARK: Leftovers

  /// Whether `make` could have chosen a name.
  fileprivate static func isName(_ name: UnsafeRawBufferPointer) -> Bool {
    guard name.starts(with: prefix.utf8) else { return false }
    let parts = name.dropFirst(prefix.utf8.count)
      .split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return false }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    return parts[0].allSatisfy(digits.contains)
      && parts[1].allSatisfy { digits.contains($0) || letters.contains($0) }
  }

  /// Removes a folder of this user that no process uses, unless it holds anything else.
  fileprivate static func sweep(_ name: [UInt8], in folder: Int32) {
    guard let descriptor = try? open(name, in: folder) else { return }
    defer { close(descriptor) }
    guard let status = try? FileStatus(descriptor: descriptor), status.owner == effectiveUser(),
      flock(descriptor, LOCK_EX | LOCK_NB) == 0
    else { return }
    empty(descriptor)
    _ = withTerminated(name) { unlinkat(folder, $0, AT_REMOVEDIR) }
  }
}

/// Removes the drafts that killed runs left in a folder. What cannot be removed stays.
///
/// - Parameter path: bytes without NUL; empty for the current folder.
public func sweepDrafts(in path: [UInt8]) {
  guard let folder = try? OpenFolder(path: path.isEmpty ? [UInt8(ascii: ".")] : path) else {
    return
  }
  var listing = FolderListing()
  guard (try? folder.list(into: &listing)) != nil else { return }
  for index in 0..<listing.count where DraftFolder.isName(listing.name(index)) {
    folder.withDescriptor { DraftFolder.sweep(Array(listing.name(index)), in: $0) }
  }
}
