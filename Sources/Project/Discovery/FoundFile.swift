import Platform

/// A file to lint, as passed on by the walk.
package struct FoundFile: Sendable {
  package var file: FileDiscovery.File
  /// The open file, if the walk had to open it anyway; nil to open it by its path.
  package var open: OpenFile?
  /// Whether it only contributes to the findings in other files.
  package var isContext: Bool

  package init(file: FileDiscovery.File, open: OpenFile?, isContext: Bool = false) {
    self.file = file
    self.open = open
    self.isContext = isContext
  }
}
