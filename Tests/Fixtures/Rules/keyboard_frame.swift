// What keyboard_frame finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class CommentController: UIViewController {
  @objc func keyboardWillShow(_ note: Notification) {
    …
  }
}

// case: the frame before the keyboard moves is reported, unless the file knows both
// lines:
let frame = note.userInfo?[UIResponder.«↓keyboardFrameBeginUserInfoKey→keyboardFrameEndUserInfoKey»]
let frame = note.userInfo?[↓UIKeyboardFrameBeginUserInfoKey]«; let end = note.userInfo?[UIKeyboardFrameEndUserInfoKey]»
let frame = note.userInfo?[UIResponder.↓keyboardFrameBeginUserInfoKey]«; let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]»
