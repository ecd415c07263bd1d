import LintEngine
import Platform
import Project

/// A project of two files has the same findings, whichever comes first: what rules contribute to each other's files runs
/// on any bytes.
package final class ProjectProperty: Property {
  package static let name = "project"
  package static let summary = "two files of a project have the same findings in either order"
  package static let longestInput = 4096
  package static var seeds: [Seed] { Seed.code }

  private static let paths = [FilePath("First.swift"), FilePath("Second.swift")]

  package init() {}

  /// The second file is the second half of the input, so that it repeats names of the first.
  package func violation(in input: [UInt8]) -> String? {
    let half = input[(input.count / 2)...].drop { $0 != 0x0A }
    let texts = [Self.paths[0]: input, Self.paths[1]: Array(half)]
    let findings = TriedRules.all.map { rules in
      [Self.paths, Self.paths.reversed()].map { paths in
        let discovery = FileDiscovery(
          files: paths.map { .init(path: $0, byteCount: texts[$0]?.count ?? 0) }, rules: rules,
          areProject: true)
        return Linter(threads: 1).run(discovery, texts: texts).diagnostics
      }
    }
    return findings.allSatisfy { $0[0] == $0[1] } ? nil : "the order of the files matters"
  }
}
