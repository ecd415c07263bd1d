import RuleKit

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
