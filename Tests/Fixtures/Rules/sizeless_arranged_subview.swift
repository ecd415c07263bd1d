// What sizeless_arranged_subview finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerView: UIView {
  private let stack = UIStackView()
  private let line = UIView()
  private let notes = UITextView()

  func setup() {
    stack.axis = .vertical
    line.backgroundColor = .red
    addSubview(stack)
    stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
    …
  }
}

// case: each view of a loop
// lines:
[↓notes].forEach { stack.addArrangedSubview($0) }
[notes].forEach { stack.addSubview($0) }

// around:

// case: a stack that a closure makes
class BarsView: UIView {
  private let bar = UIView()
  private lazy var stack: UIStackView = {
    let stack = UIStackView(arrangedSubviews: [↓bar])
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    return stack
  }()
  func setup() {
    bar.backgroundColor = .red
    addSubview(stack)
  }
}

// around:
class PlayerView: UIView {
  private let stack = UIStackView()
  private let line = UIView()
  private let notes = UITextView()

  func setup() {
    stack.axis = .vertical
    line.backgroundColor = .red
    addSubview(stack)
    stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
    …
  }
}

// case: a view without a size in a stack that gives it none is reported
// lines:
stack.addArrangedSubview(↓line)«; line.heightAnchor.constraint(equalToConstant: 1).isActive = true»
stack.addArrangedSubview(↓notes)«; notes.isScrollEnabled = false»
stack.addArrangedSubview(↓line)«; stack.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true»
stack.distribution = .equalSpacing; stack.addArrangedSubview(↓line)
stack.distribution = .fillEqually; stack.addArrangedSubview(line)
stack.distribution = .equalSpacing; stack.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true; stack.addArrangedSubview(↓line)
stack.addArrangedSubview(↓line)«; line.addSubview(label)»
stack.addArrangedSubview(↓line)«; fill(line)»
stack.addArrangedSubview(↓line)«; line.snp.makeConstraints { $0.height.equalTo(8) }»
stack.addArrangedSubview(label)

// around:
class PlayerView: UIView {
  private let stack = UIStackView()
  private let line = UIView()
  private let notes = UITextView()

  func setup() {
    stack.axis = .vertical
    line.tag = .red
    addSubview(stack)
    stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
    …
  }
}

// case: a view that shows nothing may be a spacer, and another class may have a size
stack.addArrangedSubview(line)

// around:
class PlayerView: UIView {
  private let stack = UIStackView()
  private let line = LineView()
  private let notes = UITextView()

  func setup() {
    stack.axis = .vertical
    line.backgroundColor = .red
    addSubview(stack)
    stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
    …
  }
}

// case: a view that shows nothing may be a spacer, and another class may have a size
stack.addArrangedSubview(line)

// around:

// case: a text view
class PlayerView: UIView {
  private let stack = UIStackView()
  private let notes = UITextView()

  func setup() {
    stack.axis = .vertical
    stack.addArrangedSubview(↓notes)
    addSubview(stack)
    stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}

// around:
class PlayerViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let content = UIView()
  private let stack = UIStackView()
  private let titleLabel = UILabel()
  private lazy var strip: UICollectionView = {
    let strip = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    strip.dataSource = self
    return strip
  }()
  private let table = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    view.addSubview(scrollView)
    …
  }
}

// case: a stack whose ends are those of what scrolls gives its views no room
scrollView.addSubview(stack)
stack.addArrangedSubview(titleLabel)
stack.addArrangedSubview(↓strip)
stack.snp.makeConstraints { $0.edges.equalToSuperview() }
// ---
scrollView.addSubview(stack)
stack.addArrangedSubview(strip)
stack.snp.makeConstraints { $0.edges.equalToSuperview() }
strip.snp.makeConstraints { $0.height.equalTo(120) }
// ---
scrollView.addSubview(stack)
[titleLabel, ↓table].forEach { stack.addArrangedSubview($0) }
stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor).isActive = true
stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor).isActive = true
// ---
scrollView.addSubview(stack)
stack.addArrangedSubview(strip)
stack.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor).isActive = true
stack.bottomAnchor.constraint(equalTo: scrollView.frameLayoutGuide.bottomAnchor).isActive = true
// ---
scrollView.addSubview(content)
content.addSubview(stack)
stack.addArrangedSubview(↓strip)
content.autoPinEdgesToSuperviewEdges()
stack.autoPinEdgesToSuperviewEdges()
// ---
scrollView.addSubview(content)
content.addSubview(stack)
stack.addArrangedSubview(strip)
content.autoPinEdgesToSuperviewEdges()
content.autoSetDimension(.height, toSize: 400)
stack.autoPinEdgesToSuperviewEdges()
// ---
view.addSubview(stack)
stack.addArrangedSubview(strip)
stack.snp.makeConstraints { $0.edges.equalToSuperview() }
// ---
view.addSubview(stack)
stack.addArrangedSubview(↓strip)
stack.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
// ---
scrollView.addSubview(stack)
stack.distribution = .fillEqually
stack.addArrangedSubview(strip)
stack.snp.makeConstraints { $0.edges.equalToSuperview() }
