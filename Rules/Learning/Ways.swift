import LayoutModel
import RuleKit
import SwiftSource

/// A rule about ways, of which a project uses only one.
protocol LearnableWays: LearnableRule {
  associatedtype Way: WayOption
  var way: Way { get }
  /// The places of a file that show a way; a type may show several.
  static func shownWays(in file: ViewFile) -> [(way: String, owner: UInt64, bytes: Range<Int>)]
}

extension LearnableWays {
  static var noun: String { "view types" }

  /// Another way is seldom a slip: somebody has chosen it.
  static var placesPerSlip: Int { 50 }

  static func shownWays(in file: ViewFile) -> [(way: String, owner: UInt64, bytes: Range<Int>)] {
    Self().findings(in: file).flatMap { finding in
      finding.conditions.compactMap { $0 as? Minority }.map { ($0.way, $0.owner, finding.range) }
    }
  }

  static func survey(_ file: ViewFile, _ tally: inout Tally) {
    for (way, _, _) in shownWays(in: file) { tally.count("way \(way)") }
  }

  static func choices(_ tally: Tally) -> [[OptionSetting]] {
    tally.ways("way").map { [.init("style", .string($0.name))] }
  }

  /// The types that show a way; one that is accepted beside each other shows nothing.
  func places(in file: ViewFile) -> [JudgedPlace] {
    var places: [UInt64: Range<Int>] = [:]
    for (name, owner, bytes) in Self.shownWays(in: file) {
      if let other = Way(rawValue: name), other.isAccepted, way != other { continue }
      let old = places[owner] ?? bytes
      places[owner] =
        min(old.lowerBound, bytes.lowerBound)..<max(old.upperBound, bytes.upperBound)
    }
    return places.values.sorted { $0.lowerBound < $1.lowerBound }.map { JudgedPlace($0) }
  }
}

extension LearnableWays where Options == WayOptions<Way> {
  var way: Way { options.style }
}

extension InteractionStyle: LearnableWays { typealias Way = Style }
extension SubviewName: LearnableWays { typealias Way = Style }
extension LayoutDialect: LearnableWays { typealias Way = Style }

extension ViewConfiguration: LearnableWays {
  var way: Style { options.style }
}

extension SetupPrefix: LearnableWays {
  typealias Way = Style

  static func survey(_ file: ViewFile, _ tally: inout Tally) {
    for function in file.functions where isSetup(function, in: file) {
      // `addViews()` and `layoutViews()` say what they do besides.
      guard let name = function.declaration.name, !name.hasPrefix("add"),
        !name.hasPrefix("layout")
      else { continue }
      let word = Style(beginning: name)?.rawValue ?? String(name.text.prefix { !$0.isUppercase })
      tally.count("word \(word)")
    }
  }

  /// Nothing where most setup functions begin with a word that no style has: what a style does not report shows nothing.
  static func choices(_ tally: Tally) -> [[OptionSetting]] {
    let words = tally.ways("word")
    guard let first = words.first, Style(rawValue: first.name) != nil else { return [] }
    return words.compactMap { Style(rawValue: $0.name) }.map {
      [.init("style", .string($0.rawValue))]
    }
  }
}

extension ViewStructure: LearnableWays {
  static var noun: String { "subviews" }
  var way: Style { options.style }

  static func shownWays(in file: ViewFile) -> [(way: String, owner: UInt64, bytes: Range<Int>)] {
    let classes = Set(file.viewClasses.map(\.key))
    let setups = SubviewSetups(file)
    return classes.flatMap { setups.setUp(by: $0, otherwiseThan: .majority) }
      .map { ($0.way.rawValue, UInt64($0.name.bytes.lowerBound), $0.name.bytes) }
  }
}

extension InitializerStyle: LearnableWays {
  typealias Way = Style
  static var noun: String { "initializers with a coder" }

  func places(in file: ViewFile) -> [JudgedPlace] {
    file.functions.lazy.filter { Self.mayJudge($0, in: file) }
      .map { JudgedPlace($0.declaration.keyword) }
  }
}
