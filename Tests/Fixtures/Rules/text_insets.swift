// What text_insets finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// case: a label that draws with insets has a size without them
class TagLabel: UILabel {
  override func drawText(in rect: CGRect) { super.drawText(in: ↓rect.inset(by: insets)) }
«  override func sizeThatFits(_ size: CGSize) -> CGSize { size }
»}
// says: the text is drawn with insets that the size of the label does not contain: it is cut off where the label has the size that it asks for
// advice: override `intrinsicContentSize`, and add the insets to that of `super`
// ---
class TagLabel: UILabel {
  override func drawText(in rect: CGRect) {
    let inner = rect.insetBy(dx: 8, dy: 0)
    super.drawText(in: ↓inner)
  }
«  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines count: Int) -> CGRect { bounds }
»}
// ---
class TagLabel: UILabel {
  override func drawText(in rect: CGRect) { super.drawText(in: ↓UIEdgeInsetsInsetRect(rect, insets)) }
}
«extension TagLabel {
  override var intrinsicContentSize: CGSize { size }
}»
// ---
«open »class TagLabel: UILabel {
  override func drawText(in rect: CGRect) { super.drawText(in: ↓rect.inset(by: insets)) }
}
// ---
class TagLabel: «UILabel→BaseLabel» {
  override func drawText(in rect: CGRect) { super.drawText(in: ↓rect.inset(by: insets)) }
}

// case: text that is only moved is silent
class TopLabel: UILabel {
  override func drawText(in rect: CGRect) {
    super.drawText(in: CGRect(origin: rect.origin, size: sizeThatFits(rect.size)))
  }
}

// case: a text field shows and edits in different places
class SearchField: UITextField {
  override func ↓textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 8, dy: 0) }
«  override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
»}
// says: `editingRect(forBounds:)` keeps the place that `textRect(forBounds:)` moves the text from: the text jumps when editing begins and ends
// advice: override `editingRect(forBounds:)` with the same rectangle
// ---
class SearchField: UITextField {
  override func ↓editingRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.editingRect(forBounds: bounds)
    rect.origin.x += 30
    return rect
  }
«  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
»}
// ---
class SearchField: UITextField {
  override func ↓textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds)«.inset(by: insets)→» }
}
// ---
class SearchField: «UITextField→BaseField» {
  override func ↓textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 8, dy: 0) }
}
// ---
class SearchField: «UITextField→UILabel» {
  override func ↓textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 8, dy: 0) }
}
