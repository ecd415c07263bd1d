// What stack_addition finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerView: UIView {
  private let stack = UIStackView()
  private let label = UILabel()

  func setup() {
    …
  }
}

// case: a view that is only added to a stack is reported, unless something gives it a place
// lines:
stack.addSubview(↓label)
self.stack.addSubview(↓self.label)
[↓label].forEach(stack.addSubview)
[↓label].forEach { stack.addSubview($0) }
[label].forEach(stack.addArrangedSubview)
stack.addSubview(↓label)«; label.frame = stack.bounds»
stack.addSubview(↓label)«; label.autoresizingMask = [.flexibleWidth]»
stack.addSubview(↓label)«; label.snp.makeConstraints { $0.edges.equalToSuperview() }»
stack.addSubview(↓label)«; place(label)»
stack.addSubview(↓label)«; label.topAnchor.constraint(equalTo: stack.topAnchor).isActive = true»
stack.addSubview(↓label); label.widthAnchor.constraint(equalToConstant: 8).isActive = true
stack.addSubview(↓label)«; stack.addArrangedSubview(label)»

// case: other stacks and other containers are silent
stack.«addSubview→addArrangedSubview»(↓label)

// around:

// case: other stacks and other containers are silent
class PlayerView: UIView {
  private let stack = UIStackView«(→(at: 0, »)
  private let label = UILabel«(→(at: 0, »)

  func setup«(→(at: 0, ») {
    stack.addSubview«(→(at: 0, »↓label)
  }
}

// around:
class PlayerView: UIView {
  private let stack = UIStackView()
  private let label = UILabel()

  func setup() {
    …
  }
}

// case: other stacks and other containers are silent
// lines:
stack.addSubview(↓«label)→makeLabel())»
«stack.→»addSubview(↓label)

// around:

// case: other stacks and other containers are silent
class PlayerView: UIView {
  private let «stack→other.stack» = UIStackView()
  private let label = UILabel()

  func setup() {
    «stack→other.stack».addSubview(↓label)
  }
}

// around:
class PlayerView: UIView {
  private let stack = { let view = UIStackView(); return view }()
  private let label = UILabel()

  func setup() {
    …
  }
}

// case: other stacks and other containers are silent
stack.addSubview(↓label)

// around:
class PlayerView: UIView {
  private let stack = QueueStack()
  private let label = UILabel()

  func setup() {
    …
  }
}

// case: other stacks and other containers are silent
stack.addSubview(label)

// around:
class PlayerView: UIStackView {
  private let stack = UIStackView()
  private let label = UILabel()

  func setup() {
    …
  }
}

// case: other stacks and other containers are silent
addSubview(↓label)

// around:

// case: in a class of stacks
class ButtonRow: UIStackView {
  private let playButton = UIButton()

  func setupButtons() {
    addSubview(↓playButton)
  }
}
