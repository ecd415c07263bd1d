import Testing

@testable import Rules

@Suite("keyboard_frame")
struct KeyboardFrameTests {
  private let expect = Expectation(
    KeyboardFrame(),
    in: """
      class CommentController: UIViewController {
        @objc func keyboardWillShow(_ note: Notification) {
          …
        }
      }
      """)

  @Test(
    "the frame before the keyboard moves is reported, unless the file knows both",
    arguments: [
      "let frame = note.userInfo?[UIResponder.«↓keyboardFrameBeginUserInfoKey→keyboardFrameEndUserInfoKey»]",
      "let frame = note.userInfo?[↓UIKeyboardFrameBeginUserInfoKey]«; let end = note.userInfo?[UIKeyboardFrameEndUserInfoKey]»",
      "let frame = note.userInfo?[UIResponder.↓keyboardFrameBeginUserInfoKey]«; let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]»",
    ])
  func reported(_ code: String) { expect(code) }
}
