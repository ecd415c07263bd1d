import Foundation
import TestSupport
import Testing

@Suite("Linting from the command line")
struct LintCommandTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  @Test("an empty folder is reported, and is not a failure")
  func empty() throws {
    let run = try Tool.run([], in: folder.path)
    #expect(run.error == "layoutlint: no Swift files in the current folder; nothing was checked\n")
    #expect(run.output == "")
    #expect(run.status == 0)
  }

  @Test("unreadable files are reported on both streams, the rest is linted, and the status is 2")
  func problems() throws {
    try folder.write("a.swift", "let a = 1\n")
    let run = try Tool.run(["a.swift", "b.swift"], in: folder.path)
    let sentence = "no such file or folder; check the spelling of the path\n"
    #expect(run.error == "layoutlint: b.swift: \(sentence)")
    #expect(run.output == "\(folder.path)/b.swift: error: \(sentence)")
    #expect(run.status == 2)
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
    try folder.link("\u{1B}[31mred\n\u{202E}.swift", to: "nowhere")
    let run = try Tool.run([], in: folder.path)
    let name = "\\u{1B}[31mred\\u{A}\\u{202E}.swift"
    #expect(run.error.hasPrefix("layoutlint: \(name): the symbolic link is broken;"))
    #expect(run.output.hasPrefix("\(folder.path)/\(name): error: "))
    for stream in [run.output, run.error] {
      #expect(stream.unicodeScalars.filter { $0.value < 0x20 }.count == 1)
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
