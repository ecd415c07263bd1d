import LayoutModel
import RuleKit
import SwiftSource

/// UIKit calls `layoutSubviews`, nobody else.
struct DirectLayoutCall: Rule {
  let query = Query.calls(
    named: .layoutSubviews, .viewWillLayoutSubviews, .viewDidLayoutSubviews)

  func check(_ call: Call, in file: ViewFile, _ report: inout Report) {
    guard let name = call.name, !call.callee.contains(where: { $0.is(.super) }),
      call.arguments?.tokens.isEmpty == true, call.isMadeByView(in: file)
    else { return }
    let view = name.is(.layoutSubviews) ? call.receiver.map { $0.text + "." } ?? "" : "view."
    report.add(
      call.callee,
      "called like this, `\(name.text)` places subviews by the old size and by constraints that are not solved yet",
      advice:
        "call `\(view)setNeedsLayout()`, and `\(view)layoutIfNeeded()` if it has to happen now")
  }
}

extension Call {
  fileprivate func isMadeByView(in file: ViewFile) -> Bool {
    if name?.is(.layoutSubviews) != true {
      return receiver.map { $0.count == 1 && $0.first?.is(.`self`) == true } != false
        && file.scopes.role(around: statement) == .controller
    }
    return receiver.map { file.names.namesView($0, at: statement) }
      ?? (file.scopes.role(around: statement) == .view)
  }
}

extension DirectLayoutCall {
  static let description = RuleDescription(
    id: "direct_layout_call",
    family: .correctness,
    summary: "Direct call of `layoutSubviews()`",
    rationale: """
      `layoutSubviews` is one step of a layout pass, after constraints are solved and the view has its frame. A direct \
      call skips the steps before it, and the views below. "You should not call this method directly", says UIKit.
      """,
    source:
      "UIKit, UIView.layoutSubviews() (https://developer.apple.com/documentation/uikit/uiview/layoutsubviews())",
    defaultSeverity: .note,
    effect: .sight,
    goodExamples: [
      "Asked for": """
      class PlayerView: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          cover.setNeedsLayout()
        }
      }
      """
    ],
    badExamples: [
      "Called": """
      class PlayerView: UIView {
        private let cover = UIImageView()

        func show(_ song: Song) {
          titleLabel.text = song.title
          ↓layoutSubviews()
          ↓cover.layoutSubviews()
        }
      }
      """
    ])
}
