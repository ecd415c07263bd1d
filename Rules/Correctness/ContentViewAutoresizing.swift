import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// The cell places its content view.
struct ContentViewAutoresizing: Rule {
  let query =
    Query<Finding>.found(in: .names(.translatesAutoresizingMaskIntoConstraints)) { file in
      file.code.statements.compactMap(file.optOut)
    } || .found(in: .constraints && .names(.contentView), by: ties)

  /// The first constraint of each cell of a table that ties its content view to the cell.
  private static func ties(in file: ViewFile) -> [Finding] {
    var cells = KeySet()
    return file.constraints.indices.compactMap { index -> Finding? in
      let (constraint, tie) = (file.constraints[index], file.tie(of: index))
      let own = file.rowViews(around: constraint.statement)
      guard own.count == 2, !constraint.attributes.isDisjoint(with: .horizontal),
        tie.first.placedView == own[1],
        constraint.secondItem?.isSuperview == true || tie.second?.placedView == own[0],
        let cell = file.scopes.type(around: constraint.statement), cells.insert(cell.key)
      else { return nil }
      return Finding(
        constraint.expression,
        "the cell places its `contentView` by frame: tied to the cell, it does not make room for accessories and editing controls",
        advice: "leave the constraints out")
    }
  }
}

extension ViewFile {
  /// A statement that leaves a content view without anything that places it.
  fileprivate func optOut(_ statement: Statement) -> Finding? {
    guard statement.kind == .assignment, statement.assigns(.false),
      statement.assignedMember.is(.translatesAutoresizingMaskIntoConstraints),
      let target = statement.target, let content = target.last?.owner?.contentView,
      content.isFreeName || content.owner?.is(Keyword.`self`) == true,
      let type = scopes.declaredType(around: statement), type.isCell,
      !answer(for: ContentViewAutoresizing.self, \.placesContentView)
    else { return nil }
    return Finding(
      target,
      "the cell places its `contentView` by frame, and without it nothing does: it has the size that its content asks for, in the corner of the cell",
      advice: "leave the line out")
  }
}

extension Lexeme {
  /// The content view that the name stands for, also as one element of a list: `[contentView, label].forEach { … }`,
  /// `for view in [contentView, label] { … }`.
  fileprivate var contentView: Lexeme? {
    if self.is(.contentView) { return self }
    guard isFreeName || kind == .dollarIdentifier, let list = statement?.block.listOfLoop,
      list.first?.kind == .leftBracket
    else { return nil }
    return list.first { $0.is(.contentView) }
  }
}

extension ViewFile {
  fileprivate var placesContentView: Bool {
    constraints.contains { constraint in
      code[constraint.firstItem.tokens].last.is(.contentView)
        || constraint.firstItem.isSelf
          && constraint.secondItem.map { code[$0.tokens].last.is(.contentView) } == true
    }
      || code.tokens.all(.identifier).contains { token in
        guard token.is(.contentView), token.statement?.block.function != nil else { return false }
        if let member = token.member {
          return member.call != nil && !names.isUIKitMethod(member) && !member.hasPrefix(.add)
        }
        // An argument of anything but a constraint.
        return token.brackets?.call?.name.map {
          !$0.hasPrefix(.equalTo) && !$0.is(.constraint) && !$0.is(.NSLayoutConstraint)
        } == true
      }
  }
}

extension ContentViewAutoresizing {
  static let description = RuleDescription(
    id: "content_view_autoresizing",
    family: .correctness,
    summary: "Content view of a cell opted out of autoresizing",
    rationale: """
      A cell owns its `contentView` and gives it a frame. With `translatesAutoresizingMaskIntoConstraints = false` the \
      frame counts no longer: UIKit logs that "changing the translatesAutoresizingMaskIntoConstraints property of the \
      contentView of a UITableViewCell is not supported", and the content view is as wide as its content. Constraints \
      that tie the content view of a table cell to the cell work against the table, which makes it smaller beside an \
      accessory.
      """,
    source:
      "UIKit, UITableViewCell.contentView (https://developer.apple.com/documentation/uikit/uitableviewcell/contentview)",
    effect: .sight,
    goodExamples: [
      "Only its subviews": """
      class SongCell: UICollectionViewCell {
        func setup() {
          titleLabel.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(titleLabel)
        }
      }
      """
    ],
    badExamples: [
      "Nothing places it": """
      class SongCell: UICollectionViewCell {
        func setup() {
          ↓contentView.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(titleLabel)
          titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
        }
      }
      """,
      "Tied to the cell": """
      class SongCell: UITableViewCell {
        func setup() {
          contentView.addSubview(titleLabel)
          contentView.snp.makeConstraints { ↓$0.edges.equalToSuperview() }
        }
      }
      """,
    ])
}
