import Platform
import ProbeSupport
import Project
import TestSupport
import Testing

/// Files that extend each other, and files that cannot be read.
extension ConfigurationTests {
  @Test("a cycle of files is reported, and so is a chain that is too long")
  func circles() throws {
    try folder.write(".layoutlint.yml", "extends: a.yml")
    try folder.write("a.yml", "extends: b.yml")
    try folder.write("b.yml", "extends: .layoutlint.yml")
    #expect(
      find("x.swift").problems == [
        "b.yml:1:10: `.layoutlint.yml` extends itself: "
          + ".layoutlint.yml → a.yml → b.yml → .layoutlint.yml; break the cycle"
      ])
    for index in 0..<40 { try folder.write("\(index).yml", "extends: \(index + 1).yml") }
    try folder.write(".layoutlint.yml", "extends: 0.yml")
    #expect(
      find("x.swift").problems.map { $0.split(separator: ": ")[1] } == [
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
    let problems = find("x.swift").problems
    #expect(problems.contains { $0.contains("more than 256 configurations are extended") })
  }

  @Test("nothing outside of the repository is read or written, through any path or link")
  func outside() throws {
    let other = try TemporaryFolder()
    try other.write("shared.yml", "strict: true")
    try folder.link("link.yml", to: other("shared.yml"))
    try folder.link("out", to: other.path)
    for (text, path) in [
      ("extends: link.yml", "link.yml"), ("extends: out/shared.yml", "out/shared.yml"),
      ("baseline: out/accepted.txt", "out/accepted.txt"), ("baseline: ../a.txt", "../a.txt"),
      ("reporter: json=out/report.json", "out/report.json"),
      ("reporter: json=/elsewhere/report.json", "/elsewhere/report.json"),
    ] {
      try folder.write(".layoutlint.yml", text)
      let problems = find("x.swift").problems
      #expect(problems.count == 1)
      #expect(problems.first?.contains("`\(path)` leads out of the repository") == true, "\(text)")
    }
  }

  @Test("a configuration with the other extension is rejected, and an unreadable one too")
  func names() throws {
    try folder.write(".layoutlint.yaml", "strict: true")
    #expect(
      find("x.swift").problems == [
        ".layoutlint.yaml:1:1: no configuration is read from here; rename the file to `.layoutlint.yml`"
      ])
    var choice = DiscoveryChoice()
    choice.configuration = FilePath("none.yml")
    #expect(
      find("x.swift", choice).problems == [
        "none.yml:1:1: the configuration cannot be read: no such file or directory; check the spelling of the path"
      ])
  }
}
