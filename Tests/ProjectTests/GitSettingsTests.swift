import Foundation
import Platform
import ProbeSupport
import TestSupport
import Testing

@testable import Project

@Suite("Git's settings of a repository")
struct GitSettingsTests {
  @Test(
    "whether case matters is read as Git reads it",
    arguments: [
      ("", false), ("[core]\n\tignorecase = true\n", true), ("[Core] IgnoreCase=yes", true),
      ("[core]\nignorecase", true), ("[core]\nignorecase =\n", false),
      ("[core]\r\nignorecase = on ; comment\r\n", true), ("[core]\nignorecase = \"TRUE\"", true),
      ("[core]\nignorecase = 1", true), ("[core]\nignorecase = 0", false),
      ("[core]\nignorecase = true\nignorecase = false", false),
      ("[core]\n# ignorecase = true\n;ignorecase = true", false),
      ("[core \"x\"]\nignorecase = true", false), ("[user]\nignorecase = true", false),
      ("[core]\nignorecases = true", false), ("[core]\n[user]\nignorecase = true", false),
      ("[user]\nname = x\n[core]\nbare = false\nignorecase = true\n[x]", true), ("[core", false),
    ])
  func ignoresCase(text: String, isTrue: Bool) throws {
    #expect(GitSettings.ignoresCase(Array(text.utf8)) == isTrue)
    guard OutsideTool.git.isThere, text != "[core" else { return }
    let folder = try TemporaryFolder()
    try folder.write("config", text)
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = [
      "git", "config", "--file", folder("config"), "--type=bool", "--default=false",
      "core.ignorecase",
    ]
    let output = Pipe()
    git.standardOutput = output
    try git.run()
    git.waitUntilExit()
    let answer = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(answer == (isTrue ? "true\n" : "false\n"))
  }

  @Test(
    "a repository whose volume ignores case ignores files whatever their case, in subfolders too")
  func discovery() throws {
    let folder = try TemporaryFolder()
    try folder.write(".git/HEAD", "ref: refs/heads/main\n")
    try folder.write("Generated/A.swift")
    try folder.write("Sources/.gitignore", "old*.swift\n")
    try folder.write("Sources/OldView.swift")
    try folder.write("Sources/View.swift")
    func names() -> [String] {
      let found = ProbeSupport.discovery(FilePath(folder.path))
      return found.files.map {
        String(decoding: $0.path.relative(to: FilePath(folder.path)).bytes, as: UTF8.self)
      }.sorted()
    }
    let all = ["Generated/A.swift", "Sources/OldView.swift", "Sources/View.swift"]
    try folder.write(".git/config", "[core]\n\tignorecase = false\n")
    #expect(names() == all)
    try folder.write(".git/config", "[core]\n\tignorecase = true\n")
    #expect(names() == ["Generated/A.swift", "Sources/View.swift"])
    try folder.write(".gitignore", "/generated/\n")
    #expect(names() == ["Sources/View.swift"])
  }
}
