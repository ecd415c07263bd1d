/// The chapters of a team's document, in its order.
enum GuideChapter: String, CaseIterable {
  case codeStructure = "Code structure"
  case viewStructure = "View structure"
  case constraints = "Constraints"
  case data = "Data"
  case interactions = "Interactions"
  case styles = "Styles"
  case numbers = "Numbers"
  case frames = "Frames"
}

/// What a document says about one rule.
struct Lesson {
  /// The id of the rule.
  var rule: String
  var chapter: GuideChapter
  var title: String
  /// What we do and why, in a few sentences.
  var text: (TeamStyle) -> String
  /// Code in the team's style, the preferred one first.
  var good: (TeamStyle) -> [[String]]
  /// Code that departs from it, the preferred one first.
  var bad: (TeamStyle) -> [[String]]
}

extension Lesson {
  /// A lesson whose bad example is the good one in a style in which something else is chosen.
  static func styled(
    _ rule: String, _ chapter: GuideChapter, _ title: String,
    _ text: @escaping (TeamStyle) -> String,
    shows code: @escaping (SampleView) -> [[String]],
    not others: @escaping (TeamStyle) -> [TeamStyle]
  ) -> Lesson {
    Lesson(
      rule: rule, chapter: chapter, title: title, text: text,
      good: { code(SampleView($0)) },
      bad: { style in others(style).flatMap { code(SampleView($0)) } })
  }
}

extension TeamStyle {
  /// Styles that differ in one choice, one for each other value.
  func others<Value: Equatable>(
    _ path: WritableKeyPath<TeamStyle, Value>, _ values: [Value]
  ) -> [TeamStyle] {
    values.filter { $0 != self[keyPath: path] }.map { value in
      var other = self
      other[keyPath: path] = value
      return other
    }
  }
}
