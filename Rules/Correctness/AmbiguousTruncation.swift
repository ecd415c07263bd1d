import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// Of two labels in a row, one resists being cut off more than the other.
struct AmbiguousTruncation: Rule {
  let query = Query<Finding>.found(in: .constraints) { file in
    file.constraints.compactMap { constraint -> Finding? in
      guard constraint.secondItem != nil, !constraint.isOfHelper, !constraint.setsFrame,
        let (first, second) = neighbours(constraint, in: file)
      else { return nil }
      return finding(first, second, at: constraint.expression)
    }
      + file.madeStacks.compactMap { stack -> Finding? in
        arranged(in: stack).flatMap { finding($0.first, $0.second, at: $0.place) }
      }
  }
  static let collectsFunctions = true

  /// The two labels, in the order of reading, of a constraint that puts one behind the other and that lie between two edges.
  private static func neighbours(_ constraint: Constraint, in file: ViewFile) -> (View, View)? {
    guard let first = file.first(of: constraint), let second = file.second(of: constraint),
      first.isPlainLabel, second.isPlainLabel
    else { return nil }
    let follows = constraint.attributes.startsBox && constraint.secondAttributes.endsBox
    let precedes = constraint.attributes.endsBox && constraint.secondAttributes.startsBox
    guard follows || precedes, first != second else { return nil }
    let (left, right) = follows ? (second, first) : (first, second)
    guard left.attributes.startsBox, right.attributes.endsBox else { return nil }
    return (left, right)
  }

  /// The first two labels that a row arranges whose width the constraints of the file give.
  private static func arranged(in stack: View) -> (first: View, second: View, place: Lexemes)? {
    guard stack.axis == .horizontal, stack.settings(of: .distribution).isEmpty,
      let known = stack.constrainedAttributes,
      known.contains(.width) || known.startsBox && known.endsBox
    else { return nil }
    let labels = stack.contents.filter {
      $0.action.isArrangement && $0.view?.isPlainLabel == true
    }
    guard let first = labels.first?.view, let next = labels.first(where: { $0.view != first }),
      let second = next.view
    else { return nil }
    return (first, second, next.action.tokens)
  }

  private static func finding(_ first: View, _ second: View, at place: Lexemes) -> Finding? {
    guard [first, second].allSatisfy({ !$0.attributes.contains(.width) }) else { return nil }
    return Finding(
      place,
      "where `\(first.text)` and `\(second.text)` do not both fit into their row, nothing says which of them is cut off: both resist it with the same priority",
      advice:
        "let the one that must stay whole resist more: `\(second.text).setContentCompressionResistancePriority(.required, for: .horizontal)`"
    ).given(first.certainty().and(second.certainty()))
  }
}

extension LayoutAttributes {
  fileprivate var startsBox: Bool { !isDisjoint(with: [.leading, .left]) }
  fileprivate var endsBox: Bool { !isDisjoint(with: [.trailing, .right]) }
}

extension View {
  fileprivate var attributes: LayoutAttributes { constrainedAttributes ?? [] }

  fileprivate var isPlainLabel: Bool {
    guard classOfUIKit.is(.UILabel), !isNamedElsewhere else { return false }
    return !settings.contains { setting in
      switch setting.member.layoutWord {
      case .setContentHuggingPriority, .setContentCompressionResistancePriority, .numberOfLines,
        .adjustsFontSizeToFitWidth:
        true
      default: false
      }
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
      """
    ])
}
