import LayoutModel
import LintEngine
import SwiftSource

/// View code does not ask the main screen for sizes or scales.
struct ScreenBounds: Rule {
  let query = Query.memberPaths("UIScreen.main").inViewTypes

  func check(_ path: MemberPath, in file: ViewFile, _ report: inout Report) {
    let member = path.last.member?.text
    report.add(path.tokens, .asksTheScreen(member), advice: .ask(member))
  }
}

extension Finding.Message {
  fileprivate static func asksTheScreen(_ member: String?) -> Self {
    "`UIScreen.main\(member.map { ".\($0)" } ?? "")` belongs to the main screen, not to the screen and the window that the view is in"
  }

  fileprivate static func ask(_ member: String?) -> Self {
    switch member {
    case "scale", "nativeScale": "use `traitCollection.displayScale`"
    case "bounds", "nativeBounds": "use the `bounds` of the view, its superview or its window"
    default: "use `window?.windowScene?.screen`"
    }
  }
}

extension ScreenBounds {
  static let description = RuleDescription(
    id: "screen_bounds",
    family: .correctness,
    summary: "View code does not ask `UIScreen.main`",
    rationale: """
      With several windows side by side, on an external display or in a resized window, a view gets only a part of a \
      screen, and not always of the main one: a layout computed from `UIScreen.main.bounds` is too large then, or \
      stays as it was when the window changes. UIKit has deprecated `UIScreen.main` for that reason. The view, its \
      window and its trait collection know the right values.
      """,
    source: "UIKit, UIScreen: main (https://developer.apple.com/documentation/uikit/uiscreen/main)",
    defaultSeverity: .off,
    effect: .sight,
    goodExamples: [
      "The view's own size and scale": """
      final class PlayerView: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          artwork.frame.size.width = bounds.width / 2
          line.frame.size.height = 1 / traitCollection.displayScale
        }
      }
      """,
      "Outside of views": """
      struct Snapshot {
        let size = UIScreen.main.bounds.size
      }
      """,
    ],
    badExamples: [
      "Sizes and scales of the main screen": """
      final class PlayerView: UIView {
        private let width = ↓UIScreen.main.bounds.width / 2

        override func layoutSubviews() {
          super.layoutSubviews()
          line.frame.size.height = 1 / UIKit.↓UIScreen.main.scale
        }
      }
      """
    ])
}
