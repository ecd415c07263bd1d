import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view that is hidden leaves no gap between its neighbours.
struct HiddenGap: Rule {
  let query = Query.assignments(to: .isHidden)
  static let collectsNames = true

  func check(_ statement: Statement, in file: ViewFile, _ report: inout Report) {
    guard !statement.assigns(.false), let target = statement.target, target.count > 2 else {
      return
    }
    let path = target.dropLast(2)
    let block = statement.block
    guard let index = file.names.subview(file.names.item(path, in: block), in: block),
      let name = file.subviews[index].declaration.name,
      let next = file.memoized(ViewColumns.init).next(below: index),
      !changesLayout(statement.block.function, in: file)
    else { return }
    let finding = Finding(
      statement.tokens, .keepsPlace(name.text, file.subviews[next].declaration.name?.text ?? ""),
      advice: "arrange the views in a stack, which closes the gap")
    report.add(finding, file.certainty(about: index))
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

/// Views one below the other: each has its top at the bottom of the one above.
private struct ViewColumns {
  /// For a view that is between two others, the one below.
  private var below: [Int: Int] = [:]

  init(_ file: ViewFile) {
    var above: Set<Int> = []
    var next: [Int: [Int]] = [:]
    var left: Set<Int> = []
    for constraint in file.constraints {
      let block = constraint.statement.block
      let first = Self.view(constraint.firstItem, in: block, file)
      let second = constraint.secondItem.flatMap { Self.view($0, in: block, file) }
      let isVertical = !constraint.attributes.isDisjoint(with: .vertical)
      // What can be turned off, or has a priority, may close the gap.
      if isVertical,
        constraint.isKept || constraint.isAlternative || !constraint.priority.isEmpty
          || constraint.relation != .equal || constraint.isOfHelper || constraint.setsFrame
      {
        left.formUnion([first, second].compactMap { $0 })
      }
      guard let first, let second, first != second else { continue }
      if constraint.attributes == .top && constraint.secondAttributes == .bottom {
        above.insert(first)
        next[second, default: []].append(first)
      } else if constraint.attributes == .bottom && constraint.secondAttributes == .top {
        above.insert(second)
        next[first, default: []].append(second)
      }
    }
    for (view, views) in next
    where views.count == 1 && above.contains(view) && !left.contains(view)
      && !left.contains(views[0]) && Self.isOnlyConstrained(view, in: file)
    {
      below[view] = views[0]
    }
  }

  func next(below view: Int) -> Int? { below[view] }

  private static func view(_ item: Item, in block: Block, _ file: ViewFile) -> Int? {
    let source = file.names.source(of: item, in: block)
    return file.names.subview(source.item, in: source.block)
  }

  private static func isOnlyConstrained(_ view: Int, in file: ViewFile) -> Bool {
    file.subviews[view].isProperty && !file.hierarchy.placements(of: view).isEmpty
      && ViewAccount.of(view, in: file)?.uses.allSatisfy { $0.effectOnLayout(in: file) != nil }
        == true
  }
}

extension Finding.Message {
  fileprivate static func keepsPlace(_ view: String, _ next: String) -> Self {
    "while `\(view)` is hidden, its place stays empty: the top of `\(next)` is tied to its bottom"
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
          albumLabel.snp.makeConstraints { make in
            make.top.equalTo(titleLabel.snp.bottom).offset(8)
            make.leading.trailing.equalToSuperview()
          }
          playButton.snp.makeConstraints { make in
            make.top.equalTo(albumLabel.snp.bottom).offset(8)
            make.leading.bottom.equalToSuperview()
          }
        }

        func render(_ song: Song) {
          ↓albumLabel.isHidden = song.album == nil
        }
      }
      """
    ])
}
