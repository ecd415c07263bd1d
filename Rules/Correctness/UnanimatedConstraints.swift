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
    guard let body = call.animations,
      call.statement.block.function?.name?.contains(.keyboard) != true
    else { return }
    if let (layout, view) = body.onlyLayout(in: file) {
      guard call.onlyMoves(view, with: body, in: file) else { return }
      report.add(
        layout.tokens,
        "`\(layout.tokens.text)` lays out what is inside of `\(layout.receiver?.text ?? "self")`, whose own place its superview sets in the next layout: it jumps there",
        advice: "call it on the superview")
    } else if let change = body.constraintChange(in: file) {
      // A stack that shows or hides one of its views lays itself out.
      let isOfStack = file.hasWord(.UIStackView) && body.tokens.contains { $0.is(.isHidden) }
      guard body.onlySetsProperties(in: file), !isOfStack, !call.mayBeLaidOutLater(in: file)
      else { return }
      report.add(
        change,
        "`\(change.text)` only marks views for the next layout, which is not part of the animation: they jump to their new places",
        advice: "call `layoutIfNeeded()` on their common superview at the end of the closure")
    } else if let request = body.onlyRequest, !call.mayBeLaidOutLater(in: file) {
      report.add(
        request,
        "`\(request.text)` only marks the view for the next layout, which is not part of the animation: nothing is animated",
        advice: "call `layoutIfNeeded()` instead, on the common superview of the views that move")
    }
  }
}

extension Call {
  fileprivate func mayBeLaidOutLater(in file: ViewFile) -> Bool {
    let body = statement.block.ancestors.first { $0.kind == .closure || $0.kind == .functionBody }
    let code = body?.tokens.suffix(after: last)
    var fuel = Fuel()
    guard let code, fuel.burn(code.count) else { return code != nil }
    return code.contains { next in
      next.kind == .identifier && next.call != nil && !next.hasCapital && !next.laysNothingOut
        && !next.is(.animate) && (!file.names.isUIKitMethod(next) || next.is(.layoutIfNeeded))
        && !file.callsHarmlessFunction(next)
    }
  }

  /// Whether the code before it, in its block, and the code that it animates change constraints of one view only, which
  /// are on that view.
  fileprivate func onlyMoves(_ view: View, with animations: Block, in file: ViewFile) -> Bool {
    var changed: Set<View?> = []
    var fuel = Fuel()
    for statement in animations.statements {
      changed.formUnion(file.viewsMoved(by: statement, &fuel))
    }
    for statement in sequence(first: statement, next: \.previous).dropFirst() {
      guard fuel.burn(statement.tokens.count) else { return false }
      changed.formUnion(file.viewsMoved(by: statement, &fuel))
    }
    return changed == [view]
  }
}

extension Block {
  /// The call in an animation that lays out one view of the file, if nothing else in it does.
  fileprivate func onlyLayout(in file: ViewFile) -> (call: Call, view: View)? {
    var found: (call: Call, view: View)?
    for statement in statements
    where statement.tokens.contains(where: { $0.hasPrefix(.layout) }) {
      guard found == nil, let call = statement.onlyCall, call.name.is(.layoutIfNeeded),
        let receiver = call.receiver, let view = file.view(receiver, in: self), view.subview != nil
      else { return nil }
      found = (call, view)
    }
    return found
  }

  /// The first change of a constraint among the statements, in closures inside them, too.
  fileprivate func constraintChange(in file: ViewFile) -> Lexemes? {
    for statement in statementsOnAllLevels {
      if let target = statement.target {
        if target.last.is(.constant) || target.last.is(.isActive), target.count > 2,
          file.isConstraint(target.dropLast(2), in: statement.block)
        {
          return target
        }
      } else if let call = statement.onlyCall, let name = call.name,
        name.updatesConstraints || name.remakesConstraints
          ? call.closure.map({ file.isMaker($0.body) }) == true
          : (name.is(.activate) || name.is(.deactivate))
            && call.receiver?.first.is(.NSLayoutConstraint) == true
      {
        return call.callee
      }
    }
    return nil
  }

  /// The only statement, if it does nothing but ask for a layout: `view.setNeedsLayout()`.
  fileprivate var onlyRequest: Lexemes? {
    guard count == 1, let call = firstStatement?.onlyCall,
      call.name.is(.setNeedsLayout) || call.name.is(.setNeedsUpdateConstraints)
    else { return nil }
    return call.tokens
  }

  /// - Parameter isCalled: whether it is the body of a function that the animated code calls.
  fileprivate func onlySetsProperties(in file: ViewFile, isCalled: Bool = false) -> Bool {
    let setsOther = statementsOnAllLevels.contains { statement in
      statement.kind == .assignment && !file.isInMaker(statement)
        && statement.target?.last?.isPlainProperty == false
    }
    return !setsOther
      && tokens.allSatisfy { token in
        guard token.kind == .identifier, token.call != nil else { return true }
        return token.hasCapital || token.laysNothingOut
          || token.statement.map { file.isInMaker($0) } == true
          || !isCalled && file.callsHarmlessFunction(token)
      }
  }
}

extension Statement {
  /// The call that it is, as a whole.
  fileprivate var onlyCall: Call? {
    guard kind == .expression, let before = tokens.last?.partner?.previous else { return nil }
    let name = before.kind == .rightParen ? before.partner?.previous : before
    return name?.call.flatMap { $0.tokens == tokens ? $0 : nil }
  }
}

extension Lexeme {
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
  /// Whether a call is one of a function of the type that only sets properties of UIKit.
  fileprivate func callsHarmlessFunction(_ name: Lexeme) -> Bool {
    guard let statement = name.statement, statement.calledFunction == name,
      let function = flow.function(calledBy: statement),
      !function.declaration.modifiers.contains(.override)
    else { return false }
    return function.body.onlySetsProperties(in: self, isCalled: true)
  }

  fileprivate func isConstraint(_ path: Lexemes, in block: Block) -> Bool {
    statedType(of: path, in: block) == .constraint
      || path.last { $0.kind == .identifier }?.contains(.constraint) == true
  }

  /// The views whose constraints a statement makes or changes; nil for one that is not known.
  fileprivate func viewsMoved(by statement: Statement, _ fuel: inout Fuel) -> Set<View?> {
    let made = constraints(in: statement.tokens)
    if !made.isEmpty { return Set(made.map(first)) }
    var views: Set<View?> = []
    for event in constraintLife.events(in: statement.tokens) {
      guard event.turns || event.verb == .constant,
        let kept = constraintLife.name(event.name, in: self)
      else { continue }
      guard fuel.burn(kept.constraints.count) else { return [nil] }
      views.formUnion(kept.constraints.map { first(of: constraints[$0]) })
    }
    return views
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
      "closures that call a function which may lay out views, or one behind the animation",
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
      """
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
      """
    ])
}
