import BenchmarkSupport
import Foundation
import TestSupport
import Testing

@Suite("The built benchmark")
struct ProgramTests {
  private static let path: String? = {
    // The test bundle is in the folder of the products; on Linux it is the running executable itself.
    var folders = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    folders.append(URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent())
    folders.append(Bundle.main.bundleURL)
    return folders.map { $0.appending(path: "layoutlint-benchmark").path }
      .first(where: FileManager.default.isExecutableFile)
  }()

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "Sources/Card.swift",
      """
      final class Card: UIView {
        private let title = UILabel()
        func setup() {
          addSubview(title)
          title.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
        }
      }
      """)
  }

  /// Runs it with sets in the same order in each process: how much they allocate depends on that.
  private func run(_ words: String...) throws -> OutsideTool.Run {
    try OutsideTool.run(
      ["/usr/bin/env", "SWIFT_DETERMINISTIC_HASHING=1", #require(Self.path)] + words)
  }

  @Test("Each stage is measured, and its JSON can be compared")
  func measures() throws {
    let run = try run("--rounds", "2", "--json", folder("Sources"))
    #expect(run.status == 0 && run.error.isEmpty)
    let report = try JSONDecoder().decode(BenchmarkReport.self, from: Data(run.output.utf8))
    #expect(report.corpus.fileCount == 1 && report.corpus.tokenCount > 30 && report.rounds == 2)
    #expect(
      report.stages.filter { $0.threads == 1 }.map(\.name)
        == [
          "walk", "read", "tokenize", "outline", "model", "rules", "report", "oneFile", "scene",
          "wireframe",
        ])
    #expect(
      report.stages.filter { $0.threads == 2 }.map(\.name)
        == ["read", "tokenize", "outline", "model", "rules", "oneFile"])
    #expect(report.scaling.map(\.copies) == [1, 2, 4, 8, 1, 2, 4, 8])

    try folder.write("old.json", run.output)
    let comparison = try self.run(
      "--rounds", "2", "--compare", folder("old.json"), folder("Sources"))
    #expect(comparison.status == 0 && comparison.error.isEmpty)
    #expect(comparison.output.contains("spread of both."))
  }

  #if os(Linux) && canImport(Glibc)
    @Test(
      "Allocations are counted, and hardly differ from run to run",
      .disabled(if: Sanitizer.isActive, "a sanitizer allocates by itself"))
    func allocations() throws {
      func counts() throws -> [String: Int] {
        let output = try run("--rounds", "1", "--json", folder("Sources")).output
        let report = try JSONDecoder().decode(BenchmarkReport.self, from: Data(output.utf8))
        let pairs = report.stages.compactMap { stage in
          stage.allocations.map { (stage.name, $0) }
        }
        return Dictionary(uniqueKeysWithValues: pairs)
      }
      let first = try counts()
      #expect(first.count == 10)
      #expect(first["walk"] ?? 0 > 10 && first["report"] ?? 0 > 10)
      for (stage, count) in try counts() {
        #expect(abs(count - (first[stage] ?? 0)) <= count / 100, "\(stage)")
      }
    }
  #endif

  @Test("An invalid command line ends with status 2 and a message")
  func mistakes() throws {
    try folder.write("old.json", "{}")
    try folder.write("empty/README")
    let runs = try [
      run(), run("--jsn", folder("Sources")), run(folder("nowhere")), run(folder("empty")),
      run("--compare", folder("old.json"), folder("Sources")),
      run("--compare", folder("missing.json"), folder("Sources")),
    ]
    for run in runs {
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.error.hasPrefix("layoutlint-benchmark: "))
    }
    #expect(try run("--help").status == 0)
  }
}
