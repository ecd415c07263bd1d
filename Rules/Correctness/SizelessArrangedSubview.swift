import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// What a stack arranges has a size along the stack.
struct SizelessArrangedSubview: Rule {
  let query = Query.madeStacks(with: .additions && .names(.addArrangedSubview, .arrangedSubviews))

  func check(_ stack: View, in file: ViewFile, _ report: inout Report) {
    guard let axis = stack.axis, !stack.keepsSizes(along: axis) else { return }
    for place in stack.contents {
      let action = place.action
      guard action.isArrangement,
        let view = place.view, view.contents.isEmpty, view.asksForNoSize,
        view.constrainedAttributes?
          .isDisjoint(with: axis == .vertical ? .vertical : .horizontal) ?? true
      else { continue }
      let name = file.name(action.item)
      let length = axis == .vertical ? "height" : "width"
      let finding = Finding(
        action.tokens,
        "`\(name)` is not seen: it asks for no \(length), and its stack gives it none",
        advice: "constrain the \(length) of `\(name)`")
      report.add(finding, view.certaintyAboutFiles)
    }
  }
}

extension View {
  /// Whether a stack with a length of its own gives what it arranges the room along its axis, or any distribution but the
  /// plain ones gives it some.
  fileprivate func keepsSizes(along axis: LayoutAxis) -> Bool {
    let distribution = settings(of: .distribution).last?.value?.last
    switch distribution.map(\.layoutWord) ?? .fill {
    case .equalSpacing, .equalCentering: return false
    case .fill: return !isAsLongAsContent(along: axis)
    default: return true
    }
  }

  /// Whether constraints place it along an axis, and do not give it a length.
  private func isAsLongAsContent(along axis: LayoutAxis) -> Bool {
    let all: LayoutAttributes = axis == .vertical ? .vertical : .horizontal
    let known = (constrainedAttributes ?? []).intersection(all)
    let sides = (sides ?? []).filter { $0.other?.view?.path.contains(self) != true }
    let equations = sides.filter { $0.relation == .equal }
    func attributes(_ sides: [ConstraintTies.Side]) -> LayoutAttributes {
      sides.reduce(into: []) { $0.formUnion($1.attributes) }
    }
    // Limits, and the ends of what is as long as its own content.
    let fixing = attributes(equations.filter { !isTiedToContent($0, along: axis) })
    let fixed = known.subtracting(attributes(sides).subtracting(fixing))
    return !known.isDisjoint(with: attributes(equations)) && fixed.count < 2
      && fixed.isDisjoint(with: axis.along)
  }

  /// Whether a constraint ties it to what scrolls around it, or to a container as long as its content.
  private func isTiedToContent(_ side: ConstraintTies.Side, along axis: LayoutAxis) -> Bool {
    guard let other = side.other, let view = other.view, other.guide != .frame,
      path.dropFirst().contains(view)
    else { return false }
    return view.scrolls || view.subview != nil && view.isAsLongAsContent(along: axis)
  }

  fileprivate var asksForNoSize: Bool {
    guard let type = classOfUIKit,
      events.allSatisfy({ use in
        use.kind == .memberAssignment
          ? use.member.map { !($0.is(.frame) || $0.is(.isScrollEnabled)) } ?? false
          : use.staysInFile(file) || use.isHandedForAddition || use.placement(in: file) != nil
      })
    else { return false }
    if type.is(.UIView) || type.is(.UIControl) { return !settings(of: .backgroundColor).isEmpty }
    return type.is(.UITextView) || type.isViewWithoutSize && type != "UIVisualEffectView"
  }
}

extension SizelessArrangedSubview {
  static let description = RuleDescription(
    id: "sizeless_arranged_subview",
    family: .correctness,
    summary: "Arranged subview without a size",
    rationale: """
      A stack without a length of its own, as in a scroll view, is as long as its views ask for, and one with equal spaces \
      does not stretch them. A plain `UIView` asks for no size, and neither does a view that scrolls, such as a \
      `UICollectionView`: both are 0 points long there. The rule reports views that the file makes, arranges and \
      does not constrain along the axis, plain ones if they have a color.
      """,
    source:
      "UIKit, UIStackView.Distribution (https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum)",
    effect: .sight,
    goodExamples: [
      "With a height, and in a stack with one": """
      class PlayerView: UIView {
        private let stack = UIStackView()
        private let line = UIView()
        private let notes = UITextView()

        func setup() {
          stack.axis = .vertical
          line.backgroundColor = .separator
          line.heightAnchor.constraint(equalToConstant: 1).isActive = true
          stack.addArrangedSubview(line)
          stack.addArrangedSubview(notes)
          addSubview(stack)
          stack.snp.makeConstraints { $0.edges.equalToSuperview() }
        }
      }
      """
    ],
    badExamples: [
      "Equal spaces": """
      class PlayerView: UIView {
        private let stack = UIStackView()
        private let line = UIView()

        func setup() {
          stack.axis = .vertical
          stack.distribution = .equalSpacing
          line.backgroundColor = .separator
          stack.addArrangedSubview(↓line)
        }
      }
      """
    ])
}
