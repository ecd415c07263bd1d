import LayoutModel
import LintEngine
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

extension ViewConfiguration: LearnableWays { typealias Way = Style }
extension InteractionStyle: LearnableWays { typealias Way = Style }
extension SetupPrefix: LearnableWays { typealias Way = Style }
extension LayoutDialect: LearnableWays { typealias Way = Style }

extension ViewStructure: LearnableWays {
  typealias Way = Style

  /// What the names of the ways of subviews begin with.
  private static let subview = "subview "

  /// With a style, the rule judges each subview.
  static func survey(_ file: ViewFile, _ findings: [Finding], _ tally: inout Tally) {
    tally.countWays(findings)
    let classes = Set(file.types.lazy.filter { $0.isView && $0.kind == .class }.map(\.key))
    for subview in SubviewSetups(in: file).departures(from: .majority)
    where classes.contains(subview.type) {
      tally.count(Self.subview + subview.way.rawValue, at: subview.name)
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

  /// An initializer that neither fails nor sets the view up departs from one of the ways, and shows none.
  static func survey(_ file: ViewFile, _ findings: [Finding], _ tally: inout Tally) {
    tally.countWays(findings)
    tally.count(
      initializers,
      file.functions.count { function in
        function.declaration.kind == .initializer && function.type >= 0 && !function.isNested
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
