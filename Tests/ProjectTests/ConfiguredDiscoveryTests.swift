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
}
