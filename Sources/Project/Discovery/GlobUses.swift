import Platform

/// Which globs of a configuration match nothing, as far as a walk has come. A glob is compared until it matches something.
final class GlobUses {
  /// A glob that has matched nothing so far.
  struct Idle {
    let glob: Glob
    /// What it is about.
    let key: ConfigurationKey
    /// The absolute path of the folder that it is relative to.
    let folder: FilePath
    let place: ConfigurationPlace
  }

  /// A configuration with more globs is not observed: each takes some time for each file, as long as it matches nothing.
  private static let most = 256

  /// Where the globs of the configuration are written.
  let places: [ConfigurationPlace]
  private(set) var idle: [Idle] = []

  init(_ configuration: Configuration) {
    var all: [Idle] = []
    func add(_ key: ConfigurationKey, _ patterns: Configuration.Patterns?) {
      guard let patterns else { return }
      for (glob, place) in zip(patterns.globs.globs, patterns.places) {
        all.append(Idle(glob: glob, key: key, folder: patterns.folder, place: place))
      }
    }
    add(.include, configuration.include.value)
    add(.exclude, configuration.exclude.value)
    for override in configuration.overrides { add(.overrides, override.paths) }
    if all.count <= Self.most { idle = all }
    places = idle.map(\.place)
  }

  /// Notes the globs that match an entry.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - isFolder: whether it is a folder, or may be one.
  ///   - isCode: whether it is a file to lint.
  func note(_ path: [UInt8], isFolder: Bool, isCode: Bool) {
    idle.removeAll { idle in
      guard idle.key == .exclude || isCode,
        let relative = relativeBytes(path, to: idle.folder.bytes)
      else { return false }
      return idle.key == .exclude
        ? idle.glob.matches(relative, isFolder: isFolder)
        : idle.glob.covers(relative, isFolder: false)
    }
  }
}

extension GlobUses.Idle {
  /// Whether what it names may be there nevertheless: where no walk looks, or on other machines.
  ///
  /// - Parameter isIgnored: whether Git ignores what has a name in the folder of the globs.
  func isExcused(_ isIgnored: ([UInt8]) -> Bool) -> Bool {
    glob.alternatives.contains { pattern in
      let start = pattern.literalStart
      let names = start.split(separator: UInt8(ascii: "/"))
      if names.contains(where: { name in
        name.withUnsafeBytes { EntryName($0).isPruned } || isIgnored(Array(name))
      }) {
        return true
      }
      let path = folder.appending(String(decoding: start, as: UTF8.self))
      return pattern.isLiteral && pattern.hasBase
        && (try? FileStatus(linkPath: path.bytes)) != nil
    }
  }

  /// What the user is told.
  var problem: ConfigurationProblem {
    let list = key == .overrides ? "the `paths` of an override" : "`\(key.rawValue)`"
    var problem = ConfigurationProblem(
      place, "the glob `\(glob.pattern)` of \(list) matches nothing",
      advice: "correct it, or remove it; it is relative to the folder of this file")
    problem.isWarning = true
    return problem
  }
}
