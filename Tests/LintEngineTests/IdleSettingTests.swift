import LintEngine
import Platform
import ProbeSupport
import Project
import TestSupport
import Testing

@Suite("What configurations name in vain")
struct IdleSettingTests {
  private let folder: TemporaryFolder
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(".git/HEAD")
    try folder.write(
      "App/A.swift", "class A: UIView { func buildIt() { addSubview(a); a.pin() } }\n")
    try folder.write("Pods/P.swift")
  }

  private func idle(_ names: [String] = [""]) -> [String] {
    let search = ConfigurationSearch(
      DiscoveryChoice(), known: configuredRules, currentFolder: FilePath(folder.path))
    let (files, result) = Linter(threads: 1).run(
      names.map { FilePath($0.isEmpty ? folder.path : folder($0)) }, search)
    let idle = files.idleSettings(result, search)
    #expect(idle.allSatisfy { $0.isWarning })
    return idle.map { "\($0.place.line):\($0.place.column) \($0.message.split(separator: "`")[1])" }
  }

  @Test("globs that match no file are named where they are written")
  func globs() throws {
    try folder.write(
      ".layoutlint.yml",
      """
      include: [App, Lib]
      exclude:
        - "*.gen.swift"
        - A.swift
      overrides:
        - paths: [App/A.swift, Tests/**]
          rules: {size_rule: off}
      """)
    #expect(idle() == ["1:16 Lib", "3:5 *.gen.swift", "6:26 Tests/**"])
  }

  @Test("globs for what no walk enters, or what Git ignores, are right")
  func excused() throws {
    try folder.write(".gitignore", "gen\n")
    try folder.write(
      ".layoutlint.yml", "exclude: [Pods, 'Pods/**', .build, gen/x.swift, Notes.md]\n")
    #expect(idle() == ["1:49 Notes.md"])
    try folder.write("Notes.md")
    #expect(idle().isEmpty)
  }

  @Test("a glob of an extended file matches if it does in one of the folders")
  func shared() throws {
    try folder.write(
      ".layoutlint.yml", "overrides: [{paths: [B.swift, C.swift], rules: {size_rule: off}}]\n")
    try folder.write("App/.layoutlint.yml", "extends: ..\n")
    try folder.write("Lib/.layoutlint.yml", "extends: ..\n")
    try folder.write("Lib/B.swift")
    #expect(idle() == ["1:31 C.swift"])
  }

  @Test("only a run over all that a configuration governs can tell")
  func wholeRuns() throws {
    try folder.write(".layoutlint.yml", "exclude: [Nothing]\nlayout_helpers: {unpin: add}\n")
    #expect(idle() == ["1:11 Nothing", "2:25 unpin"])
    #expect(idle(["App"]).isEmpty)
    #expect(idle(["App/A.swift"]).isEmpty)
    #expect(idle(["App", ""]) == ["1:11 Nothing", "2:25 unpin"])
  }

  @Test("helpers that no file calls and patterns without a function are named")
  func names() throws {
    try folder.write(
      ".layoutlint.yml",
      "layout_helpers:\n  pin: edges\n  unpin: add\nsetup_functions: [build*, make*]\n")
    #expect(idle() == ["3:10 unpin", "4:27 make*"])
  }
}
