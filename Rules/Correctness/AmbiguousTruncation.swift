import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// Of two labels in a row, one resists being cut off more than the other.
struct AmbiguousTruncation: Rule {
  let query =
    Query.constraints.map(Subject.constraint)
    || Query.madeStacks(with: .constraints).map(Subject.stack)
  static let collectsNames = true

  enum Subject {
    case constraint(Constraint)
    case stack(MadeStack)
  }

  func check(_ subject: Subject, in file: ViewFile, _ report: inout Report) {
    switch subject {
    case .constraint(let constraint):
      guard constraint.secondItem != nil, !constraint.isOfHelper, !constraint.setsFrame else {
        return
      }
      let rows = file.memoized(LabelRows.init)
      guard let (first, second) = rows.neighbours(constraint, in: file) else { return }
      rows.report(first, second, at: constraint.expression, in: file, &report)
    case .stack(let stack):
      let rows = file.memoized(LabelRows.init)
      guard let row = rows.arranged(in: stack, file) else { return }
      rows.report(row.first, row.second, at: row.place, in: file, &report)
    }
  }
}

/// The labels of a file whose priorities along the horizontal axis are UIKit's.
private struct LabelRows {
  private var labels: [UInt64: ConfiguredView] = [:]
  private let constrained: ConstrainedAttributes

  init(_ file: ViewFile) {
    constrained = file.memoized(ConstrainedAttributes.init)
    for view in ConfiguredView.all(in: file) where view.isPlainLabel {
      labels[file.names.identity(of: file.subviews[view.index])] = view
    }
  }

  /// The two labels, in the order of reading, of a constraint that puts one behind the other and that lie between two edges.
  func neighbours(
    _ constraint: Constraint, in file: ViewFile
  ) -> (ConfiguredView, ConfiguredView)? {
    guard labels.count > 1, let other = constraint.secondItem,
      let first = label(constraint.firstItem, constraint, file),
      let second = label(other, constraint, file)
    else { return nil }
    let follows =
      constraint.attributes.startsBox && constraint.secondAttributes.endsBox
    let precedes =
      constraint.attributes.endsBox && constraint.secondAttributes.startsBox
    guard follows || precedes, first.index != second.index else { return nil }
    let (left, right) = follows ? (second, first) : (first, second)
    guard attributes(left, file).startsBox, attributes(right, file).endsBox else { return nil }
    return (left, right)
  }

  /// The first two labels that a row arranges whose width the constraints of the file give.
  func arranged(
    in stack: MadeStack, _ file: ViewFile
  ) -> (first: ConfiguredView, second: ConfiguredView, place: Lexemes)? {
    guard labels.count > 1, stack.axis(in: file) == .horizontal,
      !stack.settings.contains(where: { $0.member.is(.distribution) }),
      let known = constrained.attributes(of: file.subviews[stack.index], in: file),
      known.contains(.width) || known.startsBox && known.endsBox
    else { return nil }
    var first: ConfiguredView?
    for action in file.hierarchy.placements(in: stack.index).map(\.action) {
      guard action.isArrangement,
        let identity = file.names.identity(of: action.item, in: action.statement.block),
        let view = labels[identity]
      else { continue }
      if let first, first.index != view.index { return (first, view, action.tokens) }
      first = view
    }
    return nil
  }

  func report(
    _ first: ConfiguredView, _ second: ConfiguredView, at place: Lexemes, in file: ViewFile,
    _ report: inout Report
  ) {
    let views = [first, second]
    guard views.allSatisfy({ !attributes($0, file).contains(.width) }) else { return }
    let finding = Finding(
      place,
      "where `\(first.name.text)` and `\(second.name.text)` do not both fit into their row, nothing says which of them is cut off: both resist it with the same priority",
      advice:
        "let the one that must stay whole resist more: `\(second.name.text).setContentCompressionResistancePriority(.required, for: .horizontal)`"
    )
    report.add(
      finding, first.account.certainty(in: file).and(second.account.certainty(in: file)))
  }

  private func label(
    _ item: Item, _ constraint: Constraint, _ file: ViewFile
  ) -> ConfiguredView? {
    file.names.identity(of: item, in: constraint.statement.block).flatMap { labels[$0] }
  }

  private func attributes(_ view: ConfiguredView, _ file: ViewFile) -> LayoutAttributes {
    constrained.attributes(of: file.subviews[view.index], in: file) ?? []
  }
}

extension LayoutAttributes {
  fileprivate var startsBox: Bool { !isDisjoint(with: [.leading, .left]) }
  fileprivate var endsBox: Bool { !isDisjoint(with: [.trailing, .right]) }
}

extension ConfiguredView {
  fileprivate var isPlainLabel: Bool {
    guard className.is(.UILabel) else { return false }
    return settings.allSatisfy { setting in
      let member = setting.path[0]
      return !member.is(.setContentHuggingPriority) && !member.is(.numberOfLines)
        && !member.is(.setContentCompressionResistancePriority)
        && !member.is(.adjustsFontSizeToFitWidth)
    }
  }
}

extension AmbiguousTruncation {
  static let description = RuleDescription(
    id: "ambiguous_truncation",
    family: .correctness,
    summary: "Labels in a row with equal compression resistance",
    rationale: """
      Every label resists truncation with priority 750. If two labels share a row without room for both texts, UIKit \
      truncates one or the other, and not always the same one. The rule reports two labels that the file makes and \
      ties to each other between two edges, or that a row of a given width arranges, if no priority of either is \
      set.
      """,
    limits: [
      "labels that a function of the project gets",
      "labels with a width",
    ],
    source:
      "UIKit In Code, Example from project A: `setContentCompressionResistancePriority`; UIKit, UIView.setContentCompressionResistancePriority(_:for:) (https://developer.apple.com/documentation/uikit/uiview/setcontentcompressionresistancepriority(_:for:))",
    defaultSeverity: .off,
    effect: .sight,
    goodExamples: [
      "The time stays whole": """
      class SongCell: UIView {
        private let titleLabel = UILabel()
        private let timeLabel = UILabel()

        func setup() {
          timeLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
          addSubview(titleLabel)
          addSubview(timeLabel)
          NSLayoutConstraint.activate([
            titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
            timeLabel.leadingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 8),
            timeLabel.trailingAnchor.constraint(equalTo: trailingAnchor),
          ])
        }
      }
      """
    ],
    badExamples: [
      "Two labels between two edges": """
      class SongCell: UIView {
        private let titleLabel = UILabel()
        private let timeLabel = UILabel()

        func setup() {
          addSubview(titleLabel)
          addSubview(timeLabel)
          NSLayoutConstraint.activate([
            titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
            ↓timeLabel.leadingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 8),
            timeLabel.trailingAnchor.constraint(equalTo: trailingAnchor),
          ])
        }
      }
      """,
      "A row of a given width": """
      class SongCell: UIView {
        private let row = UIStackView()
        private let titleLabel = UILabel()
        private let timeLabel = UILabel()

        func setup() {
          row.addArrangedSubview(titleLabel)
          row.addArrangedSubview(↓timeLabel)
          addSubview(row)
          row.snp.makeConstraints { $0.edges.equalToSuperview() }
        }
      }
      """,
    ])
}
