// What one_line_label finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerView: UIView {
  private let hint = UILabel(), play = UIButton(), notes = UITextView()
  …
}

// case: a text of several lines in one is reported once
// lines:
func setUp() { ↓hint.text = "a\nb"; addSubview(hint) }
func setUp() { ↓hint.text = "a\nb"; hint.text = "c\nd" }
func setUp() { ↓hint.text = "\(a)\n\(b)" }
func setUp() { ↓hint.attributedText = NSAttributedString(string: "a\nb", attributes: style) }
private let box = UILabel().then { ↓$0.text = "a\nb" }; func setUp() { addSubview(box) }
private lazy var box: UILabel = { let box = UILabel(); ↓box.text = "a\nb"; return box }(); func setUp() { addSubview(box) }
func setUp() { let box = UILabel(); ↓box.text = "a\nb"; stack.addArrangedSubview(box) }
func setUp() { play.↓setTitle("a\nb", for: .normal); play.titleLabel?.font = font }
func setUp() { ↓hint.text = "a\nb"; if hint == play { hint.isHidden = true } }
func setUp() { ↓hint.text = "a\nb"; let place = tap.location(in: hint) }

// case: one line, several that are allowed, and labels that anything else may set up, are silent
// lines:
func setUp() { hint.text = "a\nb"; hint.numberOfLines = 0 }
func setUp() { hint.text = "a\nb"; if isOn { hint.numberOfLines = lines } }
func setUp() { hint.text = "a\n" }
func setUp() { hint.text = "\na " }
func setUp() { hint.text = "\n" }
func setUp() { hint.text = "a\\nb" }
func setUp() { hint.text = #"a\nb"# }
func setUp() { hint.text = "a \(list.joined(separator: "\n"))" }
func setUp() { hint.text = list.joined(separator: "\n") }
func setUp() { hint.text = format("a\nb") }
func setUp() { hint.text = "a\nb".firstLine }
func setUp() { hint.text = isOn == "a\nb".isEmpty ? c : d }
// ---
func setUp() { ↓hint.text = """
a« \»
b
""" }
// ---
func setUp() { ↓hint.text = """
a
«b
→»""" }
// ---
// lines:
func setUp() { notes.text = "a\nb" }
func setUp() { hint.accessibilityLabel = "a\nb" }
func setUp() { hint.text = "a\nb"; style(hint) }
func setUp() { hint.text = "a\nb"; hint.style(.body) }
func setUp() { hint.text = "a\nb"; hint.typography = .body }
func setUp() { hint.text = "a\nb"; [hint].forEach { $0.numberOfLines = 0 } }
func setUp() { hint.text = "a\nb" }; func all() -> [UILabel] { [hint] }
private let box = HintLabel(); func setUp() { box.text = "a\nb" }
private let box = UILabel().then { $0.text = "a\nb"; $0.numberOfLines = 2 }; func setUp() { addSubview(box) }
func make() -> UILabel { let box = UILabel(); box.text = "a\nb"; return box }
@IBOutlet private var box: UILabel!; func setUp() { box.text = "a\nb" }
func setUp() { play.setTitle("a\nb", for: .normal); play.titleLabel?.numberOfLines = 2 }
func setUp() { play.setTitle("a\nb", for: .normal); play.titleLabel?.lineBreakMode = .byWordWrapping }
func setUp() { play.setTitle("a\nb", for: .normal); if let label = play.titleLabel { label.numberOfLines = 0 } }
func setUp() { play.setTitle("a\nb", for: .normal); play.configuration = .plain() }
func setUp() { let box = UIButton(configuration: .plain()); box.setTitle("a\nb", for: .normal); addSubview(box) }

// around:

// case: a function that gets the label is looked at: it may place it, and not set it up
// file: 0.swift
class C: UIView { private let hint = UILabel(); func setUp() { ↓hint.text = "a\nb"; show(hint) } }
// file: 1.swift
extension UIView { func show(_ label: UILabel) { addSubview(label) } }
// says: the text of `hint` has several lines, and only the first is shown: its label has one line unless `numberOfLines` is set
// advice: set `hint.numberOfLines = 0`
// ---
// partial:
// file: 0.swift
class C: UIView { private let hint = UILabel(); func setUp() { hint.text = "a\nb"; show(hint) } }
// file: 1.swift
extension UIView { func show(_ label: UILabel) { addSubview(label) } }
// ---
// file: 0.swift
class C: UIView { private let hint = UILabel(); func setUp() { hint.text = "a\nb"; show(hint) } }
// file: 1.swift
extension UIView { func show(_ label: UILabel) { addSubview(label); label.numberOfLines = 2 } }
// ---
// file: 0.swift
class C: UIView { private let hint = UILabel(); func setUp() { hint.text = "a\nb"; show(hint) } }
// file: 1.swift
extension UIView { func show(_ label: UILabel) { addSubview(label); label.sizeToFit() } }
// ---
// file: 0.swift
class C: UIView { private let hint = UILabel(); func setUp() { hint.text = "a\nb"; show(hint) } }
// file: 1.swift
extension UIView { func show(_ label: UILabel) { style(label) } }
// ---
// file: 0.swift
class C: UIView { private let hint = UILabel(); func setUp() { ↓hint.text = "a\nb"; show(hint) } }
// file: 1.swift
extension UIView { func show(_ label: UILabel) { label.topAnchor.constraint(equalTo: topAnchor).isActive = true } }
// says: the text of `hint` has several lines, and only the first is shown: its label has one line unless `numberOfLines` is set
// advice: set `hint.numberOfLines = 0`
// ---
// partial:
// file: 0.swift
class C: UIView { private let hint = UILabel(); func setUp() { hint.text = "a\nb"; show(hint) } }
// file: 1.swift
extension UIView { func show(_ label: UILabel) { label.topAnchor.constraint(equalTo: topAnchor).isActive = true } }

// case: the message says what is shown, and the advice what to set
class C: UIView {
  private let hint = UILabel(), play = UIButton()
  func setUp() {
    ↓hint.text = "a\nb"
    play.↓setTitle("a\nb", for: .normal)
  }
}
// says: the text of `hint` has several lines, and only the first is shown: its label has one line unless `numberOfLines` is set
// advice: set `hint.numberOfLines = 0`
// says: the text of `play` has several lines, and only the first is shown: its label has one line unless `numberOfLines` is set
// advice: set `play.titleLabel?.numberOfLines = 0`

// case: a style that may set the lines
class PlayerView: UIView {
  private let hintLabel = UILabel()

  func setupHintLabel() {
    hintLabel.text = "Nothing to play\nAdd a song"
    hintLabel.applyStyle(.hint)
    addSubview(hintLabel)
  }
}

// case: the title of a button
class PlayerView: UIView {
  private lazy var addButton: UIButton = {
    let button = UIButton(type: .system)
    button.↓setTitle("Nothing to play\nAdd a song", for: .normal)
    return button
  }()
}

// around:

// case: a label that is made with a frame that scales
class TopBarView: UIView {
  private var label: UILabel!
  override func performLayout() {
    label = UILabel(topInset: 10, leftInset: 52, width: 284, height: 32)
    ↓label.text = "Hello\nWorld"
    addSubview(label)
  }
}
// ---
class TopBarView: UIView {
  private var label: UILabel!
  override func performLayout() {
    label = UILabel(topInset: 10, leftInset: 52, width: 284, height: 32«, lines: 2»)
    ↓label.text = "Hello\nWorld"
    addSubview(label)
  }
}
