import Foundation
import Project
import RuleKit
import TestSupport
import Testing

@Suite(
  "Comparison with Git's own ignore rules",
  .enabled(if: OutsideTool.git.isThere, "\(OutsideTool.git.hint)"))
struct GitIgnoreReferenceTests {
  private let repository: GitRepository
  init() throws { repository = try GitRepository() }

  @Test(
    "the deciding line of each path is the one that Git reports, whether case matters or not",
    arguments: [false, true])
  func lines(ignoresCase: Bool) throws {
    repository.ignoresCase = ignoresCase
    var random = PatternGenerator(seed: 20_240_607)
    var files: [[UInt8]] = []
    // A folder for each pattern, then folders with several.
    for _ in 0..<Effort.full(200, byDefault: 20) { files.append(random.pattern()) }
    for _ in 0..<Effort.full(60, byDefault: 6) { files.append(random.file()) }
    var questions: [(folder: Int, entry: PathTree.Entry)] = []
    let entries = PathTree.entries
    for (folder, file) in files.enumerated() {
      let base = Array("\(folder)".utf8)
      try repository.makeFolder(base)
      for entry in entries where entry.isFolder {
        try repository.makeFolder(base + [UInt8(ascii: "/")] + entry.path)
      }
      try repository.write(base + Array("/.gitignore".utf8), file)
      for entry in entries { questions.append((folder, entry)) }
    }
    let lines = try repository.decidingLines(
      questions.map { Array("\($0.folder)/".utf8) + $0.entry.path })
    try #require(lines.count == questions.count)
    let rules = files.map { GitIgnore($0, ignoresCase: ignoresCase) }
    var differences: [String] = []
    for ((folder, entry), line) in zip(questions, lines) {
      let ours = rules[folder].decidingRule(entry)?.line
      if ours != line {
        differences.append(
          "\(files[folder].readable): \(entry.path.readable) isFolder: \(entry.isFolder), "
            + "Git: \(line ?? 0), we: \(ours ?? 0)")
      }
    }
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(20))")
    #expect(
      lines.count { $0 != nil } > Effort.full(5_000, byDefault: 500),
      "the patterns fit too little to test anything")
  }

  @Test(
    "a walk through nested files ignores what Git ignores, whether case matters or not",
    arguments: [false, true])
  func nested(ignoresCase: Bool) throws {
    repository.ignoresCase = ignoresCase
    var random = PatternGenerator(seed: 20_240_607)
    try repository.makeEntries()
    for _ in 0..<Effort.full(25, byDefault: 8) {
      var files: [[UInt8]: [UInt8]] = [:]
      for entry in PathTree.entries where entry.isFolder {
        if random.next(below: 4) == 0 { files[entry.path] = random.file() }
      }
      files[[]] = random.file()
      let exclude = random.file()
      try repository.write(Array(".git/info/exclude".utf8), exclude)
      for (folder, file) in files { try repository.write(folder.appending(".gitignore"), file) }
      let ignored = try repository.ignoredFiles()
      let root = GitIgnoreFolder(
        root: files[[]].map { GitIgnore($0, ignoresCase: ignoresCase) },
        exclude: GitIgnore(exclude, ignoresCase: ignoresCase))
      let ours = Set(PathTree.ignoredFiles(root, files: files, ignoresCase: ignoresCase))
      let differences = ours.symmetricDifference(ignored).map(\.readable)
      #expect(differences.isEmpty, "\(files.mapValues(\.readable)), \(exclude.readable)")
      for folder in files.keys { try repository.remove(folder.appending(".gitignore")) }
    }
  }
}

extension GitIgnore {
  /// The pattern that decides about an entry: that of the first ignored folder above it, or else its own.
  fileprivate func decidingRule(_ entry: PathTree.Entry) -> Rule? {
    for (index, byte) in entry.path.enumerated() where byte == UInt8(ascii: "/") {
      if let rule = lastRule(entry.path[..<index], isFolder: true), !rule.isNegated { return rule }
    }
    return lastRule(entry.path, isFolder: entry.isFolder)
  }
}
