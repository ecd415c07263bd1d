import TestSupport
import Testing

@Suite("Files that do not fit into memory", .disabled(if: Sanitizer.isActive))
struct MemoryTests {
  /// Runs the program with an address space that is too small for some files.
  private func run(_ folder: TemporaryFolder) throws -> Tool.Run {
    try Tool.run(
      ["--no-config", "--threads", "1", "."], in: folder.path,
      wrapper: ["/bin/bash", "-c", "ulimit -v 150000; exec \"$@\"", "bash"])
  }

  @Test(
    "such a file is reported, and the others are linted",
    .enabled(if: Effort.isFull, "\(Effort.hint)"), arguments: [";", "()", "addSubview(a);"])
  func tooLarge(_ piece: String) throws {
    let folder = try TemporaryFolder()
    let code =
      "class A: UIView { func s() { a.topAnchor.constraint(equalTo: b.topAnchor, constant: -8) } }\n"
    try folder.write("a.swift", code)
    try folder.write("large.swift", String(repeating: piece, count: 12_000_000 / piece.count))
    try folder.write("z.swift", code)
    let run = try run(folder)
    #expect(run.status == 2)
    #expect(run.output.contains("a.swift:1:30: warning"))
    #expect(run.output.contains("z.swift:1:30: warning"))
    #expect(run.error.contains("large.swift: error: not enough memory to check it; give"))
  }
}
