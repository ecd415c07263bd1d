import SwiftSource

/// The files of a baseline that have another path now.
///
/// A file was moved where its path is gone and another file, of which the baseline knows nothing, has its findings. Half of
/// the findings of one of the two have to be the other's; of both where the name is another one too. Of a file that was
/// copied nothing follows, because its path is still there.
struct BaselineMoves {
  /// A file as seen from the baseline's root, and what was found or accepted in it.
  private struct File {
    let path: FilePath
    var count = 0

    var name: [UInt8] { Array(path.name) }
  }

  /// What a finding is known by, and the name of its file where that counts.
  private struct Key: Hashable {
    var name: [UInt8]?
    var rule: String
    var fingerprint: UInt64
  }

  /// A path that is gone, and one that may be its new one.
  private struct Pair {
    let old: File
    let new: File
    let commonCount: Int
    let hasSameName: Bool

    var isMove: Bool {
      let whole = hasSameName ? min(old.count, new.count) : max(old.count, new.count)
      return 2 * commonCount >= whole
    }

    /// The better one first.
    static func precedes(_ left: Pair, _ right: Pair) -> Bool {
      if left.hasSameName != right.hasSameName { return left.hasSameName }
      if left.commonCount != right.commonCount { return left.commonCount > right.commonCount }
      let (first, second) = (left.sharedFolders, right.sharedFolders)
      if first != second { return first > second }
      return (left.old.path, left.new.path) < (right.old.path, right.new.path)
    }

    /// How many names from the last on are the same.
    private var sharedFolders: Int {
      let slash = UInt8(ascii: "/")
      return zip(
        old.path.bytes.split(separator: slash).reversed(),
        new.path.bytes.split(separator: slash).reversed()
      ).prefix { $0 == $1 }.count
    }
  }

  /// A finding that so many lost files have says nothing about any of them.
  private static let mostHolders = 16

  /// By the path that the baseline has.
  private(set) var newPaths: [FilePath: FilePath] = [:]
  /// By the path that the file has.
  private(set) var oldPaths: [FilePath: FilePath] = [:]

  /// - Parameters:
  ///   - entries: those of the baseline.
  ///   - found: the findings of the run, by the paths that a baseline gives their files.
  ///   - isGone: whether an entry is judged by the run and its file is no more.
  init(
    _ entries: [Baseline.Entry], found: [(path: FilePath, diagnostic: Diagnostic)],
    isGone: (Baseline.Entry) -> Bool
  ) {
    var lost: [File] = []
    var holders: [Key: [Int]] = [:]
    for entry in entries where isGone(entry) {
      if lost.last?.path != entry.path { lost.append(File(path: entry.path)) }
      let number = lost.count - 1
      lost[number].count += 1
      for name in [nil, lost[number].name] {
        let key = Key(name: name, rule: entry.rule, fingerprint: entry.fingerprint)
        if holders[key]?.count ?? 0 < Self.mostHolders { holders[key, default: []].append(number) }
      }
    }
    guard !lost.isEmpty else { return }

    let known = Set(entries.lazy.map(\.path))
    var strangers: [FilePath: [Diagnostic]] = [:]
    for (path, diagnostic) in found
    where !known.contains(path) && diagnostic.rule != SyntaxProblem.ruleID {
      strangers[path, default: []].append(diagnostic)
    }
    var pairs: [Pair] = []
    for (path, diagnostics) in strangers {
      let file = File(path: path, count: diagnostics.count)
      var counts: [Int: Int] = [:]
      for diagnostic in diagnostics {
        var numbers: Set<Int> = []
        for name in [nil, file.name] {
          numbers.formUnion(
            holders[
              Key(name: name, rule: diagnostic.rule, fingerprint: diagnostic.contentHash)] ?? [])
        }
        for number in numbers { counts[number, default: 0] += 1 }
      }
      for (number, count) in counts {
        let old = lost[number]
        pairs.append(
          Pair(old: old, new: file, commonCount: count, hasSameName: old.name == file.name))
      }
    }
    for pair in pairs.filter(\.isMove).sorted(by: Pair.precedes)
    where newPaths[pair.old.path] == nil && oldPaths[pair.new.path] == nil {
      newPaths[pair.old.path] = pair.new.path
      oldPaths[pair.new.path] = pair.old.path
    }
  }
}
