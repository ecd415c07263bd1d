import Platform
import RuleKit

/// A convention, and what the rule reports under each of the settings that a team may choose.
public struct LearnedConvention: Sendable {
  /// One way to configure the rule, with its price.
  public struct Choice: Sendable {
    public let options: [OptionSetting]
    public let findingCount: Int
    /// How many places the rule judges.
    public let placeCount: Int
    /// A few places without findings, each in another file.
    public internal(set) var examples: [CodePlace]

    init(_ options: [OptionSetting], _ tally: Tally) {
      self.options = options
      findingCount = tally[Tally.findings]
      placeCount = tally[Tally.places]
      examples = tally.places([Tally.kept])
    }

    public var isKeptByMost: Bool { 2 * findingCount <= placeCount }

    /// The share of the places without findings, in percent, rounded down.
    public var percent: Int {
      placeCount == 0 ? 0 : max(0, placeCount - findingCount) * 100 / placeCount
    }

    /// Whether there are enough places to tell, and so few findings that nobody meant to: slips, which a reviewer repairs. A
    /// single one is one earlier.
    func hasSlipsOnly(_ part: Int) -> Bool {
      placeCount >= Tally.leastPlaces
        && (findingCount * part <= placeCount || findingCount == 1 && 2 * placeCount >= part)
    }

    /// The options as in a configuration; empty for the defaults.
    public var text: String { options.map(\.text).joined(separator: ", ") }
  }

  let type: any LearnableRule.Type
  /// Not empty.
  public internal(set) var choices: [Choice]
  /// The index of the choice that the code agrees on; nil if it does not agree.
  public internal(set) var decided: Int?
  /// Why none was made although most of the code keeps one.
  public internal(set) var reason: String?

  var hasPlaces: Bool { choices.contains { $0.placeCount + $0.findingCount > 0 } }

  public var rule: RuleDescription { type.description }
  /// What the places are, in the plural.
  public var noun: String { type.noun }
  public var chosen: Choice? { decided.map { choices[$0] } }
  /// The choice with the default options; nil if it was not counted.
  public var standard: Choice? { choices.first { $0.options.isEmpty } }
  /// The choice that most of the code keeps, among those that say most about it: an order of two attributes is easily kept.
  public var likeliest: Choice {
    let most = choices.reduce(0) { max($0, $1.placeCount) }
    let telling = choices.filter { $0.placeCount * 3 >= most * 2 }
    return telling.first { $0.percent >= Self.nearlyAll }
      ?? telling.max { $0.percent < $1.percent } ?? choices[0]
  }
  private static let nearlyAll = 80

  /// Whether the code departs from the default choice too often for slips, and keeps another one better, or none.
  public var isKeptDifferently: Bool {
    guard let standard, standard.placeCount >= Tally.leastPlaces else { return false }
    return !standard.isKeptByMost
      || !standard.hasSlipsOnly(type.placesPerSlip) && likeliest.percent > standard.percent
  }

  /// What most of the code does, in a few words: "97% keep the default".
  public var habit: String {
    let choice = likeliest
    if choice.placeCount < Tally.leastPlaces { return "too few places to tell" }
    let lead = choice.isKeptByMost ? "" : "mixed, "
    let way = choice.options.isEmpty ? "the default" : "`\(choice.text)`"
    return "\(lead)\(choice.percent)% keep \(way)"
  }

  mutating func decide() {
    let indices = choices.indices.sorted {
      type.isStrictestFirst ? $0 < $1 : choices[$0].findingCount < choices[$1].findingCount
    }
    decided = indices.first { choices[$0].hasSlipsOnly(type.placesPerSlip) }
    if decided == nil, likeliest.placeCount >= Tally.leastPlaces {
      reason = "too many exceptions"
    }
  }
}

extension [LearnedConvention] {
  /// Leaves the most expensive of the conventions off until all together have no more findings than the defaults: a team
  /// that has learned its own conventions expects fewer. What is off by default goes first.
  mutating func keepCost(within most: Int, except settled: Set<String>) {
    func cost(_ lesson: LearnedConvention) -> Int { lesson.chosen?.findingCount ?? 0 }
    while reduce(0, { $0 + cost($1) }) > most,
      let worst = indices.filter({ cost(self[$0]) > 0 && !settled.contains(self[$0].rule.id) })
        .max(by: { left, right in
          let isOff = (self[left].rule.defaultSeverity, self[right].rule.defaultSeverity)
          return isOff.0 == isOff.1
            ? cost(self[left]) < cost(self[right]) : isOff.1 == .off
        })
    {
      self[worst].decided = nil
      self[worst].reason = "more findings than the defaults would have in all"
    }
  }

  mutating func dropClashes() {
    for index in indices {
      for clash in self[index].type.clashes where clash.effect != .warning {
        guard let own = self[index].chosen,
          let other = firstIndex(where: { $0.rule.id == clash.other }), other != index,
          let otherChoice = self[other].chosen,
          clash.reason(own.values, otherChoice.values) != nil
        else { continue }
        let later = Swift.max(index, other)
        self[later].decided = nil
        self[later].reason = "clashes with `\(self[Swift.min(index, other)].rule.id)`"
      }
    }
  }
}

extension LearnedConvention.Choice {
  fileprivate var values: [String: OptionValue] {
    Dictionary(options.map { ($0.name, $0.value) }) { $1 }
  }
}
