import LayoutModel
import RuleKit
import SwiftSource

/// A round view scales by one of its sides.
struct ScaledCircle: Rule {
  let query = Query(.names(.cornerRadius)) { file, check in
    for rounding in Rounding.all(in: file) { check(rounding) }
  }

  func check(_ rounding: Rounding, in file: ViewFile, _ report: inout Report) {
    let view = rounding.view
    if let helper = rounding.action.scaledRadius(of: view) {
      report.add(
        helper,
        "`\(file.name(view.item))` is round on one screen only: its radius scales by one side of the screen, and it by the other",
        advice: "write `\(file.name(view.item)).frame.height / 2`")
    } else if let finding = finding(view, in: file) {
      report.add(finding)
    }
  }

  private func finding(_ view: FramedView, in file: ViewFile) -> Finding? {
    guard let sides = FrameSides(view.call), !sides.areKeptEqual,
      sides.areSame(needsScaling: !view.isScaled)
    else { return nil }
    return Finding(
      view.call.callee,
      "`\(file.name(view.item))` is round, but its width and its height scale separately, so it is an oval on other screens",
      advice: .keepEqual(view.call.name, isScaled: view.isScaled))
  }
}

/// An action that makes a view round which its function has made with a frame.
struct Rounding {
  let view: FramedView
  let action: ViewAction

  /// Those of a file: each view is rounded off once.
  static func all(in file: ViewFile) -> [Rounding] {
    guard !file.framedViews.isEmpty else { return [] }
    var all: [Rounding] = []
    var made: [UInt64: FramedView] = [:]
    var rest = file.framedViews[...]
    for action in file.actions {
      while let view = rest.first, view.call.chainStart.index < action.tokens.startIndex {
        if view.item.key != 0 { made[view.item.key] = view }
        rest.removeFirst()
      }
      guard action.role != .renewal else {
        made[action.item.key] = nil
        continue
      }
      guard let view = made[action.item.key] else { continue }
      if action.scaledRadius(of: view) != nil {
        all.append(Rounding(view: view, action: action))
      } else if action.roundsOff(in: file), action.statement.canFollow(view.statement) {
        made[action.item.key] = nil
        all.append(Rounding(view: view, action: action))
      }
    }
    return all
  }
}

extension Finding.Message {
  fileprivate static func keepEqual(_ type: Lexeme?, isScaled: Bool) -> Self {
    guard isScaled else { return "scale both sides by the width, or both by the height" }
    return type?.scalesSidesApart == true
      ? "pass one side to a `KTEqualImageView`"
      : "pass one side, and `keepEqual: true`"
  }
}

extension ScaledCircle {
  static let description = RuleDescription(
    id: "scaled_circle",
    family: .frames,
    summary: "Round view whose sides scale differently",
    rationale: """
      Widths scale with the width of the screen and heights with its height, so a view with two equal sides is a \
      square on one device only. With half a side as its corner radius it is round only there. The rule reports the \
      initializer of a view with two equal sides that are scaled separately, and is rounded in the same function. A \
      radius that scales by the other side of the screen is reported too.
      """,
    limits: [
      "capsules, with two different sides",
      "equal sides together with `keepEqual`, or in an equal-sides class",
    ],
    source:
      "Responsive iOS UI without AutoLayout, Coding the Top Bar: \"the height and width for every other view is scaled by different formulas. If we didn't set 'keepEqual' to true, the circular view will become more of an oval when we scale it\"",
    defaultSeverity: .off,
    framePresets: [.responsiveFrames],
    goodExamples: [
      "One side, kept equal": """
      override func performLayout() {
        userImageView = UIImageView(topInset: 10, leftInset: 10, height: 32, keepEqual: true)
        userImageView.layer.cornerRadius = userImageView.frame.height / 2
        iconView = KTEqualImageView(topInset: 10, leftInset: 52, height: 32)
        iconView.layer.cornerRadius = iconView.frame.height / 2
      }
      """,
      "A capsule": """
      override func performLayout() {
        followButton = UIButton(topInset: 10, leftInset: 10, width: 96, height: 32)
        followButton.layer.cornerRadius = followButton.frame.height / 2
      }
      """,
    ],
    badExamples: [
      "Two sides": """
      override func performLayout() {
        userImageView = ↓UIImageView(topInset: 10, leftInset: 10, width: 32, height: 32)
        userImageView.layer.cornerRadius = userImageView.frame.height / 2
        userImageView.clipsToBounds = true
      }
      """,
      "A radius that scales otherwise": """
      func performLayout() {
        dot = UIView(topInset: 10, height: 32, keepEqual: true)
        dot.layer.cornerRadius = 16.↓scaleForScreenWidth()
      }
      """,
      "Two sides of a frame": """
      func performLayout() {
        let dot = ↓UIView(
          frame: CGRect(x: 0, y: 0, width: 8.scaleForScreenWidth(), height: 8.scaleForScreenHeight()))
        dot.layer.cornerRadius = dot.bounds.size.width * 0.5
      }
      """,
    ])
}
