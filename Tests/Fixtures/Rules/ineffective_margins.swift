// What ineffective_margins finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerView: UIView {
  private let stack = UIStackView(), card = UIView()
  …
}

// case: margins of a stack that does not use them are reported once
// lines:
func layout() { ↓stack.layoutMargins.left = 8; stack.layoutMargins.right = 8 }
func layout() { addSubview(stack); ↓self.stack.directionalLayoutMargins = insets }
func layout() { let row = UIStackView(); ↓row.layoutMargins = insets; addSubview(row) }
lazy var row: UIStackView = { let row = UIStackView(); return row }(); func layout() { ↓row.layoutMargins = insets }
func layout() { ↓stack.layoutMargins = insets; other.isLayoutMarginsRelativeArrangement = true }; let other = UIStackView()
let row = UIStackView().then { ↓$0.layoutMargins = insets }
let row: UIStackView = { ↓$0.layoutMargins = insets; return $0 }(UIStackView())
func layout() { stack.do { stack in ↓stack.layoutMargins = insets } }
func layout() { addSubViews([card, stack]); ↓stack.layoutMargins = insets }
func layout() { [card, stack].forEach { addArrangedSubview($0) }; ↓stack.layoutMargins = insets }

// case: other margins, and stacks that anything else may set up, are silent
// lines:
func layout() { ↓stack.layoutMargins = insets }
func layout() { ↓stack.layoutMargins = «insets→insets; stack.isLayoutMarginsRelativeArrangement = true» }
func layout() { ↓stack.layoutMargins = insets }«→; func other() { stack.isLayoutMarginsRelativeArrangement = isWide }»
func layout() { ↓stack.layoutMargins = «insets→insets; [stack].forEach { $0.isLayoutMarginsRelativeArrangement = true }» }
func layout() { ↓stack.layoutMargins = «insets→.zero» }
func layout() { ↓«stack.→card.»layoutMargins = insets }
func layout() { ↓«stack.→»layoutMargins = insets }
func layout() { ↓stack.layoutMargins = «insets→insets; style(stack)» }
func layout() { ↓stack.layoutMargins = «insets→insets; stack.useMargins()» }
func layout() { ↓stack.layoutMargins = «insets→insets; card.preservesSuperviewLayoutMargins = true» }
func layout() { ↓stack.layoutMargins = «insets→insets; pin(stack.layoutMarginsGuide)» }
let row = UIStackView().then { $0 }; func layout() { ↓row.layoutMargins = insets }
let row = UIStackView().then { $«0→0.isLayoutMarginsRelativeArrangement = true» }; func layout() { ↓row.layoutMargins = insets }
let row = UIStackView().then { «$0→style($0)» }; func layout() { ↓row.layoutMargins = insets }
let row = UIStackView().then { $«0→0.useMargins()» }; func layout() { ↓row.layoutMargins = insets }
let row = «UIStackView().then { $0 }→ListStack()»; func layout() { ↓row.layoutMargins = insets }
func make() -> UIStackView { let row = UIStackView(); ↓row.layoutMargins = insets«; return row» }
lazy var row: UIStackView = { let row = UIStackView(); ↓row.layoutMargins = insets; return row }()«; func layout() { row.isLayoutMarginsRelativeArrangement = true }»
@IBOutlet var row: UIStackView!; func layout() { row.layoutMargins = insets }

// around:

// case: a function that may turn them on
func makeRow() -> UIStackView {
  let row = UIStackView()
  row.directionalLayoutMargins.leading = 16
  applyMargins(to: row)
  return row
}
