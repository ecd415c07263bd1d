import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A constraint that is turned off and on again is kept.
struct WeakConstraint: Rule {
  let query = Query.properties(with: .names(.isActive, .activate))

  func check(_ declaration: Declaration, in file: ViewFile, _ report: inout Report) {
    guard declaration.isWeakConstraint, let name = declaration.name,
      let kept = file.constraintLife.name(name, in: file), kept.isTurnedOffAndOn(in: file)
    else { return }
    let fix = report.fix(declaration.withoutWeak)
    report.add(
      name,
      "only views keep active constraints: once `\(name.text)` is turned off, it is released and nil, and turning it on again does nothing",
      advice: "leave out `weak`", fix: fix)
  }
}

extension ConstraintLife.Name {
  fileprivate func isTurnedOffAndOn(in file: ViewFile) -> Bool {
    var fuel = Fuel()
    guard contains(.deactivated) || contains(.switched), fuel.burn(events.count) else {
      return false
    }
    let functions = { (verbs: [ConstraintEvent.Verb]) in
      Set(
        events.filter { verbs.contains($0.verb) }.compactMap {
          file.scopes.outermostFunction($0.statement)?.index
        })
    }
    return !functions([.activated, .switched]).isSubset(of: functions([.assigned]))
  }
}

extension Declaration {
  fileprivate var isWeakConstraint: Bool {
    kind == .property && modifiers.contains(.weak) && type.contains(where: \.namesConstraint)
  }

  /// Takes `weak` away.
  fileprivate var withoutWeak: Fix? {
    guard let word = prefix.first(where: { $0.is(.weak) }), let next = word.next, !next.startsLine,
      !next.hasCommentBefore
    else { return nil }
    return Fix(
      [Edit(word.bytes.lowerBound..<next.bytes.lowerBound, with: "")], safety: .unsafe)
  }
}

extension WeakConstraint {
  static let description = RuleDescription(
    id: "weak_constraint",
    family: .correctness,
    summary: "Weak constraint that is lost when deactivated",
    rationale: """
      A view retains the constraints that are active in it. One that is deactivated is released if nothing else holds \
      it, and a `weak` property becomes nil: what should activate it later does nothing. The rule reports weak \
      properties, outlets too, whose constraint the file both deactivates and activates again, without making a new one \
      there.
      """,
    source:
      "UIKit, NSLayoutConstraint.isActive (https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive); The Swift Programming Language, Automatic Reference Counting",
    effect: .sight,
    fixSafety: .unsafe,
    goodExamples: [
      "Kept": """
      class BannerView: UIView {
        private var height: NSLayoutConstraint?
        private weak var bottom: NSLayoutConstraint?

        func toggle() {
          height?.isActive.toggle()
          bottom?.constant = 8
        }
      }
      """
    ],
    badExamples: [
      "Weak": """
      class BannerView: UIView {
        private weak var ↓height: NSLayoutConstraint?

        func show() {
          height?.isActive = false
        }

        func hide() {
          height?.isActive = true
        }
      }
      """
    ])
}
