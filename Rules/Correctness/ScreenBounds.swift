import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// View code does not ask the main screen for sizes or scales.
struct ScreenBounds: Rule {
  let options: Options
  let query = Query.memberPaths("UIScreen.main").inViewTypes

  func check(_ path: MemberPath, in file: ViewFile, _ report: inout Report) {
    let member = path.last.member
    // `window?.bounds ?? UIScreen.main.bounds` is what is left where the view has no size or no window yet.
    guard path.first.previous.map({ $0 != "??" }) ?? true, let statement = path.first.statement,
      options.everywhere || member.is(.bounds) && file.occasions(of: statement).contains(.layout)
    else { return }
    let advice: Finding.Message =
      switch member?.layoutWord {
      case .scale, .nativeScale: "use `traitCollection.displayScale`"
      case .bounds, .nativeBounds: "use the `bounds` of the view"
      default: "use `window?.windowScene?.screen`"
      }
    report.add(
      path.tokens,
      "`UIScreen.main\((member?.text).map { ".\($0)" } ?? "")` belongs to the main screen, not to the screen and the window that the view is in",
      advice: advice)
  }

  struct Options: RuleOptions {
    /// Whether sizes and scales are reported wherever a view asks for them.
    var everywhere = false

    static let fields: [OptionField<Options>] = [
      OptionField(
        "everywhere", \.everywhere,
        "whether the scale, and what is asked for outside of layout passes, are reported, too")
    ]
  }
}

extension ScreenBounds {
  static let description = RuleDescription(
    id: "screen_bounds",
    family: .correctness,
    summary: "`UIScreen.main` in view code",
    rationale: """
      With several windows, on an external display or in a resized window, a view gets only part of a screen, and \
      not always of the main one: a layout computed from `UIScreen.main.bounds` is too large, or outdated when the \
      window changes. UIKit has deprecated `UIScreen.main`. The view, its window and its trait collection know the \
      right values. The rule reports the bounds in layout passes, where the view has its size; `everywhere` reports \
      any use.
      """,
    limits: [
      "code outside of layout passes, unless `everywhere` is set"
    ],
    source: "UIKit, UIScreen: main (https://developer.apple.com/documentation/uikit/uiscreen/main)",
    effect: .sight,
    options: Options.descriptions,
    goodExamples: [
      "The view's own size and scale": """
      final class PlayerView: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          artwork.frame.size.width = bounds.width / 2
          line.frame.size.height = 1 / traitCollection.displayScale
        }
      }
      """
    ],
    badExamples: [
      "Pages as wide as the main screen": """
      final class PagesView: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          let width = ↓UIScreen.main.bounds.width
          for (index, page) in pages.enumerated() {
            page.frame = CGRect(x: width * CGFloat(index), y: 0, width: width, height: bounds.height)
          }
        }
      }
      """
    ])
}
