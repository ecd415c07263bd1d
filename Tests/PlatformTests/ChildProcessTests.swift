import Foundation
import TestSupport
import Testing

@testable import Platform

@Suite("Child processes")
struct ChildProcessTests {
  private func shell(
    _ script: String, _ arguments: [[UInt8]] = [], environment: [String: String?] = [:],
    input: [UInt8] = []
  ) throws -> ChildProcess.Outcome {
    let words = [Array("-c".utf8), Array(script.utf8), Array("sh".utf8)] + arguments
    return try ChildProcess(
      program: Array("sh".utf8), arguments: words, environment: environment
    ).run(input: input)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("arguments arrive unchanged, whatever their bytes")
  func arguments() throws {
    let arguments: [[UInt8]] = [Array("a b".utf8), Array("'\"$HOME\n*".utf8), [0xFF, 0x80], []]
    let outcome = try shell("printf '%s|' \"$@\"", arguments)
    #expect(outcome.output == arguments.flatMap { $0 + [UInt8(ascii: "|")] })
    #expect(outcome.ending == .exit(0))
  }

  @Test("both outputs and the way it ended are reported")
  func outputs() throws {
    let outcome = try shell("echo out; echo err >&2; exit 3")
    #expect(text(outcome.output) == "out\n")
    #expect(text(outcome.errorOutput) == "err\n")
    #expect(outcome.ending == .exit(3))
    #expect(try shell("kill -KILL $$").ending == .signal(SIGKILL))
  }

  @Test("much input and much output at once do not deadlock")
  func exchange() throws {
    let input = (0..<Effort.full(3_000_000, byDefault: 500_000)).map {
      UInt8(truncatingIfNeeded: $0 &* 31)
    }
    #expect(try shell("cat", input: input).output == input)
    let doubled = try shell("tee /dev/stderr", input: input)
    #expect(doubled.output == input)
    #expect(doubled.errorOutput == input)
    // All the errors come before the first byte is read.
    let late = try shell("head -c 500000 /dev/zero >&2; cat", input: input)
    #expect(late.output == input)
    #expect(late.errorOutput.count == 500_000)
  }

  @Test("unread input is not an error")
  func unread() throws {
    let outcome = try shell("exit 0", input: [UInt8](repeating: 1, count: 1 << 20))
    #expect(outcome.ending == .exit(0))
    #expect(outcome.output.isEmpty)
  }

  @Test("without input, its standard input is empty")
  func noInput() throws {
    #expect(text(try shell("cat; echo end").output) == "end\n")
  }

  @Test("the environment is passed on, except for the changes")
  func environment() throws {
    let print = "printf '%s,%s,%s' \"$LAYOUTLINT_A\" \"${LAYOUTLINT_B-gone}\" \"${PATH:+path}\""
    setenv("LAYOUTLINT_B", "here", 1)
    defer { unsetenv("LAYOUTLINT_B") }
    #expect(text(try shell(print).output) == ",here,path")
    let changed = try shell(
      print, environment: ["LAYOUTLINT_A": "x=y", "LAYOUTLINT_B": nil])
    #expect(text(changed.output) == "x=y,gone,path")
  }

  @Test("a signal that this thread blocks still reaches the child")
  func heldSignals() throws {
    var held = sigset_t()
    sigemptyset(&held)
    sigaddset(&held, SIGTERM)
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    #expect(try shell("kill -TERM $$").ending == .signal(SIGTERM))
  }

  @Test("a broken pipe ends the child as in a shell, but not this process")
  func brokenPipes() throws {
    #expect(try shell("kill -PIPE $$").ending == .signal(SIGPIPE))
  }

  @Test("a missing program is an error")
  func missing() {
    #expect(throws: SystemError.notFound) {
      try ChildProcess(program: Array("layoutlint-no-such-program".utf8), arguments: []).run()
    }
  }

  @Test("no descriptor is left open")
  func descriptors() throws {
    func count() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
    }
    _ = try shell("true")
    let before = try count()
    for _ in 0..<60 { _ = try shell("true", input: [1]) }
    // Other tests open files at the same time.
    #expect(try count() < before + 60)
  }

  @Test("other children do not inherit the pipes")
  func pipes() throws {
    let exchange = try Exchange(input: [])
    for descriptor in exchange.theirEnds + exchange.ourEnds {
      #expect(descriptor > 2)
      #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0)
    }
  }
}

@Suite("A child process that does nothing", .timeLimit(.minutes(5)))
struct IdleProcessTests {
  @Test(
    "it is stopped, with what it has started",
    arguments: [
      "sleep 100", "echo $$; sleep 100 & sleep 100", "exec >&- 2>&-; sleep 100",
      "trap '' TERM; sleep 100; sleep 100", "cat",
    ])
  func stopped(script: String) throws {
    let folder = try TemporaryFolder()
    // A pipe has no reader once all of them are gone.
    let pipe = try NamedPipe(folder("pipe"))
    let words = ["-c", "(: <'\(pipe.path)') & \(script) <'\(pipe.path)'"]
    var process = ChildProcess(program: Array("sh".utf8), arguments: words.map { Array($0.utf8) })
    process.idleLimit = 200
    #expect(try process.run().ending == .stopped)
    #expect(pipe.waitForNoReader())
  }

  // The looks are counted here, not timed: on a busy machine, any process may get no processor for a second.

  @Test("one that works is not stopped, however long it takes")
  func busy() {
    var watch = IdleWatch(getpid(), limit: 300) { false }
    for _ in 0..<6 {
      let end = clock() + 33_000
      while clock() < end {}
      let isOver = watch.isOver(after: 100)
      #expect(!isOver)
    }
    var patient = IdleWatch(-1, limit: nil) { false }
    let isOver = patient.isOver(after: 1_000_000)
    #expect(!isOver)
  }

  @Test(
    "one that reads or writes is not stopped, and what it has written is kept",
    arguments: [false, true])
  func exchange(isReading: Bool) throws {
    let exchange = try Exchange(input: [UInt8](repeating: 1, count: isReading ? 1 << 20 : 0))
    let ends = exchange.theirEnds
    #expect(write(ends[2], "no", 2) == 2)
    var lookCount = 0
    // It does something between the first five looks, and nothing before the next two.
    var watch = IdleWatch(-1, limit: 2 * IdleWatch.interval) {
      lookCount += 1
      guard lookCount <= 5 else { return false }
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = isReading ? read(ends[0], &bytes, bytes.count) : write(ends[1], "a", 1)
      #expect(count > 0)
      return false
    }
    try exchange.run(&watch)
    #expect(lookCount == 7)
    #expect(watch.isOver)
    #expect(exchange.outputs[0] == Array((isReading ? "" : "aaaaa").utf8))
    #expect(exchange.outputs[1] == Array("no".utf8))
  }
}

@Suite("Folders and programs")
struct FolderChangesTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> [UInt8] { Array(folder(name).utf8) }

  @Test("a folder is created with its parents, and an existing one is fine")
  func folders() throws {
    for _ in 0..<2 { try makeFolder(path("a/b c/d")) }
    #expect(try FileStatus(path: path("a/b c/d")).kind == .folder)
    try folder.write("file")
    #expect(throws: SystemError.self) { try makeFolder(path("file/a")) }
    #expect(throws: SystemError.self) { try makeFolder(path("file")) }
  }

  @Test("a program is executable, also in place of another file or a link")
  func programs() throws {
    try makeProgram(path("run me"), Array("#!/bin/sh\necho ran\n".utf8))
    #expect(isProgram(path("run me")))
    let outcome = try ChildProcess(program: path("run me"), arguments: []).run()
    #expect(outcome.output == Array("ran\n".utf8))
    try folder.link("link", to: "nowhere")
    try makeProgram(path("link"), [])
    #expect(try FileStatus(linkPath: path("link")).kind == .file && isProgram(path("link")))
    try folder.write("text")
    #expect(!isProgram(path("text")))
    #expect(!isProgram(path("none")))
  }

  @Test("a link is removed, but not its target")
  func removes() throws {
    try folder.write("file", "text")
    try folder.link("link", to: "file")
    try removeFile(path("link"))
    #expect(try readFile(path("file"), most: 10) == Array("text".utf8))
    try removeFile(path("file"))
    #expect(throws: SystemError.notFound) { try removeFile(path("file")) }
  }

  @Test("the path of the running program is its executable")
  func executable() throws {
    let path = try executablePath()
    #expect(path.first == UInt8(ascii: "/"))
    #expect(isProgram(path))
  }
}
