#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder that is open for listing; closed with the value.
public struct OpenFolder: ~Copyable {
  #if canImport(Darwin)
    private typealias Stream = UnsafeMutablePointer<DIR>
  #else
    private typealias Stream = OpaquePointer
  #endif

  private let stream: Stream
  /// The identity of the folder, whatever its names.
  public let identity: FileIdentity

  /// Opens the folder that the path leads to; links are followed.
  ///
  /// - Parameter path: bytes without NUL.
  public init(path: [UInt8]) throws(SystemError) {
    var opened: Stream?
    // Also close-on-exec.
    try withPath(path) { name in
      opened = opendir(name)
      return opened == nil ? -1 : 0
    }
    guard let stream = opened else { throw SystemError.notFound }
    do {
      identity = try FileStatus(descriptor: dirfd(stream)).identity
    } catch {
      closedir(stream)
      throw error
    }
    self.stream = stream
  }

  deinit { closedir(stream) }

  /// Lists the folder's names, in the order of their bytes, without `.` and `..`.
  ///
  /// - Parameter listing: gets the names, in place of its own.
  public func list(into listing: inout FolderListing) throws(SystemError) {
    listing.removeAll()
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw SystemError.last }
        listing.sort()
        return
      }
      let kind = FileKind(directoryType: entry.pointee.d_type)
      withUnsafePointer(to: &entry.pointee.d_name) { field in
        let start = UnsafeRawPointer(field).assumingMemoryBound(to: CChar.self)
        let name = UnsafeRawBufferPointer(start: start, count: strlen(start))
        if name[0] == UInt8(ascii: "."),
          name.count == 1 || (name.count == 2 && name[1] == UInt8(ascii: "."))
        {
          return
        }
        listing.append(name, kind)
      }
    }
  }

  /// Opens the file that a name in the folder leads to; links are followed.
  ///
  /// - Parameter index: of the name in the listing.
  public func file(
    _ index: Int, in listing: borrowing FolderListing
  ) throws(SystemError) -> OpenFile {
    try OpenFile(name: listing.terminatedName(index), in: dirfd(stream))
  }

  /// The status of what a name in the folder leads to; links are followed.
  ///
  /// - Parameter index: of the name in the listing.
  public func status(
    of index: Int, in listing: borrowing FolderListing
  ) throws(SystemError) -> FileStatus {
    try FileStatus(name: listing.terminatedName(index), in: dirfd(stream))
  }

  /// Whether a name in the folder is a link; the file system is asked only if the folder does not say.
  ///
  /// - Parameter index: of the name in the listing.
  public func isLink(
    _ index: Int, in listing: borrowing FolderListing
  ) throws(SystemError) -> Bool {
    let kind = listing.kind(index)
    guard kind == .unknown else { return kind == .link }
    return try FileStatus(linkName: listing.terminatedName(index), in: dirfd(stream)).kind == .link
  }
}

/// The names in a folder. Reused from folder to folder, so that its storage only grows.
public struct FolderListing: ~Copyable {
  private struct Entry {
    var start: Int
    var count: Int
    var kind: FileKind
  }

  /// The names, each terminated by NUL.
  private var names: UnsafeMutableRawBufferPointer
  private var byteCount = 0
  private var entries: [Entry] = []

  public init() { names = .allocate(byteCount: 1 << 12, alignment: 1) }

  deinit { names.deallocate() }

  /// How many names there are.
  public var count: Int { entries.count }

  /// The kind of a name, as far as the folder says.
  public func kind(_ index: Int) -> FileKind { entries[index].kind }

  /// The bytes of a name, without a slash; valid until another folder is listed.
  public func name(_ index: Int) -> UnsafeRawBufferPointer {
    let entry = entries[index]
    return UnsafeRawBufferPointer(rebasing: names[entry.start..<(entry.start + entry.count)])
  }

  fileprivate func terminatedName(_ index: Int) -> UnsafePointer<CChar> {
    // Never empty.
    name(index).baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: CChar.self)
  }

  fileprivate mutating func append(_ name: UnsafeRawBufferPointer, _ kind: FileKind) {
    let end = byteCount + name.count + 1
    if end > names.count {
      let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: 2 * end, alignment: 1)
      larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: names[..<byteCount]))
      names.deallocate()
      names = larger
    }
    entries.append(Entry(start: byteCount, count: name.count, kind: kind))
    UnsafeMutableRawBufferPointer(rebasing: names[byteCount..<end]).copyMemory(from: name)
    names[end - 1] = 0
    byteCount = end
  }

  fileprivate mutating func sort() {
    let names = UnsafeRawPointer(names.baseAddress.unsafelyUnwrapped)
    entries.sort { left, right in
      let common = memcmp(names + left.start, names + right.start, min(left.count, right.count))
      return common != 0 ? common < 0 : left.count < right.count
    }
  }

  fileprivate mutating func removeAll() {
    byteCount = 0
    entries.removeAll(keepingCapacity: true)
  }
}

extension FileKind {
  init(directoryType type: UInt8) {
    self =
      switch type {
      case UInt8(DT_REG): .file
      case UInt8(DT_DIR): .folder
      case UInt8(DT_LNK): .link
      case UInt8(DT_UNKNOWN): .unknown
      default: .special
      }
  }
}
