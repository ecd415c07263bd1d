import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A stack alone places its arranged subviews along its axis.
struct ArrangedSubviewPinned: FileRule {
  // Which stack arranges a view is read off all the file.
  let query = Query.file(with: .constraints)

  func check(_ file: ViewFile, _ report: inout Report) {
    guard !Arrangements.names(in: file).isEmpty else { return }
    var reported = KeySet()
    for constraint in file.constraints {
      guard constraint.relation == .equal, constraint.priority.isEmpty,
        !constraint.attributes.isDisjoint(with: .allEdges), constraint.isCertainlyActive,
        let second = constraint.secondItem,
        case let arrangements = file.memoized(Arrangements.init),
        let pair = arrangements.pair(
          constraint.firstItem, second, in: constraint.statement.block, of: file),
        let axis = arrangements.axis(of: pair.stack),
        case let pinned = constraint.attributes.intersection(axis.edges), !pinned.isEmpty,
        constraint.secondAttributes.isEmpty
          || !constraint.secondAttributes.isDisjoint(with: axis.edges),
        reported.insert(UInt64(pair.view) << 32 | UInt64(constraint.statement.block.index))
      else { continue }
      report.add(
        file.code[constraint.tokens],
        .pinned(
          file.subviews[pair.view].declaration.name?.text ?? "",
          to: file.subviews[pair.stack].declaration.name?.text ?? "", pinned, axis),
        advice:
          "remove it; the order of the arranged subviews, `spacing` and the margins of the stack place them"
      )
    }
  }
}

extension MadeStack.Axis {
  /// The edges that a stack of this axis places.
  fileprivate var edges: LayoutAttributes {
    self == .vertical ? [.top, .bottom] : [.leading, .trailing, .left, .right]
  }

  fileprivate var name: String { self == .vertical ? "vertical" : "horizontal" }
}

extension Finding.Message {
  fileprivate static func pinned(
    _ view: String, to stack: String, _ edges: LayoutAttributes, _ axis: MadeStack.Axis
  ) -> Self {
    "`\(stack)` already places `\(view)` along its \(axis.name) axis: a constraint of the \(list(edges.names)) with the stack is one too many"
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
      """,
      "A horizontal stack": """
      func makeRow() {
        let icon = UIImageView()
        let row = UIStackView(arrangedSubviews: [icon])
        icon.snp.makeConstraints { make in
          ↓make.leading.equalTo(row).offset(8)
        }
        view.addSubview(row)
      }
      """,
    ])
}
