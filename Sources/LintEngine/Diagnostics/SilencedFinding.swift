import Platform
import Project
import SwiftSource

public struct SilencedFinding: Sendable {
  public let diagnostic: Diagnostic
  public let silencer: (line: Int, text: String)

  /// Those in a text, as the only file of its project.
  public static func all(in text: [UInt8], as path: FilePath, _ scope: Scope) -> [Self] {
    let checker = FileChecker(rules: scope.rules, skipsUninteresting: false)
    checker.keepsSuppressions = true
    checker.source.load(text)
    _ = checker.occurrences(path: path)
    let lines = LineTable(checker.source.bytes)
    return checker.silenced.flatMap { rule, finding, comment in
      let place = checker.judged[comment].comment
      return checker.diagnostics(
        of: [(rule, finding)], [], in: checker.source.bytes, lines, path: path
      ).map {
        Self(
          diagnostic: $0,
          silencer: (lines.position(of: place.lowerBound).line, checker.source.text(place)))
      }
    }
  }
}
