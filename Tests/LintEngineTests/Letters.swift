import LayoutModel
import RuleKit
import SwiftSource

/// The first letters of the functions of types.
struct Letters: Contribution {
  /// Those of each type.
  var types: [SettingsKey: [Set<String>]] = [:]

  mutating func formUnion(_ other: Letters) { types.merge(other.types) { $0 + $1 } }

  /// The letter of more than half of the types.
  func majority(under settings: SettingsKey) -> (letter: String, count: Int, of: Int)? {
    let types = types[settings] ?? []
    for letter in Set(types.joined()) {
      let count = types.count { $0.contains(letter) }
      let others = Set(types.joined()).subtracting([letter])
      if 2 * count > types.count,
        others.allSatisfy({ other in types.count { $0.contains(other) } < count })
      {
        return (letter, count, types.count)
      }
    }
    return nil
  }
}

/// That most types have another letter.
struct OddLetter: Condition {
  var clause: String { "the letter is odd" }
  let letter: String
  let settings: SettingsKey

  func holds(in project: Project) -> Bool {
    project[Letters.self].majority(under: settings).map { $0.letter != letter } ?? false
  }

  func complete(
    _ message: inout Finding.Message, _ advice: inout Finding.Message, in project: Project
  ) {
    guard let majority = project[Letters.self].majority(under: settings) else { return }
    message =
      "\(majority.count) of \(majority.of) types begin with `\(majority.letter)`; \(message.text)"
    advice = "write `\(majority.letter)`"
  }
}

/// A rule that all functions of a type must begin with the same letter as most others.
struct LetterRule: FileRule {
  let options: Options
  init(options: Options) { self.options = options }

  struct Options: RuleOptions {
    var names: [String] = []
    static let fields: [OptionField<Options>] = [OptionField("names", \.names, "which")]
  }

  static let description = RuleDescription(
    id: "letter_rule", family: .cookbook, summary: "", rationale: "", source: "",
    since: "0.1.0", options: Options.descriptions, goodExamples: [:], badExamples: [:])
  let query = Query.file(with: .names(.addSubview))

  func check(_ file: ViewFile, _ report: inout Report) {
    let settings = report.settings
    var letters: [Int: Set<String>] = [:]
    for function in file.functions {
      guard let name = function.declaration.name else { continue }
      let letter = String(name.text.prefix(1))
      letters[function.type, default: []].insert(letter)
      report.add(
        name, "`\(name.text)` does not", advice: "agree on one letter",
        if: OddLetter(letter: letter, settings: settings))
    }
    report.collect(Letters.self) { $0.types[settings, default: []] += letters.values }
  }
}
