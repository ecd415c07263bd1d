import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// What constraints place, constraints move.
struct ConstrainedFrame: Rule {
  let query = Query.assignments(with: .constraints).inFiles(
    with: .names(.frame, .bounds, .center, .contentSize))

  func check(_ statement: Statement, in file: ViewFile, _ report: inout Report) {
    guard let target = statement.target, target.contains(where: \.isPlace),
      let function = file.scopes.outermostFunction(statement),
      let (views, member) = file.shownMember(target, in: statement.block), member.isPlace,
      case let isContent = member.is(.contentSize),
      // What a view begins with does not matter.
      !statement.block.ancestors.contains(where: {
        $0.kind == .closure && $0.owner?.kind == .property
      }),
      case let occasions = file.occasions(of: statement),
      !occasions.isEmpty, !occasions.contains(.layout),
      isContent || occasions.isDisjoint(with: [.start, .setup, .constraints]),
      report.fuel.burn(views.count + function.tokens.count),
      !function.tokens.contains(where: { $0.is(.constant) || $0.is(.isActive) || $0.is(.activate) }
      ),
      let view = views.first(where: { view in
        guard view.subview != nil, !view.isContainer else { return false }
        return isContent
          ? view.hasConstrainedContent
          : view.isPlaced(as: target.suffix(from: member)) && view.staysConstrained(in: function)
      }),
      report.isFirst(TextHash.pair(view.key, function.key))
    else { return }
    report.add(
      target,
      "constraints decide the `\(member.text)` of `\(view.text)`: the next layout undoes this change",
      advice: isContent
        ? "remove it, or the constraints of the content"
        : "change the `constant` of a constraint, or the `transform`",
      severity: isContent ? .note : nil)
  }
}

extension Lexeme {
  fileprivate var isPlace: Bool {
    self.is(.frame) || self.is(.bounds) || self.is(.center) || self.is(.contentSize)
  }
}

extension View {
  /// What active constraints that are written on the view decide, among those with some second items.
  private func decided(with fits: (ViewReference?) -> Bool) -> LayoutAttributes {
    (sides ?? []).reduce(into: []) { decided, side in
      let constraint = file.constraints[side.constraint]
      guard !side.isTurned, side.guide == nil, side.relation == .equal, !constraint.setsFrame,
        fits(side.other), file.isCertainlyActive(constraint)
      else { return }
      decided.formUnion(side.attributes)
    }
  }

  /// Whether constraints decide what a part of the frame says: the height for `frame.size.height`, the place along the
  /// vertical axis for `center.y`, any place for `frame`.
  fileprivate func isPlaced(as part: Lexemes) -> Bool {
    let sizes: LayoutAttributes = [.width, .height]
    let places = LayoutAttributes.horizontal.union(.vertical).subtracting(sizes)
    let attributes: LayoutAttributes =
      switch part.last?.layoutWord {
      case .x: places.intersection(.horizontal)
      case .y: places.intersection(.vertical)
      case .width: .width
      case .height: .height
      case .size, .bounds: sizes
      default: places
      }
    let isSize = sizes.isSuperset(of: attributes)
    return !decided { isSize || $0 != nil }.isDisjoint(with: attributes)
  }

  /// Whether it is a scroll view with a view whose four edges are tied to its content.
  fileprivate var hasConstrainedContent: Bool {
    classOfUIKit.is(.UIScrollView)
      && contents.contains { place in
        let edges = place.view?.decided { $0?.view == self && $0?.guide?.isInset != true } ?? []
        return edges.isSuperset(of: [.top, .bottom])
          && !edges.isDisjoint(with: [.leading, .left])
          && !edges.isDisjoint(with: [.trailing, .right])
      }
  }

  /// Whether nothing of the file takes the constraints away, and a function that changes the frame does nothing else with the
  /// view's place: it makes no constraint, removes no view, and restores no frame from a local.
  fileprivate func staysConstrained(in function: Block) -> Bool {
    placements.count < 2
      && !events.contains { use in
        if use.member.is(.translatesAutoresizingMaskIntoConstraints) {
          return use.statement.assigns(.true)
        }
        let old = use.statement.assignedMember.is(.frame) ? use.statement.assignedValue : nil
        return
          (use.member.is(.removeFromSuperview)
          || old?.count == 1 && old?.first.map(file.scopes.isLocal) == true)
          && file.scopes.outermostFunction(use.statement) == function
      }
      && !file.constraints(in: function.tokens).contains {
        !$0.setsFrame && file.first(of: $0) == self
      }
  }
}

extension ConstrainedFrame {
  static let description = RuleDescription(
    id: "constrained_frame",
    family: .correctness,
    summary: "Frame of a view that constraints place",
    rationale: """
      Each layout pass sets the frame of a view that has constraints. A frame or center that code sets holds until then: \
      the view jumps back when a text changes, the device is turned, or the keyboard appears. The rule reports changes \
      of a frame along an axis on which active constraints place the view, outside of set-up and layout callbacks, and \
      the `contentSize` of a scroll view whose content is constrained to its edges.
      """,
    limits: [
      "functions that also change constraints, or remove the view",
      "views that are moved to another superview",
    ],
    source:
      "UIKit, UIView.translatesAutoresizingMaskIntoConstraints (https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints)",
    effect: .sight,
    goodExamples: [
      "The constraint changes": """
      class TabsView: UIView {
        private let underline = UIView()

        func setUp() {
          addSubview(underline)
          underline.snp.makeConstraints { make in
            make.leading.bottom.equalToSuperview()
            make.size.equalTo(2)
          }
        }

        func select(_ index: Int) {
          underline.snp.updateConstraints { $0.leading.equalToSuperview().offset(80 * index) }
          UIView.animate(withDuration: 0.2) { self.layoutIfNeeded() }
        }
      }
      """
    ],
    badExamples: [
      "The frame changes": """
      class TabsView: UIView {
        private let underline = UIView()

        func setUp() {
          addSubview(underline)
          underline.snp.makeConstraints { make in
            make.leading.bottom.equalToSuperview()
            make.size.equalTo(2)
          }
        }

        func select(_ index: Int) {
          UIView.animate(withDuration: 0.2) {
            ↓self.underline.frame.origin.x = 80 * CGFloat(index)
          }
        }
      }
      """
    ])
}
