import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view that is hidden leaves no gap between its neighbours.
struct HiddenGap: Rule {
  let query = Query.assignments(to: .isHidden)

  func check(_ statement: Statement, in file: ViewFile, _ report: inout Report) {
    guard !statement.assigns(.false), let target = statement.target, target.count > 2 else {
      return
    }
    let path = target.dropLast(2)
    let block = statement.block
    guard let view = file.view(path, in: block), view.subview != nil, let next = view.nextBelow,
      !changesLayout(statement.block.function, in: file)
    else { return }
    let finding = Finding(
      statement.tokens,
      "while `\(view.text)` is hidden, its place stays empty: the top of `\(next.text)` is tied to its bottom",
      advice: "arrange the views in a stack, which closes the gap")
    report.add(finding, view.certaintyAboutFiles)
  }

  private func changesLayout(_ function: Declaration?, in file: ViewFile) -> Bool {
    guard let body = function?.body else { return true }
    return body.tokens.contains { token in
      token.kind == .identifier
        && (token.is(.isActive) || token.is(.constant) || token.is(.priority) || token.is(.frame)
          || token.contains(.constraint) || token.contains(.layout) || token.contains(.activate))
    }
  }
}

extension View {
  /// The view below one that is between two others: each has its top at the bottom of the one above. Nil where something else
  /// may place one of them, or close the gap.
  fileprivate var nextBelow: View? {
    guard isProperty, !placements.isEmpty,
      events.allSatisfy({ $0.effectOnLayout(in: file) != nil }),
      let above = neighbours(at: .top, of: .bottom), !above.isEmpty,
      let below = neighbours(at: .bottom, of: .top), below.count == 1,
      below[0].neighbours(at: .top, of: .bottom) != nil
    else { return nil }
    return below[0]
  }

  /// The views of the file at one of its edges; nil where a constraint along the vertical axis can be turned off, or gives way.
  private func neighbours(at edge: LayoutAttributes, of other: LayoutAttributes) -> [View]? {
    guard let sides else { return nil }
    var found: [View] = []
    for side in sides {
      let constraint = file.constraints[side.constraint]
      let isVertical = !constraint.attributes.isDisjoint(with: .vertical)
      guard
        !isVertical
          || !file.isKept(constraint) && !constraint.isAlternative && constraint.priority.isEmpty
            && constraint.relation == .equal && !constraint.isOfHelper && !constraint.setsFrame
      else { return nil }
      let attributes =
        side.isTurned ? constraint.attributes : constraint.secondAttributes
      guard side.attributes == edge, attributes == other, let view = side.other?.view,
        view.subview != nil, view != self
      else { continue }
      found.append(view)
    }
    return found
  }
}

extension HiddenGap {
  static let description = RuleDescription(
    id: "hidden_gap",
    family: .correctness,
    summary: "Hidden view that leaves a gap",
    rationale: """
      A hidden view keeps its constraints, and takes as much room as before: between the view above and the view below there is a gap. \
      A stack closes it, and so do constraints that are changed together with `isHidden`. The rule reports views that the file makes, \
      between two others of one column, where no constraint along that column has a name, a priority or a condition, and where the function \
      that hides the view changes no layout.
      """,
    source:
      "UIKit, UIView.isHidden (https://developer.apple.com/documentation/uikit/uiview/ishidden): \"A hidden view disappears from its window and does not receive input events. It remains in its superview's list of subviews, however, and participates in autoresizing as usual\"",
    defaultSeverity: .note,
    effect: .sight,
    goodExamples: [
      "A stack": """
      class SongView: UIView {
        private let titleLabel = UILabel()
        private let albumLabel = UILabel()
        private let playButton = UIButton()

        func setup() {
          let stack = UIStackView(arrangedSubviews: [titleLabel, albumLabel, playButton])
          stack.axis = .vertical
          addSubview(stack)
        }

        func render(_ song: Song) {
          albumLabel.isHidden = song.album == nil
        }
      }
      """
    ],
    badExamples: [
      "A column of constraints": """
      class SongView: UIView {
        private let titleLabel = UILabel()
        private let albumLabel = UILabel()
        private let playButton = UIButton()

        func setup() {
          addSubview(titleLabel)
          addSubview(albumLabel)
          addSubview(playButton)
          titleLabel.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
          albumLabel.snp.makeConstraints { $0.top.equalTo(titleLabel.snp.bottom).offset(8) }
          playButton.snp.makeConstraints { $0.top.equalTo(albumLabel.snp.bottom).offset(8) }
        }

        func render(_ song: Song) {
          ↓albumLabel.isHidden = song.album == nil
        }
      }
      """
    ])
}
