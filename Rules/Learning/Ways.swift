import LayoutModel
import RuleKit
import SwiftSource

/// A rule about ways, of which a project uses only one.
protocol LearnableWays: LearnableRule {
  associatedtype Way: WayOption
}

extension LearnableWays {
  static var surveysFindings: Bool { true }

  /// The view types that show a way.
  func placeCount(in file: ViewFile) -> Int {
    var tally = Tally()
    tally.countWays(Self().findings(in: file))
    return tally[Tally.owners]
  }

  static func survey(_ file: ViewFile, _ findings: [Finding], _ tally: inout Tally) {
    tally.countWays(findings)
  }

  static func convention(_ tally: Tally) -> Convention? { .ways(Way.self, tally) }
}

extension Tally {
  /// Counts each owner once for each way that the findings of a rule with no way prescribed show, as the rule does for a
  /// majority.
  fileprivate mutating func countWays(_ findings: [Finding]) {
    let found = findings.flatMap { finding in
      finding.conditions.compactMap { $0 as? Minority }.map { (range: finding.range, use: $0) }
    }
    var ways: [UInt64: Set<String>] = [:]
    for (range, use) in found {
      count(Self.places + use.way, at: range)
      if ways[use.owner, default: []].insert(use.way).inserted { count(use.way) }
    }
    var seen: Set<UInt64> = []
    for (range, use) in found
    where ways[use.owner]?.count == 1 && seen.insert(use.owner).inserted {
      count(Self.only + use.way, at: range)
    }
    count(Self.owners, ways.count)
  }

  /// What precedes the name of a way where it counts the owners that use no other.
  fileprivate static let only = "only "
  /// What precedes the name of a way where it counts the places.
  fileprivate static let places = "places "
}

extension Convention {
  /// The convention of a rule with an option `style`.
  ///
  /// - Parameter tally: by the names of the ways, see `Tally.countWays`.
  fileprivate static func ways<Way: WayOption>(_ way: Way.Type, _ tally: Tally) -> Convention? {
    var total = tally[Tally.owners]
    var found = Way.allCases.filter { $0 != .majority && tally[$0.rawValue] > 0 }
    // What is accepted beside each other way decides nothing, unless most of the code does only that.
    let accepted = found.filter(\.isAccepted).reduce(0) { $0 + tally[Tally.only + $1.rawValue] }
    if 2 * accepted <= total {
      total -= accepted
      found.removeAll(where: \.isAccepted)
    }
    let ways = found.map(\.rawValue)
    // An owner that also uses another way does not follow this one.
    let ranked = ways.enumerated().sorted { left, right in
      let shares = [left, right].map {
        (tally[Tally.only + $0.element], tally[$0.element], -$0.offset)
      }
      return shares[0] > shares[1]
    }.map(\.element)
    guard total > 0, !ranked.isEmpty else { return nil }
    let costs = Dictionary(
      uniqueKeysWithValues: found.map {
        ($0.rawValue, $0.isAccepted ? 0 : tally[Tally.places + $0.rawValue])
      })
    let all = costs.values.reduce(0, +)
    return Convention(
      "view types",
      ranked.prefix(mostWays).map { way in
        let examples = tally.places([Tally.only + way])
        return Choice(
          [.init("style", .string(way))], count: tally[Tally.only + way], of: total,
          examples: examples.isEmpty ? tally.places([Tally.places + way]) : examples,
          findingCount: all - (costs[way] ?? 0))
      })
  }

  /// How many ways are shown.
  private static let mostWays = 4
}

extension InteractionStyle: LearnableWays { typealias Way = Style }
extension SetupPrefix: LearnableWays { typealias Way = Style }
extension SubviewName: LearnableWays { typealias Way = Style }
extension LayoutDialect: LearnableWays {
  typealias Way = Style

  /// Types that only call functions of the project count where these are the way.
  func placeCount(in file: ViewFile) -> Int {
    var tally = Tally()
    tally.countWays(Self().findings(in: file))
    let accepted = options.style == .helpers ? 0 : tally[Tally.only + Style.helpers.rawValue]
    return tally[Tally.owners] - accepted
  }
}

extension ViewConfiguration: LearnableWays {
  typealias Way = Style

  /// What the names of the ways begin with; the value of the option follows.
  private enum Survey {
    static let parameters = "parameters "
    static let equatable = "equatable "
  }

  static func survey(_ file: ViewFile, _ findings: [Finding], _ tally: inout Tally) {
    tally.countWays(findings)
    // What departs from one value follows the other.
    for (value, other) in [(Parameters.one, Parameters.several), (.several, .one)] {
      for place in departures(in: file, { $0.parameters = other }) {
        tally.count(Survey.parameters + value.rawValue, at: place.range)
      }
    }
    let others = departures(in: file) { $0.equatable = true }.map(\.range)
    for declaration in file.code.declarations where declaration.kind == .structure {
      guard let name = declaration.name, name.hasLastWord(.props) else { continue }
      tally.count(Survey.equatable + "\(!others.contains(name.bytes))", at: name)
    }
  }

  /// The findings that do not depend on other files.
  private static func departures(
    in file: ViewFile, _ set: (inout Options) -> Void
  ) -> [Finding] {
    var options = Options()
    set(&options)
    return Self(options: options).findings(in: file).filter(\.conditions.isEmpty)
  }

  static func convention(_ tally: Tally) -> Convention? {
    guard var convention = Convention.ways(Way.self, tally) else { return nil }
    let others = [
      LearnedOption(Survey.parameters, ["one", "several"], tally),
      LearnedOption(Survey.equatable, ["true"], tally),
    ].compactMap(\.self)
    for index in convention.choices.indices {
      let isProperty = convention.choices[index].options.contains {
        $0.value == .string(Style.property.rawValue)
      }
      for option in others where option.isWorthShowing {
        // A property has one value.
        if isProperty, option.asked == "parameters: several" { continue }
        convention.choices[index].details.append(option.text)
        guard let setting = option.setting else { continue }
        convention.choices[index].options.append(setting)
        convention.choices[index].findingCount? +=
          option.consistency.total - option.consistency.count
      }
    }
    return convention
  }
}

extension ViewStructure: LearnableWays {
  typealias Way = Style

  /// What the names of the ways of subviews begin with.
  private static let subview = "subview "

  /// With a style, the rule judges each subview; without one, each type.
  func placeCount(in file: ViewFile) -> Int {
    var tally = Tally()
    Self.survey(file, Self().findings(in: file), &tally)
    guard options.style != .majority else { return tally[Tally.owners] }
    return Style.allCases.reduce(0) { $0 + tally[Self.subview + $1.rawValue] }
  }

  static func survey(_ file: ViewFile, _ findings: [Finding], _ tally: inout Tally) {
    tally.countWays(findings)
    let classes = Set(file.types.lazy.filter { $0.isView && $0.kind == .class }.map(\.key))
    for subview in SubviewSetups(in: file).departures(from: .majority)
    where classes.contains(subview.type) {
      tally.count(Self.subview + (subview.way?.rawValue ?? ""), at: subview.name)
    }
  }

  static func convention(_ tally: Tally) -> Convention? {
    let ways = Style.allCases.map { (way: $0.rawValue, count: tally[subview + $0.rawValue]) }
      .filter { $0.count > 0 }
      .enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .map(\.element)
    guard !ways.isEmpty else { return nil }
    let total = ways.reduce(0) { $0 + $1.count }
    return Convention(
      "subviews",
      ways.map { way, count in
        .init(
          [.init("style", .string(way))], count: count, of: total,
          examples: tally.places([subview + way]))
      })
  }
}

extension InitializerStyle: LearnableWays {
  typealias Way = Style

  /// What the name of the initializers among the ways is.
  private static let initializers = "initializers"

  /// With a style, the rule judges each initializer; without one, each type that shows a way.
  func placeCount(in file: ViewFile) -> Int {
    var tally = Tally()
    Self.survey(file, Self().findings(in: file), &tally)
    return tally[options.style == .majority ? Tally.owners : Self.initializers]
  }

  /// An initializer that neither fails nor sets the view up departs from one of the ways, and shows none.
  static func survey(_ file: ViewFile, _ findings: [Finding], _ tally: inout Tally) {
    tally.countWays(findings)
    tally.count(
      initializers,
      file.functions.count { function in
        function.declaration.kind == .initializer && function.isMember && !function.isNested
          && function.declaration.takesCoder
          && file.scopes.inheritsFromView(file.types[function.type])
      })
  }

  static func convention(_ tally: Tally) -> Convention? {
    guard var convention = Convention.ways(Way.self, tally) else { return nil }
    convention.places = "initializers with a coder"
    for index in convention.choices.indices {
      convention.choices[index].count = nil
      convention.choices[index].total = tally[initializers]
      convention.choices[index].findingCount = nil
    }
    return convention
  }
}
