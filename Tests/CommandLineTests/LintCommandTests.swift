import Foundation
import TestSupport
import Testing

@Suite("Linting from the command line")
struct LintCommandTests {
  private let folder: TemporaryFolder
  init() throws {
    folder = try TemporaryFolder()
    // A file outside of any project has a message of its own.
    try folder.write(".git/HEAD")
  }

  @Test("where no project is known, a message says once that checks across files were left out")
  func alone() throws {
    let loose = try TemporaryFolder()
    for name in ["a.swift", "b.swift"] { try loose.write(name, "let a = 1\n") }
    func error(_ arguments: String..., input: String? = nil) throws -> String {
      try Tool.run(arguments, in: loose.path, input: input).error
    }
    let advice = "name the folder of the project, or `--context FOLDER`\n"
    let start = "layoutlint: checks across files were left out: "
    #expect(
      try error("a.swift")
        == start + "`a.swift` belongs to no repository and no configuration; " + advice)
    #expect(
      try error("b.swift", "a.swift")
        == start + "`a.swift` and 1 more belong to no repository and no configuration; " + advice)
    #expect(try error("-", input: "let a = 1\n").contains("the standard input has no name"))
    #expect(try error("a.swift", "-q") == "")
    #expect(try error("a.swift", "--context", ".") == "")
    #expect(try error(".") == "")
    #expect(try error("a.swift", "--context", "nowhere").contains("there is no folder `nowhere`"))
    try loose.write(".layoutlint.yml", "rules: {}\n")
    #expect(try error("a.swift") == "")
  }

  @Test("an empty folder is reported, and is not a failure")
  func empty() throws {
    let run = try Tool.run([], in: folder.path)
    #expect(run.error == "layoutlint: no Swift files in the current folder; nothing was checked\n")
    #expect(run.output == "")
    #expect(run.status == 0)
  }

  @Test("a missing file is reported once, the rest is linted, and the status is 2")
  func problems() throws {
    try folder.write("a.swift", "let a = 1\n")
    let run = try Tool.run(["a.swift", "b.swift"], in: folder.path)
    let sentence = "no such file or folder; check the spelling of the path\n"
    // As Xcode reads it.
    #expect(run.error == "\(folder.path)/b.swift: error: \(sentence)")
    #expect(run.output == "")
    #expect(run.status == 2)
    let concise = try Tool.run(["--reporter=concise", "a.swift", "b.swift"], in: folder.path)
    #expect(concise.error == "layoutlint: b.swift: \(sentence)")
    #expect(concise.output == "")
    // A report in a file has everything.
    let filed = try Tool.run(["--reporter=xcode=report.txt", "b.swift"], in: folder.path)
    #expect(filed.error == "layoutlint: b.swift: \(sentence)")
    #expect(
      try String(contentsOfFile: folder("report.txt"), encoding: .utf8)
        == "\(folder.path)/b.swift: error: \(sentence)")
    let pretty = try Tool.run(["--reporter=pretty", "a.swift", "b.swift"], in: folder.path)
    #expect(pretty.output.hasPrefix("Nothing found in 1 file, 1 could not be read ("))
  }

  @Test(
    "files and folders without read permission are reported",
    .enabled(if: OutsideTool.canBeUnprivileged, "\(OutsideTool.unprivilegedHint)"))
  func unreadable() throws {
    try folder.write("a.swift")
    try folder.write("b.swift")
    try folder.write("c/d.swift")
    chmod(folder("b.swift"), 0)
    chmod(folder("c"), 0)
    defer { chmod(folder("c"), 0o700) }
    chmod(folder.path, 0o755)
    chmod(folder("a.swift"), 0o644)
    let run = try Tool.run(
      ["--reporter", "pretty"], in: folder.path, wrapper: OutsideTool.unprivileged)
    let sentence =
      "cannot be read: permission denied; make it readable, or leave it out of the paths"
    #expect(run.error == "layoutlint: b.swift: \(sentence)\nlayoutlint: c: \(sentence)\n")
    #expect(run.output.hasPrefix("Nothing found in 1 file, 2 could not be read ("))
    #expect(run.status == 2)
  }

  @Test("control characters in names cannot write to the terminal")
  func controlCharacters() throws {
    let link = "\u{1B}[31mred\n\u{202E}.swift"
    try folder.link(link, to: link)
    let run = try Tool.run([], in: folder.path)
    let name = "\\u{1B}[31mred\\u{A}\\u{202E}.swift"
    #expect(
      run.error.hasPrefix("\(folder.path)/\(name): error: the symbolic link is part of a cycle;"))
    #expect(run.error.unicodeScalars.filter { $0.value < 0x20 }.count == 1)
    let filed = try Tool.run(["--reporter=xcode=report.txt"], in: folder.path)
    #expect(filed.error.hasPrefix("layoutlint: \(name): the symbolic link is part of a cycle;"))
    let report = try String(contentsOfFile: folder("report.txt"), encoding: .utf8)
    #expect(report.hasPrefix("\(folder.path)/\(name): error: "))
    #expect(report.unicodeScalars.filter { $0.value < 0x20 }.count == 1)
  }

  @Test("links that lead nowhere and files that are no text are named, and fail nothing")
  func notes() throws {
    try folder.write("a.swift", "let a = 1\n")
    try folder.link(".#a.swift", to: "me@host.1:2")
    try folder.link("b.swift", to: "nowhere")
    try folder.write("c.swift", bytes: Array("\0GITCRYPT\0".utf8) + (0...255).map { UInt8($0) })
    try folder.write("d.swift", bytes: [0x7F, 0, 0xFF, 0xC0, 0])
    let run = try Tool.run(["--strict"], in: folder.path)
    #expect(run.status == 0)
    #expect(
      run.error
        == "layoutlint: b.swift: skipped, because the symbolic link leads nowhere; remove the link, or point it to a file\n"
    )
    #expect(
      run.output == """
        \(folder.path)/c.swift:1:1: note: this file is encrypted by git-crypt, so it was not checked; run `git-crypt unlock` to check it (syntax)
        \(folder.path)/d.swift:1:1: note: this file is not text, so it was not checked; exclude it (syntax)

        """)
    for command in ["outline", "score", "files"] {
      #expect(!(try Tool.run([command], in: folder.path).error.contains("broken")))
    }
  }

  @Test("the output is the same for any number of threads")
  func deterministic() throws {
    for index in 0..<60 {
      let text = String(
        repeating: "let \(index) = \"x\" // \(index)\n",
        count: Effort.full(40, byDefault: 8) * index)
      try folder.write("\(index % 7)/\(index).swift", text + "/* not closed\n")
      if index % 9 == 0 { try folder.link("\(index % 7)/\(index)b.swift", to: "nowhere") }
    }
    let first = try Tool.run(["--threads", "1"], in: folder.path)
    #expect(first.output.split(separator: "\n").count >= 7)
    for threads in ["1", "2", "8"] {
      let run = try Tool.run(["--threads", threads], in: folder.path)
      #expect(run.output == first.output)
      #expect(run.error == first.error)
      #expect(run.status == first.status)
    }
  }

  @Test("colors follow the option, then NO_COLOR, then the variables that force them")
  func colors() throws {
    try folder.write("a.swift")
    func isColored(_ arguments: [String], _ environment: [String: String]) throws -> Bool {
      let run = try Tool.run(
        ["--reporter", "pretty"] + arguments, in: folder.path, environment: environment)
      #expect(run.output.contains("Nothing found"))
      return run.output.contains("\u{1B}[")
    }
    #expect(try !isColored([], [:]))
    #expect(try isColored([], ["FORCE_COLOR": "1"]))
    #expect(try isColored([], ["CLICOLOR_FORCE": "1"]))
    #expect(try !isColored([], ["CLICOLOR_FORCE": "0"]))
    #expect(try !isColored([], ["FORCE_COLOR": "1", "NO_COLOR": "1"]))
    #expect(try isColored([], ["FORCE_COLOR": "1", "NO_COLOR": ""]))
    #expect(try isColored(["--color=always"], ["NO_COLOR": "1"]))
    #expect(try !isColored(["--color=never"], ["FORCE_COLOR": "1"]))
  }

  @Test(
    "on a terminal the report is the pretty one, in colors unless the terminal has none",
    .enabled(if: OutsideTool.script.isThere, "\(OutsideTool.script.hint)"))
  func terminal() throws {
    try folder.write("a.swift")
    func run(_ environment: [String: String]) throws -> String {
      let wrapper = ["/bin/sh", "-c", "exec \(OutsideTool.onTerminal("$0 a.swift"))"]
      return try Tool.run([], in: folder.path, environment: environment, wrapper: wrapper).output
    }
    #expect(try run(["TERM": "xterm"]).hasPrefix("\u{1B}[1;32mNothing found\u{1B}[0m in 1 file"))
    #expect(try run(["TERM": "dumb"]).hasPrefix("Nothing found in 1 file"))
    #expect(try run(["TERM": "xterm", "NO_COLOR": "1"]).hasPrefix("Nothing found in 1 file"))
  }

  @Test(
    "without a configuration, a terminal shows an overview: a line for each convention",
    .enabled(if: OutsideTool.script.isThere, "\(OutsideTool.script.hint)"))
  func firstRun() throws {
    for number in 1...6 {
      try folder.write(
        "V\(number).swift",
        """
        final class V\(number): UIView {
          func setUpConstraints() {
            icon.snp.makeConstraints {
              $0.width.equalTo(8)
              $0.height.equalTo(9)
            }
          }
        }
        """)
    }
    func run(_ arguments: String = "") throws -> String {
      let command = OutsideTool.onTerminal("$0 \(arguments)")
      let wrapper = ["/bin/sh", "-c", "exec \(command)"]
      let environment = ["TERM": "xterm", "NO_COLOR": "1"]
      return try Tool.run([], in: folder.path, environment: environment, wrapper: wrapper).output
        .replacing("\r\n", with: "\n")
    }
    let first = try run()
    #expect(first.contains("       6      6  constraint_order  100% keep `order: ["))
    #expect(!first.contains("V3.swift:5") && !first.contains("can be fixed"))
    #expect(first.contains("`--all` shows each place, with its code\n"))
    try folder.write("Only/.layoutlint.yml")
    for arguments in [
      "--all", "--no-config", "--only constraint_order", "V4.swift",
      "--config Only/.layoutlint.yml",
    ] {
      let run = try run(arguments)
      #expect(run.contains("V4.swift\n") && run.contains("5:7 warning"), "\(arguments)")
      #expect(!run.contains("what the code does mostly"), "\(arguments)")
    }
  }

  @Test(
    "lost output is a failure",
    .enabled(
      if: isThere("/dev/full"), "no /dev/full; `FullDiskTests.output` closes the output instead"))
  func fullDisk() throws {
    let wrapper = ["/bin/sh", "-c", "exec \"$0\" \"$@\" >/dev/full"]
    for arguments in [["--version"], ["--reporter=pretty", "a.swift"], ["rules"]] {
      try folder.write("a.swift")
      let run = try Tool.run(arguments, in: folder.path, wrapper: wrapper)
      #expect(
        run.error == "layoutlint: the output could not be written: no space left on device; "
          + "free some space, or write it elsewhere\n")
      #expect(run.status == 2)
    }
  }

  @Test("a reader that stops reading is not a failure")
  func closedPipe() throws {
    // The only reader of the pipe is gone before the program writes.
    let script = "{ sleep 0.3; \"$0\" \"$@\"; echo status $? >&2; } | true"
    let run = try Tool.run(["--help"], wrapper: ["/bin/sh", "-c", script])
    #expect(run.error == "status 0\n")
  }

  private static func isThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }
}
