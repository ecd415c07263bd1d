import Foundation
import Platform
import ProbeSupport
import Project
import TestSupport
import Testing

/// What a configuration of an untrusted pull request can make the program do.
@Suite("Malicious configurations", .timeLimit(.minutes(10)))
struct UntrustedConfigurationTests {
  private let folder: TemporaryFolder
  private let outside: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    outside = try TemporaryFolder()
    try folder.write(".git/HEAD")
    try folder.write(".git/config", "token: secret\n")
    try outside.write("secret.yml", "password: secret\n")
  }

  private func problems(_ path: String = "x.swift") -> [String] {
    var search = ConfigurationSearch(
      DiscoveryChoice(), known: configuredRules, currentFolder: FilePath(folder.path))
    _ = search.find(FilePath(folder(path)), isFolder: false)
    return search.problems.map {
      "\(String(decoding: $0.place.path.bytes, as: UTF8.self)): \($0.message)"
    }
  }

  private func problems(of text: String) throws -> [String] {
    try folder.write(".layoutlint.yml", text)
    return problems()
  }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: folder(name))
  }

  // MARK: Reading and writing

  @Test("a configuration that is a pipe is not treated as missing", arguments: ["", "sub/"])
  func unreadable(place: String) throws {
    try folder.write("sub/x")
    let name = place + ".layoutlint.yml"
    #expect(mkfifo(folder(name), 0o600) == 0)
    let message = "the configuration cannot be read: a pipe, not a file"
    #expect(problems(place + "x.swift") == ["\(name): \(message)"])
  }

  @Test("a pipe is neither read nor written, which could block forever")
  func pipes() throws {
    for name in ["pipe", "pipe.txt"] { #expect(mkfifo(folder(name), 0o600) == 0) }
    for text in ["extends: pipe", "baseline: pipe"] {
      #expect(
        try problems(of: text) == [".layoutlint.yml: `pipe` is neither a file nor a folder"])
    }
    #expect(
      try problems(of: "reporter: json=pipe.txt") == [
        ".layoutlint.yml: `pipe.txt` is neither a file nor a folder"
      ])
  }

  @Test(
    "a `.gitignore` that is not a regular file has no effect, as with Git, which follows no link here"
  )
  func gitIgnore() throws {
    try outside.write("ignored", "*.swift\n")
    try folder.write("a.swift")
    try folder.write("sub/b.swift")
    func files() -> Int {
      let search = ConfigurationSearch(
        DiscoveryChoice(), known: configuredRules, currentFolder: FilePath(folder.path))
      return FileDiscovery([FilePath(folder.path)], search).files.count
    }
    for name in [".gitignore", "sub/.gitignore"] {
      try folder.link(name, to: outside("ignored"))
      #expect(files() == 2)
      try remove(name)
      #expect(mkfifo(folder(name), 0o600) == 0)
      #expect(files() == 2)
      try remove(name)
    }
    try folder.write(".gitignore", "*.swift\n")
    #expect(files() == 0)
  }

  // MARK: Time

  private static func list(_ count: Int, _ item: (Int) -> String) -> String {
    (0..<count).map { "- \(item($0))\n" }.joined()
  }

  private static func size(_ full: Int) -> Int { Effort.full(full, byDefault: full / 20) }

  /// Large files, and the beginnings of the messages about them; nil for valid ones.
  private static let texts: [(name: String, text: String, message: String?)] = [
    ("aliases", "exclude:\n" + list(2_000) { _ in "*a" }, "aliases (`*name`) are not supported"),
    (
      "brackets", "exclude: " + String(repeating: "[", count: 100_000),
      "lists and maps are nested more than 64 levels deep"
    ),
    ("values", "exclude:\n" + list(120_000) { "\($0)" }, "the file holds more than 100000 values"),
    (
      "bytes", String(repeating: "# a comment\n", count: 100_000),
      "the configuration cannot be read"
    ),
    (
      "many globs",
      "exclude:\n" + list(size(5_000)) { "\"*a*a*a*a*a*a*a*a*b\($0)\"" }, nil
    ),
    (
      "many folders",
      "exclude:\n" + list(size(5_000)) { "\"**/a*/**/*\($0)/**/b\"" }, nil
    ),
    ("stars", "exclude: \"" + String(repeating: "*a", count: size(400_000)) + "\"", "bad glob"),
    ("depths", "exclude: \"" + String(repeating: "**/", count: size(300_000)) + "x\"", "bad glob"),
    ("braces", "exclude: \"" + String(repeating: "{a,b}", count: 200) + "\"", "bad glob"),
    (
      "nested braces", "exclude: \"" + String(repeating: "{a,", count: size(300_000)) + "\"",
      "bad glob"
    ),
    (
      "classes", "exclude: \"" + String(repeating: "[a-z]", count: size(200_000)) + "\"", "bad glob"
    ),
    (
      "overrides",
      "overrides:\n"
        + list(size(1_000)) {
          "{paths: \"*a*\($0)*\", rules: {shape_rule: off}}"
        }, nil
    ),
    (
      "configurations", "extends:\n" + list(size(60_000)) { "\($0).yml" },
      "`0.yml` cannot be read: no such file or directory"
    ),
    (
      "presets", "extends:\n" + list(size(20_000)) { _ in "cookbook" }, nil
    ),
    (
      "reports", "reporter:\n" + list(size(40_000)) { "json=\($0).json" },
      "more than 64 reporters"
    ),
  ]

  @Test("no text makes the program slow", arguments: texts.indices)
  func large(_ index: Int) throws {
    let (name, text, message) = Self.texts[index]
    for index in 0..<50 {
      try folder.write(String(repeating: "a", count: 100) + "/\(index)aaaaaaaaaaaa.swift")
    }
    try folder.write(".layoutlint.yml", text)
    let search = ConfigurationSearch(
      DiscoveryChoice(), known: configuredRules, currentFolder: FilePath(folder.path))
    let discovery = FileDiscovery([FilePath(folder.path)], search)
    let problems = discovery.configurationProblems
    if let message {
      #expect(problems.contains { $0.message.hasPrefix(message) }, "\(name)")
      #expect(problems.count <= 1001, "\(name)")
    } else {
      #expect(problems.isEmpty, "\(name)")
      #expect(discovery.files.count == 50, "\(name)")
    }
  }
}
