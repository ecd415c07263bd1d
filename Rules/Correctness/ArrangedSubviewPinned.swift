import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A stack alone places its arranged subviews along its axis.
struct ArrangedSubviewPinned: FileRule {
  // Which stack arranges a view is read off all the file.
  let query = Query.file(with: .constraints)

  func check(_ file: ViewFile, _ report: inout Report) {
    guard file.hasArrangements else { return }
    var reported = KeySet()
    for constraint in file.constraints {
      guard constraint.relation == .equal, constraint.priority.isEmpty,
        !constraint.attributes.isDisjoint(with: .allEdges), file.isCertainlyActive(constraint),
        let pair = file.arrangedPair(of: constraint), let axis = pair.stack.axis,
        case let edges = LayoutAttributes.all(along: axis).intersection(.allEdges),
        case let pinned = constraint.attributes.intersection(edges), !pinned.isEmpty,
        constraint.secondAttributes.isEmpty
          || !constraint.secondAttributes.isDisjoint(with: edges),
        reported.insert(pair.view.key << 32 | UInt64(constraint.statement.block.index))
      else { continue }
      report.add(
        file.code[constraint.tokens],
        "`\(pair.stack.text)` already places `\(pair.view.text)` along its axis: a constraint of the \(Finding.Message.list(pinned.names)) with the stack is one too many",
        advice:
          "remove it; the order of the arranged subviews, `spacing` and the margins of the stack place them"
      )
    }
  }
}

extension ViewFile {
  /// The arranged view and its stack that the two sides of a constraint are.
  fileprivate func arrangedPair(of constraint: Constraint) -> (view: View, stack: View)? {
    guard let second = constraint.secondItem, let view = first(of: constraint) else { return nil }
    if second.isSuperview {
      // A helper may have added the view to another one by then.
      return view.handOuts.isEmpty ? view.stack.map { (view, $0) } : nil
    }
    guard let other = self.second(of: constraint) else { return nil }
    if view.stack == other { return (view, other) }
    return other.stack == view ? (other, view) : nil
  }
}

extension ArrangedSubviewPinned {
  static let description = RuleDescription(
    id: "arranged_subview_pinned",
    family: .correctness,
    summary: "Constraint that competes with a stack view's own",
    rationale: """
      A `UIStackView` pins its arranged subviews to each other and to its edges along its axis. Another constraint \
      to such an edge conflicts, so that UIKit breaks one at run time, or is redundant. The rule reports required \
      equalities of a view with the stack that arranges it, if the file makes the stack.
      """,
    limits: [
      "sizes, centers, and edges across the axis",
      "views added with `addSubview`, such as a background",
      "stacks whose axis the file does not state count as horizontal",
    ],
    source: "UIKit, UIStackView (https://developer.apple.com/documentation/uikit/uistackview)",
    defaultSeverity: .note,
    effect: .log,
    goodExamples: [
      "Across the axis, and a background": """
      class PlayerView: UIView {
        private let stack = UIStackView()
        private let titleLabel = UILabel()
        private let background = UIView()

        func setupStack() {
          stack.axis = .vertical
          stack.addSubview(background)
          stack.addArrangedSubview(titleLabel)
          background.topAnchor.constraint(equalTo: stack.topAnchor).isActive = true
          titleLabel.leadingAnchor.constraint(equalTo: stack.leadingAnchor).isActive = true
        }
      }
      """
    ],
    badExamples: [
      "Along the axis": """
      class PlayerView: UIView {
        private let stack = UIStackView()
        private let titleLabel = UILabel()

        func setupStack() {
          stack.axis = .vertical
          stack.addArrangedSubview(titleLabel)
          NSLayoutConstraint.activate([
            titleLabel.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
            ↓titleLabel.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: -8),
          ])
        }
      }
      """
    ])
}
