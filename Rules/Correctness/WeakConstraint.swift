import LayoutModel
import LintEngine
import SwiftSource

/// A constraint that is turned off and on again is kept.
struct WeakConstraint: FileRule {
  let query = Query.file(with: .names(.isActive, .activate))

  func check(_ file: ViewFile, _ report: inout Report) {
    for declaration in file.code.declarations
    where declaration.kind == .property && declaration.modifiers.contains(.weak) {
      guard let name = declaration.name,
        declaration.type.contains(where: { $0.is(.NSLayoutConstraint) })
      else { continue }
      var (isTurnedOff, isTurnedOn) = (false, false)
      for token in file.code.tokens.all(.identifier)
      where token.hasSameText(as: name) && token != name {
        guard let statement = token.statement else { continue }
        if let member = token.member, member.is(.isActive), member.member == "toggle" {
          (isTurnedOff, isTurnedOn) = (true, true)
        } else if let member = token.member, member.is(.isActive), statement.target?.last == member
        {
          isTurnedOff = isTurnedOff || !statement.assigns(.true)
          // Where it is assigned, too, it is new.
          isTurnedOn =
            isTurnedOn || !statement.assigns(.false) && !file.isAssigned(name, with: statement)
        } else if let call = token.brackets?.callAround, let called = call.name {
          isTurnedOff =
            isTurnedOff || called == "deactivate" || called.hasPrefix("removeConstraint")
          isTurnedOn = isTurnedOn || called.is(.activate) && !file.isAssigned(name, with: statement)
        }
      }
      guard isTurnedOff, isTurnedOn else { continue }
      let fix = report.fix(declaration.withoutWeak)
      report.add(
        name, .isReleased(name.text), advice: .keep, fix: fix)
    }
  }
}

extension Declaration {
  /// Takes `weak` away.
  fileprivate var withoutWeak: Fix? {
    guard let word = prefix.first(where: { $0 == "weak" }), let next = word.next, !next.startsLine
    else { return nil }
    return Fix(
      [Edit(word.bytes.lowerBound..<next.bytes.lowerBound, with: "")], safety: .unsafe)
  }
}

extension ViewFile {
  /// Whether code in the function around a statement gives a name a new value.
  fileprivate func isAssigned(_ name: Lexeme, with statement: Statement) -> Bool {
    scopes.outermostFunction(statement)?.statementsOnAllLevels.contains {
      $0.kind == .assignment && $0.target?.last?.hasSameText(as: name) == true
    } ?? false
  }
}

extension Arguments {
  /// The call whose arguments they are, or whose argument is this list.
  fileprivate var callAround: Call? { call ?? outer?.call }
}

extension Finding.Message {
  fileprivate static func isReleased(_ name: String) -> Self {
    "only views keep active constraints: once `\(name)` is turned off, it is released and nil, and turning it on again does nothing"
  }

  fileprivate static var keep: Self { "leave out `weak`" }
}

extension WeakConstraint {
  static let description = RuleDescription(
    id: "weak_constraint",
    family: .correctness,
    summary: "A constraint that is turned off and on again is kept",
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
      """,
      "In a condition": """
      class BannerView: UIView {
        @IBOutlet weak var ↓height: NSLayoutConstraint!

        func show(_ isOpen: Bool) {
          height.isActive = !isOpen
        }
      }
      """,
    ])
}
