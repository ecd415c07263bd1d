// What unbounded_label finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerView: UIView {
…
  }
}

// case: a label of several lines with one horizontal edge is reported
  private let label: UILabel = { let label = UILabel(); label.numberOfLines = 0; return label }()
  func setUp() {
  addSubview(↓label)
label.snp.makeConstraints { $0.top.leading.equalToSuperview() }
// ---
  private let label = UILabel()
  func setUp() {
  addSubview(↓label)
label.numberOfLines = 3
label.snp.makeConstraints { $0.top.leading.equalToSuperview() }
// ---
  private let label = UILabel()
  func setUp() {
  label.numberOfLines = 0
addSubview(↓label)
label.snp.makeConstraints { $0.center.equalToSuperview() }
// ---
  private let label = UILabel().then { $0.numberOfLines = 2 }
  func setUp() {
  addSubview(↓label)
label.snp.makeConstraints { $0.top.leading.equalToSuperview() }
// ---
  private let label: UILabel = { let label = UILabel(); label.numberOfLines = 0; return label }()
  func setUp() {
  addSubview(↓label)
label.translatesAutoresizingMaskIntoConstraints = false
label.topAnchor.constraint(equalTo: topAnchor).isActive = true
label.rightAnchor.constraint(equalTo: rightAnchor).isActive = true
// ---
  private let label: UILabel = { let label = UILabel(); label.numberOfLines = 0; return label }()
  func setUp() {
  addSubview(↓label)
label.snp.makeConstraints { $0.top.leading.equalToSuperview() }
icon.snp.makeConstraints { $0.leading.equalTo(label.snp.leading) }
// ---
  private var label: UILabel!
  func setUp() {
  label = UILabel()
label.numberOfLines = 0
addSubview(↓label)
label.snp.makeConstraints { $0.top.leading.equalToSuperview() }
// ---
  private let label: UILabel = { let label = UILabel(); label.numberOfLines = 0; return label }()
  func setUp() {
  label.text = "Hello"
label.text = song.title
addSubview(↓label)
label.snp.makeConstraints { $0.top.leading.equalToSuperview() }
// ---
  
  func setUp() {
  let label = UILabel()
label.numberOfLines = 0
label.text = song.title
addSubview(↓label)
label.snp.makeConstraints { $0.top.leading.equalToSuperview() }

// around:

// case: a label that may have a width, or breaks its text elsewhere, is silent
class PlayerView: UIView {
  private let label = UILabel()
  func setUp() {
  addSubview(↓label)
label.numberOfLines = «3→1»
label.snp.makeConstraints { $0.top.leading.equalToSuperview() }
  }
}
// ---
class PlayerView: UIView {
  private let label = UILabel()
  func setUp() {
  addSubview(↓label)
label.numberOfLines = «3→lines»
label.snp.makeConstraints { $0.top.leading.equalToSuperview() }
  }
}
// ---
class PlayerView: UIView {
  «private let label: UILabel = { let label = UILabel(); label.numberOfLines = 0; return label }()→private let label = UILabel()»
  func setUp() {
  addSubview(↓label)
label.snp.makeConstraints { $0.top.leading.equalToSuperview() }
  }
}

// around:
class PlayerView: UIView {
…
  }
}

// case: a label that may have a width, or breaks its text elsewhere, is silent
  private let label = TitleLabel()
  func setUp() {
  addSubview(label)
label.numberOfLines = 0
label.snp.makeConstraints { $0.top.leading.equalToSuperview() }

// around:

// case: a label that may have a width, or breaks its text elsewhere, is silent
class PlayerView: UIView {
  private let label: UILabel = { let label = UILabel(); label.numberOfLines = 0; return label }()
  func setUp() {
  addSubview(↓label)
label.snp.makeConstraints { $0«.leading».trailing.equalToSuperview() }
  }
}
// ---
class PlayerView: UIView {
  private let label: UILabel = { let label = UILabel(); label.numberOfLines = 0; return label }()
  func setUp() {
  addSubview(↓label)
label.snp.makeConstraints { $0.top.leading.equalToSuperview() }
label.trailingAnchor«.constraint(lessThanOrEqualTo: trailingAnchor)».isActive = true
  }
}
// ---
class PlayerView: UIView {
  private let label: UILabel = { let label = UILabel(); label.numberOfLines = 0; return label }()
  func setUp() {
  addSubview(↓label)
label.snp.makeConstraints { $0.top.leading.equalToSuperview() }«
label.snp.makeConstraints { $0.width.lessThanOrEqualTo(200) }»
  }
}
// ---
class PlayerView: UIView {
  private let label: UILabel = { let label = UILabel(); label.numberOfLines = 0; return label }()
  func setUp() {
  addSubview(↓label)
label.snp.makeConstraints { $0.top.leading.equalToSuperview() }
icon.snp.makeConstraints { $0.leading.equalTo(label«.snp».trailing) }
  }
}
// ---
class PlayerView: UIView {
  private let label: UILabel = { let label = UILabel(); label.numberOfLines = 0; return label }()
  func setUp() {
  «label.text = "Hello"
»addSubview(↓label)
label.snp.makeConstraints { $0.top.leading.equalToSuperview() }
  }
}
// ---
class PlayerView: UIView {
  private let label: UILabel = { let label = UILabel(); label.numberOfLines = 0; return label }()
  func setUp() {
  addSubview(↓label)
label.snp.makeConstraints { $0.top.leading.equalToSuperview() }«
label.preferredMaxLayoutWidth = 200»
  }
}
// ---
class PlayerView: UIView {
  private let label: UILabel = { let label = UILabel(); label.numberOfLines = 0; return label }()
  func setUp() {
  addSubview(↓label)
label.snp.makeConstraints { $0.top.leading.equalToSuperview() }
width = label«.intrinsicContentSize».width
  }
}

// around:
class PlayerView: UIView {
…
  }
}

// case: a label that may have a width, or breaks its text elsewhere, is silent
  private let label: UILabel = { let label = UILabel(); label.numberOfLines = 0; return label }()
  func setUp() {
  addSubview(label)
label.snp.makeConstraints { $0.top.leading.equalToSuperview() }
label.text = "One\nTwo"

// around:

// case: a label that may have a width, or breaks its text elsewhere, is silent
class PlayerView: UIView {
  private let label: UILabel = { let label = UILabel(); label.numberOfLines = 0; return label }()
  func setUp() {
  addSubview(↓label)
label.snp.makeConstraints { $0.top.leading.equalToSuperview() }«
label.text = """
  One
  Two
  """»
  }
}
// ---
class PlayerView: UIView {
  private let label: UILabel = { let label = UILabel(); label.numberOfLines = 0; return label }()
  func setUp() {
  addSubview(↓label)
label.snp.makeConstraints { $0.top.leading.equalToSuperview() }«
label.pinSides(to: self)»
  }
}
// ---
class PlayerView: UIView {
  private let label: UILabel = { let label = UILabel(); label.numberOfLines = 0; return label }()
  func setUp() {
  addSubview(↓label)
label.snp.makeConstraints { $0.top.leading.equalToSuperview() }
label«.frame».size.width = 200
  }
}
// ---
class PlayerView: UIView {
  private let label: UILabel = { let label = UILabel(); label.numberOfLines = 0; return label }()
  func setUp() {
  «addSubview→stack.addArrangedSubview»(↓label)
label.snp.makeConstraints { $0.top.leading.equalToSuperview() }
  }
}

// around:
class PlayerView: UIView {
…
  }
}

// case: a label that may have a width, or breaks its text elsewhere, is silent
  public let label: UILabel = { let label = UILabel(); label.numberOfLines = 0; return label }()
  func setUp() {
  addSubview(label)
label.snp.makeConstraints { $0.top.leading.equalToSuperview() }
// ---
  private let label: UILabel = { let label = UILabel(); label.numberOfLines = 0; return label }()
  func setUp() {
  addSubview(label)
label.snp.makeConstraints { $0.top.width.equalToSuperview() }
// ---
  private let label: UILabel = { let label = UILabel(); label.numberOfLines = 0; return label }()
  func setUp() {
  addSubview(card)
card.addSubview(label)
label.snp.makeConstraints { $0.top.leading.equalToSuperview() }
card.trailingAnchor.constraint(equalTo: label.trailingAnchor).isActive = true

// around:

// case: texts that break their lines themselves, empty texts of buttons, and frames that do not stay
class A: UIView { private let title = UILabel(), hint = song.hint

func setup() { addSubview(↓title); title.numberOfLines = 0; title.text = hint; title.translatesAutoresizingMaskIntoConstraints = false
title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true } }
// ---
class A: UIView { private let title = UILabel(), «hint = song.hint→hint = "Two\nlines"»

func setup() { addSubview(↓title); title.numberOfLines = 0; title.text = hint; title.translatesAutoresizingMaskIntoConstraints = false
title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true } }

// case: one line
class PlayerView: UIView {
  private let titleLabel = UILabel()

  func setUp() {
    titleLabel.numberOfLines = 1
    addSubview(titleLabel)
    titleLabel.snp.makeConstraints { make in
      make.top.leading.equalToSuperview()
    }
  }
}

// case: only the center
class PlayerView: UIView {
  private let hintLabel: UILabel = {
    let label = UILabel()
    label.numberOfLines = 2
    return label
  }()

  func setUp() {
    addSubview(↓hintLabel)
    hintLabel.snp.makeConstraints { make in
      make.center.equalToSuperview()
    }
  }
}
