import RuleKit
import SwiftSource

/// A pattern for the names of the project's own setup functions, for the key `setup_functions`.
public struct LearnedSetupName: Sendable {
  /// A name, or the first word of several with a `*`.
  public var pattern: String
  /// How many of the functions with such a name set up views.
  public var consistency: Consistency
  /// Some of them.
  public var examples: [CodePlace]
}

extension [LearnedSetupName] {
  /// The patterns that the code agrees on.
  ///
  /// - Parameter tally: counts the findings of a search for helpers by their messages.
  init(_ tally: Tally) {
    var names: [String: Consistency] = [:]
    for (message, count) in tally.counts {
      switch HelperReport(message) {
      case .setup(let name):
        names[name, default: Consistency(0, of: 0)].count += count
        names[name]?.total += count
      case .noSetup(let name): names[name, default: Consistency(0, of: 0)].total += count
      default: continue
      }
    }
    // In this order, the names with a common beginning are adjacent.
    let order = names.keys.map { [UInt8]($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
    /// How many names begin with a word.
    func count(beginningWith word: Substring) -> Int {
      let word = [UInt8](word.utf8)
      let start = order.partitioningIndex { !$0.lexicographicallyPrecedes(word) }
      return order[start...].partitioningIndex { !$0.starts(with: word) } - start
    }
    self = Dictionary(grouping: names.keys) { $0.prefix { !$0.isUppercase } }
      .flatMap { word, family -> [LearnedSetupName] in
        func learned(_ pattern: String, _ family: [String]) -> LearnedSetupName? {
          let found = family.compactMap { names[$0] }
          let consistency = Consistency(
            found.reduce(0) { $0 + $1.count }, of: found.reduce(0) { $0 + $1.total })
          guard consistency.isDecided else { return nil }
          return LearnedSetupName(
            pattern: pattern, consistency: consistency,
            examples: tally.places(family.map { HelperReport.setup($0).message.text }))
        }
        // A pattern that also matches a word with the same beginning would say too much.
        let isWord = word.count > 1
        if isWord, family.count(where: { names[$0]?.count ?? 0 > 0 }) > 1,
          count(beginningWith: word) == family.count,
          let common = learned(word + "*", family)
        {
          return [common]
        }
        return family.compactMap { learned($0, [$0]) }
      }
      .sorted { $0.pattern < $1.pattern }
  }
}
