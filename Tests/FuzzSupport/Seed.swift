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

  /// Those, and the cases of the rules.
  package static let code: [Seed] = swift + snippets

  private static let fixtures = ["Cookbook", "Picture", "PlayerApp"].flatMap {
    files(in: tests.appending(path: "Fixtures/\($0)").path)
  }

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

  /// The cases of the rules that are long enough to be code, without their marks.
  private static let snippets: [Seed] = files(in: tests.appending(path: "Fixtures/Rules").path)
    .flatMap { file in
      let text = String(decoding: file.bytes, as: UTF8.self).filter { !"↓«→»".contains($0) }
      let texts = text.split(separator: /\n?\/\/ [^\n]*(?:\n|$)/).filter { $0.utf8.count > 60 }
      return texts.enumerated().map { Seed("\(file.name)-\($0.offset).swift", String($0.element)) }
    }

  private static let examples: [Seed] = Catalog.rules.flatMap { rule in
    let description = rule.description
    return (description.badExamples + description.goodExamples).enumerated().map { index, example in
      Seed("\(description.id)-\(index).swift", example.code)
    }
  }
}
