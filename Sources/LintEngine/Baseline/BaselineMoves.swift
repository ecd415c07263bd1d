import Platform
import Project

/// The files of a baseline that have been moved.
///
/// A file was moved if its path is gone and a file that is not in the baseline has its findings. They must share half
/// of the findings of one of the two files; half of both if the name differs as well. A copied file was not moved,
/// because its path still exists.
struct BaselineMoves {
  /// What identifies a finding, and the name of its file where that matters.
  private struct Key: Hashable {
    var name: ArraySlice<UInt8>?
    var rule: String
    var fingerprint: UInt64
  }

  /// A path that is gone, and a candidate for its new path.
  private struct Pair {
    let old: FilePath
    let new: FilePath
    let commonCount: Int

    var hasSameName: Bool { old.name == new.name }

    static func precedes(_ left: Pair, _ right: Pair) -> Bool {
      if left.hasSameName != right.hasSameName { return left.hasSameName }
      if left.commonCount != right.commonCount { return left.commonCount > right.commonCount }
      let (first, second) = (left.sharedFolders, right.sharedFolders)
      return first != second ? first > second : (left.old, left.new) < (right.old, right.new)
    }

    /// How many path components, counted from the last one, are equal.
    private var sharedFolders: Int {
      let (old, new) = (old.bytes.split(separator: 0x2F), new.bytes.split(separator: 0x2F))
      return zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    }
  }

  /// A finding that this many lost files have does not help to match any of them.
  private static let mostHolders = 16

  private(set) var newPaths: [FilePath: FilePath] = [:]

  /// - Parameters:
  ///   - lost: the entries whose files no longer exist.
  ///   - strangers: the files that are not in the baseline, by path relative to its root, with their findings.
  init(_ lost: [Baseline.Entry], to strangers: [(path: FilePath, diagnostics: [Diagnostic])]) {
    var counts: [FilePath: Int] = [:]
    var holders: [Key: [FilePath]] = [:]
    for entry in lost {
      counts[entry.path, default: 0] += 1
      for name in [nil, entry.path.name] {
        let key = Key(name: name, rule: entry.rule, fingerprint: entry.fingerprint)
        if holders[key, default: []].count < Self.mostHolders {
          holders[key, default: []].append(entry.path)
        }
      }
    }
    guard !lost.isEmpty else { return }
    var pairs: [Pair] = []
    for (path, diagnostics) in strangers {
      var common: [FilePath: Int] = [:]
      for diagnostic in diagnostics {
        let keys = [nil, path.name].map {
          Key(name: $0, rule: diagnostic.rule, fingerprint: diagnostic.contentHash)
        }
        for old in Set(keys.flatMap { holders[$0] ?? [] }) { common[old, default: 0] += 1 }
      }
      for (old, count) in common {
        let pair = Pair(old: old, new: path, commonCount: count)
        let sizes = (counts[old] ?? 0, diagnostics.count)
        let whole = pair.hasSameName ? min(sizes.0, sizes.1) : max(sizes.0, sizes.1)
        if 2 * count >= whole { pairs.append(pair) }
      }
    }
    var taken: Set<FilePath> = []
    for pair in pairs.sorted(by: Pair.precedes)
    where newPaths[pair.old] == nil && taken.insert(pair.new).inserted {
      newPaths[pair.old] = pair.new
    }
  }
}
