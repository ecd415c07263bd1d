import LayoutModel
import RuleKit
import SwiftSource

/// Code that makes room for the keyboard reads the frame that it will have.
struct KeyboardFrame: Rule {
  let query = Query.names(.keyboardFrameBeginUserInfoKey, .UIKeyboardFrameBeginUserInfoKey)
    .inFiles(with: .viewTypes)
    .inFiles { !$0.hasWord(.keyboardFrameEndUserInfoKey, .UIKeyboardFrameEndUserInfoKey) }

  func check(_ name: Lexeme, in file: ViewFile, _ report: inout Report) {
    let end = Edit(name.bytes, with: name.text.replacing("Begin", with: "End"))
    let fix = report.fix(Fix([end], safety: .unsafe))
    report.add(
      name, "the content stays covered: this is the frame that the keyboard has before it moves",
      advice: "read `keyboardFrameEndUserInfoKey`", fix: fix)
  }
}

extension KeyboardFrame {
  static let description = RuleDescription(
    id: "keyboard_frame",
    family: .correctness,
    summary: "Keyboard frame from before its change",
    rationale: """
      A notification of the keyboard carries two frames: where the keyboard is now, and where it will be. The first one \
      may be empty, or lack the bar of suggestions, when the keyboard appears. A file that reads both knows the difference, \
      and is not reported.
      """,
    source:
      "UIKit, UIResponder.keyboardFrameEndUserInfoKey (https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey)",
    effect: .sight,
    fixSafety: .unsafe,
    goodExamples: [
      "Where it will be": """
      class CommentController: UIViewController {
        @objc private func keyboardWillShow(_ notification: Notification) {
          let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
          bottomConstraint.constant = frame?.height ?? 0
        }
      }
      """
    ],
    badExamples: [
      "Where it is": """
      class CommentController: UIViewController {
        @objc private func keyboardWillShow(_ notification: Notification) {
          let frame = notification.userInfo?[UIResponder.↓keyboardFrameBeginUserInfoKey] as? CGRect
          bottomConstraint.constant = frame?.height ?? 0
        }
      }
      """
    ])
}
