import LayoutModel
import RuleKit
import SwiftSource

// Names of functions, as the code has them.

extension ConfigInLayout: LearnableRule {
  /// The functions that lay out views.
  func places(in file: ViewFile) -> [JudgedPlace] {
    file.functions.lazy.filter { !$0.isNested && !Self.roles(of: $0, in: file).isEmpty }
      .map { JudgedPlace($0.declaration) }
  }

  func placeCount(in file: ViewFile) -> Int { places(in: file).count }

  private static func roles(of function: ViewFunction, in file: ViewFile) -> Set<StatementRole> {
    var roles: Set<StatementRole> = []
    for action in file.actions[function.actions]
    where action.role == .addition || action.role == .constraint {
      roles.insert(action.role)
    }
    return roles
  }

  /// What the names of the ways begin with; the name of a function follows.
  private enum Survey {
    static let constraints = "constraints "
    static let additions = "additions "
    static let configuration = "configuration "
  }

  static func survey(_ file: ViewFile, _ findings: [Finding], _ tally: inout Tally) {
    for function in file.functions where !function.isNested {
      let roles = roles(of: function, in: file)
      if !roles.isEmpty { tally.count("") }
      guard function.isMember, file.types[function.type].isView else { continue }
      let name = function.declaration.name?.text ?? function.declaration.keyword.text
      let configures = file.actions[function.actions].contains {
        $0.role == .appearance && file.names.isSubview($0)
      }
      if configures { tally.count(Survey.configuration + name) }
      if roles.contains(.constraint) { tally.count(Survey.constraints + name) }
      if roles.contains(.addition) { tally.count(Survey.additions + name) }
    }
    for property in file.properties where property.isMember && file.types[property.type].isView {
      guard let value = property.declaration.value,
        file.actions(in: value).contains(where: \.addsToValue)
      else { continue }
      tally.count(Survey.additions + "closure")
    }
  }

  static func convention(_ tally: Tally) -> Convention? {
    guard !tally.isEmpty else { return nil }
    let found = [
      ("constraints_only_in", functions(Survey.constraints, ["onstraint", "ayout"], tally)),
      ("additions_only_in", functions(Survey.additions, ["ierarch", "iew", "ayout"], tally)),
      (
        "configuration_only_in",
        functions(Survey.configuration, ["onfigur", "tyle", "ttribute", "ppearance"], tally)
      ),
    ]
    return Convention(
      "functions that lay out views",
      [
        .init(
          found.compactMap { option, functions in
            functions.map { .init(option, .list($0.names.map { .string($0) })) }
          }, of: tally[""],
          details: found.compactMap { option, functions in
            functions.map { "`\(option)`: \($0.consistency.text)" }
          })
      ])
  }

  /// More names are no convention that people remember.
  private static let mostNames = 3

  /// The few functions that do nearly all of something; nil if there are none.
  ///
  /// - Parameter words: one of them is in each name. What `setup` or `viewDidLoad` do is no decision.
  private static func functions(
    _ way: String, _ words: [String], _ tally: Tally
  ) -> (names: [String], consistency: Consistency)? {
    let counts = tally.counts.filter { $0.key.hasPrefix(way) }
      .map { (name: String($0.key.dropFirst(way.count)), count: $0.value) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    let total = counts.reduce(0) { $0 + $1.count }
    var sum = 0
    for (index, entry) in counts.prefix(mostNames).enumerated() {
      guard entry.count * 10 >= total, !entry.name.is(.viewDidLoad), !entry.name.is(.loadView),
        words.contains(where: entry.name.contains)
      else { return nil }
      sum += entry.count
      let consistency = Consistency(sum, of: total)
      // What is added while the app runs, such as a message, is added elsewhere.
      if consistency.isDecided(from: Consistency.kept) {
        return (counts[...index].map(\.name), consistency)
      }
    }
    return nil
  }
}

extension SetupName: LearnableRule {
  func places(in file: ViewFile) -> [JudgedPlace] {
    guard file.subviews.count > 1 else { return [] }
    let declared = file.memoized(DeclaredViews.init)
    return file.functions.lazy.filter { view(of: $0, declared, in: file) != nil }
      .map { JudgedPlace($0.declaration) }
  }

  func placeCount(in file: ViewFile) -> Int { places(in: file).count }

  /// A way is the first word of the name of a function that sets up a view and is named after one.
  static func survey(_ file: ViewFile, _ findings: [Finding], _ tally: inout Tally) {
    guard file.subviews.count > 1 else { return }
    let declared = file.memoized(DeclaredViews.init)
    let usual = Self()
    for function in file.functions where function.isMember && !function.isNested {
      guard let name = function.declaration.name?.text else { continue }
      let word = usual.options.prefixes.last { usual in
        name.hasPrefix(usual) && !(name.dropFirst(usual.count).first?.isLowercase ?? true)
      }
      if let word, usual.view(of: function, declared, in: file) != nil {
        tally.count(word)
      } else if function.isSetup, word == nil {
        let word = String(name.prefix { $0.isLowercase })
        var options = Options()
        options.prefixes = [word]
        guard !word.isEmpty,
          SetupName(options: options).view(of: function, declared, in: file) != nil
        else { continue }
        tally.count(word)
      }
    }
  }

  static func convention(_ tally: Tally) -> Convention? {
    let usual = Options().prefixes
    let others = tally.counts.filter { Consistency($0.value, of: $0.value).isDecided }.keys
      .filter { !usual.contains($0) }.sorted()
    let total = (usual + others).reduce(0) { $0 + tally[$1] }
    guard total > 0 else { return nil }
    let prefixes = OptionValue.list((usual + others).map { .string($0) })
    return Convention(
      "functions named after a view",
      [
        .init(
          others.isEmpty ? [] : [.init("prefixes", prefixes)], of: total,
          details: others.map { "`\($0)…` is the name of \(tally[$0]) of them" })
      ])
  }
}

extension UnclippedCorners: LearnableRule {
  static var surveysFindings: Bool { true }

  /// The image views that code of the file rounds.
  func places(in file: ViewFile) -> [JudgedPlace] {
    ImageView.all(in: file).compactMap { view in rounding(of: view).map { JudgedPlace($0) } }
  }

  func placeCount(in file: ViewFile) -> Int { places(in: file).count }

  /// What the names of the ways begin with; the name of a function follows.
  private enum Survey {
    static let rounds = "rounds "
    static let clips = "clips "
    static let called = "called "
  }

  /// Counts rounded image views that are clipped, and the project's methods that round views.
  static func survey(_ file: ViewFile, _ findings: [Finding], _ tally: inout Tally) {
    let kept = Self().places(in: file).filter { place in
      !findings.contains { $0.range.overlaps(place.bytes) }
    }
    for place in kept { tally.count("", at: place.bytes) }
    for function in file.functions
    where function.isMember && !function.isNested && function.isInExtensionOfUIKit(file) {
      guard let name = function.declaration.name, mayRound(name),
        function.body.tokens.contains(where: { $0.is(.cornerRadius) })
      else { continue }
      let mayClip = function.body.tokens.contains(where: \.mayClip)
      tally.count((mayClip ? Survey.clips : Survey.rounds) + name.text)
    }
    for call in file.code.calls {
      if let name = call.name, mayRound(name) { tally.count(Survey.called + name.text) }
    }
    if !findings.isEmpty { tally.count("departures", findings.count) }
  }

  private static func mayRound(_ name: Lexeme) -> Bool {
    roundings.contains { $0.matches(name.text8) }
  }

  private static let roundings = ["*orner*", "round*"].map(NamePattern.init)

  static func convention(_ tally: Tally) -> Convention? {
    let functions = tally.counts.keys.filter { $0.hasPrefix(Survey.rounds) }
      .map { String($0.dropFirst(Survey.rounds.count)) }
      .filter { tally[Survey.clips + $0] == 0 && tally[Survey.called + $0] > 0 }.sorted()
    guard tally[""] + tally["departures"] > 0 || !functions.isEmpty else { return nil }
    return Convention(
      "image views with round corners",
      [
        .init(
          functions.isEmpty
            ? [] : [.init("rounding_functions", .list(functions.map { .string($0) }))],
          count: tally[""], examples: tally.places([""]))
      ])
  }
}

extension ViewFunction {
  fileprivate func isInExtensionOfUIKit(_ file: ViewFile) -> Bool {
    let type = file.types[type]
    return declaration.kind == .function && type.kind == .extension
      && type.declaration.name?.isNameOfUIKit ?? false
  }
}
