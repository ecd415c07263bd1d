import Platform

/// A file to lint, as the walk hands it out.
struct FoundFile: Sendable {
  var file: FileDiscovery.File
  /// The folder in which the last component of its path leads to it, as long as that is open anyway; nil to go by the
  /// path.
  var folder: OpenFolder?

  /// Opens the file for reading.
  func open() throws(SystemError) -> OpenFile {
    guard let folder else { return try OpenFile(path: file.path.systemBytes) }
    return try OpenFile(name: file.path.name, in: folder)
  }
}
