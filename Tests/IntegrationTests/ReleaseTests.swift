import Foundation
import TestSupport
import Testing

@Suite(
  "The release",
  .enabled(if: OutsideTool.python.isThere, "\(OutsideTool.python.hint)"))
struct ReleaseTests {
  /// The name of the platform that runs the tests.
  static let platform: String = {
    #if os(macOS)
      "macos-universal"
    #elseif arch(arm64)
      "linux-arm64"
    #else
      "linux-x86_64"
    #endif
  }()

  private let folder: TemporaryFolder
  /// The version of the program.
  private let version: String

  init() throws {
    folder = try TemporaryFolder()
    version = try #require(Program.layoutlint).run(["--version"], in: "/").output
      .trimmingCharacters(in: .newlines)
  }

  /// Runs `.ci/tools/release` of the repository, or of a copy of what it reads.
  private func release(_ words: String..., in root: String = Repository.path) throws -> Program.Run
  {
    try #require(Program("python3")).run([root + "/.ci/tools/release"] + words, in: root)
  }

  private func copy(_ names: String...) throws {
    for name in names { try folder.write("copy/" + name, Repository.text(name)) }
  }

  /// Packages the program next to the tests, as if it were for all platforms.
  private func package(to output: String) throws -> Program.Run {
    for platform in ["linux-x86_64", "linux-arm64", "macos-universal"] {
      try Program.writeStandIn(to: "binaries/\(platform)/layoutlint", in: folder)
    }
    return try release(
      "package", "https://example.com/OWNER/layoutlint", folder("binaries"), folder(output))
  }

  @Test("the same programs give the same files, with their checksums")
  func reproducible() throws {
    for output in ["one", "two"] {
      let run = try package(to: output)
      try #require(run.status == 0, "\(run.output)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder("one")).sorted()
    let platforms = ["linux-arm64", "linux-x86_64", "macos-universal"]
    #expect(
      names == ["SHA256SUMS"] + platforms.map { "layoutlint-\(version)-\($0).tar.gz" }
        + ["layoutlint.artifactbundle.zip", "layoutlint.rb"])
    for name in names {
      #expect(
        FileManager.default.contentsEqual(
          atPath: folder("one/\(name)"), andPath: folder("two/\(name)")), "\(name)")
    }
    let check = try #require(Program("python3")).run(
      [
        "-c",
        """
        import hashlib, tarfile, zipfile
        for line in open("SHA256SUMS"):
            sum, name = line.split()
            assert hashlib.sha256(open(name, "rb").read()).hexdigest() == sum, name
            if name.endswith(".gz"):
                for entry in tarfile.open(name):
                    program = entry.name.endswith("/layoutlint")
                    assert entry.mtime == 0 and entry.mode == (0o755 if program else 0o644), entry.name
        modes = {e.filename: e.external_attr >> 16 for e in zipfile.ZipFile("layoutlint.artifactbundle.zip").infolist()}
        assert modes["layoutlint.artifactbundle/linux-x86_64/layoutlint"] == 0o100755
        """,
      ], in: folder("one"))
    #expect(check.status == 0, "\(check.output)")
  }

  @Test("a missing program is refused, unless it is to be left out")
  func partial() throws {
    try folder.write("few/linux-x86_64/layoutlint", "#!/bin/sh\necho 9.9.9\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder("few/linux-x86_64/layoutlint"))
    let missing = try release("package", "https://example.com", folder("few"), folder("out"))
    #expect(missing.status == 1)
    #expect(missing.output.contains("linux-arm64/layoutlint; use --partial"))
    let wrong = try release(
      "package", "--partial", "https://example.com", folder("few"), folder("out"))
    #expect(wrong.status == 1)
    #expect(wrong.output.contains("is version 9.9.9, not \(version)"))
  }

  @Test(
    "Homebrew's formula is Ruby, and names an archive for each platform",
    .enabled(if: OutsideTool.ruby.isThere, "\(OutsideTool.ruby.hint)"))
  func formula() throws {
    try #require(try package(to: "out").status == 0)
    let run = try #require(Program("ruby")).run(["-wc", "layoutlint.rb"], in: folder("out"))
    #expect(run.output == "Syntax OK\n")
    let text = try String(contentsOfFile: folder("out/layoutlint.rb"), encoding: .utf8)
    let sums = try String(contentsOfFile: folder("out/SHA256SUMS"), encoding: .utf8)
    for platform in ["linux-x86_64", "linux-arm64", "macos-universal"] {
      let name = "layoutlint-\(version)-\(platform).tar.gz"
      let sum = try #require(sums.split(separator: "\n").first { $0.hasSuffix(name) }?.prefix(64))
      let address = "https://example.com/OWNER/layoutlint/releases/download/\(version)/\(name)"
      let indent = platform.hasPrefix("macos") ? "    " : "      "
      #expect(text.contains("\(indent)url \"\(address)\"\n\(indent)sha256 \"\(sum)\"\n"))
    }
    #expect(text.contains("on_macos do") && text.contains("on_arm do"))
  }

  @Test("tag, program and changelog have one version")
  func versions() throws {
    try copy(".ci/tools/release", "Sources/layoutlint/LayoutLint.swift")
    func check(_ changelog: String, _ wanted: String? = nil) throws -> String {
      try folder.write("copy/CHANGELOG.md", changelog)
      let run = try release("notes", wanted ?? version, in: folder("copy"))
      return "\(run.status) \(run.output)"
    }
    let dated = "# Changelog\n\n## \(version) - 2026-11-24\n\n- News.\n\n## 0.0.9\n\n- Old.\n"
    #expect(try check(dated) == "0 - News.\n")
    #expect(try check(dated, "9.0.0").hasPrefix("1 release: the program says \(version)"))
    #expect(try check(dated, "next").hasPrefix("1 release: `next` is not a version"))
    let unreleased = dated.replacing("2026-11-24", with: "Unreleased")
    #expect(try check(unreleased).hasPrefix("1 release: CHANGELOG.md begins with"))
    #expect(
      try check("## \(version) - 2026-11-24\n").hasPrefix("1 release: CHANGELOG.md says nothing"))
  }

  @Test("the address of the documents and the bundle are set in one place each")
  func stamps() throws {
    try copy(".ci/tools/release", "Package.swift", "Sources/layoutlint/LayoutLint.swift")
    let root = folder("copy")
    let sum = String(repeating: "a1", count: 32)
    for words in [
      ["address", "https://example.com/blob/1.2.3"], ["address", "https://example.com/blob/1.2.4"],
      ["pin", "https://example.com/a.zip#\(sum)"],
    ] {
      let run = try release(words[0], words[1], in: root)
      #expect(run.status == 0, "\(run.output)")
    }
    let program = try String(
      contentsOfFile: root + "/Sources/layoutlint/LayoutLint.swift", encoding: .utf8)
    #expect(
      program.contains("documentation: String? = \"https://example.com/blob/1.2.4\"\n"))
    let package = try String(contentsOfFile: root + "/Package.swift", encoding: .utf8)
    #expect(
      package.contains(
        "let program: Target? = .binaryTarget(name: \"layoutlint-program\", url: \"https://example.com/a.zip\", checksum: \"\(sum)\")\n"
      ))
    for words in [
      ["address", "http://example.com"], ["address", "https://a\"; import Evil"],
      ["pin", "https://example.com/a.zip#123"], ["pin", "nowhere"],
    ] {
      #expect(try release(words[0], words[1], in: root).status == 1, "\(words)")
    }
  }

  @Test("the container is built from the static programs of the release, and has nothing else")
  func container() throws {
    let text = try Repository.text(".github/Dockerfile")
    #expect(text.contains("FROM scratch\n"))
    let workflow = try Repository.text(".github/workflows/release.yml")
    #expect(text.contains("COPY ${TARGETARCH}/layoutlint /usr/local/bin/layoutlint\n"))
    for architecture in ["amd64", "arm64"] {
      #expect(workflow.contains("layoutlint context/\(architecture)\n"))
    }
    #expect(text.contains("ENTRYPOINT [\"/usr/local/bin/layoutlint\"]\n"))
    #expect(try Repository.text(".ci/tools/build-release").contains("-static-executable"))
  }
}

@Suite("The workflows")
struct WorkflowTests {
  static let files = ["ci.yml", "release.yml"]

  @Test(
    "they conform to GitHub's schema",
    .enabled(if: OutsideTool.checkJSONSchema.isThere, "\(OutsideTool.checkJSONSchema.hint)"),
    arguments: files)
  func schema(name: String) throws {
    let run = try #require(Program("python3")).run(
      [
        "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows",
        ".github/workflows/\(name)",
      ], in: Repository.path)
    #expect(run.status == 0, "\(run.output)")
  }

  @Test(
    "zizmor finds nothing",
    .enabled(if: OutsideTool.zizmor.isThere, "\(OutsideTool.zizmor.hint)"))
  func audit() throws {
    let run = try #require(Program("zizmor")).run(
      ["--offline", "--no-progress", ".github/workflows", "action.yml"], in: Repository.path)
    #expect(run.status == 0, "\(run.output)")
  }

  @Test("actions of others are pinned to a commit", arguments: files)
  func pins(name: String) throws {
    let text = try Repository.text(".github/workflows/\(name)")
    let uses = text.matches(of: /(?m)^ +(?:- )?uses: (\S+)/).map { String($0.1) }
    #expect(uses.count > 1)
    for use in uses {
      #expect(use == "./" || use.wholeMatch(of: /actions\/[\w-]+@[0-9a-f]{40}/) != nil, "\(use)")
    }
  }

  @Test(
    "their scripts are clean",
    .enabled(
      if: OutsideTool.all(.yaml, .shellcheck).isThere,
      "\(OutsideTool.all(.yaml, .shellcheck).hint)"),
    arguments: files)
  func scripts(name: String) throws {
    let script = """
      import subprocess, sys, yaml
      status = 0
      for job in yaml.safe_load(open(sys.argv[1]))["jobs"].values():
          for step in job["steps"]:
              if "run" in step:
                  assert "${{" not in step["run"], step["name"]
                  status |= subprocess.run(
                      ["shellcheck", "--shell", "bash", "-"], input=step["run"], text=True).returncode
      sys.exit(status)
      """
    let run = try #require(Program("python3")).run(
      ["-c", script, ".github/workflows/\(name)"], in: Repository.path)
    #expect(run.status == 0, "\(run.output)")
  }
}
