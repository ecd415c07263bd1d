// What ambiguous_content_size finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class LyricsView: UIView {
  private let scroll = UIScrollView()
  private let title = UILabel()
  private let text = UILabel()
  private let card = UIView()
  func setUp() {
    addSubview(scroll)
    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
    …
  }
}

// case: content that begins at an edge and ends nowhere is reported
// lines:
scroll.addSubview(↓text); text.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
scroll.addSubview(↓text); text.snp.makeConstraints { $0.top.centerX.equalTo(scroll) }
scroll.addSubview(↓text); text.snp.makeConstraints { $0.leading.top.bottom.equalTo(scroll) }
scroll.addSubview(↓text); text.snp.makeConstraints { $0.top.leading.trailing.equalTo(scroll.contentLayoutGuide) }
scroll.addSubview(↓text); text.autoPinEdge(toSuperviewEdge: .top); text.autoAlignAxis(toSuperviewAxis: .vertical)

// case: content with an end, or that the code does not show, is silent
// lines:
scroll.addSubview(↓text); text.snp.makeConstraints { $0.top.centerX.equalToSuperview() }
scroll.addSubview(↓text); text.snp.makeConstraints { «$0.top.centerX→$0.edges».equalToSuperview() }
scroll.addSubview(↓text); text.snp.makeConstraints { «$0.top.centerX→$0.center».equalToSuperview() }
scroll.addSubview(↓text); text.snp.makeConstraints { «$0.top.centerX→$0.centerX».equalToSuperview() }
scroll.addSubview(↓text); text.snp.makeConstraints { «$0.top.centerX→$0.height.equalTo(scroll); $0.top.centerX».equalToSuperview() }
scroll.addSubview(↓text); text.snp.makeConstraints { «$0.top.centerX→$0.height.equalTo(scroll.frameLayoutGuide); $0.top.centerX».equalToSuperview() }
scroll.addSubview(↓text); text.snp.makeConstraints { $0.top.centerX.equalToSuperview() }«→; scroll.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 8).isActive = true»
scroll.addSubview(↓text); text.snp.makeConstraints { $0.top.centerX.equalToSuperview() }«→; last.bottomAnchor.constraint(equalTo: scroll.bottomAnchor).isActive = true»
scroll.addSubview(↓text); text.snp.makeConstraints { $0.top.centerX.equalToSuperview() }«→; scroll.contentSize = size»
scroll.addSubview(↓text); text.snp.makeConstraints { $0.top.centerX.equalToSuperview() }«→; scroll.isScrollEnabled = false»
scroll.addSubview(↓text); text.snp.makeConstraints { $0.top.centerX.equalToSuperview() }«→; pin(text)»
scroll.addSubview(↓text); text.snp.makeConstraints { $0.top.centerX.equalToSuperview() }«→; pin(scroll)»
scroll.addSubview(↓text); text.snp.makeConstraints { $0.top.centerX.equalToSuperview() }«→; scroll.addSubview(makeRow())»
scroll.addSubview(↓text); text.snp.makeConstraints { $0.top.centerX.equalToSuperview() }«→; scroll.addSubview(title); title.snp.makeConstraints { $0.top.equalTo(text.snp.bottom); $0.bottom.equalToSuperview() }»

// case: a view deep in the content may end it
// lines:
scroll.addSubview(↓card); card.addSubview(text); card.snp.makeConstraints { $0.top.centerX.equalToSuperview() }
scroll.addSubview(↓card); card.addSubview(text); card.snp.makeConstraints { $0.top.centerX.equalToSuperview() }«→; text.snp.makeConstraints { $0.bottom.equalTo(scroll) }»

// around:
class A: UIView {
  private let scroll = UIScrollView()
  private let text = UILabel()
  func setUp() {
    addSubview(scroll)
    scroll.addSubview(↓text)
    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
…
  }
}

// case: the message says along which axis
    text.snp.makeConstraints { $0.top.centerX.equalToSuperview() }
// says: the content of `scroll` begins at its top, but no constraint ties it to its bottom: it has no height, and does not scroll
// stays:
// ---
    text.snp.makeConstraints { $0.leading.centerY.equalToSuperview() }
// says: the content of `scroll` begins at its leading edge, but no constraint ties it to the trailing one: it has no width, and does not scroll sideways
// stays:

// around:
class LyricsView: UIView {
  private let scroll = UIScrollView()
  private let title = UILabel()
  private let text = UILabel()
  private let card = UIView()
  func setUp() {
    addSubview(scroll)
    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
    …
  }
}

// case: content without a width for its lines
// lines:
scroll.addSubview(↓text); text.numberOfLines = 0; text.snp.makeConstraints { $0.edges.equalToSuperview()«; $0.width.equalTo(scroll)» }
scroll.addSubview(↓text); text.numberOfLines = 0; text.snp.makeConstraints { $0.edges.equalTo(scroll)«; $0.width.equalTo(320)» }
scroll.addSubview(↓text); text.numberOfLines = 0; text.snp.makeConstraints { $0.edges.equalToSuperview() }«; title.snp.makeConstraints { $0.leading.equalTo(text) }»

// case: content that may scroll sideways on purpose is silent
// lines:
scroll.addSubview(text); text.snp.makeConstraints { $0.edges.equalToSuperview() }
scroll.addSubview(text); text.snp.makeConstraints { $0.edges.equalToSuperview(); $0.height.equalTo(scroll) }

// case: content as tall as the scroll view is found at its height
scroll.addSubview(text); text.snp.makeConstraints { $0.edges.equalToSuperview(); $0.width.equalTo(scroll); ↓$0.height.equalTo(scroll)«.priority(.low)» }

// case: content between whose edges nothing reaches has no length
// lines:
scroll.addSubview(card); card.addSubview(text); card.snp.makeConstraints { ↓$0.edges.equalTo(scroll) }; text.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
scroll.addSubview(card); card.addSubview(text); card.snp.makeConstraints { ↓$0.edges.equalTo(scroll) }; text.snp.makeConstraints { «$0.top.leading→$0.bottom.top.leading».trailing.equalToSuperview() }
scroll.addSubview(card); card.addSubview(text); card.snp.makeConstraints { ↓$0.edges.equalTo(scroll) }; text.snp.makeConstraints { «$0.top.leading→$0.bottom.equalTo(card).offset(gap); $0.top.leading».trailing.equalToSuperview() }
scroll.addSubview(card); card.addSubview(text); card.snp.makeConstraints { ↓$0.edges.equalTo(scroll) }; text.snp.makeConstraints { «$0.top.leading→$0.centerY.top.leading».trailing.equalToSuperview() }
scroll.addSubview(card); card.addSubview(text); card.snp.makeConstraints { ↓$0.edges.equalTo(scroll) }; text.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }«→; card.snp.makeConstraints { $0.height.equalTo(gap) }»
scroll.addSubview(card); card.addSubview(text); card.snp.makeConstraints { ↓$0.edges.equalTo(scroll) }; text.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }«→; card.snp.makeConstraints { $0.height.equalTo(title) }»
scroll.addSubview(card); card.addSubview(text); card.snp.makeConstraints { ↓$0.edges.equalTo(scroll) }; text.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }«→; card.heightAnchor.constraint(equalTo: text.heightAnchor).isActive = true»
scroll.addSubview(card); card.addSubview(text); card.snp.makeConstraints { ↓$0.edges.equalTo(scroll) }; text.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }«→; card.addSubview(title); title.snp.makeConstraints { $0.top.equalTo(text.snp.bottom); $0.bottom.equalToSuperview() }»
scroll.addSubview(card); card.addSubview(text); card.snp.makeConstraints { ↓$0.edges.equalTo(scroll) }; text.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }«→; card.addSubview(makeRow())»
scroll.addSubview(card); card.addSubview(text); card.snp.makeConstraints { ↓$0.edges.equalTo(scroll) }; text.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }«→; pin(text)»
scroll.addSubview(card); card.addSubview(text); card.snp.makeConstraints { ↓$0.edges.equalTo(scroll) }; text.snp.makeConstraints { $0.top.bottom.centerX.equalToSuperview() }

// case: an end that is tied to what the scroll view is in
// lines:
scroll.addSubview(text); text.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview(); ↓$0.top.equalTo(«self→scroll»); $0.width.equalTo(scroll) }
scroll.addSubview(text); text.snp.makeConstraints { $0.leading.trailing.top.equalToSuperview(); ↓$0.bottom.equalTo(«safeAreaLayoutGuide→scroll.contentLayoutGuide»); $0.width.equalTo(scroll) }

// case: an end that is tied to the superview of the scroll view in a closure of Cartography
scroll.addSubview(text); constrain(scroll, text) { outer, inner in inner.leading == outer.leading; inner.trailing == outer.trailing; inner.bottom == outer.bottom; ↓inner.top == outer«.superview!→».top; inner.width == outer.width }

// around:

// case: rows in a format have no width of their own
class ListController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let scroll = UIScrollView()
    let rows = UIStackView()
    rows.axis = .vertical
    [scroll, rows].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scroll)
    scroll.addSubview(↓rows)
    let views = ["scroll": scroll, "rows": rows]
    var all = NSLayoutConstraint.constraints(withVisualFormat: "H:|[scroll]|", options: [], metrics: nil, views: views)
    all += NSLayoutConstraint.constraints(withVisualFormat: "V:|[scroll]|", options: [], metrics: nil, views: views)
    all += NSLayoutConstraint.constraints(withVisualFormat: "H:|-[rows]-|", options: [], metrics: nil, views: views)
    all += NSLayoutConstraint.constraints(withVisualFormat: "V:|[rows]|", options: [], metrics: nil, views: views)
    NSLayoutConstraint.activate(all)
  }
}

// case: as high as the scroll view
class CoversView: UIView {
  private let scrollView = UIScrollView()
  private let stackView = UIStackView()

  func setUp() {
    addSubview(scrollView)
    scrollView.addSubview(stackView)
    scrollView.snp.makeConstraints { make in
      make.edges.equalToSuperview()
    }
    stackView.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalTo(scrollView)
    }
  }
}

// case: lines that are not broken
class LyricsView: UIView {
  private let scrollView = UIScrollView()
  private let textLabel = UILabel()

  func setUp() {
    textLabel.numberOfLines = 0
    addSubview(scrollView)
    scrollView.addSubview(↓textLabel)
    scrollView.snp.makeConstraints { make in
      make.edges.equalToSuperview()
    }
    textLabel.snp.makeConstraints { make in
      make.edges.equalToSuperview()
    }
  }
}

// case: the last view ends nowhere
class LyricsViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let titleLabel = UILabel()
  private let textLabel = UILabel()

  func setUp() {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    textLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(titleLabel)
    scrollView.addSubview(↓textLabel)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      titleLabel.topAnchor.constraint(equalTo: scrollView.topAnchor),
      titleLabel.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
      textLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
      textLabel.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
    ])
  }
}
