import Foundation
import LayoutModel
import LintEngine
import Rules
import SwiftSource

// How fast each step of the way is, on one thread and in memory.
//
//     swift run -c release Benchmarks [PATH …]
//
// PATH: files and folders of Swift code; without any, code made up here. The best of five rounds counts.

/// The files to measure with.
func corpus(_ paths: [String]) -> [[UInt8]] {
  guard !paths.isEmpty else { return [Array(String(repeating: sample, count: 4_000).utf8)] }
  let search = ConfigurationSearch(
    DiscoveryChoice(), known: KnownNames(rules: Catalog.rules),
    currentFolder: FilePath(FileManager.default.currentDirectoryPath))
  return FileDiscovery(paths.map(FilePath.init), search).files.compactMap { file in
    let path = String(decoding: file.path.bytes, as: UTF8.self)
    return FileManager.default.contents(atPath: path).map(Array.init)
  }
}

let sample = """
  final class PlayerCell: UITableViewCell {
    private let titleLabel = UILabel()

    // The title stands beside the icon.
    private func setupTitleLabel() {
      titleLabel.font = .systemFont(ofSize: 16, weight: .bold)
      addSubview(titleLabel, withConstraints: [
        titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 14),
        titleLabel.leadingAnchor.constraint(equalTo: iconView.trailingAnchor, constant: 16),
      ])
    }

    func render(props: Props) { titleLabel.text = "\\(props.title) \\(props.count * 2)" }
  }

  """

/// The shortest of five runs, in seconds.
@MainActor func best(_ body: @MainActor () -> Void) -> Double {
  let clock = ContinuousClock()
  var shortest = Double.infinity
  for _ in 0..<5 {
    let time = clock.measure(body).components
    shortest = min(shortest, Double(time.seconds) + Double(time.attoseconds) / 1e18)
  }
  return shortest
}

let files = corpus(Array(CommandLine.arguments.dropFirst()))
let byteCount = files.reduce(0) { $0 + $1.count }
let source = SourceFile()
let view = ViewFile(source: source)
var rules = RuleSet()
for rule in Catalog.rules { rules.add(rule.init()) }
let checker = FileChecker(rules: rules)
var tokenCount = 0
var findingCount = 0

@MainActor func report(_ step: String, _ seconds: Double) {
  let perSecond = Double(byteCount) / seconds / 1e6
  let perToken = seconds * 1e9 / Double(max(tokenCount, 1))
  print("\(step): \(Int(perSecond)) MB/s, \(Int(perToken)) ns for a token")
}

let tokenize = best {
  tokenCount = 0
  for file in files {
    source.load(file)
    source.tokenize(LayoutVocabulary.shared)
    tokenCount += source.tokens.count
  }
}
let read = best {
  for file in files {
    source.load(file)
    source.tokenize(LayoutVocabulary.shared)
    view.read()
  }
}
let check = best {
  findingCount = 0
  for file in files {
    checker.source.load(file)
    findingCount += checker.check(path: FilePath("Benchmark.swift")).count
  }
}
print("\(files.count) files, \(byteCount) bytes, \(tokenCount) tokens, \(findingCount) findings")
report("tokenize", tokenize)
report("tokenize, outline and model", read)
report("check with every rule", check)
