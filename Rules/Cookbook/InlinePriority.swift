import LayoutModel
import RuleKit
import SwiftSource

/// The priorities of layout have names.
struct InlinePriority: Rule {
  let options: Options

  let query = Query(.constraints || .names(SpelledPriorities.names)) { file, check in
    for place in SpelledPriorities(in: file).places { check(place) }
  }

  func check(_ place: Lexemes, in file: ViewFile, _ report: inout Report) {
    guard !report.lastFindingIncludes(place), let priority = RawPriority(place),
      priority.offset == nil || options.offsets
    else { return }
    report.add(place, .isNameless(place, priority), advice: .name(priority))
  }

  struct Options: RuleOptions {
    /// Whether a name with an offset counts.
    var offsets = true

    static let fields: [OptionField<Options>] = [
      OptionField(
        "offsets", \.offsets,
        "whether a name with an offset, such as `.required - 1`, counts as a number: the sum has no name"
      )
    ]
  }
}

extension Finding.Message {
  fileprivate static func isNameless(_ place: Lexemes, _ priority: RawPriority) -> Self {
    let text = place.text
    let isShort = text.utf8.count <= 40 && !text.contains { $0.isNewline || $0 == "`" }
    let spelling = isShort ? text : "\(priority.number.text)"
    return priority.offset == nil
      ? "the priority `\(spelling)` is a number in place of a name"
      : "the priority `\(spelling)` is an offset from a name, and has none itself"
  }

  fileprivate static func name(_ priority: RawPriority) -> Self {
    guard priority.offset == nil, let name = priority.standardName else {
      return
        "name it once, as in `extension UILayoutPriority { static let almostRequired = UILayoutPriority(999) }`"
    }
    return "use the name for it, such as `\(name)`"
  }
}

extension InlinePriority {
  static let description = RuleDescription(
    id: "inline_priority",
    family: .cookbook,
    summary: "Layout priority without a name",
    rationale: """
      A number such as 999 or 751 says neither what it is for nor which other priority it must differ from. With a \
      name, a priority means the same everywhere and changes in one place. The rule reports numbers in priorities of \
      constraints, in content hugging and compression resistance, and in `UILayoutPriority(…)`. A name with an \
      offset, such as `.required - 1`, is reported too unless `offsets` is false.
      """,
    limits: [
      "values of a `let` or a static property, extensions of `UILayoutPriority`, enumerations",
      "computed priorities",
      "which number a name stands for",
    ],
    source:
      "UIKit In Code, Best practices: \"Consider adding priority specifier method (with some custom priorities as well)\"",
    defaultSeverity: .off,
    options: Options.descriptions,
    goodExamples: [
      "Names of UIKit and of the project": """
      extension UILayoutPriority {
        static let almostRequired = UILayoutPriority(999)
        static let prioritizedHugging = UILayoutPriority(251)
      }

      func setupDurationLabel() {
        durationLabel.setContentHuggingPriority(.prioritizedHugging, for: .horizontal)
        NSLayoutConstraint.activate([
          durationLabel.heightAnchor.constraint(equalToConstant: 20).withPriority(.almostRequired),
          durationLabel.bottomAnchor.constraint(equalTo: bottomAnchor).withPriority(.defaultHigh),
        ])
      }
      """,
      "A priority that is computed": """
      for (index, label) in labels.enumerated() {
        label.setContentHuggingPriority(UILayoutPriority(Float(251 + index)), for: .vertical)
      }
      """,
    ],
    badExamples: [
      "Numbers": """
      func setupDurationLabel() {
        durationLabel.setContentHuggingPriority(↓UILayoutPriority(251), for: .horizontal)
        let height = durationLabel.heightAnchor.constraint(equalToConstant: 20)
        height.priority = ↓.init(rawValue: 999)
        durationLabel.snp.makeConstraints { make in
          make.bottom.equalToSuperview().priority(↓750)
        }
      }
      """,
      "An offset": """
      func setupView() {
        let height = heightAnchor.constraint(equalToConstant: 64)
        height.priority = ↓.required - 1
        height.isActive = true
      }
      """,
    ])
}
