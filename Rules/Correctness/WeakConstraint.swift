import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A constraint that is turned off and on again is kept.
struct WeakConstraint: Rule {
  let query = Query.properties(with: .names(.isActive, .activate))

  func check(_ declaration: Declaration, in file: ViewFile, _ report: inout Report) {
    guard declaration.isWeakConstraint, let name = declaration.name,
      file.memoized(ActivationChanges.init).include(name, in: file)
    else { return }
    let fix = report.fix(declaration.withoutWeak)
    report.add(
      name,
      "only views keep active constraints: once `\(name.text)` is turned off, it is released and nil, and turning it on again does nothing",
      advice: "leave out `weak`", fix: fix)
  }
}

/// Which weak constraints a file turns off, and on again without making them anew, by the keys of their names.
private struct ActivationChanges {
  private var turnedOff = KeySet()
  private var turnedOn = KeySet()

  init(_ file: ViewFile) {
    let names = KeySet(
      file.code.declarations.filter(\.isWeakConstraint).compactMap(\.name)
        .map(file.names.key))
    var assigned: [Int: KeySet] = [:]
    for token in file.code.tokens.all(.identifier) where names.contains(file.names.key(token)) {
      guard let statement = token.statement else { continue }
      let key = file.names.key(token)
      var (isOff, isOn) = (false, false)
      if let member = token.member, member.is(.isActive) {
        if member.member.is(.toggle) {
          (isOff, isOn) = (true, true)
        } else if statement.target?.last == member {
          (isOff, isOn) = (!statement.assigns(.true), !statement.assigns(.false))
        }
      } else if let member = token.member, member.call != nil {
        // SnapKit's
        (isOff, isOn) = (member.is(.deactivate), member.is(.activate))
      } else if let call = token.brackets?.callAround, let called = call.name {
        isOff = called.removes.contains(.constraints)
        isOn = called.is(.activate)
      }
      if isOff { turnedOff.insert(key) }
      guard isOn, let function = file.scopes.outermostFunction(statement) else { continue }
      // Where it is assigned, too, it is new.
      if assigned[function.index] == nil {
        assigned[function.index] = KeySet(
          function.statementsOnAllLevels.compactMap {
            $0.kind == .assignment ? $0.target?.last.map(file.names.key) : nil
          })
      }
      if assigned[function.index]?.contains(key) != true { turnedOn.insert(key) }
    }
  }

  func include(_ name: Lexeme, in file: ViewFile) -> Bool {
    let key = file.names.key(name)
    return turnedOff.contains(key) && turnedOn.contains(key)
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

extension Lexeme {
  /// Whether it is the type of a constraint: UIKit's, or a library's.
  fileprivate var namesConstraint: Bool { kind == .identifier && hasSuffix(.constraint) }
}

extension Arguments {
  /// The call whose arguments they are, or whose argument is this list.
  fileprivate var callAround: Call? { call ?? outer?.call }
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
