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
    let name = file.name(view.item)
    if let helper = rounding.action.scaledRadius(of: view) {
      report.add(
        helper,
        "`\(name)` is round on one screen only: its radius scales by one side of the screen, and it by the other",
        advice: "write `\(name).frame.height / 2`")
    } else if let sides = FrameSides(view.call), sides.areSame(needsScaling: !view.isScaled) {
      let advice: Finding.Message =
        !view.isScaled
        ? "scale both sides by the width, or both by the height"
        : view.call.name?.scalesSidesApart == true
          ? "pass one side to a `KTEqualImageView`"
          : view.call.name?.keepsSidesEqual == true
            ? "pass one side: the class sets the one that is missing"
            : "pass one side, and `keepEqual: true`, which sets the one that is missing"
      report.add(
        view.call.callee,
        "`\(name)` is round, but its width and its height scale separately, so it is an oval on other screens",
        advice: advice)
    }
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

struct FrameSides {
  private var width: Lexemes
  private var height: Lexemes

  /// Nil for a call that gets one side, or none, and for a class of the project that keeps sides equal.
  init?(_ call: Call) {
    var sides: (width: Lexemes?, height: Lexemes?)
    guard call.name?.contains(.equal) != true || call.name?.keepsSidesEqual == true else {
      return nil
    }
    var list = call.arguments
    // The initializer, its `CGRect`, the `CGSize` of that.
    while let arguments = list {
      list = nil
      for argument in arguments {
        guard let label = argument.label else { continue }
        switch label.scaledFramePart {
        case .width: sides.width = argument.value
        case .height: sides.height = argument.value
        default: if label.is(.frame) || label.is(.size) { list = argument.value.rectangle }
        }
      }
    }
    guard let width = sides.width, let height = sides.height, width.plainNumber != "0" else {
      return nil
    }
    (self.width, self.height) = (width, height)
  }

  /// Whether both sides are the same expression, or differ only in that one scales by the screen's width and the other
  /// by its height.
  ///
  /// - Parameter needsScaling: whether they have to differ in that.
  func areSame(needsScaling: Bool) -> Bool {
    guard width.count == height.count else { return false }
    var areScaled = false
    for (left, right) in zip(width, height) {
      if left.scalesApart(from: right) {
        areScaled = true
      } else if !left.hasSameText(as: right) {
        return false
      }
    }
    return areScaled || !needsScaling
  }
}

extension Lexemes {
  /// The arguments of a value that is `CGRect(…)` or `CGSize(…)`.
  fileprivate var rectangle: Arguments? {
    guard let name = first, name.is(.CGRect) || name.is(.CGSize), let open = name.next,
      open.kind == .leftParen, open.partner == last
    else { return nil }
    return open.elements
  }

  /// `/ 2` or `* 0.5`.
  fileprivate var isHalf: Bool {
    guard let sign = first, let number = last else { return false }
    return sign == "/" && (number == "2" || number == "2.0") || sign == "*" && number == "0.5"
  }
}

extension ViewAction {
  /// The helper with which the radius of a view scales by one side of the screen, where it is half of the only side of
  /// the view, which scales by the other one: `16.scaleForScreenWidth()` with `height: 32, keepEqual: true`.
  func scaledRadius(of view: FramedView) -> Lexeme? {
    guard view.isScaled, member?.is(.cornerRadius) == true, statement.assignedMember != nil,
      let value = statement.assignedValue, let arguments = view.call.arguments,
      let radius = value.first(where: \.isNumber), let length = Double(radius.text),
      let helper = value.first(where: {
        $0.next?.kind == .leftParen && ScaleAxis(ofHelper: $0) != nil
      })
    else { return nil }
    let isVertical = ScaleAxis(ofHelper: helper) == .vertical
    let sides = (arguments["width"], arguments["height"])
    guard (sides.0 == nil) != (sides.1 == nil), isVertical == (sides.1 == nil),
      let side = sides.0 ?? sides.1, side.count == 1, let size = side.first.map(\.text),
      Double(size) == 2 * length
    else { return nil }
    return helper
  }

  /// Whether the action rounds a view off: `icon.layer.cornerRadius = icon.frame.height / 2`.
  func roundsOff(in file: ViewFile) -> Bool {
    guard role == .configuration, member?.is(.cornerRadius) == true,
      statement.assignedMember != nil, let value = statement.assignedValue, value.count > 4,
      value.suffix(2).isHalf
    else { return false }
    var side = value[value.endIndex - 3]
    guard side.is(.height) || side.is(.width) else { return false }
    for parts in [[LayoutWord.size], [.frame, .bounds]] {
      guard let owner = side.owner, owner.index > value.startIndex,
        parts.contains(where: { owner.is($0) })
      else { continue }
      side = owner
    }
    guard let period = side.previous, period.kind == .period else { return false }
    let view = value.prefix(before: period)
    return file.names.isPath(view) && file.names.item(view, in: statement.block) == item
  }
}

extension ScaledCircle {
  static let description = RuleDescription(
    id: "scaled_circle",
    family: .frames,
    summary: "Round view whose sides scale differently",
    rationale: """
      Widths scale with the width of the screen and heights with its height, so a view with two equal sides is \
      square on one device only. With half a side as its radius it is round only there. `keepEqual` and \
      `KTEqualImageView` set a missing side, and change nothing if both are given. The rule reports a view with two \
      equal sides that is rounded in the same function, and a radius that scales by the other side.
      """,
    limits: [
      "capsules, with two different sides",
      "classes of the project that keep both sides equal",
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
      """
    ],
    badExamples: [
      "Two sides": """
      override func performLayout() {
        userImageView = ↓UIImageView(topInset: 10, leftInset: 10, width: 32, height: 32)
        userImageView.layer.cornerRadius = userImageView.frame.height / 2
        userImageView.clipsToBounds = true
      }
      """
    ])
}
