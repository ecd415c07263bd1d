import RuleKit

/// A team's document on how it writes view code: the rules that are on, with reasons and examples.
public struct TeamGuide {
  /// One section of the document.
  public struct Section {
    /// The id of the rule.
    public let rule: String
    let chapter: GuideChapter
    let title: String
    let text: String
    /// Code in the team's style; nil if none of ours is free of findings.
    public let good: String?
    /// Code that only this rule reports or, if there is none of ours, one that breaks other conventions along with it; nil
    /// if there is neither.
    public let bad: String?
    /// The part of the bad example that shows what is bad; nil if that is too long to teach something.
    let badExcerpt: String?
  }

  /// In the order of the document.
  public let sections: [Section]
  /// A whole view.
  public let example: String?
  /// How many rules about mistakes the linter runs besides.
  let mistakeCount: Int
  let code: TeamCode

  /// - Parameters:
  ///   - style: the team's style.
  ///   - rules: the rules of the same configuration.
  ///   - known: all rules.
  ///   - code: what the team's code shows.
  public init(
    _ style: TeamStyle, rules: RuleSet, known: [any Rule.Type], code: TeamCode = TeamCode()
  ) {
    self.code = code
    let check = ExampleCheck(rules)
    let descriptions = known.map { $0.description }.filter { rules.runs($0.id) }
    let conventions = Set(descriptions.filter { !$0.family.isAboutMistakes }.map(\.id))
      .subtracting(descriptions.filter { $0.family == .suppressions }.map(\.id))
    let lessons = Lesson.structure + Lesson.constraints + Lesson.content + Lesson.frames
    var sections: [Section] = []
    var mistakeCount = descriptions.count(where: \.family.isAboutMistakes)
    for description in descriptions where !description.family.isAboutMistakes {
      guard description.family != .suppressions else { continue }
      if description.id == "constraint_order", !style.dialect.hasOrder { continue }
      // A library activates its constraints itself, and gives them their priorities.
      if ["activate_together", "priority_wrapper"].contains(description.id), style.hasNoArrays {
        continue
      }
      let lesson = lessons.first { $0.rule == description.id }
      // What is on for everyone in frame code is a mistake, and no choice of the team.
      if lesson == nil, description.defaultSeverity != .off {
        mistakeCount += 1
        continue
      }
      let own = description.goodExamples.map { lines(of: $0) }
      let badOwn = description.badExamples.map { lines(of: $0) }.filter { $0.count < 12 }
      let bad =
        style.isUndecided(description.id)
        ? nil
        : check.bad((lesson?.bad(style) ?? []) + badOwn, of: description.id, with: conventions)
      sections.append(
        Section(
          rule: description.id, chapter: lesson?.chapter ?? .frames,
          title: lesson?.title ?? description.summary,
          text: lesson?.text(style) ?? description.rationale.firstSentence,
          good: check.good((lesson?.good(style) ?? []) + own),
          bad: bad,
          badExcerpt: bad.flatMap {
            CodeExcerpt($0).around(check.lines(in: $0, of: description.id))
          }))
    }
    let order = lessons.map(\.rule)
    self.sections = GuideChapter.allCases.flatMap { chapter in
      sections.filter { $0.chapter == chapter }.sorted { left, right in
        (order.firstIndex(of: left.rule) ?? .max) < (order.firstIndex(of: right.rule) ?? .max)
      }
    }
    var plain = style
    plain.usesThen = false
    example = check.good([SampleView(style).declaration, SampleView(plain).declaration])
    self.mistakeCount = mistakeCount
  }
}

private func lines(of example: Example) -> [String] {
  example.code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

extension String {
  /// Up to the first period that ends a sentence.
  fileprivate var firstSentence: String {
    var previous: Character?
    for index in indices {
      if previous == ".", self[index] == " " { return String(self[..<index]) }
      previous = self[index]
    }
    return self
  }
}
