import Platform

/// A file to lint, as the walk hands it out.
struct FoundFile: Sendable {
  var file: FileDiscovery.File
  /// The file itself, where the walk had to open it anyway; nil to open it by its path.
  var open: OpenFile?
}
