import Platform

extension FileWalk {
  /// The globs that match nothing, of configuration files in a folder that was walked as a whole.
  mutating func idleGlobs() -> [ConfigurationProblem] {
    let walked = namedFolderPaths
    guard !walked.isEmpty else { return [] }
    // Configurations share what they extend: a glob matches something if it does in one of them.
    var idle: [ConfigurationPlace: (glob: GlobUses.Idle, count: Int)] = [:]
    var counts: [ConfigurationPlace: Int] = [:]
    for uses in globUses.values {
      for place in uses.places { counts[place, default: 0] += 1 }
      for glob in uses.idle { idle[glob.place, default: (glob, 0)].count += 1 }
    }
    return idle.values.compactMap { glob, count in
      guard count == counts[glob.place], glob.folder.isInside(oneOf: walked),
        contains(glob.place, in: walked)
      else { return nil }
      let place = NamedPlace(asking: glob.folder, isFolder: true)
      let ignored = contexts.context(of: glob.folder, for: place).ignored
      let isExcused = glob.isExcused { ignored?.ignores($0, isFolder: true) ?? false }
      return isExcused ? nil : glob.problem
    }
  }

  private func contains(_ place: ConfigurationPlace, in folders: Set<FilePath>) -> Bool {
    let file = place.path.absolute(in: contexts.store.currentFolder)
    return file.isInside(oneOf: folders)
  }
}
