import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// Text in a font that scales follows the text size of the user.
struct FixedTextSize: Rule {
  let query = Query.madeViews(with: .viewTypes)
  static let collectsFunctions = true

  func check(_ view: View, in file: ViewFile, _ report: inout Report) {
    guard view.showsText, let font = view.settings.first(where: \.setsScalingFont),
      !view.settings.contains(where: { $0.path[0].is(.adjustsFontForContentSizeCategory) }),
      !file.hasWord(
        .traitCollectionDidChange, .registerForTraitChanges, .UIContentSizeCategory,
        .preferredContentSizeCategory)
    else { return }
    var finding = Finding(
      font.tokens,
      "`\(view.text)` keeps its text size when the user changes the text size of the system: its font is made once",
      advice: "set `\(view.text).adjustsFontForContentSizeCategory = true`")
    let receiver = font.tokens.prefix(before: font.path[0]).text
    finding.fix = report.fix(
      [file.line("\(receiver)adjustsFontForContentSizeCategory = true", behind: font.statement)]
        .unsafeFix)
    report.add(finding, view.certainty())
  }
}

extension View {
  fileprivate var showsText: Bool {
    classOfUIKit.is(.UILabel) || classOfUIKit.is(.UITextField) || classOfUIKit.is(.UITextView)
  }
}

extension Setting {
  fileprivate var setsScalingFont: Bool {
    guard path.count == 1, path[0].is(.font), let value = statement.assignedValue else {
      return false
    }
    return value.contains { $0.is(.preferredFont) || $0.is(.UIFontMetrics) }
  }
}

extension FixedTextSize {
  static let description = RuleDescription(
    id: "fixed_text_size",
    family: .accessibility,
    summary: "Text that ignores the user's text size",
    rationale: """
      `UIFont.preferredFont(forTextStyle:)` and `UIFontMetrics` make a font for the text size that is set when the code \
      runs. A label, text field or text view takes a new one only if its `adjustsFontForContentSizeCategory` is true. The \
      rule reports those that the file makes and gives such a font. It is silent in a file that does something when the \
      traits or the text size change, and where other code gets hold of the view.
      """,
    source:
      "UIKit, UIContentSizeCategoryAdjusting (https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting)",
    defaultSeverity: .off,
    effect: .access,
    departsFromExamples: true,
    fixSafety: .unsafe,
    goodExamples: [
      "A label that follows": """
      class SongCell: UITableViewCell {
        private let titleLabel = UILabel()

        func setupTitleLabel() {
          titleLabel.font = .preferredFont(forTextStyle: .headline)
          titleLabel.adjustsFontForContentSizeCategory = true
        }
      }
      """
    ],
    badExamples: [
      "A font that is made once": """
      class SongCell: UITableViewCell {
        private let titleLabel = UILabel()

        func setupTitleLabel() {
          ↓titleLabel.font = .preferredFont(forTextStyle: .headline)
        }
      }
      """
    ])
}
