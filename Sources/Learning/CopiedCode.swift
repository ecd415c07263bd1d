import Platform
import Project

/// Folders and files of a project that look like code of others: copied, or generated.
public struct CopiedCode {
  /// Patterns for the key `exclude`.
  public private(set) var patterns: [String] = []

  private static let folderNames: Set<String> = [
    "vendor", "vendors", "vendored", "thirdparty", "third-party", "third_party", "3rdparty",
    "external",
    "externals", "submodules", "generated",
  ]
  private static let licenses = ["LICENSE", "LICENSE.md", "LICENSE.txt", "LICENCE", "License.txt"]

  /// None.
  public init() {}

  /// Removes such code from files that were found.
  ///
  /// - Parameter folder: the folder of the configuration, as the paths of the files begin.
  public init(removedFrom discovery: inout FileDiscovery, in folder: FilePath) {
    var answers: [FilePath: Bool] = [:]
    var folders: [FilePath: Int] = [:]
    var isGenerated = false
    func copy(around path: FilePath) -> FilePath? {
      let relative = path.relative(to: folder)
      var current = FilePath(bytes: [])
      for name in relative.bytes.split(separator: UInt8(ascii: "/")).dropLast() {
        current = current.appending(name)
        let place = folder.appending(current.bytes)
        let isCopied =
          answers[current]
          ?? (Self.folderNames.contains(String(decoding: name, as: UTF8.self).lowercased())
            || Self.licenses.contains {
              (try? FileStatus(path: place.appending($0).systemBytes)) != nil
            })
        answers[current] = isCopied
        if isCopied { return current }
      }
      return nil
    }
    let all = discovery.files
    var copies: [FilePath: FilePath] = [:]
    for file in all {
      copies[file.path] = copy(around: file.path)
      if let copy = copies[file.path] { folders[copy, default: 0] += 1 }
    }
    // Half of an app is its own.
    let copied = Set(folders.filter { 2 * $0.value <= all.count }.keys)
    discovery.files.removeAll { file in
      if file.path.bytes.reversed().starts(with: Self.generated.utf8.reversed()) {
        isGenerated = true
        return true
      }
      return copies[file.path].map(copied.contains) ?? false
    }
    patterns = copied.sorted().map { "/" + $0.safeText }
    if isGenerated { patterns.append("**/*" + Self.generated) }
  }

  private static let generated = ".generated.swift"
}
