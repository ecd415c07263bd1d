import Platform

private let slash = UInt8(ascii: "/")
private let dot = UInt8(ascii: ".")

extension FilePath {
  /// The path as it is printed: without doubled or trailing slashes and without `.` components; empty for the current
  /// folder. `..` stays, because its meaning depends on links.
  public var tidied: FilePath {
    var tidy: [UInt8] = bytes.first == slash ? [slash] : []
    for component in bytes.split(separator: slash) where !component.elementsEqual([dot]) {
      if let last = tidy.last, last != slash { tidy.append(slash) }
      tidy.append(contentsOf: component)
    }
    return FilePath(bytes: tidy)
  }

  /// The path of a name in this folder; an empty path is the current folder.
  package func appending(_ name: some Collection<UInt8>) -> FilePath {
    var path = FilePath(bytes: [])
    path.bytes.reserveCapacity(bytes.count + 1 + name.count)
    path.bytes.append(contentsOf: bytes)
    if let last = bytes.last, last != slash { path.bytes.append(slash) }
    path.bytes.append(contentsOf: name)
    return path
  }

  /// The absolute path, with `.` and `..` removed textually: links are not resolved.
  ///
  /// - Parameter folder: the absolute path of the current folder.
  public func absolute(in folder: FilePath) -> FilePath {
    var absolute = FilePath(bytes: [])
    absolute.bytes.reserveCapacity(folder.bytes.count + 1 + bytes.count)
    if bytes.first != slash { absolute.enter(folder.bytes) }
    absolute.enter(bytes)
    return absolute.bytes.isEmpty ? FilePath(bytes: [slash]) : absolute
  }

  /// Appends the components of a path to this absolute path without a trailing slash.
  private mutating func enter(_ path: [UInt8]) {
    var start = 0
    while start < path.count {
      let end = path[start...].firstIndex(of: slash) ?? path.count
      let component = path[start..<end]
      start = end + 1
      if component.isEmpty || component.elementsEqual([dot]) { continue }
      if component.elementsEqual([dot, dot]) {
        bytes.removeSubrange((bytes.lastIndex(of: slash) ?? 0)...)
      } else {
        bytes.append(slash)
        bytes.append(contentsOf: component)
      }
    }
  }

  /// The path relative to a folder; unchanged if it is not inside. Both are absolute and without `.` and `..`.
  public func relative(to folder: FilePath) -> FilePath {
    let prefix = folder.bytes.last == slash ? folder.bytes : folder.bytes + [slash]
    return bytes.starts(with: prefix) ? FilePath(bytes: Array(bytes[prefix.count...])) : self
  }

  /// The path relative to a folder; outside of it, it begins with `..`. Both are absolute and without `.` and `..`.
  public func seen(from folder: FilePath) -> FilePath {
    let inside = relative(to: folder)
    guard inside == self else { return inside }
    let target = bytes.split(separator: slash)
    let start = folder.bytes.split(separator: slash)
    let common = zip(target, start).prefix { $0 == $1 }.count
    let up = [ArraySlice<UInt8>](repeating: [dot, dot], count: start.count - common)
    return FilePath(bytes: Array((up + target[common...]).joined(separator: [slash])))
  }

  /// The path as text; bytes that are not UTF-8 become U+FFFD.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The path for system calls, which need a name for the current folder.
  public var systemBytes: [UInt8] { bytes.isEmpty ? [dot] : bytes }
}

extension FilePath {
  /// The path of a name in this folder; an empty path is the current folder.
  package func appending(_ name: String) -> FilePath { appending(name.utf8) }

  /// The last component.
  package var name: ArraySlice<UInt8> {
    bytes[(bytes.lastIndex(of: slash).map { $0 + 1 } ?? 0)...]
  }

  /// The most bytes of a path with which the systems find anything; one of them finds less.
  static let mostBytes = 4_096

  /// The absolute path itself or, if it is too long to exist, the nearest folder above that may exist: to look for each of
  /// thousands of folders one after the other takes the square of the time.
  var possiblyExisting: FilePath {
    guard bytes.count > Self.mostBytes else { return self }
    let end = bytes[..<Self.mostBytes].lastIndex(of: slash) ?? 0
    return FilePath(bytes: Array(bytes[..<max(end, 1)]))
  }

  /// The folder of an absolute path; the root is its own folder.
  package var folder: FilePath {
    guard let end = bytes.lastIndex(of: slash), end > 0 else { return FilePath(bytes: [slash]) }
    return FilePath(bytes: Array(bytes[..<end]))
  }
}
