/// What Git ignores in one folder of a walk, according to the folder's `.gitignore`, then those of the folders above it
/// up to the root of the repository, then `.git/info/exclude`.
///
/// Names are compared as in Git: byte by byte, on macOS after precomposing them (`core.precomposeUnicode`), and without
/// regard to the case of ASCII letters if the repository says so (`core.ignoreCase`).
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
  private let layers: [Layer]
  private let asksForPath: Bool
  private let precomposesNames: Bool
  /// Git's setting `core.ignoreCase` of the repository, for the files of subfolders.
  package let ignoresCase: Bool

  /// Whether Git precomposes the names that the system returns.
  package static var systemPrecomposes: Bool {
    #if canImport(Darwin)
      true
    #else
      false
    #endif
  }

  /// The root of a repository.
  ///
  /// - Parameters:
  ///   - gitIgnore: its `.gitignore`, if there is one.
  ///   - exclude: its `.git/info/exclude`, if there is one.
  ///   - ignoresCase: its setting `core.ignoreCase`, with which all files must have been parsed.
  package init(
    root gitIgnore: GitIgnore?, exclude: GitIgnore? = nil,
    precomposesNames: Bool = systemPrecomposes, ignoresCase: Bool = false
  ) {
    self.init(
      isIgnored: false, path: [], layers: [], adding: [exclude, gitIgnore],
      precomposesNames: precomposesNames, ignoresCase: ignoresCase)
  }

  private init(
    isIgnored: Bool, path: [UInt8], layers: [Layer], adding files: [GitIgnore?],
    precomposesNames: Bool, ignoresCase: Bool
  ) {
    var layers = layers
    for case let file? in files where !file.isEmpty {
      layers.append(Layer(file: file, baseLength: path.count))
    }
    self.isIgnored = isIgnored
    self.path = path
    self.layers = layers
    asksForPath = layers.contains { $0.file.asksForPath }
    self.precomposesNames = precomposesNames
    self.ignoresCase = ignoresCase
  }

  /// A subfolder.
  ///
  /// - Parameters:
  ///   - name: one component.
  ///   - gitIgnore: its `.gitignore`, if there is one; has no effect in an ignored folder.
  package func entering(
    _ name: some Collection<UInt8>, gitIgnore: GitIgnore? = nil
  ) -> GitIgnoreFolder {
    GitIgnoreFolder(
      isIgnored: ignores(name, isFolder: true),
      path: path + (compared(name) ?? Array(name)) + [UInt8(ascii: "/")],
      layers: layers, adding: [gitIgnore], precomposesNames: precomposesNames,
      ignoresCase: ignoresCase)
  }

  /// Whether Git ignores an entry of this folder.
  ///
  /// - Parameters:
  ///   - name: one component.
  ///   - isFolder: whether it is a folder; Git treats a link to one as a file.
  package func ignores(_ name: some Collection<UInt8>, isFolder: Bool) -> Bool {
    if isIgnored || layers.isEmpty { return isIgnored }
    if let name = compared(name) { return ignores(known: name, isFolder: isFolder) }
    return ignores(known: name, isFolder: isFolder)
  }

  /// A name in the form that Git compares; nil if it is in that form.
  private func compared(_ name: some Collection<UInt8>) -> [UInt8]? {
    let precomposed = precomposesNames ? Precomposition.precomposed(name) : nil
    guard ignoresCase, name.contains(where: \.isCapital) else { return precomposed }
    return precomposed?.map(\.lowercased) ?? name.map(\.lowercased)
  }

  /// - Parameter name: in the form that Git compares.
  private func ignores(known name: some Collection<UInt8>, isFolder: Bool) -> Bool {
    withBytes(of: name) { name in
      guard asksForPath else { return decide(name: name, path: nil, isFolder: isFolder) }
      return withUnsafeTemporaryAllocation(byteCount: path.count + name.count, alignment: 1) {
        $0.copyBytes(from: path)
        UnsafeMutableRawBufferPointer(rebasing: $0[path.count...]).copyMemory(from: name)
        return decide(name: name, path: UnsafeRawBufferPointer($0), isFolder: isFolder)
      }
    }
  }

  /// - Parameter path: relative to the root of the repository; nil if no pattern needs it.
  private func decide(
    name: UnsafeRawBufferPointer, path: UnsafeRawBufferPointer?, isFolder: Bool
  ) -> Bool {
    for layer in layers.reversed() {
      let below = path.map { UnsafeRawBufferPointer(rebasing: $0[layer.baseLength...]) }
      if let rule = layer.file.lastRule(path: below ?? name, name: name, isFolder: isFolder) {
        return !rule.isNegated
      }
    }
    return false
  }
}
