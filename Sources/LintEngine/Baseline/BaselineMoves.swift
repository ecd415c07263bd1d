import Platform
import SwiftSource

/// The files of a baseline that have been moved.
///
/// A file was moved if its path is gone and a file that is not in the baseline has its findings. They must share half
/// of the findings of one of the two files; half of both if the name differs as well. A copied file was not moved,
/// because its path still exists.
struct BaselineMoves {
  /// A file relative to the baseline's root, with its findings or entries.
  private struct File {
    let path: FilePath
    var count = 0

    var name: [UInt8] { Array(path.name) }
  }

  /// What identifies a finding, and the name of its file where that matters.
  private struct Key: Hashable {
    var name: [UInt8]?
    var rule: String
    var fingerprint: UInt64
  }

  /// A path that is gone, and a candidate for its new path.
  private struct Pair {
    let old: File
    let new: File
    let commonCount: Int
    let hasSameName: Bool

    var isMove: Bool {
      let whole = hasSameName ? min(old.count, new.count) : max(old.count, new.count)
      return 2 * commonCount >= whole
    }

    /// The better pair first.
    static func precedes(_ left: Pair, _ right: Pair) -> Bool {
      if left.hasSameName != right.hasSameName { return left.hasSameName }
      if left.commonCount != right.commonCount { return left.commonCount > right.commonCount }
      let (first, second) = (left.sharedFolders, right.sharedFolders)
      if first != second { return first > second }
      return (left.old.path, left.new.path) < (right.old.path, right.new.path)
    }

    /// How many path components, counted from the last one, are equal.
    private var sharedFolders: Int {
      let slash = UInt8(ascii: "/")
      return zip(
        old.path.bytes.split(separator: slash).reversed(),
        new.path.bytes.split(separator: slash).reversed()
      ).prefix { $0 == $1 }.count
    }
  }

  /// A finding that this many lost files have does not help to match any of them.
  private static let mostHolders = 16

  /// By the path in the baseline.
  private(set) var newPaths: [FilePath: FilePath] = [:]
  /// By the current path of the file.
  private(set) var oldPaths: [FilePath: FilePath] = [:]

  /// - Parameters:
  ///   - entries: the entries of the baseline.
  ///   - found: the findings of the run, by path relative to the baseline's root.
  ///   - isGone: whether the run judges an entry whose file no longer exists.
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
