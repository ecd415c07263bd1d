import Foundation
import LayoutModel
import Rules
import SwiftSource

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

  /// Those, and the code in the tests of the rules.
  package static let code: [Seed] = swift + snippets

  private static let fixtures = files(in: tests.appending(path: "Fixtures").path)

  /// The folder of all tests.
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The Swift files in a folder and below, as seeds.
  package static func files(in folder: String) -> [Seed] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      FileManager.default.contents(atPath: folder + "/" + name).map {
        Seed(name.replacing("/", with: "-"), [UInt8]($0))
      }
    }
  }

  /// The string literals of the tests that are long enough to be code. What is interpolated is missing from them.
  private static let snippets: [Seed] = files(in: tests.appending(path: "RulesTests").path)
    .flatMap { file in
      let source = SourceFile(file.bytes, vocabulary: LayoutVocabulary.shared)
      let texts = source.tokens.filter {
        [.stringLiteral, .stringHead, .stringTail].contains($0.kind) && $0.end - $0.start > 60
      }
      return texts.enumerated().map { index, text in
        let code = source.text(text).filter { $0 != "↓" }
          .trimmingCharacters(in: CharacterSet(charactersIn: "\"#)\\"))
        return Seed("\(file.name)-\(index).swift", code)
      }
    }

  private static let examples: [Seed] = Catalog.rules.flatMap { rule in
    let description = rule.description
    return (description.badExamples + description.goodExamples).enumerated().map { index, example in
      Seed("\(description.id)-\(index).swift", example.code)
    }
  }
}
