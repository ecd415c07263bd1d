import Platform
import ProbeSupport
import Project
import TestSupport
import Testing

@Suite("Configurations that extend each other, or lead out")
struct ConfigurationChainTests {
  private let folder: TemporaryFolder
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(".git/HEAD")
  }

  private func problems() -> [String] {
    var search = ConfigurationSearch(
      DiscoveryChoice(), known: configuredRules, currentFolder: FilePath(folder.path))
    _ = search.find(FilePath(folder("x.swift")), isFolder: false)
    return search.problems.map { problem in
      let place = problem.place
      let path = String(decoding: place.path.bytes, as: UTF8.self)
      return "\(path):\(place.line):\(place.column): \(problem.message); \(problem.advice)"
    }
  }

  @Test("a cycle of files is reported, and so is a chain that is too long")
  func circles() throws {
    try folder.write(".layoutlint.yml", "extends: a.yml")
    try folder.write("a.yml", "extends: b.yml")
    try folder.write("b.yml", "extends: .layoutlint.yml")
    #expect(
      problems() == [
        "b.yml:1:10: `.layoutlint.yml` extends itself: "
          + ".layoutlint.yml → a.yml → b.yml → .layoutlint.yml; break the cycle"
      ])
    for index in 0..<40 { try folder.write("\(index).yml", "extends: \(index + 1).yml") }
    try folder.write(".layoutlint.yml", "extends: 0.yml")
    #expect(
      problems().map { $0.split(separator: ": ")[1] } == [
        "more than 16 configurations extend each other; extend the last of them directly"
      ])
  }

  @Test("many files that extend many files are rejected in time", .timeLimit(.minutes(10)))
  func bomb() throws {
    try folder.write(".layoutlint.yml", "extends: [0.yml, 0.yml]")
    for index in 0..<14 {
      try folder.write("\(index).yml", "extends: [\(index + 1).yml, ./\(index + 1).yml]")
    }
    try folder.write("14.yml", "strict: true")
    let problems = self.problems()
    #expect(problems.contains { $0.contains("more than 256 configurations are extended") })
  }
}
