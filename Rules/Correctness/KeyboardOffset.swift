import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// Room for the keyboard is set, and not added each time.
struct KeyboardOffset: Rule {
  let query = Query.assignments(
    with: .names(
      .keyboardWillShowNotification, .keyboardDidShowNotification,
      .keyboardWillChangeFrameNotification, .UIKeyboardWillShow))

  func check(_ statement: Statement, in file: ViewFile, _ report: inout Report) {
    guard let target = statement.target, let change = statement.relativeChange,
      !target.contains(where: { $0.is(.contentOffset) || $0.isFreeName && file.scopes.isLocal($0) }
      ),
      file.mayBeKeyboardHeight(change),
      let body = file.keyboardHandler(around: statement, &report.fuel),
      !body.comparesPlaces(before: statement)
    else { return }
    report.add(
      statement.tokens,
      "`\(target.text)` changes by the keyboard's height each time that the notification is posted, which is again for each field and size: it adds up",
      advice: "set it to a value that does not depend on the last one")
  }
}

extension Statement {
  /// What is added to a place: `height` of `bottom.constant -= height` and `bottom.constant = bottom.constant - height`.
  fileprivate var relativeChange: Lexemes? {
    guard let target, let value = assignedValue else { return nil }
    switch target.last?.layoutWord {
    case .constant, .y, .bottom, .height, .frame, .transform: break
    default: return nil
    }
    if assignment?.kind != .equal { return value }
    guard value.count > target.count, zip(value, target).allSatisfy({ $0.hasSameText(as: $1) })
    else { return nil }
    return value.dropFirst(target.count + 1)
  }
}

extension Lexemes {
  fileprivate var nameKeyboardShowing: Bool {
    contains {
      $0.is(.keyboardWillShowNotification) || $0.is(.keyboardDidShowNotification)
        || $0.is(.keyboardWillChangeFrameNotification) || $0.is(.UIKeyboardWillShow)
    }
  }
}

extension Block {
  /// Whether a handler reads places, sets the same, or reads a property that it sets: what it adds may be the difference to
  /// what was before.
  fileprivate func comparesPlaces(before statement: Statement) -> Bool {
    let others = statementsOnAllLevels.filter { $0.assignment?.kind == .equal && $0 != statement }
    let set = others.compactMap { $0.target?.ownMember }.filter { $0.member == nil }
    return others.contains { $0.target?.text == statement.target?.text }
      || tokens.contains { token in
        token.is(.keyboardFrameBeginUserInfoKey) || token.is(.UIKeyboardFrameBeginUserInfoKey)
          || token.is(.minY) || token.is(.maxY) || token.hasPrefix(.convert)
          || token.isFreeName && set.contains { $0 != token && $0.hasSameText(as: token) }
      }
  }
}

extension ViewFile {
  /// Whether a value is made of a height, of what the code gets, of numbers, and of safe areas only.
  fileprivate func mayBeKeyboardHeight(_ value: Lexemes) -> Bool {
    value.contains { $0.hasSuffix(.height) || $0.contains(.keyboard) }
      && value.allSatisfy { token in
        !token.isFreeName || token.hasCapital || scopes.isLocal(token)
          || token.next?.kind == .colon || token.member.is(.safeAreaInsets)
      }
  }

  /// The body that always runs a statement each time that the keyboard appears: of what gets the notification, or of a function
  /// that it hands the height to; nil for other code.
  fileprivate func keyboardHandler(around statement: Statement, _ fuel: inout Fuel) -> Block? {
    let observer = statement.block.ancestors.first { block in
      block.closure?.call?.tokens.prefix(before: block.tokens).nameKeyboardShowing == true
    }
    let function = scopes.function(around: statement)
    guard let body = observer ?? function?.body, statement.need(in: body) <= .values,
      statement.first < body.firstChoice
    else { return nil }
    let isHandler = function.map(flow.mentions)?.contains { mention in
      guard fuel.burn(), let other = mention.statement else { return false }
      return mention.brackets?.outer?.tokens.nameKeyboardShowing == true
        || other.calledFunction == mention && scopes.function(around: other)?.body != body
          && keyboardHandler(around: other, &fuel) != nil
    }
    return observer != nil || isHandler == true ? body : nil
  }
}

extension KeyboardOffset {
  static let description = RuleDescription(
    id: "keyboard_offset",
    family: .correctness,
    summary: "Keyboard height added on each notification",
    rationale: """
      `keyboardWillShowNotification` is posted again while the keyboard is up: for the next text field, another keyboard, \
      the bar of suggestions. A handler that adds the height to what is there adds it each time, and the content moves \
      further away. The rule reports handlers that always change a constant, an inset or a frame by the keyboard's height, \
      in functions that they call, too.
      """,
    limits: [
      "handlers with a condition, and those that remember the last height or compare places"
    ],
    source:
      "UIKit, UIResponder.keyboardWillShowNotification (https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification)",
    effect: .sight,
    goodExamples: [
      "Set": """
      class CommentController: UIViewController {
        func observe() {
          NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        }

        @objc private func keyboardWillShow(_ notification: Notification) {
          guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
          bottomConstraint.constant = -1.0 * frame.height
        }
      }
      """
    ],
    badExamples: [
      "Added": """
      class CommentController: UIViewController {
        func observe() {
          NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        }

        @objc private func keyboardWillShow(_ notification: Notification) {
          guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
          ↓bottomConstraint.constant -= frame.height
        }
      }
      """
    ])
}
