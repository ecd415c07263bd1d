import Foundation
import TestSupport
import Testing

@Suite(
  "The plugins for SwiftPM",
  .enabled(if: Effort.isFull, "\(Effort.hint)"),
  .enabled(if: OutsideTool.python.isThere, "\(OutsideTool.python.hint)"))
struct PluginTests {
  private let client: TemporaryFolder
  /// A copy of this package with a bundle of the program next to the tests.
  private let copy: TemporaryFolder
  private let bad = "// layoutlint:disable:next no_such_rule\npublic let "

  /// A package with two targets, one of which is linted during its build.
  init() throws {
    client = try TemporaryFolder()
    copy = try TemporaryFolder()
    for name in ["Package.swift", "Sources", "Rules", "Tests", ".ci", "CHANGELOG.md", "LICENSE"] {
      try FileManager.default.copyItem(atPath: "\(Repository.path)/\(name)", toPath: copy(name))
    }
    let platform = ReleaseTests.platform
    try Program.writeStandIn(to: "binaries/\(platform)/layoutlint", in: copy)
    let python = try #require(Program("python3"))
    let address = "https://example.com/OWNER/layoutlint"
    for words in [
      [".ci/tools/release", "package", "--partial", address, "binaries", "published"],
      ["-m", "zipfile", "-e", "published/layoutlint.artifactbundle.zip", "."],
      [".ci/tools/release", "pin", "layoutlint.artifactbundle"],
    ] {
      let run = try python.run(words, in: copy.path)
      try #require(run.status == 0, "\(run.output)")
    }
    // Python's own tool forgets that it is a program.
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: copy("layoutlint.artifactbundle/\(platform)/layoutlint"))
    try client.write(
      "Package.swift",
      """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "Client",
        dependencies: [.package(name: "layoutlint", path: "\(copy.path)")],
        targets: [
          .target(name: "Plain"),
          .target(
            name: "Linted", dependencies: ["Plain"],
            plugins: [.plugin(name: "LayoutLintBuildTool", package: "layoutlint")]),
        ])
      """)
    try client.write("Sources/Plain/Plain.swift", bad + "plain = 1\n")
    try client.write("Sources/Linted/Linted.swift", bad + "linted = 1\n")
    try client.write("Sources/Linted/Left.swift", bad + "left = 1\n")
    try client.write(".layoutlint.yml", "exclude: [Left.swift]\n")
  }

  @Test("both plugins work in another package, which compiles nothing for them")
  func otherPackage() throws {
    try checkBuilds()
    try checkCommands()
    // The folders of modules that are only planned are empty but for lists.
    let built = try FileManager.default.subpathsOfDirectory(atPath: client(".build"))
      .filter { $0.hasSuffix(".o") }
    #expect(built.contains { $0.contains("/Linted.build/") })
    #expect(!built.contains { $0.contains("/LintEngine.build/") || $0.contains("/Rules.build/") })
  }

  @Test("they can be built from source instead, and development tools are no products")
  func fromSource() throws {
    func description(_ variables: [String: String]) throws -> String {
      let run = try #require(Program("swift")).run(
        ["package", "dump-package"], in: copy.path, environment: variables)
      return run.output
    }
    #expect(try description([:]).contains("layoutlint-program"))
    #expect(!(try description(["LAYOUTLINT_FROM_SOURCE": "1"]).contains("layoutlint-program")))
    for tool in ["verify", "benchmark", "fuzz", "new-rule"] {
      let run = try swift("run", ["layoutlint-\(tool)"])
      #expect(run.output.contains("no executable product named 'layoutlint-\(tool)'"))
    }
  }

  private func checkBuilds() throws {
    let first = try swift("build")
    #expect(first.status == 0, "\(first.output)")
    #expect(!first.output.contains(#//Plugins/\S+: warning: /#), "\(first.output)")
    #expect(found(first) == ["Linted/Linted.swift"])
    // The second build links the program once more for another use; SwiftPM 6.3 does this.
    _ = try swift("build")
    let third = try swift("build")
    #expect(third.status == 0)
    #expect(found(third) == [], "nothing has changed")

    try client.write("Sources/Linted/Linted.swift", bad + "linted = 2\n")
    #expect(found(try swift("build")) == ["Linted/Linted.swift"])

    try client.write(".layoutlint.yml", "strict: true\n")
    let strict = try swift("build")
    #expect(strict.status == 1, "\(strict.output)")
    #expect(found(strict) == ["Linted/Left.swift", "Linted/Linted.swift"])

    try client.write(".layoutlint.yml", "exclude: [Left.swift]\n")
    #expect(try swift("build").status == 0)
    let products = try FileManager.default.subpathsOfDirectory(atPath: client(".build/debug"))
    #expect(!products.contains { $0.hasSuffix(".resources") }, "nothing is left in the app")
    let own = try FileManager.default.contentsOfDirectory(atPath: client.path)
    #expect(own.sorted() == [".build", ".layoutlint.yml", "Package.swift", "Sources"])
  }

  @Test("a target is linted again when a file changes that its configuration names")
  func namedFiles() throws {
    let quiet = "rules: {unknown_suppression: off}\n"
    try client.write("Shared/.layoutlint.yml", quiet)
    try client.write("shared rules.yml", "extends: Shared\n")
    let program = try #require(Program.layoutlint)
    let written = try program.run(
      ["--write-baseline", "accepted.txt", "Package.swift"], in: client.path)
    #expect(written.status == 0, "\(written.output)")
    try client.write(
      ".layoutlint.yml",
      """
      extends:
        - "shared rules.yml"  # of all teams
      baseline: accepted.txt

      """)
    _ = try swift("build")
    #expect(found(try swift("build")) == [])
    let both = ["Linted/Left.swift", "Linted/Linted.swift"]
    try client.write("Shared/.layoutlint.yml", "rules: {}\n")
    #expect(found(try swift("build")) == both)
    try client.write("shared rules.yml", quiet)
    #expect(found(try swift("build")) == [])
    try client.write("shared rules.yml", "rules: {unknown_suppression: note}\n")
    #expect(found(try swift("build")) == both)
    try client.write("accepted.txt", "this is not a baseline\n")
    #expect(try swift("build").output.contains("accepted.txt:1:1: error: "))
  }

  private func checkCommands() throws {
    let all = try lint()
    #expect(all.status == 0, "\(all.output)")
    #expect(found(all) == ["Linted/Linted.swift", "Plain/Plain.swift"])
    #expect(found(try lint("--reporter", "concise", "--threads", "1")) == found(all))
    #expect(found(try lint("--target", "Plain")) == ["Plain/Plain.swift"])
    #expect(found(try lint("--only", "constraint_order")) == [])

    let strict = try lint("--strict", "Sources/Linted")
    #expect(strict.status == 1)
    #expect(found(strict) == ["Linted/Linted.swift"])
    #expect(strict.output.contains("error: layoutlint found errors, or warnings that fail the run"))

    let wrong = try lint("--nonsense")
    #expect(wrong.status == 1)
    #expect(wrong.output.contains("unknown option `--nonsense`"))
    #expect(try lint("explain", "setup_length").output.contains("setup_length"))
    #expect(try lint("files").output.contains("Sources/Linted/Linted.swift\n"))
  }

  private func lint(_ arguments: String...) throws -> Program.Run {
    try swift("package", ["--allow-writing-to-package-directory", "layoutlint"] + arguments)
  }

  private func swift(_ command: String, _ arguments: [String] = []) throws -> Program.Run {
    try #require(Program("swift")).run([command] + arguments, in: client.path)
  }

  /// The files with findings, each once, as `Target/File.swift`.
  private func found(_ run: Program.Run) -> [String] {
    let lines = run.output.matches(of: /(?m)^\S*Sources\/(\S+\.swift):1:28: .*no_such_rule/)
    return Set(lines.map { String($0.1) }).sorted()
  }
}

@Suite("The command plugin")
struct CommandPluginTests {
  @Test("it recognizes the options whose value is the next argument")
  func options() throws {
    let source = try Repository.text("Sources/Plugins/LayoutLintCommand/ToolArguments.swift")
    let list = try #require(source.firstMatch(of: /optionsWithValue[^\[]*\[([^\]]*)\]/)).1
    let known = Set(list.matches(of: /"(--[a-z-]+)"/).map(\.1))
    let layoutlint = try #require(Program.layoutlint)
    var offered: Set<Substring> = []
    let commands = try layoutlint.run(["--help"], in: "/").output
      .matches(of: /(?m)^  ([a-z]+)  +[A-Z]/).map { String($0.1) }
    #expect(commands.count > 3)
    for command in commands {
      let help = try layoutlint.run([command, "--help"], in: "/").output
      offered.formUnion(help.matches(of: /(?m)^  (?:-\w, )?(--[a-z-]+) \S/).map(\.1))
    }
    #expect(offered.count > 10)
    // `outline` has a `--diff` with a value.
    #expect(known.union(["--diff"]) == offered)
  }
}
