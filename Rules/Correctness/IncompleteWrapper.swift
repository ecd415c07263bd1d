import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A function that adds a view with its constraints does all that this takes.
struct IncompleteWrapper: Rule {
  let query = Query.functions(with: .additions && .names(.NSLayoutConstraint), evenIdle: true)

  func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    guard function.declaration.kind == .function, let name = function.declaration.name,
      file.actions[function.actions].contains(where: { $0.role == .addition }),
      let wrapper = Wrapper(function), let addition = wrapper.addition
    else { return }
    let (view, constraints) = (wrapper.view.text, wrapper.constraints.text)
    if let activation = wrapper.activation {
      if activation < addition {
        report.add(
          name,
          "`\(name.text)` activates `\(constraints)` before it adds `\(view)`: constraints to the superview raise an exception",
          advice: "add `\(view)` first",
          severity: .error)
      }
    } else {
      report.add(
        name,
        "`\(name.text)` does not activate `\(constraints)`: the view is added without a place",
        advice: "call `NSLayoutConstraint.activate(\(constraints))` at the end")
    }
    if !wrapper.optsOut {
      report.add(
        name,
        "`\(name.text)` does not opt `\(view)` out of autoresizing: the constraints contradict those that UIKit makes from its frame",
        advice: "set `\(view).translatesAutoresizingMaskIntoConstraints = false` after it is added")
    }
  }
}

/// What a function does with a view and constraints that it gets; nil where it hands them on, or gets other things.
private struct Wrapper {
  let view: Lexeme
  let constraints: Lexeme
  /// The first statements that add the view, and that activate the constraints.
  private(set) var addition: Statement?
  private(set) var activation: Statement?
  private(set) var optsOut = false

  init?(_ function: ViewFunction) {
    var views: [Lexeme] = []
    var lists: [Lexeme] = []
    for parameter in function.declaration.parameters?.parameters ?? [] {
      let type = parameter.type.prefix { $0.kind != .equal }
      if type.count == 3, type.first?.kind == .leftBracket,
        type.dropFirst().first?.is(.NSLayoutConstraint) == true
      {
        lists.append(parameter.name)
      } else if type.count == 1, type.first?.namesViewType == true {
        views.append(parameter.name)
      }
    }
    guard views.count == 1, lists.count == 1 else { return nil }
    (view, constraints) = (views[0], lists[0])
    for token in function.body.tokens where token.kind == .identifier && token.isFreeName {
      if token.hasSameText(as: constraints), !readConstraints(token) { return nil }
      if token.hasSameText(as: view), !readView(token) { return nil }
    }
  }

  private mutating func readConstraints(_ token: Lexeme) -> Bool {
    guard let event = ConstraintEvent(of: token), event.verb == .activated else { return false }
    activation = activation ?? event.statement
    return true
  }

  private mutating func readView(_ token: Lexeme) -> Bool {
    guard let statement = token.statement else { return false }
    if let member = token.member {
      guard member.is(.translatesAutoresizingMaskIntoConstraints) else { return member.call == nil }
      optsOut = optsOut || statement.assigns(.false)
      return true
    }
    guard let call = token.brackets?.call, let name = call.name,
      name.is(.addSubview) || name.is(.insertSubview) || name.is(.addArrangedSubview),
      call.arguments?.contains(where: { $0.value.contains { $0.hasSameText(as: constraints) } })
        == false
    else { return false }
    addition = addition ?? statement
    return true
  }
}

extension IncompleteWrapper {
  static let description = RuleDescription(
    id: "incomplete_wrapper",
    family: .correctness,
    summary: "Incomplete helper for adding a view with constraints",
    rationale: """
      A wrapper such as `addSubview(_:withConstraints:)` adds the view, opts it out of autoresizing and activates the \
      constraints, in this order: everyone who calls it relies on that. The rule looks at functions of the project that get one \
      view and a list of constraints, and add the view. One that hands them on to another function is left alone.
      """,
    source:
      "UIKit In Code, Best practices: \"Use custom wrappers for subview addition and insert\"",
    effect: .sight,
    goodExamples: [
      "All three": """
      extension UIView {
        func addSubview(_ view: UIView, withConstraints constraints: [NSLayoutConstraint]) {
          addSubview(view)
          view.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate(constraints)
        }
      }
      """
    ],
    badExamples: [
      "Without opting out": """
      extension UIView {
        func ↓addSubview(_ view: UIView, withConstraints constraints: [NSLayoutConstraint]) {
          addSubview(view)
          NSLayoutConstraint.activate(constraints)
        }
      }
      """
    ])
}
