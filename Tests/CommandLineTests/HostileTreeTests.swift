import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Hostile trees", .timeLimit(.minutes(10)))
struct HostileTreeTests {
  private let project: Project
  init() throws { project = try Project() }

  private var folder: TemporaryFolder { project.folder }

  private static func isThere(_ path: String) -> Bool {
    FileManager.default.isReadableFile(atPath: path)
  }

  /// Runs the program behind a pipe, with `$0` for it and the arguments as `$@`.
  private func run(script: String, _ arguments: [String] = []) throws -> Tool.Run {
    try Tool.run(arguments, in: folder.path, wrapper: ["/bin/sh", "-c", script])
  }

  // MARK: Special files

  @Test("a special file is reported with the next step, and the others are linted")
  func special() throws {
    #expect(mkfifo(folder("pipe.swift"), 0o600) == 0)
    try folder.link("loop.swift", to: "loop.swift")
    try folder.link("round", to: ".")
    try folder.link("zero.swift", to: "/dev/zero")
    try folder.link("pipe2.swift", to: "pipe.swift")
    try bindSocket("socket.swift")
    let run = try project.lint("--reporter", "concise", "-q")
    let advice = "neither a file nor a folder; remove it, or leave it out of the paths"
    #expect(
      run.error == """
        layoutlint: zero.swift: not read, because the symbolic link leads out of the repository; to lint its target, name that on the command line
        layoutlint: loop.swift: the symbolic link is part of a cycle; remove the link, or point it to a file or folder
        layoutlint: pipe.swift: \(advice)
        layoutlint: pipe2.swift: \(advice)
        layoutlint: socket.swift: \(advice)

        """)
    #expect(run.output.split(separator: "\n").count { $0.hasPrefix("Sources/Cell.swift:") } == 2)
    #expect(run.status == 2)
    let named = try project.lint("pipe.swift")
    #expect(
      named.error == "\(project.folder.path)/pipe.swift: error: neither a file nor a folder; "
        + "name a Swift file or a folder, or pass the text on standard input with `-`\n")
    #expect(named.status == 2)
  }

  /// Creates a socket in the folder.
  private func bindSocket(_ name: String) throws {
    #if canImport(Glibc)
      let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
    #endif
    defer { close(descriptor) }
    // The path of a socket is limited to about 100 bytes; a link shortens that of the folder.
    let short = FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString.prefix(8)
    try FileManager.default.createSymbolicLink(atPath: short, withDestinationPath: folder.path)
    defer { unlink(short) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: "\(short)/\(name)".utf8) }
    let status = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    #expect(status == 0, "\(String(cString: strerror(errno)))")
  }

  @Test("a file named by an option may be a pipe")
  func pipes() throws {
    let list = try run(
      script: "{ sleep 0.2; echo Sources; } | \"$0\" -q --files-from /dev/stdin")
    #expect(list.output.split(separator: "\n").count == 2)
    let arguments = try run(script: "printf '%s\\n' -q Sources | \"$0\" @/dev/stdin")
    #expect(arguments.output.split(separator: "\n").count == 2)
    let configuration = try run(
      script: "echo 'rules: {negative_constant: error}' | \"$0\" -q --config /dev/stdin")
    #expect(configuration.status == 1)
    let baseline = try run(
      script: "\"$0\" -q --write-baseline /dev/stdout | \"$0\" -q --strict --baseline /dev/stdin")
    #expect(baseline.output == "")
    #expect(baseline.error == "")
    #expect(baseline.status == 0)
  }

  @Test("all files are linted even if few may be open at a time")
  func fewOpenFiles() throws {
    for index in 0..<100 { try folder.write("Sources/\(index)/Cell.swift", Project.cell) }
    for limit in [12, 300] {
      let run = try run(script: "ulimit -n \(limit); exec \"$0\" -q --threads 2 Sources")
      #expect(run.error == "")
      #expect(run.output.split(separator: "\n").count == 202)
    }
  }

  @Test("endless input is rejected", .enabled(if: isThere("/dev/zero"), "no /dev/zero"))
  func endless() throws {
    for (script, message) in [
      ("exec \"$0\" - </dev/zero", "the standard input cannot be read: file too large"),
      (
        "exec \"$0\" --config /dev/zero",
        "/dev/zero:1:1: error: the configuration cannot be read: file too large"
      ),
    ] {
      let run = try run(script: script)
      #expect(run.error.contains(message))
      #expect(run.status == 2)
    }
  }

  // MARK: Names

  /// Every byte that a name can contain, alone and in a folder's name, and invalid and multibyte characters.
  private static let names: [[UInt8]] = {
    let bytes = (UInt8(1)...255).filter { $0 != UInt8(ascii: "/") }
    let others: [[UInt8]] = [
      [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC0, 0xAF], [0xEF, 0xBF, 0xBF], [0xE2, 0x82],
      Array("\u{85}\u{2028}\u{202E}\u{FEFF}é👩‍👧".utf8), Array("]]>-->%0A::error::${{x}}".utf8),
    ]
    return bytes.map { [0x6E, $0] } + bytes.map { [0x64, $0, 0x2F, 0x66] } + others
  }()

  /// All of them, or every sixth one including the last.
  private static let someNames = names.reversed().enumerated()
    .filter { $0.offset % Effort.full(1, byDefault: 6) == 0 }.map(\.element)

  private func write(_ names: some Sequence<[UInt8]>) throws -> Int {
    try FileManager.default.removeItem(atPath: folder("Sources"))
    return names.count { name in
      let path = Array(folder.path.utf8) + [0x2F] + name
      if let slash = name.firstIndex(of: 0x2F) {
        _ = mkdir(terminated(path.prefix(path.count - (name.count - slash))), 0o755)
      }
      // Some file systems accept only names that are text.
      guard let file = fopen(terminated(path + Array(".swift".utf8)), "w") else { return false }
      fputs(Project.cell, file)
      return fclose(file) == 0
    }
  }

  private func terminated(_ bytes: some Sequence<UInt8>) -> [CChar] {
    bytes.map { CChar(bitPattern: $0) } + [0]
  }

  @Test("every report is valid in its format, whatever bytes names have")
  func everyByte() throws {
    let count = try write(Self.someNames)
    #expect(count > Effort.full(400, byDefault: 50))
    let reporters = try Tool.table("Reporters").map(\.name)
    let run = try project.run(
      reporters.flatMap { ["--reporter", "\($0)=\($0)"] } + ["--reporter", "xcode", "-q"])
    #expect(run.status == 0)
    #expect(run.error == "")
    for reporter in reporters {
      let report = try Data(contentsOf: URL(fileURLWithPath: folder(reporter)))
      #expect(String(validating: report, as: UTF8.self) != nil, "\(reporter) is no UTF-8")
      #expect(!report.contains { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F }, "\(reporter)")
      switch reporter {
      case "json", "gitlab", "rdjson", "sarif":
        _ = try JSONSerialization.jsonObject(with: report)
      case "checkstyle", "junit":
        #expect(try elementCount(report) == 2 * count, "\(reporter)")
      case "xcode", "concise", "azure":
        #expect(report.split(separator: 0x0A).count == 2 * count, "\(reporter)")
      default: break
      }
    }
  }

  /// How many findings an XML report has.
  private func elementCount(_ report: Data) throws -> Int {
    let findings = XMLFindings()
    let parser = XMLParser(data: report)
    parser.delegate = findings
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    return findings.count
  }

  @Test("files are fixed, and accepted by a baseline, whatever bytes names have")
  func everyByteIsFixed() throws {
    let count = try write(Self.someNames)
    let accepted = try project.lint("--write-baseline", "accepted.txt", "-q")
    #expect(accepted.status == 0)
    let found = try project.lint("--baseline", "accepted.txt", "--strict")
    #expect(found.output == "")
    #expect(found.status == 0)
    let fixed = try project.lint("--fix", "--preset", "cookbook")
    #expect(fixed.error.hasPrefix("layoutlint: fixed \(2 * count) findings in \(count) files"))
    #expect(try project.lint("--strict").output == "")
  }

  // MARK: Paths

  @Test("a path of 4,000 bytes is linted, fixed, accepted and written to")
  func longPath() throws {
    // Folders with names of 200 bytes, and a file whose name fills the rest.
    var parentCount = folder.path.utf8.count
    while parentCount < 3_780 { parentCount += 201 }
    let name = String(repeating: "f", count: 4_000 - parentCount - "/.swift".count) + ".swift"
    let path = try folder.writeDeep(byteCount: 3_780, fileName: name, Project.cell)
    #expect(path.utf8.count == 4_000)
    let parent = String(path.dropLast(name.count + 1))
    let found = try project.run(
      ["--reporter", "xcode", "--reporter", "concise=\(parent)/report", "-q", path])
    #expect(found.output.split(separator: "\n").count == 2)
    let report = try OutsideTool.run(["cat", parent + "/report"]).output
    #expect(report.contains("f.swift:4:5: warning[constraint_order]"))
    _ = try project.run(["--write-baseline", parent + "/accepted", path])
    #expect(try project.run(["--baseline", parent + "/accepted", "--strict", path]).status == 0)
    #expect(try project.run(["--fix", path]).error.hasPrefix("layoutlint: fixed 2 findings"))
    #expect(try project.run(["--strict", path]).status == 0)
  }

  @Test("a file with a longer path is not linted, with a reason")
  func longerPath() throws {
    let path = try folder.writeDeep(
      byteCount: 2 * Int(PATH_MAX), fileName: "f.swift", Project.cell)
    for paths in [[path], []] {
      let run = try project.run(["--fix", "--reporter", "concise"] + paths)
      #expect(run.error.contains("file name too long"))
      #expect(run.status == 2)
    }
  }

  // MARK: Files that change

  @Test("files that change, vanish or grow during a run never make it crash or hang")
  func changing() throws {
    for index in 0..<40 { try folder.write("\(index).swift", Project.cell) }
    try folder.write("cell", Project.cell)
    let writer = Process()
    writer.executableURL = URL(fileURLWithPath: "/bin/sh")
    writer.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    writer.arguments = [
      "-c",
      """
      while [ -e cell ]; do for i in 0 1 2 3 4 5 6 7 8 9; do
        cat cell cell cell > $i.swift; : > 1$i.swift; cat cell >> 2$i.swift
        rm -f 3$i.swift; ln -s /dev/zero 3$i.swift; cp cell new; mv new $i.swift; rm -f 1$i.swift
        rm -f 3$i.swift; mkdir 3$i.swift; cp cell 1$i.swift; rmdir 3$i.swift
      done; : > 20.swift; done
      """,
    ]
    // It ends in the middle of its work, when its source file is gone.
    writer.standardError = FileHandle.nullDevice
    try writer.run()
    defer {
      try? FileManager.default.removeItem(atPath: folder("cell"))
      writer.waitUntilExit()
    }
    for arguments in [["-q"], ["--fix", "-q"], ["--diff"], ["--fix", "--unsafe-fixes", "-q"]] {
      for threads in Effort.full(["1", "2", "2"], byDefault: ["2"]) {
        let run = try project.run(arguments + ["--threads", threads])
        #expect(
          (0...2).contains(run.status), "\(arguments): \(run.status), \(run.error.suffix(500))")
      }
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(!names.contains { $0.hasPrefix(".layoutlint-") })
  }
}

private final class XMLFindings: NSObject, XMLParserDelegate {
  private(set) var count = 0

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if ["error", "failure", "skipped"].contains(name) { count += 1 }
  }
}
