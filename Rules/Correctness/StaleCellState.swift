import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// What a cell shows for one row does not stay for the next one.
struct StaleCellState: Rule {
  let query = Query.views(with: .names(states)).inFiles { $0.types.contains(where: $0.isReused) }

  private static let states: [LayoutWord] = [
    .isHidden, .alpha, .transform, .textColor, .backgroundColor, .tintColor, .isEnabled,
    .isUserInteractionEnabled,
  ]
  static let collectsFunctions = true

  func check(_ view: View, in file: ViewFile, _ report: inout Report) {
    guard view.isProperty, view.isMade, view.renewals.isEmpty,
      let type = view.subview?.type, file.isReused(file.types[type])
    else { return }
    for state in Self.states {
      let all = view.settings(of: state)
      let ofRows = all.filter { $0.statement.isDecidedByRow(in: file) }
      let others = all.filter { setting in !ofRows.contains { $0.statement == setting.statement } }
      guard let first = ofRows.first, let value = first.value, value.isConstant,
        // Where nothing sets it first, it is as UIKit makes it.
        !others.isEmpty || state != .isHidden || !value.last.is(.false),
        ofRows.allSatisfy({ $0.value?.text == value.text }),
        others.allSatisfy({ $0.isOfSetup(in: file) && $0.value?.text != value.text }),
        !view.isHiddenOtherwise(besides: state), !file.setsUnnamed(state)
      else { continue }
      report.add(
        Finding(
          first.tokens,
          "`\(first.tokens.text)` is set to `\(value.text)` for some rows and never set back: a reused cell keeps it for the rows after that",
          advice: "set it for each row, or set it back in `prepareForReuse`"), view.certainty())
    }
  }
}

extension View {
  /// Whether something else decides whether it is seen: another state of its own, or of what it is in.
  fileprivate func isHiddenOtherwise(besides state: LayoutWord) -> Bool {
    path.contains { view in
      [.isHidden, .alpha, .image].contains {
        (view != self || $0 != state) && !view.settings(of: $0).isEmpty
      }
    }
  }
}

extension ViewFile {
  /// Code that sets the state of views that it does not name: `stack.arrangedSubviews.forEach { $0.isHidden = false }`.
  fileprivate func setsUnnamed(_ state: LayoutWord) -> Bool {
    code.statements.contains { statement in
      guard let member = statement.assignedMember, member.is(state), let owner = member.owner,
        !owner.is(Keyword.`self`), !owner.is(.contentView)
      else { return false }
      return view(owner.alone, in: statement.block)?.subview == nil
    }
  }
}

extension Setting {
  fileprivate func isOfSetup(in file: ViewFile) -> Bool {
    // The closure of an initial value is in no function.
    statement.block.function == nil
      || file.occasions(of: statement).isSubset(of: [.start, .setup, .forcedLayout])
  }
}

extension Statement {
  /// Whether a branch decides on it that asks for the data of a row, in a function that runs for each row.
  fileprivate func isDecidedByRow(in file: ViewFile) -> Bool {
    guard let function = file.scopes.function(around: self), block != function.body,
      let again = function.again(in: file), again.occasion == .reuse || again.occasion == .change,
      !again.mayBeOnce(in: file)
    else { return false }
    let around = block.ancestors.prefix { $0 != function.body }
    return around.allSatisfy { [.branch, .switchBody, .caseBody].contains($0.kind) }
      && around.contains { block in
        block.owner?.tokens.prefix { $0.kind != .leftBrace }.contains {
          $0.asksForRow(in: function)
        } == true
      }
  }
}

extension Lexeme {
  /// Whether it is the data of a row in a condition that does not only ask whether there is a row: `if let song {`.
  fileprivate func asksForRow(in function: ViewFunction) -> Bool {
    let isOnlyBound =
      previous.is(.let) && next?.kind != .equal
      || previous?.kind == .equal && next?.kind != .period && next?.kind != .questionPostfix
    if isOnlyBound, function.declaration.parameters?.parameters.count ?? 0 < 2 { return false }
    return function.declaration.hasParameter(self)
      || function.body.observedProperty?.name?.hasSameText(as: self) == true
  }
}

extension Lexemes {
  /// Whether it reads no variable: `false`, `0.5`, `.identity`, `UIColor.red`.
  fileprivate var isConstant: Bool {
    allSatisfy {
      $0.kind != .questionInfix && !$0.is(.`self`)
        && (!$0.isFreeName || $0.hasCapital || $0.next?.kind == .colon)
    }
  }
}

extension StaleCellState {
  static let description = RuleDescription(
    id: "stale_cell_state",
    family: .correctness,
    summary: "State of a reused cell that only some rows set",
    rationale: """
      A table reuses the cells that scroll away. Where a cell hides a badge, or fades a label, for some rows only, and \
      nothing takes that back, it looks so for other rows as well. The rule reports a member of a cell's view that gets \
      one constant value under a condition about the row, and that no other code of the cell sets.
      """,
    limits: [
      "views that other code gets hold of",
      "the cell itself and its content view, and outlets",
    ],
    source:
      "UIKit, UITableViewCell.prepareForReuse() (https://developer.apple.com/documentation/uikit/uitableviewcell/prepareforreuse()): \"you should only reset attributes of the cell that are not related to content\"; the rest is set for each row",
    effect: .sight,
    goodExamples: [
      "Set for each row": """
      class SongCell: UITableViewCell {
        private let badge = UIImageView()

        func configure(_ song: Song) {
          badge.isHidden = !song.isNew
        }
      }
      """
    ],
    badExamples: [
      "Only shown": """
      class SongCell: UITableViewCell {
        private let badge = UIImageView()

        func setup() {
          badge.isHidden = true
        }

        func configure(_ song: Song) {
          if song.isNew {
            ↓badge.isHidden = false
          }
        }
      }
      """
    ])
}
