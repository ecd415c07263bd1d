import Foundation
import Platform
import ProbeSupport
import TestSupport
import Testing

@testable import Project

/// What a tree can make the program read and write, with and without a repository.
@Suite("The root of an untrusted tree")
struct TrustedRootTests {
  private let base: TemporaryFolder
  private var tree: String { base("tree") }

  init() throws {
    base = try TemporaryFolder()
    try base.write("tree/A.swift")
    try base.write("outside/B.swift")
    try base.write("outside/secret.yml", "password: hunter2\n")
    try base.write("outside/report.json", "{}\n")
  }

  private func search(_ choice: DiscoveryChoice = DiscoveryChoice()) -> ConfigurationSearch {
    let known = KnownNames(rules: configuredRules.rules, reporters: ["json"]) {
      $0.isEmpty || $0.starts(with: "{\"tool\":\"layoutlint\"".utf8)
    }
    return ConfigurationSearch(choice, known: known, currentFolder: FilePath(tree))
  }

  private func problems(
    of text: String, in name: String = "tree", _ choice: DiscoveryChoice = DiscoveryChoice()
  ) throws -> [String] {
    try base.write(name + "/.layoutlint.yml", text)
    return FileDiscovery([FilePath(base(name))], search(choice)).configurationProblems
      .map(\.message)
  }

  private func discovery(_ names: String...) -> FileDiscovery {
    FileDiscovery(names.map { FilePath(base($0)) }, search())
  }

  private func found(_ names: String...) -> [String] {
    FileDiscovery(names.map { FilePath(base($0)) }, search()).sortedFiles.map {
      String(String(decoding: $0.path.bytes, as: UTF8.self).dropFirst(base.path.count + 1))
    }
  }

  // MARK: Paths in a configuration

  @Test("a configuration above that nothing uses does not count, however wrong it is")
  func outermost() throws {
    try base.write("tree/sub/C.swift")
    #expect(try problems(of: "strict: true") == [])
    try base.write(".layoutlint.yml", "password: hunter2\n")
    #expect(discovery("tree").configurationProblems.isEmpty)
    try base.write("tree/sub/.layoutlint.yml", "baseline: ../../outside/x.txt\n")
    #expect(
      discovery("tree").configurationProblems.map(\.message)
        == ["`../../outside/x.txt` leads out of `\(tree)`"])
  }

  @Test("the file of `--config` may name what is in its own repository")
  func named() throws {
    try base.write("outside/team.yml", "reporter: json=../tree/x.json\n")
    try base.write(".git/HEAD")
    var choice = DiscoveryChoice()
    choice.configuration = FilePath(base("outside/team.yml"))
    #expect(search(choice).problems.isEmpty)
  }

  @Test("text of a file that is not a configuration is never shown, even inside the root")
  func silence() throws {
    for text in ["API_KEY=hunter2\n", "hunter2: x\n", "a: [hunter2\n", "rules: {}\nhunter2: 1\n"] {
      try base.write("tree/.env", text)
      #expect(
        try problems(of: "extends: .env")
          == ["this is not a layoutlint configuration, so none of its text is shown"])
    }
    // A link does not make it a configuration.
    try FileManager.default.removeItem(atPath: base("tree/.layoutlint.yml"))
    try base.link("tree/.layoutlint.yml", to: ".env")
    #expect(!discovery("tree").configurationProblems.description.contains("hunter2"))
    // Nor does naming the link, as a CI job does for whatever the branch contains.
    var choice = DiscoveryChoice()
    choice.configuration = FilePath(".layoutlint.yml")
    let named = search(choice).problems
    #expect(named.count == 1 && !named.description.contains("hunter2"))
    // A configuration with a mistake is distinguished.
    try FileManager.default.removeItem(atPath: base("tree/.layoutlint.yml"))
    try base.write("tree/team.yml", "rules: {shape_rul: off}\n")
    let found = try problems(of: "extends: team.yml")
    #expect(found.first?.contains("`shape_rul`") == true)
  }

  @Test("a chain of configurations with a mistake is diagnosed once")
  func chains() throws {
    var folder = "tree"
    for _ in 0..<40 {
      try base.write(folder + "/A.swift")
      try base.write(folder + "/.layoutlint.yml", "extends: [.., cookbook]\n")
      folder += "/d"
    }
    try base.write("tree/.layoutlint.yml", "strict: true\n")
    let found = discovery("tree").configurationProblems.map(\.message)
    #expect(found == ["more than 16 configurations extend each other"])
  }

  // MARK: Reports

  @Test("a configuration does not overwrite programs")
  func reports() throws {
    try base.write("tree/run.json", "{\"tool\":\"layoutlint\"}\n")
    #expect(chmod(base("tree/run.json"), 0o755) == 0)
    #expect(
      try problems(of: "reporter: json=run.json")
        == ["`run.json` is executable, and reports never replace programs"])
  }

  // MARK: Links

  // MARK: Other users

  @Test(
    "a configuration of another user counts only inside named paths, and is reported otherwise",
    .enabled(if: getuid() == 0, "only an administrator can give files to others"))
  func owners() throws {
    try base.write("tree/sub/C.swift")
    try base.write("tree/.layoutlint.yml", "exclude: \"*.swift\"\n")
    try base.write("tree/.git/HEAD")
    #expect(found("tree/sub") == [])
    #expect(chown(base("tree/.layoutlint.yml"), 4711, 4711) == 0)
    let skipped = [
      SkippedPath(path: FilePath(".layoutlint.yml"), reason: .foreignConfiguration)
    ]
    for name in ["tree/sub", "tree/sub/C.swift", "tree/A.swift"] {
      #expect(found(name) == [name.hasSuffix(".swift") ? name : "tree/sub/C.swift"])
      #expect(discovery(name).skipped == skipped)
    }
    // The owner of a file in a folder need not own the folder.
    #expect(chown(base("tree/sub/C.swift"), 4711, 4711) == 0)
    #expect(discovery("tree/sub/C.swift").skipped == skipped)
    // It is inside the named path.
    #expect(found("tree") == [])
    // In a container, the whole tree may belong to another user.
    #expect(chown(base("tree/sub"), 4711, 4711) == 0)
    #expect(found("tree/sub") == [])
    #expect(discovery("tree/sub").skipped.isEmpty)
    // Nor does a repository or a `.gitignore` of another user above count.
    try base.write("tree/.layoutlint.yml")
    try base.write("tree/.gitignore", "*.swift\n")
    #expect(chown(base("tree/sub"), 0, 0) == 0)
    #expect(found("tree/sub") == [])
    #expect(chown(base("tree/.gitignore"), 4711, 4711) == 0)
    #expect(found("tree/sub") == ["tree/sub/C.swift"])
    #expect(chown(base("tree/.git"), 4711, 4711) == 0)
    var search = search()
    #expect(search.find(FilePath(base("tree/sub")), isFolder: true).root == nil)
  }

  // MARK: Sizes

  @Test("a file larger than `max_file_size` is skipped and reported")
  func sizes() throws {
    try base.write("tree/Large.swift", String(repeating: "// large\n", count: 200))
    #expect(found("tree") == ["tree/A.swift", "tree/Large.swift"])
    #expect(try problems(of: "max_file_size: 1 KiB") == [])
    for names in [["tree"], ["tree/Large.swift", "tree/A.swift"]] {
      let discovery = FileDiscovery(names.map { FilePath(base($0)) }, search())
      #expect(discovery.files.count == 1)
      #expect(discovery.skipped.map(\.reason) == [.tooLarge(byteCount: 1800, most: 1024)])
    }
    #expect(try problems(of: "max_file_size: 1800") == [])
    #expect(found("tree").count == 2)
  }
}
