import Platform
import ProbeSupport
import Project
import TestSupport
import Testing

@Suite("Files excluded by configurations and .gitignore")
struct ConfiguredDiscoveryTests {
  private let folder: TemporaryFolder
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(".git/HEAD")
    for name in [
      "App/A.swift", "App/Generated/G.swift", "App/Sub/B.swift", "Lib/C.swift", "Lib/D.gen.swift",
      "build/E.swift", "Tests/F.swift",
    ] {
      try folder.write(name)
    }
  }

  private func found(
    _ names: [String] = [""], _ choice: DiscoveryChoice = DiscoveryChoice()
  ) -> [String] {
    discovered(names, choice).sortedFiles.map {
      String(String(decoding: $0.path.bytes, as: UTF8.self).dropFirst(folder.path.count + 1))
    }
  }

  private func discovered(_ names: [String], _ choice: DiscoveryChoice) -> FileDiscovery {
    discovery(
      names.map { FilePath($0.isEmpty ? folder.path : folder($0)) }, choice,
      rules: configuredRules.rules, in: folder.path)
  }

  @Test("`exclude` removes folders and files, `include` restricts to its own")
  func globs() throws {
    try folder.write(".layoutlint.yml", "exclude: [Generated, \"*.gen.swift\", /build]")
    #expect(found() == ["App/A.swift", "App/Sub/B.swift", "Lib/C.swift", "Tests/F.swift"])
    try folder.write(
      ".layoutlint.yml",
      """
      include: [App, "**/C.swift"]
      exclude: Sub
      """)
    #expect(found() == ["App/A.swift", "App/Generated/G.swift", "Lib/C.swift"])
  }

  @Test("excluded files are left out even if they, or their folders, are named")
  func named() throws {
    try folder.write(".layoutlint.yml", "exclude: [Generated, Lib/C.swift]")
    for name in ["App/Generated", "App/Generated/G.swift", "Lib/C.swift"] {
      let discovery = discovered([name], DiscoveryChoice())
      #expect(discovery.files.isEmpty)
      #expect(
        discovery.skipped.map(\.reason) == [.excluded(file: FilePath(".layoutlint.yml"), line: 1)])
    }
    var choice = DiscoveryChoice()
    choice.respectsExcludes = false
    #expect(
      found(["App/Generated", "Lib/C.swift"], choice) == ["App/Generated/G.swift", "Lib/C.swift"])
  }

  @Test("what is left out can be listed with the reasons")
  func skipped() throws {
    try folder.write(".gitignore", "build\n")
    try folder.write("Pods/P.swift")
    try folder.write("App/Large.swift", "let a = 1 // and more\n")
    try folder.write(
      ".layoutlint.yml", "include: [App, Tests]\nexclude: [Generated]\nmax_file_size: 8\n")
    #expect(discovered([""], DiscoveryChoice()).skipped.count == 1)
    var choice = DiscoveryChoice()
    choice.listsSkipped = true
    let skipped = discovered([""], choice).skipped.map { skipped in
      "\(String(decoding: skipped.path.bytes, as: UTF8.self).dropFirst(folder.path.count + 1)) \(skipped.reason)"
    }
    #expect(
      skipped.map { $0.prefix { $0 != "(" } } == [
        "App/Generated excluded", "App/Large.swift tooLarge", "Lib/C.swift notIncluded",
        "Lib/D.gen.swift notIncluded", "Pods pruned", "build ignored",
      ])
  }

  @Test("each file gets the overrides that match it, however many there are")
  func manyOverrides() throws {
    let count = 200
    let overrides = (0..<count).map { number in
      "- {paths: ['f\(number).swift', '*.x\(number).swift', 'g\(number)/**', 'n\(number)*'], "
        + "rules: {size_rule: \(number % 2 == 0 ? "off" : "error")}}"
    }
    try folder.write(
      ".layoutlint.yml", "overrides:\n" + overrides.joined(separator: "\n") + "\n")
    for number in [3, 4] {
      for name in ["f\(number)", "a.x\(number)", "g\(number)/h/a", "n\(number)b"] {
        let path = FilePath(folder("Code/\(name).swift"))
        let search = ConfigurationSearch(
          DiscoveryChoice(), known: configuredRules, currentFolder: FilePath(folder.path))
        var finding = search
        let found = finding.find(
          name.hasPrefix("g") ? FilePath(folder("\(name).swift")) : path, isFolder: false)
        #expect(
          found.configuration.severity(of: "size_rule") == (number == 3 ? .error : .off), "\(name)")
      }
    }
  }

  @Test("an excluded folder is not entered: a configuration in it does not matter")
  func pruned() throws {
    try folder.write(".layoutlint.yml", "exclude: App")
    try folder.write("App/.layoutlint.yml", "rules: [broken")
    #expect(discovered([""], DiscoveryChoice()).configurationProblems.isEmpty)
    #expect(found() == ["Lib/C.swift", "Lib/D.gen.swift", "Tests/F.swift", "build/E.swift"])
  }

  @Test("a subfolder has its own configuration")
  func nested() throws {
    try folder.write(
      ".layoutlint.yml",
      """
      exclude: [Generated]
      rules: {size_rule: off}
      """)
    try folder.write("App/.layoutlint.yml", "exclude: [Sub]")
    let discovery = discovered([""], DiscoveryChoice())
    #expect(found(["App"]) == ["App/A.swift", "App/Generated/G.swift"])
    let counts = discovery.sortedFiles.map { discovery.scopes[$0.scope].rules.count }
    #expect(counts == [1, 1, 0, 0, 0, 0])
  }

  @Test("each set of overrides has its own rules")
  func overrides() throws {
    try folder.write(
      ".layoutlint.yml",
      "overrides: [{paths: App, rules: {size_rule: off}}, {paths: Sub, rules: {size_rule: error}}]")
    let discovery = discovered(["App", "Lib"], DiscoveryChoice())
    let counts = discovery.sortedFiles.map { discovery.scopes[$0.scope].rules.count }
    #expect(counts == [0, 0, 1, 1, 1])
    #expect(discovery.scopes.count == 3)
  }

  @Test("files in `.gitignore` are left out, unless they are named or this is turned off")
  func gitIgnore() throws {
    try folder.write(
      ".gitignore",
      """
      build/
      *.gen.swift
      !D.gen.swift
      Sub

      """)
    try folder.write(
      "App/.gitignore",
      """
      !Sub
      Generated

      """)
    try folder.write(".git/info/exclude", "Tests\n")
    #expect(found() == ["App/A.swift", "App/Sub/B.swift", "Lib/C.swift", "Lib/D.gen.swift"])
    #expect(found(["App"]) == ["App/A.swift", "App/Sub/B.swift"])
    #expect(found(["build", "Tests/F.swift"]) == ["Tests/F.swift", "build/E.swift"])
    var choice = DiscoveryChoice()
    choice.respectsGitIgnore = false
    #expect(found([""], choice).count == 7)
  }

  @Test("a folder inside an ignored one cannot be re-included, as in Git")
  func ignoredParent() throws {
    try folder.write(
      ".gitignore",
      """
      App
      !App/Sub

      """)
    #expect(found() == ["Lib/C.swift", "Lib/D.gen.swift", "Tests/F.swift", "build/E.swift"])
  }

  @Test("problems of all configurations are reported in one run, in the order of their paths")
  func problems() throws {
    try folder.write(".layoutlint.yml", "strict: 1")
    try folder.write("App/.layoutlint.yml", "rules: {size_rule: lud}")
    let problems = discovered([""], DiscoveryChoice()).configurationProblems
    #expect(
      problems.map { String(decoding: $0.place.path.bytes, as: UTF8.self) }
        == [".layoutlint.yml", "App/.layoutlint.yml"])
  }
}
