import Platform
import Project

/// Code of a project that is no team's own: folders that look copied, generated files, and playgrounds.
public struct CopiedCode {
  /// Patterns for the key `exclude`.
  public private(set) var patterns: [String] = []

  private static let folderNames: Set<String> = [
    "vendor", "vendors", "vendored", "thirdparty", "third-party", "third_party", "3rdparty",
    "external", "externals", "submodules", "generated",
  ]
  private static let licenses = ["LICENSE", "LICENSE.md", "LICENSE.txt", "LICENCE", "License.txt"]
  private static let endings = [".generated.swift", ".playground"]

  public init() {}

  /// Removes such code from files that were found.
  ///
  /// - Parameter folder: the folder of the configuration, as the paths of the files begin.
  public init(removedFrom discovery: inout FileDiscovery, in folder: FilePath) {
    var answers: [FilePath: Bool] = [:]
    func isCopy(_ path: FilePath, _ name: String) -> Bool {
      if let answer = answers[path] { return answer }
      let place = folder.appending(path.bytes)
      let answer =
        Self.folderNames.contains(name.lowercased())
        || Self.licenses.contains {
          (try? FileStatus(path: place.appending($0).systemBytes)) != nil
        }
      answers[path] = answer
      return answer
    }
    var origins: [String: Set<FilePath>] = [:]
    for file in discovery.files {
      let names = file.path.relative(to: folder).bytes.split(separator: UInt8(ascii: "/"))
        .map { String(decoding: $0, as: UTF8.self) }
      if let ending = Self.endings.first(where: { ending in
        names.contains { $0.hasSuffix(ending) }
      }) {
        origins["**/*" + ending, default: []].insert(file.path)
        continue
      }
      var path = FilePath(bytes: [])
      for name in names.dropLast() {
        path = path.appending(name)
        guard isCopy(path, name) else { continue }
        origins["/" + path.safeText, default: []].insert(file.path)
        break
      }
    }
    // Half of an app is its own.
    origins = origins.filter { 2 * $0.value.count <= discovery.files.count }
    patterns = origins.keys.sorted()
    let copied = origins.values.reduce(into: Set()) { $0.formUnion($1) }
    discovery.files.removeAll { copied.contains($0.path) }
  }
}
