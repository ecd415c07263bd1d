import Platform
import SwiftSource

/// The result of comparing declarations.
struct DeclarationReport: Sendable {
  private struct FileReport: Sendable {
    var count: Int
    var isRefused: Bool
    var differences: [String]
  }

  private let files: [ReadFile<FileReport>]

  /// Compares the declarations of these files, except those with a syntax error, which parsers recover from
  /// differently.
  init(_ paths: [FilePath]) throws {
    files = try readFiles(paths) { source, reference, _ in
      guard reference.complaint == nil else {
        return FileReport(count: 0, isRefused: true, differences: [])
      }
      let comparison = DeclarationComparison(source, reference)
      return FileReport(
        count: comparison.count, isRefused: false,
        differences: comparison.differences.map { "\(place(of: $0.place, in: source)): \($0.text)" }
      )
    }
  }

  /// One line for each declaration that only one side has.
  var differences: [String] {
    files.flatMap { file in file.result.differences.map { "\(file.path):\($0)" } }
  }

  var text: String {
    let results = files.map(\.result)
    var lines = [
      "\(files.count) different files; \(results.count { $0.isRefused }) of them with a syntax error, not compared",
      "\(results.reduce(0) { $0 + $1.count }) declarations are the same",
      differences.isEmpty ? "No other" : "\(differences.count) are not:",
    ]
    lines += differences.map { "  \($0)" }
    return lines.joined(separator: "\n")
  }
}
