import Platform

/// A file to lint, as passed on by the walk.
struct FoundFile: Sendable {
  var file: FileDiscovery.File
  /// The open file, if the walk had to open it anyway; nil to open it by its path.
  var open: OpenFile?
  /// Whether it only contributes to the findings in other files.
  var isContext = false
}
