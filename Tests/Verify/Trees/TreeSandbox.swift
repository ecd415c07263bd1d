import Foundation
import Platform

/// A folder where mutants are built, run and removed one after the other.
final class TreeSandbox: Sendable {
  /// The result of a run.
  struct Outcome {
    /// The accesses outside of the tree.
    var lines: [String]
    /// Whether the program refused something.
    var isRefused: Bool
  }

  private let base: String
  private let program: String
  private let git: String
  private var tree: String { base + "/tree" }
  private var outside: String { base + "/outside" }
  private var traps: String { base + "/traps" }

  init(_ base: String, program: String) throws {
    self.base = base
    self.program = program
    git = String(
      decoding: try TreeTrial.output(["sh", "-c", "command -v git"]).dropLast(), as: UTF8.self)
    for name in ["outside/git/info", "home", "template"] {
      try FileManager.default.createDirectory(
        atPath: base + "/" + name, withIntermediateDirectories: true)
    }
    for (name, text) in Self.outsideTexts { write(base + "/outside/" + name, text) }
    // Each mutant with a repository gets a copy of this one, which has a commit.
    write(base + "/template/A.swift", "let a = 1\n")
    _ = try TreeTrial.output([
      "sh", "-c",
      """
      cd "$0" && git init -q -b main && git add . &&
      git -c user.name=a -c user.email=a@b commit -q -m x && rm -rf .git/hooks .git/info .git/branches .git/logs .git/description
      """, base + "/template",
    ])
  }

  private static let outsideTexts = [
    ("B.swift", "view.leftAnchor.constraint(equalTo: a, constant: -x).isActive = true\n"),
    ("secret.yml", "hunter2: secret\n"), ("git/HEAD", "ref: refs/heads/main\n"),
    ("git/info/exclude", "*.swift\n"), ("git/config", "[core]\n"),
  ]

  private func write(_ path: String, _ text: String) {
    // Through a link of the mutant, the generator itself would leave the tree.
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil { return }
    _ = FileManager.default.createFile(atPath: path, contents: Data(text.utf8))
  }

  func run(_ mutant: TreeMutant) -> Outcome {
    try? FileManager.default.removeItem(atPath: tree)
    try? FileManager.default.removeItem(atPath: base + "/.layoutlint.yml")
    build(mutant)
    let log = base + "/log"
    var words = ["-C", tree + (mutant.folder.isEmpty ? "" : "/" + mutant.folder)]
    words += ["HOME=\(base)/home", "GIT_CONFIG_NOSYSTEM=1", "LC_ALL=C"]
    words += mutant.environment.map { "\($0.key)=\($0.value)" }
    words += [
      "strace", "-f", "-y", "-qq", "--seccomp-bpf", "-s", "4096", "-o", log, "-e", TreeLog.calls,
      program,
    ]
    let process = ChildProcess(
      program: Array("env".utf8), arguments: (words + mutant.arguments).map { Array($0.utf8) })
    guard let outcome = try? process.run() else {
      return Outcome(lines: ["strace did not start"], isRefused: false)
    }
    var lines: [String] = []
    if case .signal(let number) = outcome.ending { lines.append("ended by signal \(number)") }
    if case .exit(let status) = outcome.ending, status > 2 { lines.append("ended with \(status)") }
    let printed = String(decoding: outcome.output + outcome.errorOutput, as: UTF8.self)
    if printed.contains("hunter2"), !mutant.namesLinks {
      lines.append("printed text from outside: \(printed)")
    }
    if FileManager.default.fileExists(atPath: traps) {
      lines.append(
        "a program of the tree was run: \((try? String(contentsOfFile: traps, encoding: .utf8)) ?? "")"
      )
      try? FileManager.default.removeItem(atPath: traps)
    }
    let records = (try? Data(contentsOf: URL(fileURLWithPath: log))) ?? Data()
    if records.isEmpty { lines.append("nothing was recorded") }
    lines += TreeLog(
      tree: tree, programs: [program, git], readsAnything: mutant.namesLinks
    ).violations(
      String(decoding: records, as: UTF8.self))
    for (name, text) in Self.outsideTexts
    where (try? String(contentsOfFile: outside + "/" + name, encoding: .utf8)) != text {
      lines.append("\(name) outside was changed")
      write(outside + "/" + name, text)
    }
    if FileManager.default.fileExists(atPath: outside + "/new.json") {
      lines.append("a file outside was made")
      try? FileManager.default.removeItem(atPath: outside + "/new.json")
    }
    return Outcome(lines: lines, isRefused: !outcome.errorOutput.isEmpty)
  }

  // MARK: Building

  private func build(_ mutant: TreeMutant) {
    let manager = FileManager.default
    for folder in ["/Sub/Deep", "/Other"] {
      try? manager.createDirectory(atPath: tree + folder, withIntermediateDirectories: true)
    }
    write(tree + "/.env", "hunter2=secret\n")
    if let configuration = mutant.gitConfiguration {
      try? manager.copyItem(atPath: base + "/template/.git", toPath: tree + "/.git")
      write(tree + "/A.swift", "let a = 2\n")
      let path = tree + "/.git/config"
      let old = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      let trap = "sh -c 'echo trap >> \(traps); cat'"
      write(path, old + configuration.replacingOccurrences(of: "TRAP", with: "\"\(trap)\""))
      try? manager.createDirectory(
        atPath: tree + "/.git/hooks", withIntermediateDirectories: true)
      for hook in ["post-index-change", "pre-commit", "reference-transaction"] {
        write(tree + "/.git/hooks/" + hook, "#!/bin/sh\necho \(hook) >> \(traps)\n")
        chmod(tree + "/.git/hooks/" + hook, 0o755)
      }
    }
    for entry in mutant.entries { add(entry) }
    if let configuration = mutant.foreignConfiguration, getuid() == 0 {
      write(base + "/.layoutlint.yml", configuration)
      chown(base + "/.layoutlint.yml", 4711, 4711)
    }
  }

  private func add(_ entry: TreeMutant.Entry) {
    let manager = FileManager.default
    func path(_ name: String) -> String { tree + "/" + name }
    switch entry {
    case .file(let name, let text):
      let folder = (path(name) as NSString).deletingLastPathComponent
      try? manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
      // Not through a folder that has become a link.
      guard isInside(folder) else { return }
      write(path(name), text.replacingOccurrences(of: "OUTSIDE", with: outside))
    case .link(let name, let target):
      guard isInside((path(name) as NSString).deletingLastPathComponent) else { return }
      try? manager.createSymbolicLink(
        atPath: path(name),
        withDestinationPath: target.replacingOccurrences(of: "OUTSIDE", with: outside))
    case .folder(let name):
      try? manager.createDirectory(atPath: path(name), withIntermediateDirectories: true)
    case .foreign(let name): lchown(path(name), 4711, 4711)
    case .program(let name):
      guard isInside(path(name)) else { return }
      chmod(path(name), 0o755)
    }
  }

  private func isInside(_ path: String) -> Bool {
    guard let real = try? resolvedPath(Array(path.utf8)) else { return false }
    return String(decoding: real, as: UTF8.self).hasPrefix(tree)
  }
}
