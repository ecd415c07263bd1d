import LayoutModel
import RuleKit
import SwiftSource

/// The calls that add views are indented to show the tree.
struct HierarchyIndentation: Rule {
  let options: Options
  let query = Query(.additions) { file, check in
    for run in AdditionRun.runs(in: file) { check(run) }
  }

  func check(_ run: AdditionRun, in file: ViewFile, _ report: inout Report) {
    guard report.fuel.burn(file.actions.count),
      case let additions = AdditionCounts(of: run, in: file), additions.areComplete,
      let tree = AdditionTree(run, width: options.indent, in: file),
      let first = tree.lines.first(where: { !$0.isRight })
    else { return }
    let parent = first.action.parent.flatMap { $0.key == 0 ? nil : file.name($0) }
    let isWhole = additions.areAllInRun && tree.isConnected
    report.add(
      first.action.statement.tokens,
      .isNotShown(file.name(first.action.item), parent: parent, expected: first.description),
      advice: "indent the subviews of a view one level deeper than the line that adds the view",
      fix: isWhole ? tree.fix : nil)
  }

  struct Options: RuleOptions {
    /// The number of blanks for each level of the tree; 0 for the indentation of blocks in the file.
    var indent = 0

    static let fields: [OptionField<Options>] = [
      OptionField(
        "indent", \.indent,
        "the spaces for each level of the tree; 0 for the indentation of the block itself")
    ]
  }
}

extension Finding.Message {
  fileprivate static func isNotShown(
    _ view: String, parent: String?, expected: String
  ) -> Self {
    let parent = parent.map { "`\($0)`" } ?? "another view"
    return
      "the indentation does not show that `\(view)` is added to \(parent): expected \(expected)"
  }
}

extension HierarchyIndentation {
  static let description = RuleDescription(
    id: "hierarchy_indentation",
    family: .cookbook,
    summary: "`addSubview` indentation does not match the view tree",
    rationale: """
      If adjacent calls that add views are indented by level, the tree is visible at a glance. A view is one level \
      below its parent if the parent was added earlier in the same run of calls, with no sibling of the parent in \
      between. The fix is offered if the run contains everything that the function adds. This convention needs code \
      that is formatted by hand, since formatters remove the indentation.
      """,
    limits: [
      "any other statement ends the run",
      "a function that adds more views to one of the run's views elsewhere",
    ],
    source:
      "UIKit In Code, Best practices: \"Experiment with ways you describe hierarchy. For example, you can show \"preview\" of it using indentations\"",
    defaultSeverity: .off,
    fixSafety: .safe,
    options: Options.descriptions,
    goodExamples: [
      "Each view below the line that adds its parent": """
      final class PlayerView: UIView {
        private func setUpViews() {
          addSubview(coverView)
          addSubview(textContainer)
            textContainer.addArrangedSubview(titleLabel)
            textContainer.addArrangedSubview(badgeContainer)
              badgeContainer.addSubview(badgeLabel)
            textContainer.addArrangedSubview(artistLabel)
          addSubview(playButton)
        }
      }
      """,
      "Other statements in between: no tree to show": """
      final class PlayerView: UIView {
        private func setUpViews() {
          addSubview(textContainer)
          textContainer.addArrangedSubview(titleLabel)
          textContainer.setCustomSpacing(4, after: titleLabel)
          textContainer.addArrangedSubview(artistLabel)
        }
      }
      """,
    ],
    badExamples: [
      "A flat list": """
      final class PlayerView: UIView {
        private func setUpViews() {
          addSubview(coverView)
          addSubview(textContainer)
          ↓textContainer.addArrangedSubview(titleLabel)
          textContainer.addArrangedSubview(artistLabel)
          addSubview(playButton)
        }
      }
      """,
      "A view under the wrong parent": """
      final class PlayerView: UIView {
        private func setUpViews() {
          addSubview(textContainer)
            textContainer.addArrangedSubview(titleLabel)
            ↓addSubview(playButton)
        }
      }
      """,
    ])
}
