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
    let names = glob.pattern.utf8.split { "/{},".utf8.contains($0) }.map(Array.init)
    let isElsewhere = names.contains { name in
      name != [UInt8(ascii: ".")]
        && (EntryName(name[...]).isPruned || isIgnored(name))
    }
    let path = folder.appending(glob.pattern)
    return isElsewhere
      || glob.pattern.contains("/") && (try? FileStatus(linkPath: path.bytes)) != nil
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

extension FileWalk {
  /// The globs that match nothing, of configuration files in a folder that was walked as a whole.
  mutating func idleGlobs() -> [ConfigurationProblem] {
    let walked = namedFolderPaths
    guard !walked.isEmpty else { return [] }
    // Configurations share what they extend: a glob matches something if it does in one of them.
    var idle: [ConfigurationPlace: (glob: GlobUses.Idle, count: Int)] = [:]
    var counts: [ConfigurationPlace: Int] = [:]
    for uses in settings.values.compactMap(\.uses) {
      for place in uses.places { counts[place, default: 0] += 1 }
      for glob in uses.idle { idle[glob.place, default: (glob, 0)].count += 1 }
    }
    return idle.values.compactMap { glob, count in
      let file = glob.place.path.absolute(in: contexts.store.currentFolder)
      guard count == counts[glob.place], glob.folder.isInside(oneOf: walked),
        file.isInside(oneOf: walked)
      else { return nil }
      let place = NamedPlace(asking: glob.folder, isFolder: true)
      let ignored = contexts.context(of: glob.folder, for: place).ignored
      let isExcused = glob.isExcused { ignored?.ignores($0, isFolder: true) ?? false }
      return isExcused ? nil : glob.problem
    }
  }
}
