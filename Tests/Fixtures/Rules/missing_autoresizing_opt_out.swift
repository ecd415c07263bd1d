// What missing_autoresizing_opt_out finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerView: UIView {
  let ↓label = UILabel()
  func setup() {
…
  }
  
}

// case: a view added by hand and constrained is reported
// lines:
    addSubview(label); label.topAnchor.constraint(equalTo: topAnchor).isActive = true
    view.addSubview(self.label); NSLayoutConstraint.activate([self.label.topAnchor.constraint(equalTo: topAnchor)])
    [label, other].forEach(addSubview); NSLayoutConstraint.activate([label.topAnchor.constraint(equalTo: topAnchor)])
    [label].forEach { view.addSubview($0) }; NSLayoutConstraint.activate([label.topAnchor.constraint(equalTo: topAnchor)])
    insertSubview(label, belowSubview: other); let top = label.topAnchor.constraint(equalTo: topAnchor); top.isActive = true
    addSubview(label); let top = label.topAnchor.constraint(equalTo: topAnchor); NSLayoutConstraint.activate([top])
    addSubview(label); view.addConstraint(NSLayoutConstraint(item: label, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 0))
    label.text = x; label.setContentHuggingPriority(.required, for: .vertical); addSubview(label); bringSubviewToFront(label); NSLayoutConstraint.activate([label.topAnchor.constraint(equalTo: topAnchor)])
    addSubview(label); NSLayoutConstraint.activate([label.topAnchor.constraint(equalTo: topAnchor)]) // label.translatesAutoresizingMaskIntoConstraints = false
    other.translatesAutoresizingMaskIntoConstraints = false; addSubview(label); label.topAnchor.constraint(equalTo: topAnchor).isActive = true

// around:
class PlayerView: UIView {
…
  func setup() {
    addSubview(label); label.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
  
}

// case: it does not matter how the view is created
// lines:
  let ↓label: UITableView = UITableView(frame: .zero, style: .plain)
  lazy var ↓label: UILabel = { let made = UILabel(); made.text = x; return made }()
  private let ↓label = UIButton(type: .system)
  let ↓label = UIView.init()

// case: an initializer of the project, even of a class of UIKit, may opt out
// lines:
  let label: UIView = UILabel(style: .title)
  let label: UIView = UIView(image: .logo)
  let label: UIView = UIStackView(items: [])

// around:

// case: a constraint that is made, but only passed on, conflicts with nothing
class PlayerView: UIView {
  let label = UILabel()
  func setup() {
    addSubview(label); let top = label.topAnchor.constraint(equalTo: topAnchor); edges = Edges(top: top)
  }
  func show(top: Edge) { top.isActive = true }
}

// around:
class PlayerView: UIView {
…
  }
  
}

// case: locals and views created later are reported
  var ↓label: UILabel!
  func setup() {
    label = UILabel(); addSubview(label); label.topAnchor.constraint(equalTo: topAnchor).isActive = true
// ---
  
  func setup() {
    let ↓label = UILabel(); addSubview(label); label.topAnchor.constraint(equalTo: topAnchor).isActive = true

// around:
class PlayerView: UIView {
  var label = UILabel()
  func setup() {
…
addSubview(label)
NSLayoutConstraint.activate([label.topAnchor.constraint(equalTo: topAnchor)])
  }
  
}

// case: a view that opts out, or may do so, is silent
// lines:
    label.translatesAutoresizingMaskIntoConstraints = false
    [label, other].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    for view in [label, other] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.subviews.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    for subview in view.subviews { subview.translatesAutoresizingMaskIntoConstraints = false }
    label.usingAutoLayout()
    label.project.anchor(inside: self)
    view.addAutoLayoutSubview(label)
    configure(label)
    prepare(view: label)
    view.addSubviews(label)
    stack.addArrangedSubview(label)
    let stack = UIStackView(arrangedSubviews: [label])
    view.addSubview(label, withConstraints: [])
    view.addSubview(label) { _ in }
    label.usesAutoLayout = true
    label.snp.makeConstraints { $0.top.equalToSuperview() }
    label.pinToEdges()
    label.leftAnchor == leftAnchor + 8
    NSLayoutConstraint.activate([label.leftAnchor == leftAnchor + 8])
    (label.leftAnchor /==/ leftAnchor).isActive = true
    label.edgeAnchors <= edgeAnchors
    all = batch(active: false) { label.leftAnchor == leftAnchor + 8; label.heightAnchor == 44 }
    constrain(label) { $0.left == $0.superview!.left }
    label.easy.layout(Left(8))
    label.autoPinEdge(toSuperviewEdge: .left)
    label.leftToSuperview()
    label.pin.left(8)
    label.flex.width(8)
    let other = label
    label.autoresizingMask = [.flexibleWidth]
    label.frame = bounds
    tableView.tableHeaderView = label
    [label, other].forEach { view.addSubview($0); $0.layoutByHand() }
    with(label) { $0.text = x }
    [label, other].prepareForAutoLayout()
    let map = ["label": label]; place(map)
    label = makeLabel()
    constraints.activateAll(label.topAnchor.constraint(equalTo: topAnchor))

// around:

// case: views that may be created elsewhere are silent
class PlayerView: UIView {
  let ↓label = «UIView.init→TitleLabel»()
  func setup() {
    addSubview(label); label.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
  
}
// ---
class PlayerView: UIView {
  «@UsesAutoLayout »var ↓label = UILabel()
  func setup() {
    addSubview(label); label.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
  
}
// ---
class PlayerView: UIView {
  let ↓label = UILabel«().usingAutoLayout»()
  func setup() {
    addSubview(label); label.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
  
}
// ---
class PlayerView: UIView {
  let ↓label = «UIView.init→UILabel.make»()
  func setup() {
    addSubview(label); label.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
  
}
// ---
class PlayerView: UIView {
  let ↓label = «UIView.init()→UILabel(text: x)»
  func setup() {
    addSubview(label); label.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
  
}
// ---
class PlayerView: UIView {
  let ↓label = «UIView.init→makeLabel»()
  func setup() {
    addSubview(label); label.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
  
}
// ---
class PlayerView: UIView {
  let ↓label« = UIView.init()→: UILabel»
  func setup() {
    addSubview(label); label.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
  
}

// around:
class PlayerView: UIView {
…
  func setup() {
    addSubview(label); label.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
  
}

// case: views that may be created elsewhere are silent
// lines:
  @IBOutlet var label: UILabel!
  var label: UILabel { UILabel() }

// around:

// case: views that may be created elsewhere are silent
class PlayerView: UIView {
  let ↓label: UILabel = { let made = UILabel(); «made.translatesAutoresizingMaskIntoConstraints = false; »return made }()
  func setup() {
    addSubview(label); label.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
  
}
// ---
class PlayerView: UIView {
  let ↓label: UILabel = { let made = UILabel(); «made.prepare(); »return made }()
  func setup() {
    addSubview(label); label.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
  
}

// around:
class PlayerView: UIView {
…
  func setup() {
    addSubview(label); label.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
  
}

// case: views that may be created elsewhere are silent
  let label = UILabel().then { $0.translatesAutoresizingMaskIntoConstraints = false }

// around:
class PlayerView: UIView {
  let label = UILabel()
  func setup() {
…
  }
  
}

// case: views without constraints or not added here are silent
// lines:
    addSubview(label)
    label.topAnchor.constraint(equalTo: topAnchor).isActive = true
    addSubview(label); label.heightAnchor.constraint(equalToConstant: 1).isActive = true
    addSubview(label); other.topAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
    addSubview(label); Layout.activate([label.topAnchor.constraint(equalTo: topAnchor)])
    addSubview(label); pin(label.topAnchor.constraint(equalTo: topAnchor))
    [label].forEach { $0.addSubview(other) }; NSLayoutConstraint.activate([label.topAnchor.constraint(equalTo: topAnchor)])
    addSubview(label); contentView.topAnchor.constraint(equalTo: topAnchor).isActive = true

// around:
class PlayerView: UIView {
  let label = UILabel()
  func setup() {
    addSubview(label); label.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
…
}

// case: a type that opts out for all its subviews is silent
// lines:
  override func didAddSubview(_ subview: UIView) { subview.translatesAutoresizingMaskIntoConstraints = false }
  override func addSubview(_ view: UIView) { super.addSubview(view) }

// around:
class PlayerView: UIView {
…
}

// case: a local that opts out does not speak for another one of its name
  
  func setup() {
    let ↓line = UIView(); addSubview(line); line.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
  func other() { let line = UIView(); line.translatesAutoresizingMaskIntoConstraints = false; addSubview(line); line.topAnchor.constraint(equalTo: topAnchor).isActive = true }
// ---
  let ↓line = UIView()
  func setup() {
    addSubview(line); line.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
  func other() { let line = UIView(); line.translatesAutoresizingMaskIntoConstraints = false; use(line) }
// ---
  let line = UIView()
  func setup() {
    addSubview(line); line.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
  func other() { guard let line = self.line else { return }; line.translatesAutoresizingMaskIntoConstraints = false }
// ---
  
  func setup() {
    let line = UIView(); if x { line.translatesAutoresizingMaskIntoConstraints = false }; addSubview(line); line.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }

// around:

// case: the mask is turned off before the view is added
class CardView: UIView {
  private let ↓label = UILabel(), box = UIView()
  func setup() {
    self.addSubview(self.label)
    label.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}
// becomes: unsafe
class CardView: UIView {
  private let label = UILabel(), box = UIView()
  func setup() {
    self.label.translatesAutoresizingMaskIntoConstraints = false
    self.addSubview(self.label)
    label.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}
// ---
class CardView: UIView {
  private let ↓label = UILabel(), box = UIView()
  func setup() {
    box.alpha = 1; addSubview(label)
    label.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}
// stays:
// ---
class CardView: UIView {
  private let ↓label = UILabel(), box = UIView()
  func setup() {
    [label].forEach(addSubview)
    label.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}
// stays:

// around:
class PlayerView: UIView {
  let ↓title = UILabel()
  func setup() {
    addSubview(title); title.topAnchor.constraint(equalTo: topAnchor).isActive = true
…
  }
}

// case: something else with the name of a view is no use of the view
// lines:
    title.text = song.title
    Texts.title(song).show()

// case: the mask of something else with the name of a view is turned off, which may be the view's
    «song.title.translatesAutoresizingMaskIntoConstraints = false»

// around:

// case: a wrapper, a stack and a helper that take care of it
class PlayerView: UIView {
  let titleLabel = UILabel()
  let albumLabel = UILabel()
  let artistLabel = UILabel()

  func setupLabels() {
    addSubview(titleLabel, withConstraints: [
      titleLabel.topAnchor.constraint(equalTo: topAnchor),
    ])
    stack.addArrangedSubview(albumLabel)
    albumLabel.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    addSubview(artistLabel.usingAutoLayout())
    artistLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}

// case: a local view
func showSpinner() {
  let ↓spinner = UIActivityIndicatorView(style: .large)
  view.addSubview(spinner)
  spinner.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
  spinner.startAnimating()
}
