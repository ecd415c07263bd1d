import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// The header of a section gets its color through its background view.
struct HeaderBackground: Rule {
  let query = Query.assignments(with: .viewTypes && .names(.backgroundColor))
    .inFiles(with: .names(.UITableViewHeaderFooterView, .dequeueReusableHeaderFooterView))

  func check(_ statement: Statement, in file: ViewFile, _ report: inout Report) {
    guard let target = statement.target, let member = target.last, member.is(.backgroundColor),
      let last = statement.assignedValue?.last, !last.is(.nil), !last.is(.clear),
      target.count == 1 ? statement.block.function != nil : member.owner != nil,
      file.isHeader(member.owner, at: statement)
    else { return }
    report.add(
      target,
      "UIKit ignores the background color of a `UITableViewHeaderFooterView`, and logs that it does",
      advice: "set `contentView.backgroundColor`")
  }
}

extension ViewFile {
  fileprivate func isHeader(_ owner: Lexeme?, at statement: Statement) -> Bool {
    guard let owner, !owner.is(Keyword.`self`) else {
      let superclass = scopes.type(around: statement)?.declaration.type.first
      return superclass.is(.UITableViewHeaderFooterView)
    }
    return owner.kind == .identifier && owner.isFreeName && isCast(owner, before: statement)
  }

  /// Whether a local is the header of a section: `guard let header = view as? UITableViewHeaderFooterView`,
  /// `let header = table.dequeueReusableHeaderFooterView(…)`.
  private func isCast(_ name: Lexeme, before statement: Statement) -> Bool {
    code.declarations.contains { declaration in
      declaration.name?.hasSameText(as: name) == true && declaration.statement < statement
        && declaration.name?.boundValue?.contains {
          $0.is(.UITableViewHeaderFooterView) || $0.is(.dequeueReusableHeaderFooterView)
        } == true
        && scopes.outermostFunction(declaration.statement) == scopes.outermostFunction(statement)
    }
  }
}

extension HeaderBackground {
  static let description = RuleDescription(
    id: "header_background",
    family: .correctness,
    summary: "Section header background that UIKit ignores",
    rationale: """
      `UITableViewHeaderFooterView` draws its background with a view or a configuration of its own. Setting its \
      `backgroundColor` has no effect but a message in the log: "Setting the background color on \
      UITableViewHeaderFooterView has been deprecated."
      """,
    source:
      "UIKit, UITableViewHeaderFooterView.backgroundView (https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview/backgroundview)",
    effect: .sight,
    goodExamples: [
      "The content view": """
      class SectionHeader: UITableViewHeaderFooterView {
        override init(reuseIdentifier: String?) {
          super.init(reuseIdentifier: reuseIdentifier)
          contentView.backgroundColor = .systemBackground
          titleLabel.backgroundColor = .red
        }
      }
      """
    ],
    badExamples: [
      "The header itself": """
      class SectionHeader: UITableViewHeaderFooterView {
        override init(reuseIdentifier: String?) {
          super.init(reuseIdentifier: reuseIdentifier)
          ↓backgroundColor = .systemBackground
        }
      }
      """
    ])
}
