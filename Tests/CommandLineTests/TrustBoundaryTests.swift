import Foundation
import TestSupport
import Testing

/// What an untrusted tree can make the program print and write.
@Suite("What an untrusted tree can make the program do", .timeLimit(.minutes(10)))
struct TrustBoundaryTests {
  private let project: Project
  private let outside: TemporaryFolder
  private var folder: TemporaryFolder { project.folder }

  init() throws {
    project = try Project()
    outside = try TemporaryFolder()
    try outside.write("Cell.swift", Project.cell)
  }

  // MARK: Writing

  @Test("a configured report can be rewritten, and nothing else is overwritten")
  func reports() throws {
    let formats = try Tool.table("Reporters").map(\.name)
    let reports = formats.map { "\($0)=\($0).txt" } + ["xcode"]
    try folder.write(".layoutlint.yml", "reporter: [\(reports.joined(separator: ", "))]\n")
    for source in ["\"", "let a = 1\n", Project.cell] {
      try folder.write("Sources/Cell.swift", source)
      for _ in 0..<2 {
        let run = try project.lint("-q")
        #expect(run.error == "")
        #expect(run.status < 2)
      }
    }
    for format in formats { #expect(!(try project.text(format + ".txt")).isEmpty, "\(format)") }
    try folder.write(".layoutlint.yml", "reporter: [xcode=report.txt]\n")
    try folder.write("report.txt", "Groceries:\n")
    let run = try project.lint("-q")
    #expect(
      run.error.hasSuffix(
        "error: `report.txt` is not a layoutlint report, and is not overwritten; "
          + "delete it, or name another file; `--reporter` may overwrite any\n"))
    #expect(run.status == 2)
    #expect(try project.text("report.txt") == "Groceries:\n")
    // The command line may overwrite any file.
    try folder.write(".layoutlint.yml", "")
    #expect(try project.lint("-q", "--reporter", "xcode=report.txt").status == 0)
    #expect(try project.text("report.txt") != "Groceries:\n")
  }

  @Test("no fix is written through a link that leads out, named or not")
  func fixes() throws {
    try folder.link("Sources/Link.swift", to: outside("Cell.swift"))
    try folder.link("Sources/Folder", to: outside.path)
    let run = try project.lint("--fix", "-q")
    #expect(try String(contentsOfFile: outside("Cell.swift"), encoding: .utf8) == Project.cell)
    #expect(
      run.error
        == ["Folder", "Link.swift"].map {
          "layoutlint: Sources/\($0): not read, because the symbolic link leads out of the repository; "
            + "to lint its target, name that on the command line\n"
        }.joined())
    #expect(run.status == 0)
    let named = try project.lint("--fix", "-q", "Sources/Link.swift")
    #expect(named.output.contains("constraint_order"))
    #expect(
      named.error
        == "layoutlint: Sources/Link.swift: not changed, because the symbolic link "
        + "`Sources/Link.swift` leads out of the repository, to `\(outside("Cell.swift"))`; "
        + "name its target, or replace the link\n")
    #expect(named.status == 2)
    #expect(try String(contentsOfFile: outside("Cell.swift"), encoding: .utf8) == Project.cell)
    // `Sources/*` names folders that nobody has looked at.
    for option in [["--fix"], ["--add-suppressions", "--reason", "x"]] {
      let folder = try project.run(option + ["-q", "Sources/Folder", "Sources/Cell.swift"])
      #expect(
        folder.error.contains(
          "Sources/Folder/Cell.swift: not changed, because the symbolic link `Sources/Folder` leads out"
        ))
      #expect(folder.status == 2)
      #expect(try String(contentsOfFile: outside("Cell.swift"), encoding: .utf8) == Project.cell)
    }
    #expect(try project.lint("--fix", "-q", outside.path).status == 0)
    #expect(try String(contentsOfFile: outside("Cell.swift"), encoding: .utf8) != Project.cell)
  }

  // MARK: Printing

  private static let orders = [
    "\n::", "##[", "##vso[", "##teamcity[", "section_start:", "section_end:",
  ]

  private static let hostile =
    Project.cell.replacingOccurrences(
      of: "-inset)",
      with: "-inset) // " + orders.map { $0.drop { $0 == "\n" } + "x" }.joined(separator: " ")
    )
    .replacingOccurrences(of: "\n    label.leading", with: "\n ::error::x\n    label.leading")

  /// The variable of each CI system.
  private static let systems = ["GITHUB_ACTIONS", "TF_BUILD", "TEAMCITY_VERSION", "GITLAB_CI"]

  @Test("text from files never acts as a command for a CI system", arguments: systems)
  func orders(system: String) throws {
    let name = "##vso[task.x]/::##[group]section_start:1:x.swift"
    try folder.write(name, Self.hostile)
    try folder.write("Broken.swift", "let a = \"##vso[x ::error::\n##[x")
    let environment = [system: "true"]
    for arguments in [
      ["--reporter", "pretty"], ["--reporter", "xcode"], ["--reporter", "concise"], ["--diff"],
      ["--statistics"], ["##vso[x]::gone.swift"], ["--config", "##[x]"], ["--fix", "nowhere::"],
    ] {
      // A file is not a log.
      let run = try Tool.run(
        arguments, in: folder.path, environment: environment,
        wrapper: ["/bin/sh", "-c", "\"$0\" \"$@\" 2>&1 | cat"])
      var text = run.output
      #expect(!text.isEmpty)
      // Annotations are our own commands.
      if system == "GITHUB_ACTIONS" {
        text = text.split(separator: "\n").filter { !$0.hasPrefix("::") }.joined(separator: "\n")
      }
      for order in Self.orders { #expect(!text.contains(order), "\(arguments): \(order)") }
    }
    // These do not depend on the system.
    guard Effort.isFull || system == Self.systems[1] else { return }
    for format in ["json", "sarif", "rdjson", "checkstyle", "junit"] {
      let plain = try project.run(["-q", "--reporter", format])
      let run = try project.run(["-q", "--reporter", format], environment: environment)
      for order in Self.orders where system != "GITHUB_ACTIONS" {
        #expect(!run.output.contains(order), "\(format)")
      }
      guard format.contains("json") || format == "sarif" else { continue }
      // The text is equivalent.
      #expect(try document(run.output) == document(plain.output), "\(format)")
    }
  }

  private func document(_ text: String) throws -> NSObject {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSObject)
  }

  @Test("the commands of our own formats are kept")
  func ownOrders() throws {
    for (format, system, start) in [
      ("github", "GITHUB_ACTIONS", "::warning file="),
      ("azure", "TF_BUILD", "##vso[task.logissue "),
      ("teamcity", "TEAMCITY_VERSION", "##teamcity[inspection"),
    ] {
      let run = try project.run(["-q", "--reporter", format], environment: [system: "true"])
      let plain = try project.run(["-q", "--reporter", format])
      #expect(run.output == plain.output)
      #expect(run.output.split(separator: "\n").allSatisfy { $0.hasPrefix(start) })
    }
  }

  @Test("a diff in a file is exact, and one in a log says that it is not")
  func diffs() throws {
    try folder.write("Sources/Cell.swift", Self.hostile)
    let plain = try project.lint("--diff")
    // The tests redirect the program's output to a file.
    let inFile = try project.lint("--diff", environment: ["TF_BUILD": "True"])
    #expect(inFile.output == plain.output)
    let inLog = try Tool.run(
      ["--diff"], in: folder.path, environment: ["TF_BUILD": "True"],
      wrapper: ["/bin/sh", "-c", "\"$0\" \"$@\" | cat"])
    #expect(inLog.output != plain.output)
    #expect(inLog.output.contains(" #\\u{23}[x #\\u{23}vso[x"))
    #expect(inLog.output.contains("\n  :\\u{3A}error::x\n"))
    #expect(inLog.error.contains("write it to a file to use it"))
  }

  @Test(
    "a terminal gets no invisible characters, not even in a diff",
    .enabled(if: OutsideTool.script.isThere, "\(OutsideTool.script.hint)"))
  func terminal() throws {
    let unsafe = [
      "\u{1B}[31m", "\u{202E}", "\u{200B}", "\u{200D}", "\u{E0041}", "\u{2066}", "\u{AD}",
    ]
    let code = Project.cell.replacingOccurrences(
      of: "-inset)", with: "-inset) // " + unsafe.joined(separator: "x"))
    try folder.write("Sources/Cell.swift", code)
    for arguments in ["", "--diff", "--fix --stdin-filename A.swift -"] {
      let run = try Tool.run(
        [], in: folder.path, environment: ["TERM": "xterm"],
        wrapper: [
          "/bin/sh", "-c",
          OutsideTool.onTerminal("$0 --color never \(arguments) < Sources/Cell.swift"),
        ])
      #expect(run.output.contains("\\u{202E}"))
      for text in unsafe {
        #expect(!run.output.unicodeScalars.contains(text.unicodeScalars.first!))
      }
    }
  }

  @Test(
    "colors reach a terminal, from each command that has them",
    .enabled(if: OutsideTool.script.isThere, "\(OutsideTool.script.hint)"))
  func colors() throws {
    for arguments in [
      "", "rules", "explain negative_constant", "explain Sources/Cell.swift:4",
    ] {
      let run = try Tool.run(
        [], in: folder.path, environment: ["TERM": "xterm"],
        wrapper: ["/bin/sh", "-c", OutsideTool.onTerminal("$0 \(arguments)")])
      #expect(run.output.contains("\u{1B}[1m"), "\(arguments)")
      #expect(!run.output.contains("\\u{1B}"), "\(arguments)")
    }
  }

  // MARK: Arguments

  @Test("a file name is never read as a file of arguments")
  func arguments() throws {
    try folder.write("@evil.swift", Project.cell)
    try folder.write("evil.swift", "--write-baseline\nwritten.txt\n")
    let run = try project.lint("-q", "@evil.swift")
    #expect(run.output.contains("/@evil.swift:4:5: "))
    #expect(!FileManager.default.fileExists(atPath: folder("written.txt")))
    // After `--` it is a file name even if there is no such file.
    try FileManager.default.removeItem(atPath: folder("@evil.swift"))
    #expect(try project.lint("-q", "--", "@evil.swift").status == 2)
    #expect(!FileManager.default.fileExists(atPath: folder("written.txt")))
  }
}
