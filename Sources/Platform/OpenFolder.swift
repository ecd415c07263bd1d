#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder that is open for listing; closed when the value goes.
public struct OpenFolder: ~Copyable {
  #if canImport(Darwin)
    private typealias Stream = UnsafeMutablePointer<DIR>
  #else
    private typealias Stream = OpaquePointer
  #endif

  private let stream: Stream
  /// What makes the folder itself, whatever its names.
  public let identity: FileIdentity

  /// Opens the folder that the path leads to; links are followed.
  ///
  /// - Parameter path: bytes without NUL, of any length.
  public init(path: [UInt8]) throws(SystemError) {
    let place = try PathAnchor(path)
    let descriptor = try place.open(flags: O_RDONLY | O_DIRECTORY)
    let opened: (stream: Stream, identity: FileIdentity)
    do {
      opened = try Self.list(descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    stream = opened.stream
    identity = opened.identity
  }

  private static func list(
    _ descriptor: Int32
  ) throws(SystemError) -> (stream: Stream, identity: FileIdentity) {
    let identity = try FileStatus(descriptor: descriptor).identity
    guard let stream = fdopendir(descriptor) else { throw SystemError.last }
    return (stream, identity)
  }

  deinit { closedir(stream) }

  /// Goes through the folder once, in the file system's order, without `.` and `..`.
  ///
  /// - Parameter body: gets each entry; it is valid during the call only.
  public func forEachEntry(_ body: (borrowing FolderEntry) -> Void) throws(SystemError) {
    let folder = dirfd(stream)
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw SystemError.last }
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
        body(FolderEntry(name: name, kind: kind, folder: folder))
      }
    }
  }
}

/// A name in a folder.
public struct FolderEntry: ~Copyable {
  /// The name's bytes, without a slash.
  public let name: UnsafeRawBufferPointer
  /// What the name stands for, as far as the folder says.
  public let kind: FileKind
  fileprivate let folder: Int32

  /// The status of what the name leads to; links are followed.
  public func status() throws(SystemError) -> FileStatus {
    // The name comes from `readdir`, which ends it with NUL.
    let start = name.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: CChar.self)
    return try FileStatus(name: start, in: folder)
  }

  /// Whether the name itself is a link, asked of the file system where the folder does not say.
  public func isLink() throws(SystemError) -> Bool {
    guard kind == .unknown else { return kind == .link }
    let start = name.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: CChar.self)
    return try FileStatus(linkName: start, in: folder).kind == .link
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
