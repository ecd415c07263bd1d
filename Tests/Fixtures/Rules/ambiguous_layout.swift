// What ambiguous_layout finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class A: UIView { private let a = UILabel(), b = UILabel(); func setUp() {
[a, b].forEach { $0.translatesAutoresizingMaskIntoConstraints = false; addSubview($0); $0.topAnchor.constraint(equalTo: topAnchor).isActive = true }
…
} }

// case: constraints in a loop are those of each view
// lines:
[a, b].forEach { $0.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true }
[a, b].forEach { row in row.snp.makeConstraints { $0.leading.equalToSuperview() } }
[a, b].forEach { $0.snp.makeConstraints { make in make.leading.equalToSuperview() } }
for row in [a, b] { row.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true }

// around:
class PlayerView: UIView {
…
  }
}

// case: a view without a position or a size is reported, however it is made
  private let line = UIView()
  func setUp() {
  addSubview(↓line)
line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
// ---
  private let line = UIView()
  func setUp() {
  [↓line].forEach { addSubview($0) }
line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
// ---
  private let line = UIView()
  func setUp() {
  let bar = UIView()
bar.backgroundColor = .red
addSubview(↓bar)
bar.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
// ---
  private let line = UIView()
  func setUp() {
  [↓line].forEach { $0.alpha = 0.5; addSubview($0) }
line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
// ---
  private let line = UIView()
  func setUp() {
  [↓line].forEach { $0.translatesAutoresizingMaskIntoConstraints = false; addSubview($0) }
line.topAnchor.constraint(equalTo: topAnchor).isActive = true
// ---
  private lazy var line: UIView = { let view = UIView(); view.alpha = 0; return view }()
  func setUp() {
  addSubview(↓line)
line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
// ---
  private let line = UIView().then { $0.translatesAutoresizingMaskIntoConstraints = false }
  func setUp() {
  addSubview(↓line)
line.topAnchor.constraint(equalTo: topAnchor).isActive = true
// ---
  private let label = UILabel()
  func setUp() {
  addSubview(↓label)
label.autoPinEdge(toSuperviewEdge: .top)
// ---
  private let label = TitleLabel()
  func setUp() {
  addSubview(↓label)
label.snp.makeConstraints { $0.width.height.equalTo(8) }
// ---
  private let line = UIView()
  func setUp() {
  addSubview(↓line)
line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
line.layer.addSublayer(shadow)
line.rx.tap.bind(to: x)
// ---
  private let line = UIView()
  func setUp() {
  line.isHidden = true
addSubview(↓line)
line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
line.isHidden = !isWide
// ---
  
  func setUp() {
  let label = UILabel()
addSubview(↓label)
label.snp.makeConstraints { $0.top.equalToSuperview() }
// ---
  private let card = UIView(), title = UILabel(), line = UIView()
  func setUp() {
  addSubview(↓card)
card.addSubview(title)
card.translatesAutoresizingMaskIntoConstraints = false
card.topAnchor.constraint(equalTo: topAnchor).isActive = true
title.leadingAnchor.constraint(equalTo: card.leadingAnchor).isActive = true
// ---
  private let card = UIView(), title = UILabel(), line = UIView()
  func setUp() {
  addSubview(↓card)
card.addSubview(title)
card.translatesAutoresizingMaskIntoConstraints = false
card.topAnchor.constraint(equalTo: topAnchor).isActive = true
card.leadingAnchor.constraint(equalTo: title.leadingAnchor).isActive = true
// ---
  private let card = UIView(), title = UILabel(), line = UIView()
  func setUp() {
  addSubview(↓card)
card.addSubview(title)
card.translatesAutoresizingMaskIntoConstraints = false
card.topAnchor.constraint(equalTo: topAnchor).isActive = true
title.leadingAnchor.constraint(equalTo: card.leadingAnchor).isActive = true
title.topAnchor.constraint(equalTo: line.bottomAnchor).isActive = true

// case: what may be laid out in another way is silent
  private let card = UIView(), title = UILabel(), line = UIView()
  func setUp() {
  addSubview(card)
card.addSubview(title)
card.translatesAutoresizingMaskIntoConstraints = false
card.topAnchor.constraint(equalTo: topAnchor).isActive = true
card.leadingAnchor.constraint(equalTo: title.leadingAnchor).isActive = true
title.leadingAnchor.constraint(equalTo: line.leadingAnchor).isActive = true

// around:

// case: what may be laid out in another way is silent
class PlayerView: UIView {
  private let line = UIView()
  func setUp() {
  addSubview(↓line)
line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview()«; $0.height.equalTo(1)» }
  }
}
// ---
class PlayerView: UIView {
  private let line = UIView()
  func setUp() {
  addSubview(↓line)
line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }«
line.addSubview(label)»
  }
}
// ---
class PlayerView: UIView {
  private let line = UIView()
  func setUp() {
  addSubview(↓line)
line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview()«; helper($0)» }
  }
}
// ---
class PlayerView: UIView {
  private let line = UIView()
  func setUp() {
  addSubview(↓line)
line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }«
size(line)»
  }
}
// ---
class PlayerView: UIView {
  private let line = UIView()
  func setUp() {
  addSubview(↓line)
line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }«
line.setHeight(1)»
  }
}
// ---
class PlayerView: UIView {
  private let line = UIView()
  func setUp() {
  addSubview(↓line)
line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }«
if isWide { line.snp.makeConstraints { $0.height.equalTo(1) } }»
  }
}
// ---
class PlayerView: UIView {
  private let line = UIView()
  func setUp() {
  addSubview(↓line)
line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview()«; $0.height.greaterThanOrEqualTo(1).priority(.low)» }
  }
}
// ---
class PlayerView: UIView {
  private let line = UIView()
  func setUp() {
  addSubview(↓line)
line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }«
label.snp.makeConstraints { $0.bottom.equalTo(line.snp.top) }»
  }
}
// ---
class PlayerView: UIView {
  private let line = UIView()
  func setUp() {
  addSubview(↓line)
line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }«
other.line.setUp()»
  }
}
// ---
class PlayerView: UIView {
  private let line = UIView()
  func setUp() {
  addSubview(↓line)
line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }«
line.project.setHeight(1)»
  }
}
// ---
class PlayerView: UIView {
  private let line = UIView()
  func setUp() {
  addSubview(↓line)
line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }«
activate(line?.project.heights(1))»
  }
}
// ---
class PlayerView: UIView {
  private let line = UIView()
  func setUp() {
  «line.isHidden = true
»addSubview(↓line)
line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
  }
}

// around:
class PlayerView: UIView {
…
  }
}

// case: what may be laid out in another way is silent
  private let line = UIView()
  func setUp() {
  stack.addArrangedSubview(line)
line.snp.makeConstraints { $0.width.equalTo(1) }

// around:

// case: what may be laid out in another way is silent
class PlayerView: UIView {
  private let line = UIView()
  func setUp() {
  «addSubview(↓line)→[line].forEach { $0.frame.size.height = 1; addSubview($0) }»
line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
  }
}
// ---
class PlayerView: UIView {
  private let line = UIView()
  func setUp() {
  «addSubview(↓line)→[line].forEach { $0.alpha = 0; addSubview($0, height: 1) }»
line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
  }
}
// ---
class PlayerView: UIView {
  private let line = UIView()
  func setUp() {
  «addSubview(↓line)
→»line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
  }
}
// ---
class PlayerView: UIView {
  private let line = UIView()
  func setUp() {
  addSubview(↓line)«
line.frame = bounds»
line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
  }
}

// around:
class PlayerView: UIView {
…
  }
}

// case: what may be laid out in another way is silent
  private let line = UIView()
  func setUp() {
  addSubview(line)
line.topAnchor.constraint(equalTo: topAnchor).isActive = true

// around:

// case: what may be laid out in another way is silent
class PlayerView: UIView {
  «private let line = UIView()→let line = UIView()»
  func setUp() {
  addSubview(↓line)
line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
  }
}
// ---
class PlayerView: UIView {
  «private let line = UIView()→private let line = SeparatorView()»
  func setUp() {
  addSubview(↓line)
line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
  }
}
// ---
class PlayerView: UIView {
  «private let line = UIView()→private let line = makeLine()»
  func setUp() {
  addSubview(↓line)
line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
  }
}
// ---
class PlayerView: UIView {
  «private let line = UIView()→@IBOutlet private var line: UIView!»
  func setUp() {
  addSubview(↓line)
line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
  }
}
// ---
class PlayerView: UIView {
  «private let line = UIView()→private let line: UIView = { let view = UIView(); view.heightAnchor.constraint(equalToConstant: 1).isActive = true; return view }()»
  func setUp() {
  addSubview(↓line)
line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
  }
}
// ---
class PlayerView: UIView {
  private let label = UILabel()
  func setUp() {
  addSubview(↓label)
label.snp.makeConstraints { $0«.leading».firstBaseline.equalToSuperview() }
  }
}
// ---
class PlayerView: UIView {
  «private let line = UIView()→private let line = UIView().then { $0.frame.size.height = 1 }»
  func setUp() {
  addSubview(↓line)
line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
  }
}

// around:
class PlayerView: UIView {
…
  }
}

// case: what may be laid out in another way is silent
  private let box = UIView()
  func setUp() {
  let width = UIView()
box.addSubview(width)
width.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }

// around:
class PlayerView: UIView {
  private let icon = UIImageView()
  private let label = UILabel()
  private let card = UIView()
  func setUp() {
    addSubview(↓icon)
    addSubview(label)
…
  }
  
}

// case: views that are placed only relative to each other are one finding
    icon.snp.makeConstraints { $0.top.equalToSuperview() }
    label.snp.makeConstraints { $0.top.equalTo(icon); $0.leading.equalTo(icon.snp.trailing) }
// ---
    icon.snp.makeConstraints { $0.centerY.equalToSuperview() }
    label.snp.makeConstraints { $0.centerY.equalTo(icon); $0.trailing.equalTo(icon.snp.leading).offset(-8) }
// ---
    icon.snp.makeConstraints { $0.leading.equalTo(label); $0.top.equalToSuperview() }
    label.snp.makeConstraints { $0.leading.equalTo(icon); $0.top.equalTo(icon.snp.bottom) }
// ---
    icon.snp.makeConstraints { $0.leading.equalToSuperview() }
    label.snp.makeConstraints { $0.leading.equalTo(icon.snp.trailing); $0.centerY.equalTo(icon) }
// ---
    icon.snp.makeConstraints { $0.leading.equalToSuperview() }
    label.snp.makeConstraints { $0.leading.equalTo(icon.snp.trailing); $0.lastBaseline.equalTo(icon.snp.bottom) }

// around:
class PlayerView: UIView {
  private let icon = UIImageView()
  private let label = UILabel()
  private let card = UIView()
  func setUp() {
    addSubview(icon)
…
}

// case: views of which one may have a place are silent
    addSubview(label)
    icon.snp.makeConstraints { $0.top.leading.equalToSuperview() }
    label.snp.makeConstraints { $0.top.equalTo(icon); $0.leading.equalTo(icon.snp.trailing) }
  }
// ---
    addSubview(label)
    icon.snp.makeConstraints { $0.top.equalToSuperview() }
    label.snp.makeConstraints { $0.top.equalTo(icon); $0.leading.equalTo(icon.snp.trailing); $0.trailing.equalToSuperview() }
  }
// ---
    addSubview(label)
    icon.snp.makeConstraints { $0.top.equalToSuperview() }
    label.snp.makeConstraints { $0.top.equalTo(icon); $0.leading.equalTo(icon.snp.trailing); $0.trailing.equalTo(header) }
  }
// ---
    addSubview(label)
    icon.snp.makeConstraints { $0.top.equalToSuperview() }
    label.snp.makeConstraints { $0.top.equalTo(icon); $0.leading.equalTo(icon.snp.trailing); $0.leading.equalTo(8) }
  }
// ---
    addSubview(label)
    icon.snp.makeConstraints { $0.top.equalToSuperview() }
    label.snp.makeConstraints { $0.top.equalTo(icon); $0.leading.equalTo(icon.snp.trailing) }
  }
  override func updateConstraints() { icon.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true }
// ---
    addSubview(label)
    icon.snp.makeConstraints { $0.top.equalToSuperview() }
    label.snp.makeConstraints { $0.top.equalTo(icon); $0.leading.equalTo(icon.snp.trailing) }
  }
  func place() { icon.frame.origin.x = 8 }
// ---
    addSubview(label)
    icon.snp.makeConstraints { $0.top.equalToSuperview() }
    label.snp.makeConstraints { $0.top.equalTo(icon); $0.leading.equalTo(icon.snp.trailing) }
  }
  func place() { stack.addArrangedSubview(icon) }
// ---
    addSubview(label)
    icon.snp.makeConstraints { $0.top.equalToSuperview() }
    label.snp.makeConstraints { $0.top.equalTo(icon); $0.leading.equalTo(icon.snp.trailing) }
  }
  func place() { pin(label) }
// ---
    icon.addSubview(label)
    icon.snp.makeConstraints { $0.top.equalToSuperview(); $0.leading.equalTo(card) }
    label.snp.makeConstraints { $0.edges.equalTo(icon) }
  }
// ---
    addSubview(label)
    icon.snp.makeConstraints { $0.top.leading.equalToSuperview() }
    label.snp.makeConstraints { $0.top.leading.equalToSuperview(); $0.width.equalTo(icon) }
  }

// around:

// case: the finding about views that float names them and the axis
class PlayerView: UIView {
  private let icon = UIImageView()
  private let label = UILabel()
  private let card = UIView()
  func setUp() {
    addSubview(↓icon)
    addSubview(label)
    icon.snp.makeConstraints { $0.top.equalToSuperview() }
    label.snp.makeConstraints { $0.top.equalTo(icon); $0.leading.equalTo(icon.snp.trailing) }
  }
  
}
// says: UIKit guesses where `icon`, `label` are, usually at 0: their horizontal constraints are only about each other
// advice: add a horizontal constraint between one of them and what they are in

// around:
class PlayerView: UIView {
…
  func setUp() { addSubview(↓line); line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() } }
}

// case: whatever makes the view
// lines:
  private let line = { UIView() }()
  private let line: UIView = { return UIView() }()
  private let line: UIView = .init()
  private lazy var line: UIView = .init().then { $0.alpha = 0.5 }

// around:

// case: one finding says all that is missing
func f() { let box = UIView(); box.alpha = 1; addSubview(↓box); box.snp.makeConstraints { $0.top.equalToSuperview() } }
// says: nothing fixes the horizontal position and the height of `box`: UIKit guesses them, usually as 0
// advice: add constraints for its horizontal position and its height

// case: a view that other files can see is reported where none of them names it
// file: 0.swift
class PlayerView: UIView {
  private let line = UIView()
  func setUp() {
    addSubview(↓line)
    line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
  }
}
// file: 1.swift
class Other {}
// says: nothing fixes the height of `line`: UIKit guesses it, usually as 0
// advice: add a constraint for its height
// ---
// file: 0.swift
class PlayerView: UIView {
  let line = UIView()
  func setUp() {
    addSubview(↓line)
    line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
  }
}
// file: 1.swift
class Other {}
// says: nothing fixes the height of `line`: UIKit guesses it, usually as 0
// advice: add a constraint for its height
// ---
// file: 0.swift
class PlayerView: UIView {
  let line = UIView()
  func setUp() {
    addSubview(line)
    line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
  }
}
// file: 1.swift
func f() { player.line.snp.makeConstraints { $0.height.equalTo(1) } }
// ---
// file: 0.swift
class PlayerView: UIView {
  let line = UIView()
  func setUp() {
    addSubview(line)
    line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
  }
}
// file: 1.swift
extension PlayerView { func f() {} }
// ---
// file: 0.swift
class PlayerView: UIView {
  let line = UIView()
  func setUp() {
    addSubview(line)
    line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
  }
}
// file: 1.swift
class BigPlayerView: PlayerView {}
// ---
// file: 0.swift
class PlayerView: UIView {
  public let line = UIView()
  func setUp() {
    addSubview(line)
    line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
  }
}
// file: 1.swift
class Other {}
// ---
// file: 0.swift
class PlayerView: UIView {
  open var line = UIView()
  func setUp() {
    addSubview(line)
    line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
  }
}
// file: 1.swift
class Other {}
// ---
// file: 0.swift
class PlayerView: UIView {
  @IBOutlet var line = UIView()
  func setUp() {
    addSubview(line)
    line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
  }
}
// file: 1.swift
class Other {}
// ---
// file: 0.swift
class PlayerView: UIView {
  static let line = UIView()
  func setUp() {
    addSubview(line)
    line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
  }
}
// file: 1.swift
class Other {}
// ---
// file: 0.swift
class PlayerView: UIView {
  override var line = UIView()
  func setUp() {
    addSubview(line)
    line.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
  }
}
// file: 1.swift
class Other {}

// around:
class A: UIView { private let a = UIView()
private let b = 0
func setup() { addSubview(↓a); a.translatesAutoresizingMaskIntoConstraints = false
a.heightAnchor.constraint(equalTo: heightAnchor).isActive = true
a.topAnchor.constraint(equalTo: topAnchor).isActive = true
…

// case: a view as large as its superview is where it should be
a.widthAnchor.constraint(equalTo: widthAnchor).isActive = true } }
// stays:
// ---
a.widthAnchor.constraint(equalToConstant: 8).isActive = true } }
// stays:
