import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// An animation lays out the constraints that it changes.
struct UnanimatedConstraints: Rule {
  let query = Query.calls(
    with: .names(
      .animate, .addAnimations, .transition, .runningPropertyAnimator, .UIViewPropertyAnimator)
      && .layoutChanges)

  func check(_ call: Call, in file: ViewFile, _ report: inout Report) {
    guard let body = call.animations, !call.statement.block.isOfKeyboard else { return }
    if let layout = body.onlyLayout(in: file) {
      guard call.onlyMoves(layout.view, with: body, in: file) else { return }
      report.add(
        layout.call.tokens,
        "`\(layout.call.tokens.text)` lays out what is inside of `\(layout.call.receiver?.text ?? "self")`, whose own place its superview sets in the next layout: it jumps there",
        advice: "call it on the superview")
    } else if let change = body.constraintChange(in: file) {
      // A stack that shows or hides one of its views lays itself out.
      guard body.onlySetsProperties(in: file), !body.sets(.isHidden) || !file.hasWord(.UIStackView),
        !call.mayBeLaidOutLater(in: file)
      else { return }
      report.add(
        change.place,
        "`\(change.name)` only marks views for the next layout, which is not part of the animation: they jump to their new places",
        advice: "call `layoutIfNeeded()` on their common superview at the end of the closure")
    } else if let request = body.onlyRequest, !call.mayBeLaidOutLater(in: file) {
      report.add(
        request,
        "`\(request.text)` only marks the view for the next layout, which is not part of the animation: nothing is animated",
        advice: "call `layoutIfNeeded()` instead, on the common superview of the views that move")
    }
  }
}

/// A change of a constraint, which takes effect in the next layout.
private struct ConstraintChange {
  let place: Lexemes
  /// What is changed, as it is written.
  let name: String
}

extension Call {
  /// The statements that the call animates, if it animates views.
  fileprivate var animations: Block? {
    guard let name else { return nil }
    switch name.firstByte {
    case UInt8(ascii: "a"):
      let animates = name.is(.animate) && isOnUIView
      guard animates || name.is(.addAnimations) else { return nil }
    case UInt8(ascii: "t"): guard name.is(.transition), isOnUIView else { return nil }
    case UInt8(ascii: "r"): guard name.is(.runningPropertyAnimator) else { return nil }
    case UInt8(ascii: "U"): guard name.is(.UIViewPropertyAnimator) else { return nil }
    default: return nil
    }
    let argument = arguments?["animations"]
    return argument.map { $0.first?.closure?.body } ?? trailingClosure?.body
  }

  /// Whether code behind the animation, in the same function or closure, may lay views out in another one; also where
  /// there is too much code to look at.
  fileprivate func mayBeLaidOutLater(in file: ViewFile) -> Bool {
    let body = statement.block.ancestors.first { $0.kind == .closure || $0.kind == .functionBody }
    guard let body else { return false }
    var fuel = Fuel()
    for next in body.tokens.suffix(after: last) {
      guard fuel.burn() else { return true }
      guard next.kind == .identifier, next.call != nil, !next.hasCapital else { continue }
      let isKnown =
        next.laysNothingOut || next.is(.animate)
        || (file.names.isUIKitMethod(next) && !next.is(.layoutIfNeeded))
      if !isKnown { return true }
    }
    return false
  }

  private var isOnUIView: Bool {
    receiver.map { $0.count == 1 && $0.first.is(.UIView) } ?? false
  }
}

extension Block {
  fileprivate var isOfKeyboard: Bool {
    function?.name.map { $0.contains(.keyboard) } ?? false
  }

  /// The first change of a constraint among the statements, in closures inside them, too.
  fileprivate func constraintChange(in file: ViewFile) -> ConstraintChange? {
    for statement in statementsOnAllLevels {
      switch statement.kind {
      case .assignment:
        guard let member = statement.target?.last, let target = statement.target,
          member.is(.constant) || member.is(.isActive), target.count > 2,
          file.isConstraint(target.dropLast(2), in: statement.block)
        else { continue }
        return ConstraintChange(place: target, name: target.text)
      case .expression:
        guard let call = statement.tokens.last?.outerCallName?.call, let name = call.name else {
          continue
        }
        let isChange =
          name.updatesConstraints || name.remakesConstraints
          ? call.closure.map { file.isMaker($0.body) } == true
          : (name.is(.activate) || name.is(.deactivate))
            && call.receiver?.first.is(.NSLayoutConstraint) == true
        guard isChange else { continue }
        return ConstraintChange(place: call.callee, name: call.callee.text)
      default: continue
      }
    }
    return nil
  }

  fileprivate func sets(_ property: LayoutWord) -> Bool {
    tokens.contains { $0.is(property) }
  }

  /// The only statement, if it does nothing but ask for a layout: `view.setNeedsLayout()`.
  fileprivate var onlyRequest: Lexemes? {
    guard count == 1, let statement = firstStatement, statement.kind == .expression,
      let call = statement.tokens.last?.outerCallName?.call, let name = call.name,
      name.is(.setNeedsLayout) || name.is(.setNeedsUpdateConstraints),
      call.tokens == statement.tokens
    else { return nil }
    return statement.tokens
  }

  /// Whether the statements do nothing but set properties of UIKit and change constraints, none of which lays out views at
  /// once.
  fileprivate func onlySetsProperties(in file: ViewFile) -> Bool {
    for statement in statementsOnAllLevels where !file.isInMaker(statement) {
      guard statement.kind == .assignment, let member = statement.target?.last else { continue }
      guard member.isPlainProperty else { return false }
    }
    for token in tokens where token.kind == .identifier {
      guard token.call != nil else { continue }
      let isInMaker = token.statement.map { file.isInMaker($0) } ?? false
      guard isInMaker || token.hasCapital || token.laysNothingOut else { return false }
    }
    return true
  }
}

extension Lexeme {
  /// The name of the call that ends with this token: its parenthesis or the brace of its closure.
  fileprivate var outerCallName: Lexeme? {
    guard let open = partner, open < self, let before = open.previous else { return nil }
    return before.kind == .rightParen ? before.partner?.previous : before
  }

  fileprivate var isPlainProperty: Bool {
    switch layoutWord {
    case .constant, .isActive, .priority, .x, .y, .origin, .size, .width, .height, .top, .left,
      .bottom, .right, .opacity:
      true
    default:
      isUIKitProperty || hasPrefix(.corner) || hasPrefix(.shadow) || hasPrefix(.border)
    }
  }

  fileprivate var laysNothingOut: Bool {
    switch layoutWord {
    case .activate, .deactivate, .withAlphaComponent, .setNeedsLayout, .setNeedsUpdateConstraints,
      .setNeedsDisplay, .forEach, .setTitleColor, .startAnimation:
      true
    default:
      isArithmetic || isTransformation || isPrint || updatesConstraints || makesConstraintsInClosure
    }
  }
}

extension ViewFile {
  fileprivate func isConstraint(_ path: Lexemes, in block: Block) -> Bool {
    if statedType(of: path, in: block) == .constraint { return true }
    let name = path.last { $0.kind == .identifier }
    return name.map { $0.contains(.constraint) } ?? false
  }
}

extension UnanimatedConstraints {
  static let description = RuleDescription(
    id: "unanimated_constraints",
    family: .correctness,
    summary: "Constraint change that does not animate",
    rationale: """
      Setting a constraint's constant or activating it only marks views as needing layout, and UIKit lays them out \
      later, in no animation. A closure that changes constraints without `layoutIfNeeded()` moves nothing: the views \
      jump. The rule reports the first change of a constraint in each closure of `UIView.animate`, \
      `UIView.transition` and property animators that changes only constraints and properties of UIKit, or lays out \
      the wrong view.
      """,
    limits: [
      "closures that call another function, or one behind the animation, which may lay out views",
      "handlers of the keyboard's notifications",
      "views of a stack that may be hidden",
    ],
    source:
      "UIKit, UIView.layoutIfNeeded() (https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()); Auto Layout Guide, Changing Constraints (https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/ModifyingConstraints.html)",
    effect: .sight,
    goodExamples: [
      "The layout is part of the animation": """
      class PlayerView: UIView {
        func showQueue() {
          queueHeightConstraint.constant = 200
          UIView.animate(withDuration: 0.3) {
            self.layoutIfNeeded()
          }
        }
      }
      """,
      "The views are laid out in the closure": """
      class PlayerView: UIView {
        func showQueue() {
          UIView.animate(withDuration: 0.3) {
            self.queue.snp.updateConstraints { $0.height.equalTo(200) }
            self.layoutIfNeeded()
          }
        }
      }
      """,
    ],
    badExamples: [
      "A constant": """
      class PlayerView: UIView {
        func showQueue() {
          UIView.animate(withDuration: 0.3) {
            self.queue.alpha = 1
            ↓self.queueHeightConstraint.constant = 200
          }
        }
      }
      """,
      "The wrong view": """
      class PlayerController: UIViewController {
        private let card = UIView()
        private var top: NSLayoutConstraint!

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(card)
          top = card.topAnchor.constraint(equalTo: view.topAnchor)
        }

        func moveDown() {
          top.constant = 200
          UIView.animate(withDuration: 0.3) {
            ↓self.card.layoutIfNeeded()
          }
        }
      }
      """,
      "A maker": """
      class PlayerView: UIView {
        func showQueue() {
          UIView.animate(withDuration: 0.3, animations: {
            ↓self.queue.snp.updateConstraints { $0.height.equalTo(200) }
          }, completion: { _ in self.layoutIfNeeded() })
        }
      }
      """,
    ])
}
