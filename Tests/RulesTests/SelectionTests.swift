import Foundation
import LintEngine
import Platform
import Project
import RuleKit
import TestSupport
import Testing

@testable import Rules

/// What a file's findings are does not depend on which files of its project a run is about.
@Suite("Selections of a project")
struct SelectionTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func search() -> ConfigurationSearch {
    var choice = DiscoveryChoice()
    choice.selection = RuleSelection(enabled: Catalog.rules.map { $0.id })
    return ConfigurationSearch(
      choice, known: KnownNames(rules: Catalog.rules, reporters: []),
      currentFolder: FilePath(folder.path))
  }

  // MARK: - Random projects

  /// The code of all examples: bad ones without their marks.
  private static let examples = Catalog.rules.flatMap { rule in
    (rule.description.goodExamples + rule.description.badExamples).map {
      Array($0.code.replacing("↓", with: "").utf8)
    }
  }

  /// Configurations that divide a project, or change what its files contribute.
  private static let configurations = [
    "extends: ..\n", "context: .\n", "rules: {dead_subview: off, added_twice: off}\n",
    "extends: ..\ncontext: .\n", "exclude: [C]\n", "extends: none\n",
  ]

  /// Writes a project, and tells its files.
  private func writeProject(_ random: inout SplitMix) throws -> [String] {
    try folder.write(".layoutlint.yml", "rules: {}\n")
    if Bool.random(using: &random) {
      try folder.write(".git/HEAD", "ref: refs/heads/main\n")
      if Bool.random(using: &random) { try folder.write(".gitignore", "Generated\n") }
    }
    let folders = ["", "A/", "A/B/", "C/", "C/Generated/", "D/"]
    for name in folders.dropFirst().dropLast() where Int.random(in: 0..<4, using: &random) == 0 {
      let text = Self.configurations.randomElement(using: &random) ?? ""
      try folder.write(name + ".layoutlint.yml", text)
    }
    if Int.random(in: 0..<4, using: &random) == 0 { try folder.write("D/.git/HEAD", "") }
    return try (0..<14).map { number in
      let path = (folders.randomElement(using: &random) ?? "") + "\(number).swift"
      try folder.write(path, String(decoding: text(&random), as: UTF8.self))
      return path
    }
  }

  /// Some examples behind each other.
  private func text(_ random: inout SplitMix) -> [UInt8] {
    (0..<3).flatMap { _ in (Self.examples.randomElement(using: &random) ?? []) + [0x0A] }
  }

  /// The findings in a file, whatever its path is.
  private func findings(_ result: LintResult) -> [FilePath: [Diagnostic]] {
    Dictionary(grouping: result.diagnostics, by: \.path)
  }

  @Test(
    "the findings of some files are those of all files, filtered",
    arguments: 0..<Effort.full(200, byDefault: 2))
  func selections(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let files = try writeProject(&random)
    let all = FileDiscovery([FilePath(folder.path)], search(), findsContext: true)
    #expect(all.configurationProblems.isEmpty)
    let known = Set(all.files.map(\.path))
    let edited = Dictionary(
      uniqueKeysWithValues: files.shuffled(using: &random).prefix(3)
        .map { (FilePath(folder($0)), text(&random)) })
    for texts in [[:], edited] {
      let expected = findings(Linter(threads: 1).run(all, texts: texts))
      #expect(!expected.isEmpty)
      for _ in 0..<4 {
        let threads = [1, 2, 8].randomElement(using: &random) ?? 1
        let paths = (files + ["A", "C", "D", "A/B"]).shuffled(using: &random)
          .prefix(Int.random(in: 1...5, using: &random)).map { FilePath(folder($0)) }
          .filter {
            FileManager.default.fileExists(atPath: String(decoding: $0.bytes, as: UTF8.self))
          }
        let chosen = FileDiscovery(paths, search(), findsContext: true)
        check(chosen, Linter(threads: threads).run(chosen, texts: texts), expected, known)
        let (found, result) = Linter(threads: threads).run(paths, search())
        if texts.isEmpty { check(found, result, expected, known) }
        // Git knows a list: its folder is a repository.
        guard FileManager.default.fileExists(atPath: folder(".git")) else { continue }
        let listed = FileDiscovery(
          listed: texts.isEmpty ? paths : Array(texts.keys), within: nil,
          root: FilePath(folder.path), isOnDisk: texts.isEmpty, search(), findsContext: true)
        var staged = texts
        for file in listed.files {
          // Its path is relative to the folder, which is not the current one of this process.
          let path = file.path.absolute(in: FilePath(folder.path))
          staged[file.path] =
            try texts[path]
            ?? Array(Data(contentsOf: URL(filePath: String(decoding: path.bytes, as: UTF8.self))))
        }
        check(
          listed, Linter(threads: threads).run(listed, texts: staged), expected, known)
      }
    }
  }

  private func text(_ diagnostics: [Diagnostic]?) -> [String] {
    (diagnostics ?? []).map {
      "\($0.start) \($0.rule): \($0.message) \($0.advice) \($0.fix.map { "\($0.safety)" } ?? "")"
    }
  }

  private func check(
    _ chosen: FileDiscovery, _ result: LintResult, _ expected: [FilePath: [Diagnostic]],
    _ known: Set<FilePath>
  ) {
    let found = findings(result)
    for file in chosen.files {
      let path = file.path.absolute(in: FilePath(folder.path))
      guard known.contains(path) else { continue }
      let (here, there) = (text(found[file.path]), text(expected[path]))
      #expect(here == there, "\(String(decoding: file.path.bytes, as: UTF8.self))")
    }
    #expect(result.fileCount == chosen.files.count)
  }
}
