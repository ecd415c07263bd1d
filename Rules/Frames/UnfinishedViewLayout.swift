import LayoutModel
import RuleKit
import SwiftSource

/// A `ViewLayout` is turned into a frame.
struct UnfinishedViewLayout: Rule {
  let query = Query<(layout: FrameLayout, fate: FrameLayout.Fate)>(.frameLayouts) {
    file, check in
    for (layout, fate) in zip(file.frameLayouts, FrameLayout.fates(in: file)) {
      check((layout, fate))
    }
  }

  func check(
    _ made: (layout: FrameLayout, fate: FrameLayout.Fate), in file: ViewFile,
    _ report: inout Report
  ) {
    let place = made.layout.call.callee
    switch made.fate {
    case .used: break
    case .dropped:
      report.add(
        place, "this `ViewLayout` is never turned into a frame, so it has no effect",
        advice:
          "call `makeInnerLayout()` or `makeOuterLayout()` on it, and assign the frame to a view")
    case .neverAsked(let local):
      guard report.isFirst(UInt64(local.index)) else { return }
      report.add(
        place,
        "the `ViewLayout` in `\(local.text)` is never turned into a frame, so it has no effect",
        advice:
          "call `\(local.text).makeInnerLayout()` or `\(local.text).makeOuterLayout()`, and assign the frame to a view"
      )
    }
  }
}

extension UnfinishedViewLayout {
  static let description = RuleDescription(
    id: "unfinished_view_layout",
    family: .frames,
    summary: "`ViewLayout` that is never turned into a frame",
    rationale: """
      A `ViewLayout` only describes a position; `makeInnerLayout()` and `makeOuterLayout()` compute the frame. \
      Without one of them the view does not move, and there is no warning. The rule reports a value that is a \
      statement on its own, and a local of which only parts are ever used. A value that is returned, passed on or \
      stored in a property may be finished elsewhere.
      """,
    source:
      "A Different Way To Layout Views Programmatically: \"You can't use it yet, though\", \"Don't forget to call this at the end of instantiation!\"",
    framePresets: [.viewLayout],
    goodExamples: [
      "A frame immediately, and later": """
      func setUp() {
        let iconFrame = UIView.ViewLayout(
          withBounds: view, position: .topLeft, size: size, padding: (20, 20)
        ).makeInnerLayout()
        icon = UIImageView(frame: iconFrame)
        let layout = UIView.ViewLayout(withFrame: icon, position: .right, size: size, padding: (0, 8))
        titleLabel.frame = layout.makeOuterLayout()
      }
      """,
      "Finished elsewhere": """
      func layout(beside icon: UIView) -> UIView.ViewLayout {
        layouts.append(UIView.ViewLayout(withFrame: icon, position: .left, size: size, padding: (0, 8)))
        return UIView.ViewLayout(withFrame: icon, position: .right, size: size, padding: (0, 8))
      }
      """,
    ],
    badExamples: [
      "A statement on its own": """
      func setUp() {
        icon = UIImageView()
        ↓UIView.ViewLayout(withFrame: titleLabel, position: .left, size: size, padding: (0, 8))
      }
      """,
      "A local that is never evaluated": """
      func setUp() {
        var layout = ↓UIView.ViewLayout(withFrame: icon, position: .right, size: size, padding: (0, 8))
        layout.padding = (0, 16)
        view.addSubview(titleLabel)
      }
      """,
    ])
}
