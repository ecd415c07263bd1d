import Foundation
import LintEngine
import Rules

/// An initial input.
package struct Seed: Sendable {
  /// Its file name.
  package var name: String
  package var bytes: [UInt8]

  package init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  package init(_ name: String, _ text: String) { self.init(name, Array(text.utf8)) }

  /// The files of the fixtures and the examples of the rules.
  package static let swift: [Seed] = fixtures + examples

  private static let fixtures: [Seed] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures").path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      FileManager.default.contents(atPath: folder + "/" + name).map {
        Seed(name.replacing("/", with: "-"), [UInt8]($0))
      }
    }
  }()

  private static let examples: [Seed] = Catalog.rules.flatMap { rule in
    let description = rule.description
    return (description.badExamples + description.goodExamples).enumerated().map { index, example in
      Seed("\(description.id)-\(index).swift", example.code)
    }
  }
}
