import LayoutModel
import RuleKit
import SwiftSource

/// The priorities of layout have names.
struct InlinePriority: Rule {
  let options: Options

  let query = Query<Lexemes>(.constraints || .names(names)) { file, check in
    for place in file.spelledPriorities() { check(place) }
  }
  private static let names: [LayoutWord] = [
    .UILayoutPriority, .ConstraintPriority, .LayoutPriority, .setContentHuggingPriority,
    .setContentCompressionResistancePriority, .setHugging, .setCompressionResistance,
    .withPriority, .systemLayoutSizeFitting, .priority,
  ]

  func check(_ place: Lexemes, in file: ViewFile, _ report: inout Report) {
    guard !report.lastFindingIncludes(place), let priority = RawPriority(place),
      priority.offset == nil || options.offsets
    else { return }
    let name = priority.offset == nil ? priority.number.plainNumber.flatMap(Self.name) : nil
    report.add(
      place,
      "the priority `\(place.shortText ?? priority.number.text)` is \(priority.offset == nil ? "a number in place of a name" : "an offset from a name, and has none itself")",
      advice: name.map { "use the name for it, such as `\($0)`" }
        ?? "name it once, as in `extension UILayoutPriority { static let almostRequired = UILayoutPriority(999) }`"
    )
  }

  /// UIKit's name for a number.
  private static func name(_ number: String) -> String? {
    switch number {
    case "1000", "1_000": ".required"
    case "750": ".defaultHigh"
    case "250": ".defaultLow"
    case "50": ".fittingSizeLevel"
    default: nil
    }
  }

  struct Options: RuleOptions {
    var offsets = true

    static let fields: [OptionField<Options>] = [
      OptionField(
        "offsets", \.offsets,
        "whether a name with an offset, such as `.required - 1`, counts as a number: the sum has no name"
      )
    ]
  }
}

extension ViewFile {
  /// The expressions that are priorities of layout, other than where a priority gets its name. One may contain others.
  func spelledPriorities() -> [Lexemes] {
    var seen = KeySet()
    let given = constraints.filter {
      !$0.priority.isEmpty && seen.insert(UInt64($0.priority.lowerBound))
    }.map { code[$0.priority] }
    return (given + code.statements.compactMap(assignedPriority) + code.calls.flatMap(priorities))
      .sorted { ($0.startIndex, -$0.endIndex) < ($1.startIndex, -$1.endIndex) }
  }

  /// `constraint.priority = …`, where the file says that it is a constraint: other things have priorities as well.
  private func assignedPriority(_ statement: Statement) -> Lexemes? {
    guard statement.assignedMember?.is(.priority) == true, let target = statement.target,
      target.count > 2,
      statedType(of: target.dropLast(2), in: statement.block) == .constraint
    else { return nil }
    return statement.assignedValue
  }

  private func priorities(of call: Call) -> [Lexemes] {
    guard let name = call.name, let arguments = call.arguments else { return [] }
    if let first = arguments.first, first.label == nil, name.takesPriorityFirst {
      return [first.value]
    }
    if name.is(.systemLayoutSizeFitting) {
      return arguments.filter { $0.label?.hasLastWord(.fittingPriority) == true }.map(\.value)
    }
    // `UILayoutPriority(…)` and `UILayoutPriority.init(…)`.
    guard let type = name.is(Keyword.`init`) ? name.owner : name, type.isNameOfPriority,
      !call.givesPriorityName
    else { return [] }
    return [type.through(call.last)]
  }
}

extension Call {
  fileprivate var givesPriorityName: Bool {
    if statement.kind == .property, list == nil, let declaration = statement.declaration,
      declaration.keyword.is(.let) || declaration.isStatic
    {
      return true
    }
    for case let declaration? in statement.block.ancestors.map(\.declaration) {
      switch declaration.kind {
      case .property where declaration.isStatic, .enumeration: return true
      case .extension: return declaration.name?.isNameOfPriority ?? false
      case .class, .structure, .actor, .protocol: return false
      default: continue
      }
    }
    return false
  }
}

/// A priority that a number stands for, or a name with a number.
struct RawPriority {
  /// The number, or all of a sum of numbers.
  let number: Lexemes
  /// The `+` or `-` between a name and the number.
  let offset: Lexeme?

  init?(_ expression: Lexemes) {
    var value = expression
    while let inner = value.wrappedValue { value = inner }
    if value.isSumOfNumbers {
      (number, offset) = (value, nil)
    } else if value.count > 2, let last = value.last, last.isNumber, let sign = last.previous,
      sign == "-" || sign == "+", sign.isBinaryOperator, value.prefix(before: sign).isConstantName
    {
      (number, offset) = (last.alone, sign)
    } else {
      return nil
    }
  }
}

extension Lexemes {
  /// What is in the parentheses, or the only argument of an initializer that makes a priority of it.
  fileprivate var wrappedValue: Lexemes? {
    guard let close = last, close.kind == .rightParen, let open = close.partner,
      open.index >= startIndex
    else { return nil }
    if open.index == startIndex { return self[(startIndex + 1)..<close.index] }
    guard open.previous?.makesPriority == true, let only = open.elements.first,
      only.value.endIndex == close.index
    else { return nil }
    return only.value
  }

  /// `999`, `-1`, `1000 - 1`.
  fileprivate var isSumOfNumbers: Bool {
    last?.isNumber == true
      && allSatisfy { $0.isNumber || $0.kind == .prefixOperator || $0.isBinaryOperator }
  }

  /// `.required`, `UILayoutPriority.required.rawValue`.
  fileprivate var isConstantName: Bool {
    guard let first, first.kind == .period || first.hasCapital, last?.kind == .identifier else {
      return false
    }
    return count > 1 && allSatisfy { $0.kind == .identifier || $0.kind == .period }
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
      "computed priorities, also with a conditional operator, and visual format strings",
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
      """
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
      """
    ])
}
