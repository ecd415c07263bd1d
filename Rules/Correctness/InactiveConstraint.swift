import LayoutModel
import RuleKit
import SwiftSource

/// A constraint is activated, stored or passed on after it is created.
struct InactiveConstraint: Rule {
  let query = Query<Subject>.found(
    in: .constraints || .names(.withVisualFormat, .constraintsWithVisualFormat)
  ) { file in
    let idle = IdleConstraints(file: file)
    let dropped = Dictionary(grouping: idle.dropped()) { file.onPlacedView($0).viewAndBlock }
    return dropped.values.map(Subject.dropped) + idle.droppedLists().map(Subject.droppedList)
      + idle.idleLists().map(Subject.list) + idle.locals().map(Subject.local)
  }

  enum Subject {
    /// Constraints of one view in one block.
    case dropped([Constraint])
    /// An array or a call that makes constraints from a format.
    case droppedList(Lexemes)
    /// The name of a local list.
    case list(Lexeme)
    /// A local that names a constraint.
    case local(Constraint)
  }

  func check(_ subject: Subject, in file: ViewFile, _ report: inout Report) {
    switch subject {
    case .dropped(let constraints):
      report.add(
        constraints[0].expression, .dropped(Self.view(constraints[0], file)), advice: .activate,
        fix: constraints.map(\.activation).unsafeFix)
    case .droppedList(let list):
      let isFormat = list.first?.kind != .leftBracket
      report.add(
        list,
        isFormat
          ? "the constraints of this format are created and discarded, so they never take effect"
          : "the constraints in this array are created and discarded, so they never take effect",
        advice: "pass them to `NSLayoutConstraint.activate(_:)`")
    case .list(let list):
      report.add(list, .idleArray(list.text), advice: .activate(list.text, isArray: true))
    case .local(let constraint):
      guard let local = constraint.statement.declaration?.name, case let name = local.text else {
        return
      }
      let isArray = constraint.isMadeOfFormat
      report.add(
        local,
        isArray
          ? .idleArray(name)
          : "`\(name)`, a constraint\((Self.view(constraint, file)).map { " of `\($0)`" } ?? ""), is never activated, so it never takes effect",
        advice: .activate(name, isArray: isArray))
    }
  }

  private static func view(_ constraint: Constraint, _ file: ViewFile) -> String? {
    let view = file.onPlacedView(constraint).firstItem
    return view.key == 0 ? nil : file.name(view)
  }
}

extension Constraint {
  /// Activates a constraint that is a statement by itself.
  fileprivate var activation: Edit? {
    guard let first = expression.first, let last = expression.last, first == statement.first,
      last.next == statement.end, !manner.contains(.activatesItself)
    else { return nil }
    return Edit(last.bytes.upperBound..<last.bytes.upperBound, with: ".isActive = true")
  }
}

extension Finding.Message {
  fileprivate static func dropped(_ view: String?) -> Self {
    "a constraint\(view.map { " of `\($0)`" } ?? "") is created and discarded, so it never takes effect"
  }

  fileprivate static func idleArray(_ name: String) -> Self {
    "the constraints in `\(name)` are never activated, so they never take effect"
  }

  fileprivate static var activate: Self {
    "pass it to `NSLayoutConstraint.activate([…])`"
  }

  fileprivate static func activate(_ name: String, isArray: Bool) -> Self {
    isArray
      ? "call `NSLayoutConstraint.activate(\(name))`"
      : "set `\(name).isActive = true`"
  }
}

extension InactiveConstraint {
  static let description = RuleDescription(
    id: "inactive_constraint",
    family: .correctness,
    summary: "Constraint that is never activated",
    rationale: """
      Creating a constraint has no effect on its own. If it is discarded, or kept in a local that is never \
      activated, stored, returned or passed on, the view is laid out as if the line did not exist. The same goes for \
      arrays of constraints, literal or collected, and for those of a format string. A local whose `constant` or \
      `priority` alone is set is just as useless.
      """,
    limits: [
      "properties",
      "statements that may be the value of the surrounding code, as in a result builder",
    ],
    source:
      "UIKit, NSLayoutConstraint: isActive (https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive)",
    effect: .sight,
    fixSafety: .unsafe,
    goodExamples: [
      "Activated, kept, returned": """
      func setUpConstraints() -> NSLayoutConstraint {
        titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true
        bottomConstraint = titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor)
        let height = titleLabel.heightAnchor.constraint(equalToConstant: 20)
        height.priority = .defaultLow
        NSLayoutConstraint.activate([height])
        return titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor)
      }
      """,
      "Statements of a result builder": """
      view.layout {
        titleLabel.topAnchor.constraint(equalTo: view.topAnchor)
        titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor)
      }
      """,
    ],
    badExamples: [
      "A statement that only creates it": """
      func setUpConstraints() {
        titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true
        ↓titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16)
      }
      """,
      "A local that is never activated": """
      func setUpConstraints() {
        let ↓height = titleLabel.heightAnchor.constraint(equalToConstant: 20)
        height.priority = .defaultHigh
      }
      """,
      "An array that is never activated": """
      func setUpConstraints() {
        let ↓constraints = [
          titleLabel.topAnchor.constraint(equalTo: topAnchor),
          titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
        ]
      }
      """,
      "An array, and a format, whose constraints are never activated": """
      func setUpConstraints() {
        ↓[
          titleLabel.topAnchor.constraint(equalTo: topAnchor),
          titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
        ]
        ↓NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-[subtitleLabel]-|", metrics: nil, views: views)
      }
      """,
      "Discarded explicitly, which only hides the compiler's warning": """
      func setUpConstraints() {
        _ = ↓NSLayoutConstraint(
          item: titleLabel, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top,
          multiplier: 1, constant: 8)
      }
      """,
    ])
}
