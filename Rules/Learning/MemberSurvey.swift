import LayoutModel
import RuleKit
import SwiftSource

// Where the members of view classes are, as the code has it.
extension MemberOrder: LearnableRule {
  /// The classes that have several groups of members.
  func placeCount(in file: ViewFile) -> Int {
    var tally = Tally()
    Self.survey(file, [], &tally)
    return tally.counts.reduce(0) { $1.key.hasPrefix(Survey.order) ? $0 + $1.value : $0 }
  }

  /// What the names of the ways begin with.
  enum Survey {
    /// The sequence of groups in one class follows.
    static let order = "order "
    /// The titles of the sections of one class follow, a line each.
    static let sections = "sections "
    /// A value of the option `section_per_group` follows, for a class with several groups of members.
    static let perGroup = "section_per_group "
    static let constants = "constants "
    static let privateMethods = "private_methods "
    static let declarations = "declarations "
  }

  static func survey(_ file: ViewFile, _ findings: [Finding], _ tally: inout Tally) {
    let rule = MemberOrder()
    rule.query.visit(file) { type in
      guard let body = type.declaration.body else { return }
      let place = type.declaration.name ?? type.declaration.keyword
      var groups: [Group] = []
      for member in body.statements {
        guard let group = member.declaration.flatMap(rule.group) else { continue }
        // Going back to a group of before is a departure from any order; more of it says no more.
        if group != groups.last, groups.count < mostChanges { groups.append(group) }
      }
      let titles = rule.sections(in: body, of: file).map(\.title)
      if groups.count > 1 {
        tally.count(Survey.order + groups.map(\.rawValue).joined(separator: " "), at: place)
        let isKept = !titles.isEmpty && rule.hasSectionPerGroup(in: body, of: file)
        tally.count(Survey.perGroup + "\(isKept)", at: place)
      }
      if !titles.isEmpty {
        tally.count(Survey.sections + titles.joined(separator: "\n"), at: place)
      }
      if body.statements.contains(where: { $0.declaration?.isConstants ?? false }) {
        let home = [ConstantsPlace.first, .last].first { home in
          !finds(of: type, in: file) { $0.constants = home }
        }
        tally.count(Survey.constants + (home ?? .any).rawValue, at: place)
      }
      countHomes(Survey.privateMethods, of: type, in: file, &tally) { $0.privateMethods = $1 }
      countHomes(Survey.declarations, of: type, in: file, &tally) { $0.declarations = $1 }
    }
  }

  private static let mostChanges = 12

  /// Counts whether members of one kind are in the body of a class, in extensions, or in both.
  private static func countHomes(
    _ option: String, of type: ViewType, in file: ViewFile, _ tally: inout Tally,
    _ set: (inout Options, Home) -> Void
  ) {
    let isInBody = finds(of: type, in: file) { set(&$0, .extension) }
    let isInExtension = finds(of: type, in: file) { set(&$0, .body) }
    guard isInBody || isInExtension else { return }
    let home: Home = isInBody && isInExtension ? .any : isInBody ? .body : .extension
    tally.count(option + home.rawValue, at: type.declaration.name ?? type.declaration.keyword)
  }

  /// Whether a class departs from a choice; its order does not count.
  private static func finds(
    of type: ViewType, in file: ViewFile, _ set: (inout Options) -> Void
  ) -> Bool {
    var options = Options()
    options.order.groups = []
    set(&options)
    var report = Report(wantsFixes: false)
    MemberOrder(options: options).check(type, in: file, &report)
    return !report.findings.isEmpty
  }

  static func convention(_ tally: Tally) -> Convention? {
    let order = learnedOrder(tally)
    let others = [
      learnedSections(tally), LearnedOption(Survey.perGroup, ["true"], tally),
      LearnedOption(Survey.constants, ["first", "last"], tally),
      LearnedOption(Survey.privateMethods, ["extension", "body"], tally),
      LearnedOption(Survey.declarations, ["extension", "body"], tally),
    ].compactMap(\.self)
    let decided = others.filter { $0.setting != nil }
    guard order != nil || !decided.isEmpty else { return nil }
    let figures = order.map { [$0] } ?? decided
    let total = figures.reduce(0) { $0 + $1.consistency.total }
    guard total > 0 else { return nil }
    let first = order?.setting ?? .init("order", .list([]))
    return Convention(
      order == nil ? "places in view types" : "view types with several groups of members",
      [
        .init(
          [first] + decided.compactMap(\.setting),
          count: figures.reduce(0) { $0 + $1.consistency.count }, of: total,
          details: others.filter(\.isWorthShowing).map(\.text),
          examples: figures.first?.examples ?? [])
      ])
  }

  // MARK: - Single options

  private static func learnedSections(_ tally: Tally) -> LearnedOption? {
    let patterns = tally.counts.compactMap { way, count -> SectionPattern? in
      guard way.hasPrefix(Survey.sections) else { return nil }
      let titles = way.dropFirst(Survey.sections.count).split(separator: "\n").map(String.init)
      return SectionPattern(way: way, titles: titles, count: count)
    }
    let classes = tally.counts.reduce(0) { $1.key.hasPrefix(Survey.order) ? $0 + $1.value : $0 }
    let titles = SectionPattern.titles(patterns)
    // Titles that most classes do without are no convention.
    guard titles.count > 1, 2 * patterns.reduce(0, { $0 + $1.count }) >= classes else { return nil }
    let kept = patterns.filter { $0.isKept(titles) }
    let consistency = Consistency(
      kept.reduce(0) { $0 + $1.count }, of: patterns.reduce(0) { $0 + $1.count })
    let value = OptionValue.list(titles.map { .string($0) })
    return LearnedOption(
      setting: consistency.isDecided ? .init("sections", value) : nil,
      asked: "sections: \(value.configurationText)", consistency: consistency,
      examples: tally.places(kept.map(\.way)))
  }

  // MARK: - The order

  private static func learnedOrder(_ tally: Tally) -> LearnedOption? {
    let patterns = tally.counts.compactMap { way, count -> GroupPattern? in
      guard way.hasPrefix(Survey.order) else { return nil }
      let groups = way.dropFirst(Survey.order.count).split(separator: " ")
      return GroupPattern(
        way: way, groups: groups.compactMap { Group(rawValue: String($0)) }, count: count)
    }
    guard let order = GroupPattern.bestOrder(patterns) else { return nil }
    // One with fewer groups of the order keeps to it.
    let kept = patterns.filter { $0.isKept(order) }
    let most = kept.map { Set($0.groups).intersection(order).count }.max()
    let names = order.map { OptionValue.string($0.rawValue) }
    return LearnedOption(
      setting: .init("order", .list(names)), asked: "",
      consistency: Consistency(
        kept.reduce(0) { $0 + $1.count }, of: patterns.reduce(0) { $0 + $1.count }),
      examples: tally.places(
        kept.filter { Set($0.groups).intersection(order).count == most }.map(\.way)))
  }
}
