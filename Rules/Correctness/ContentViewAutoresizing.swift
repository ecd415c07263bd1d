import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// The cell places its content view.
struct ContentViewAutoresizing: Rule {
  let query = Query.assignments(to: .translatesAutoresizingMaskIntoConstraints)

  func check(_ statement: Statement, in file: ViewFile, _ report: inout Report) {
    guard statement.assigns(.false), let target = statement.target,
      let content = target.last?.owner?.contentView,
      content.isFreeName || content.owner?.is(Keyword.`self`) == true,
      let type = file.scopes.declaredType(around: statement), type.isCell,
      !file.answer(for: Self.self, \.placesContentView)
    else { return }
    report.add(
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
      contentView of a UITableViewCell is not supported", and the content view is as wide as its content. The rule is \
      silent where the file ties the content view itself to the cell, or gives it a size.
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
      """
    ])
}
