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
        if !name.elementsEqual(".".utf8), !name.elementsEqual("..".utf8) {
          listing.append(name, kind)
        }
      }
    }
  }

  /// The status of what a name in the folder leads to; links are followed.
  ///
  /// - Parameter index: of the name in the listing.
  public func status(of index: Int, in listing: FolderListing) throws(SystemError) -> FileStatus {
    try listing.withName(index) { name throws(SystemError) in
      try FileStatus(name: name, in: dirfd(stream))
    }
  }

  /// Whether a name in the folder is a link; the file system is asked only if the folder does not say.
  ///
  /// - Parameter index: of the name in the listing.
  public func isLink(_ index: Int, in listing: FolderListing) throws(SystemError) -> Bool {
    let kind = listing.kind(index)
    guard kind == .unknown else { return kind == .link }
    return try listing.withName(index) { name throws(SystemError) in
      try FileStatus(name: name, in: dirfd(stream), followsLinks: false)
    }.kind == .link
  }
}

/// The names in a folder. Reused from folder to folder, so that its storage only grows.
public struct FolderListing: Sendable {
  private struct Entry {
    var name: Range<Int>
    var kind: FileKind
  }

  /// The names, each terminated by NUL.
  private var names: [UInt8] = []
  private var entries: [Entry] = []

  public init() {}

  /// How many names there are.
  public var count: Int { entries.count }

  /// The kind of a name, as far as the folder says.
  public func kind(_ index: Int) -> FileKind { entries[index].kind }

  /// The bytes of a name, without a slash.
  public func name(_ index: Int) -> ArraySlice<UInt8> { names[entries[index].name] }

  fileprivate func withName<Result>(
    _ index: Int, _ body: (UnsafePointer<CChar>) throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    try names.withUnsafeBufferPointer { names throws(SystemError) in
      let start = UnsafeRawPointer(names.baseAddress.unsafelyUnwrapped)
      let name = start + entries[index].name.lowerBound
      return try body(name.assumingMemoryBound(to: CChar.self))
    }
  }

  fileprivate mutating func append(_ name: UnsafeRawBufferPointer, _ kind: FileKind) {
    entries.append(Entry(name: names.count..<(names.count + name.count), kind: kind))
    names.append(contentsOf: name)
    names.append(0)
  }

  fileprivate mutating func sort() {
    names.withUnsafeBytes { names in
      guard let start = names.baseAddress else { return }
      entries.sort { left, right in
        let (left, right) = (left.name, right.name)
        let common = memcmp(
          start + left.lowerBound, start + right.lowerBound, min(left.count, right.count))
        return common != 0 ? common < 0 : left.count < right.count
      }
    }
  }

  fileprivate mutating func removeAll() {
    names.removeAll(keepingCapacity: true)
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
