/// What Git ignores in one folder of a walk, according to the folder's `.gitignore`, then those of the folders above it
/// up to the root of the repository, then `.git/info/exclude`.
///
/// Only patterns count, not whether Git tracks a file. `core.excludesFile` is not read: results must not depend on the
/// machine.
package struct GitIgnoreFolder: Sendable {
  /// A file of patterns, and the length of the path of its folder.
  private struct Layer {
    var file: GitIgnore
    var baseLength: Int
  }

  /// Whether the folder itself, or one above it, is ignored; everything in it is then ignored, whatever the patterns
  /// say.
  package let isIgnored: Bool
  /// Relative to the root of the repository, with a trailing slash; empty for the root.
  private let path: [UInt8]
  /// The nearest one last. Folders without a `.gitignore` share the storage of their parent's.
  private var layers: [Layer]
  /// The root of a repository.
  ///
  /// - Parameters:
  ///   - gitIgnore: its `.gitignore`, if there is one.
  ///   - exclude: its `.git/info/exclude`, if there is one.
  package init(root gitIgnore: GitIgnore?, exclude: GitIgnore? = nil) {
    (isIgnored, path, layers) = (false, [], [])
    add(exclude)
    add(gitIgnore)
  }

  private init(_ path: [UInt8], in parent: GitIgnoreFolder, isIgnored: Bool) {
    (self.isIgnored, self.path, layers) = (isIgnored, path, parent.layers)
  }

  private mutating func add(_ file: GitIgnore?) {
    guard let file, !file.isEmpty else { return }
    layers.append(Layer(file: file, baseLength: path.count))
  }

  /// A subfolder.
  ///
  /// - Parameters:
  ///   - name: one component.
  ///   - gitIgnore: its `.gitignore`, if there is one; has no effect in an ignored folder.
  package func entering(
    _ name: some Collection<UInt8>, gitIgnore: GitIgnore? = nil
  ) -> GitIgnoreFolder {
    var folder = GitIgnoreFolder(
      path + name + [UInt8(ascii: "/")], in: self, isIgnored: ignores(name, isFolder: true))
    folder.add(gitIgnore)
    return folder
  }

  /// Whether Git ignores an entry of this folder.
  ///
  /// - Parameters:
  ///   - name: one component.
  ///   - isFolder: whether it is a folder; Git treats a link to one as a file.
  package func ignores(_ name: some Collection<UInt8>, isFolder: Bool) -> Bool {
    if isIgnored || layers.isEmpty { return isIgnored }
    let path = path + name
    for layer in layers.reversed() {
      if let rule = layer.file.lastRule(path[layer.baseLength...], isFolder: isFolder) {
        return !rule.isNegated
      }
    }
    return false
  }
}
