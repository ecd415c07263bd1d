import Testing

@testable import Rules

@Suite("piling_constraints")
struct PilingConstraintsTests {
  private let type = "PlayerView: UIView"
  private let expect = Expectation(
    PilingConstraints(),
    in: """
      class PlayerView: UIView {
        private let titleLabel = UILabel()
        private var badge: UIView?
        …
      }
      """)

  private static let constraint =
    "titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true"

  @Test(
    "constraints of a function that runs repeatedly are reported once",
    arguments: [
      "func render(_ song: Song) { ↓\(constraint); \(constraint) }",
      "func updateTitle() { addSubview(titleLabel); ↓\(constraint) }",
      "override func tintColorDidChange() { ↓\(constraint) }",
      "override func viewIsAppearing(_ animated: Bool) { ↓\(constraint) }",
      "func refresh() { NSLayoutConstraint.activate([↓titleLabel.topAnchor.constraint(equalTo: topAnchor)]) }",
      "func refresh() { titleLabel.snp.makeConstraints { ↓$0.top.equalToSuperview() } }",
      "func refresh() { ↓titleLabel.autoPinEdge(toSuperviewEdge: .top) }",
      "func refresh() { ↓\(constraint) }\n}\nclass Other: UIView {\nfunc clear() { NSLayoutConstraint.deactivate(all) }",
      "func refresh() { if let window = window, let scene = window.windowScene { ↓\(constraint) } }",
      "private func updateTitle() { ↓\(constraint) }; func show() { updateTitle() }",
      "let tags = UIStackView(); func refresh() { ↓\(constraint) }; func clear() { tags.arrangedSubviews.forEach { $0.removeFromSuperview() } }",
      "let tags = UIView(); func refresh() { ↓\(constraint) }; func clear() { tags.subviews.forEach({ $0.removeFromSuperview() }) }",
      "@objc private func updateTitle() { ↓\(constraint) }; func setup() { play.addTarget(self, action: #selector(updateTitle), for: .touchUpInside) }",
      "func updateTitle() { ↓\(constraint) }; init() { super.init(frame: .zero); updateTitle() }; func show() { updateTitle() }",
    ])
  func reported(members: String) { expect(members) }

  @Test(
    "what the setup calls, and a user's action calls again, runs repeatedly",
    arguments: [
      "func setup() { place() }; @objc func tap() { «place→other»() }; func place() { ↓\(constraint) }",
      "init() { super.init(frame: .zero); place(8) }; @IBAction func tap() { place(9) }; func place(_ x: CGFloat) { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: x).isActive = true }",
      "func setup() { place() }; @objc func tap() { «place()→if isEmpty { place() }» }; func place() { ↓\(constraint) }",
      "func setup() { place() }; @objc func tap() { place() }; func place() { «→titleLabel.removeFromSuperview(); addSubview(titleLabel); »↓\(constraint) }",
    ])
  func calledAgain(members: String) { expect(members) }

  @Test("a function that is told a new state runs repeatedly")
  func state() {
    expect("func show(_ isShown: «Bool→Song») { ↓\(Self.constraint) }")
    expect("func setHeight(«_ height: CGFloat→») { ↓\(Self.constraint) }")
    expect("func setUp(_ isShown: Bool) { \(Self.constraint) }")
    expect(
      "func configure(isEmbedded: Bool) { \(Self.constraint) }; func start() { bar.configure() }")
  }

  @Test("a view that a function gets may be another one each time, whatever its name is")
  func parameters() {
    expect(
      """
      let box = UIView()
      func setContent(_ view: UIView) {
        box.addSubview(view)
        view.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
      }
      """)
  }

  @Test("a constraint that is kept, and activated by its name")
  func kept() {
    expect(
      """
      var top: NSLayoutConstraint?
      func refresh() {
        self.top = ↓titleLabel.topAnchor.constraint(equalTo: topAnchor)
        top?.priority = .defaultHigh
        top?.isActive = «true→isTop»
      }
      """)
    expect(
      """
      var top: NSLayoutConstraint?
      func refresh() {
        «→top?.isActive = false; »top = ↓titleLabel.topAnchor.constraint(equalTo: topAnchor)
        top?.isActive = true
      }
      """)
  }

  @Test("what may happen once, or replaces the old constraints, is silent")
  func silent() {
    expect(
      "func render(_ song: Song) { ↓\(Self.constraint) }",
      silentWith: [
        Self.constraint: "if isFirst { \(Self.constraint) }",
        Self.constraint: "if let window, isFirst { \(Self.constraint) }",
        Self.constraint: "if let badge { show(badge) } else { \(Self.constraint) }",
        Self.constraint: "guard isFirst else { return }; \(Self.constraint)",
        "": "; func prepareForReuse() { NSLayoutConstraint.deactivate(all) }",
        "":
          "\n}\nextension UIView {\nfunc clear() { subviews.forEach { $0.removeFromSuperview() } }",
        "": "\n}\nfunc clear() { NSLayoutConstraint.deactivate(all)",
        "": "\n}\nextension PlayerView {\nfunc clear() { NSLayoutConstraint.deactivate(all) }",
        Self.constraint: "animate { \(Self.constraint) }",
      ])
    expect(
      "func refresh() { ↓\(Self.constraint) }",
      silentWith: [
        "refresh": "setupTitle", "refresh()": "configure(with song: Song)",
        "": "; func clear() { song.tags.subviews.forEach { $0.removeFromSuperview() } }",
        "refresh": "updateLayout",
      ])
    for code in [
      "func render(_ song: Song) { top = titleLabel.topAnchor.constraint(equalTo: topAnchor) }",
      "func render(_ song: Song) { titleLabel.snp.remakeConstraints { $0.top.equalToSuperview() } }",
      "func render(_ song: Song) { titleLabel.snp.updateConstraints { $0.top.equalToSuperview() } }",
      "func render(_ song: Song) { «titleLabel.removeFromSuperview(); »addSubview(titleLabel); ↓\(Self.constraint) }",
      "func render(in view: UIView) { view«.addSubview(self)»; ↓topAnchor.constraint(equalTo: view.topAnchor).isActive = true; \(Self.constraint) }",
      "func render(_ song: Song) { «↓badge!→let row = UIView(); rows.append(row); row».topAnchor.constraint(equalTo: topAnchor).isActive = true }",
      "func render(_ song: Song) { «badge = UIView(); »↓badge!.topAnchor.constraint(equalTo: topAnchor).isActive = true }",
      "private func updateTitle() { \(Self.constraint) }; init() { super.init(frame: .zero); updateTitle() }",
      "private func updateTitle() { ↓\(Self.constraint) }; «private »func style() { updateTitle() }; init() { super.init(frame: .zero); style() }",
      "let tags = UIStackView(); func refresh() { tags.addArrangedSubview(titleLabel); ↓\(Self.constraint) }; func clear() { tags.arrangedSubviews.forEach { $0«.removeFromSuperview()» } }",
      "let tags = UIView(); func setUp() { tags.addSubview(titleLabel) }; func refresh() { ↓\(Self.constraint) }; func clear() { tags.subviews.forEach { $0«.removeFromSuperview()» } }",
      "func renderTitle() { ↓\(Self.constraint) }«; init() { super.init(frame: .zero); renderTitle() }»",
      "override func updateConstraints() { \(Self.constraint) }",
      "func render(_ song: Song) { ↓titleLabel.topAnchor.constraint(equalTo: song.view«.topAnchor»).isActive = true }",
    ] { expect(code) }
  }

  @Test("a cell is configured for each row")
  func cells() {
    let cell = "PlayerCell: UITableViewCell"
    expect("func configure(with song: Song) { ↓\(Self.constraint) }", around: [type: cell])
    expect("func bind(_ song: Song) { ↓\(Self.constraint) }", around: [type: cell])
    expect("override func prepareForReuse() { ↓\(Self.constraint) }", around: [type: cell])
    expect("func updateLayout() { ↓\(Self.constraint) }", around: [type: cell])
    expect("func setup() { \(Self.constraint) }; init() { setup() }", around: [type: cell])
  }

  @Test("a view that an initializer makes stays, one that it is given may be moved")
  func madeByInitializer() {
    let configure =
      "func configure(with song: Song) { ↓badge.topAnchor.constraint(equalTo: topAnchor).isActive = true }"
    for (made, isFound) in [
      ("init() { badge = UIView() }", true), ("init() { self.badge = BadgeView(size: 8) }", true),
      ("init(_ view: UIView) { badge = view }", false), ("func show() { badge = UIView() }", false),
      ("init() { show { badge = UIView() } }", false),
    ] {
      let code = "class PlayerCell: UITableViewCell { let badge: UIView; \(made); \(configure) }"
      let expected = isFound ? code : code.replacing("↓", with: "")
      #expect(mismatch(PilingConstraints(), expected) == nil, "\(made)")
    }
  }

  @Test("functions that are always called by one that runs repeatedly belong to it")
  func calls() {
    let layout = "private func layout() { ↓\(Self.constraint) }"
    expect("func refresh() { layout() }; \(layout)")
    expect("func refresh() { first() }; func first() { layout() }; \(layout)")
    expect(
      "override func viewWillAppear(_ a: Bool) { layout() }; \(layout)",
      around: [type: "A: UIViewController"])
    expect(
      "override func viewDidAppear(_ a: Bool) { ↓\(Self.constraint) }",
      around: [type: "A: UIViewController"])
    let silent = "private func layout() { \(Self.constraint) }"
    expect("func refresh() { if isFirst { layout() } }; \(silent)")
    expect("func refresh() { guard isFirst else { return }; layout() }; \(silent)")
    expect("func refresh() { once(); layout() }; func once() { top?.isActive = true }; \(layout)")
    expect("func refresh() { clear(); layout() }; func clear() { top.removeAll() }; \(silent)")
    expect("private func updateAll() { layout() }; init() { updateAll() }; \(silent)")
    expect(
      "override func viewDidLoad() { layout() }; \(silent)", around: [type: "A: UIViewController"])
  }

  @Test("a function that only the file's setup calls runs once")
  func setupOnly() {
    expect("func renderTitle() { ↓\(Self.constraint) }«; init() { super.init(); renderTitle() }»")
    expect("func renderTitle() { ↓\(Self.constraint) }; func show() { renderTitle() }")
    expect("func «renderTitle→updateLayout»() { ↓\(Self.constraint) }")
  }

  @Test(
    "functions of a cell that other files call for a row are reported",
    arguments: [
      "func setup(song: Song) { layout() }; private func layout() { ↓\(constraint) }",
      "func fill(with song: Song) { ↓\(constraint) }",
      "var song: Song? { didSet { ↓\(constraint) } }",
      "var song: Song? { didSet { guard let song else { return }; ↓\(constraint) } }",
    ])
  func rows(members: String) {
    expect(members, around: [type: "PlayerCell: UICollectionViewCell"])
  }

  @Test(
    "functions of a cell that may run once are silent",
    arguments: [
      "func setup(song: Song) { if song«.isFirst» { ↓\(constraint) } }",
      "«private »func layout(_ inset: CGFloat) { ↓\(constraint) }",
      "func layout(_ inset: CGFloat) { ↓\(constraint) }; init() { super.init()«; layout(8)» }",
      "«override »func layout(_ inset: CGFloat) { ↓\(constraint) }",
      "«@objc »func layout(_ inset: CGFloat) { ↓\(constraint) }",
      "«var song: Song?→@IBOutlet weak var label: UILabel!» { didSet { ↓\(constraint) } }",
      "var «song: Song?→icon = UIImageView()» { didSet { ↓\(constraint) } }",
      "«var song: Song→weak var delegate: Delegate»? { didSet { ↓\(constraint) } }",
    ])
  func cellsOnce(members: String) {
    expect(members, around: [type: "PlayerCell: UICollectionViewCell"])
  }

  @Test(
    "constraints of a cell that only some rows make are reported",
    arguments: [
      "func configure(_ song: Song) { if !song.tags.isEmpty { ↓\(constraint) } }",
      "func configure(_ song: Song) { if let cover = song.cover { print(cover); ↓\(constraint) } }",
      "func bind(_ tags: [Tag], wide: Bool) { if wide, tags.count > 2 { titleLabel.snp.makeConstraints { ↓$0.top.equalToSuperview() } } }",
      "func configure(_ song: Song) { if song.isLive { show() } else { ↓\(constraint) } }",
    ])
  func someRows(members: String) {
    expect(members, around: [type: "PlayerCell: UITableViewCell"])
  }

  @Test(
    "a condition about the cell, or that sounds like one about the first time, is silent",
    arguments: [
      "func configure(_ song: Song) { if «!song.tags.isEmpty→badge == nil» { ↓\(constraint) } }",
      "func configure(_ song: Song) { if «!song.tags.isEmpty→self.badge == nil» { ↓\(constraint) } }",
      "func configure(_ song: Song, isInitial: Bool) { «↓\(constraint)→if isInitial { \(constraint) }» }",
      "func configure(_ song: Song) { if song«.needsLayout» { ↓\(constraint) } }",
      "func configure(_ song: Song) { if song.isLive { clear(); ↓\(constraint) } }; func clear() { NSLayoutConstraint«.deactivate(all)» }",
      "func configure(_ song: Song) { for tag in song.tags { if tag.isLive { \(constraint) } } }",
      "func configure(_ song: Song) { song.load { if song.isLive { \(constraint) } } }",
    ])
  func someRowsOnce(members: String) {
    expect(members, around: [type: "PlayerCell: UITableViewCell"])
  }

  @Test("a view that is taken out of the view tree keeps the constraints of its size")
  func ownSize() {
    func controller(_ constraint: String) -> String {
      """
      override func viewWillAppear(_ animated: Bool) { view.addSubview(titleLabel); \(constraint) }
      override func viewWillDisappear(_ animated: Bool) { titleLabel.removeFromSuperview() }
      """
    }
    let list = "List: UIViewController"
    expect(
      controller(
        "titleLabel.snp.makeConstraints { $0.top.equalToSuperview(); ↓$0.width.equalTo(56) }"),
      around: [type: list])
    expect(
      controller("↓titleLabel.widthAnchor.constraint(equalToConstant: 8).isActive = true"),
      around: [type: list]
    )
    expect(
      controller("titleLabel.snp.makeConstraints { $0.top.equalToSuperview() }"),
      around: [type: list])
    expect(
      controller("titleLabel.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true"),
      around: [type: list])
  }

  @Test(
    "new views that a function adds each time are reported",
    arguments: [
      "func configure(with song: Song) { let label = UILabel(); label.text = song.title; addSubview(↓label) }",
      "func configure(with song: Song) { for tag in song.tags { let label = UILabel(); stack.addArrangedSubview(↓label) } }",
      "func configure(with song: Song) { song.tags.forEach { tag in let label = UILabel(); stack.addArrangedSubview(↓label) } }",
      "override func prepareForReuse() { let badge = BadgeView(); contentView.addSubview(↓badge); badge.topAnchor.constraint(equalTo: topAnchor).isActive = true }",
      "func refresh() { let badge = BadgeView(); addSubview(↓badge); cancellables.removeAll(); songs.remove(at: 0) }",
    ])
  func views(members: String) {
    expect(
      "private let stack = UIStackView()\n\(members)",
      around: [type: "PlayerCell: UITableViewCell"])
  }

  @Test(
    "new views that may go, or that go elsewhere, are silent",
    arguments: [
      "func refresh() { let badge = BadgeView(); addSubview(↓badge)«; self.badge = badge» }",
      "func refresh() { let badge = BadgeView(); addSubview(↓badge); badges«.append(badge)» }",
      "func refresh() { let badge = BadgeView(); addSubview(↓badge); badge.tag = 7«; viewWithTag(7)?.isHidden = true» }",
      "func refresh() { let badge = BadgeView(); addSubview(↓badge) }«; func hide() { subviews.last?.isHidden = true }»",
      "func refresh() { let badge = BadgeView(); addSubview(↓badge) }; func hide(_ view: UIView) { view«.removeFromSuperview()» }",
      "func refresh() { «clearViews(); »let badge = BadgeView(); addSubview(↓badge) }",
      "func refresh() { stack«.empty()»; let badge = BadgeView(); stack.addArrangedSubview(↓badge) }",
      "func refresh() { let card = UIView(); let badge = BadgeView(); card.addSubview(badge); cards.append(card) }",
      "func refresh() { if isNew { let badge = BadgeView(); addSubview(badge) } }",
      "func refresh() { let badge = makeBadge(); addSubview(badge) }",
      "func refresh() { addSubview(titleLabel) }",
      "func setup() { let badge = BadgeView(); addSubview(badge) }",
    ])
  func viewsSilent(members: String) {
    expect("private let stack = UIStackView()\n\(members)")
  }

  @Test("a new view for each row stays in a reused cell")
  func rowAdditions() {
    func row(_ body: String, more: String = "") -> String {
      """
      func collectionView(_ c: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        \(body)
        return cell
      }
      \(more)
      """
    }
    let list = "List: UIViewController"
    let cell = "let cell = c.dequeueReusableCell(withReuseIdentifier: id, for: path)"
    let label = "let label = UILabel(); label.text = text"
    expect(row("\(cell); \(label); cell.contentView.addSubview(↓label)"), around: [type: list])
    expect(
      row("\(cell); \(label); cell.addSubview(↓label); let b = UIView(); cell.addSubview(b)"),
      around: [type: list])
    expect(
      row("\(cell); if path.row > 0 { \(label); cell.addSubview(↓label) }"), around: [type: list])
    expect(
      row("guard \(cell) as? Cell else { return x }; \(label); cell.addSubview(↓label)"),
      around: [type: list])
    let items =
      "table.rx.items(cellIdentifier: id, cellType: Cell.self)) { row, song, cell in \(label); cell.addSubview(↓label) }"
    expect("func bind() { songs.bind(to: \(items) }", around: [type: list])
    expect(
      "func bind() { let r = UITableView.CellRegistration<Cell, Song> { cell, path, song in \(label); cell.addSubview(↓label) } }",
      around: [type: list])

    expect(row("\(cell); if cell.isNew { \(label); cell.addSubview(label) }"), around: [type: list])
    expect(
      row(
        "\(cell); cell.subviews.forEach { $0.removeFromSuperview() }; \(label); cell.addSubview(label)"
      ), around: [type: list])
    expect(
      row("\(cell); \(label); cell.backgroundView = label"), around: [type: list])
    expect(
      row("let cell = UITableViewCell(); \(label); cell.addSubview(label)"), around: [type: list])
    expect(
      row("var cell = c.dequeueReusableCell(withIdentifier: id); \(label); cell.addSubview(label)"),
      around: [type: list])
    expect("func fill(_ cell: Cell) { \(label); cell.addSubview(label) }", around: [type: list])
    expect(
      "func make() { cells.forEach { cell in \(label); cell.addSubview(label) } }",
      around: [type: list])
  }

  private static let recognizer = "UITapGestureRecognizer(target: self, action: #selector(play))"

  @Test(
    "new recognizers and actions of a view that stays are reported",
    arguments: [
      "func configure(with song: Song) { ↓titleLabel.addGestureRecognizer(\(recognizer)) }",
      "func configure(with song: Song) { let tap = \(recognizer); tap.delegate = self; ↓addGestureRecognizer(tap) }",
      "func bind(_ song: Song) { ↓titleLabel.addAction(UIAction { _ in song.play() }, for: .touchUpInside) }",
      "func bind(_ song: Song) { wire() }; private func wire() { ↓contentView.addGestureRecognizer(\(recognizer)) }",
    ])
  func handlers(members: String) {
    expect(members, around: [type: "PlayerCell: UITableViewCell"])
  }

  @Test(
    "recognizers and actions that may be there once, or may be removed, are silent",
    arguments: [
      "«private »func setUp(song: Song) { ↓titleLabel.addGestureRecognizer(\(recognizer)) }",
      "init() { super.init(style: .default); titleLabel.addGestureRecognizer(\(recognizer)) }",
      "let tap = \(recognizer); func bind(_ song: Song) { addGestureRecognizer(tap) }",
      "func bind(_ song: Song) { let tap = \(recognizer); taps«.append(tap)»; ↓addGestureRecognizer(tap) }",
      "func bind(_ song: Song) { if isFirst { addGestureRecognizer(\(recognizer)) } }",
      "func bind(_ song: Song) { ↓addGestureRecognizer(\(recognizer)) }«; func prepareForReuse() { gestureRecognizers?.removeAll() }»",
      "func bind(_ song: Song) { «removeAllGestures(); »↓addGestureRecognizer(\(recognizer)) }",
      "func bind(_ song: Song) { let row = UIView(); row.addGestureRecognizer(\(recognizer)) }",
      "func bind(_ song: Song) { ↓titleLabel.addAction(UIAction« { _ in song.play() }→(identifier: play) { _ in }», for: .touchUpInside) }",
      "func bind(_ song: Song) { ↓titleLabel.addAction(«UIAction { _ in song.play() }→action», for: .touchUpInside) }",
      "func bind(_ song: Song) { alert.addAction(UIAction { _ in }) }",
    ])
  func otherHandlers(members: String) {
    expect(members, around: [type: "PlayerCell: UITableViewCell"])
  }

  @Test("a recognizer or an action that code adds to a reused cell for each row is reported")
  func rowHandlers() {
    func row(_ body: String, more: String = "") -> String {
      """
      func collectionView(_ c: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = c.dequeueReusableCell(withReuseIdentifier: id, for: path)
        \(body)
        return cell
      }
      \(more)
      """
    }
    let list = "List: UIViewController"
    let tap = "let tap = \(Self.recognizer)"
    expect(row("↓cell.cover.addGestureRecognizer(\(Self.recognizer))"), around: [type: list])
    expect(row("\(tap); ↓cell.addGestureRecognizer(tap)"), around: [type: list])
    expect(row("\(tap); cell.cover.do { ↓$0.addGestureRecognizer(tap) }"), around: [type: list])
    expect(
      row("↓cell.more.addAction(UIAction { _ in play() }, for: .touchUpInside)"),
      around: [type: list])
    expect(row("cell.addGestureRecognizer(tap)"), around: [type: list])
    expect(row("\(tap); if cell.isNew { cell.addGestureRecognizer(tap) }"), around: [type: list])
    expect(
      row("\(tap); songs.do { $0.addGestureRecognizer(tap) }"), around: [type: list]
    )
    expect(
      row("\(tap); cell.addGestureRecognizer(tap)", more: "func a() { removeTarget(nil) }"),
      around: [type: list])
    #expect(
      diagnostics(
        of: PilingConstraints(),
        in: "class \(list) { \(row("cell.cover.addGestureRecognizer(\(Self.recognizer))")) }"
      ).map(\.message) == [
        "`cell.cover` gets a new gesture recognizer for each row, and a reused cell keeps those of its earlier rows: one that was made for something else may recognize the touch"
      ])
  }

  @Test("the message says which view, where and how often")
  func messages() {
    func message(_ code: String) -> [String] {
      diagnostics(of: PilingConstraints(), in: code).map(\.message)
    }
    #expect(
      message(
        "class A: UIViewController { let a = UIView(); override func viewWillAppear(_ b: Bool) { layout() }; func layout() { \(Self.constraint) }; let titleLabel = UILabel() }"
      ) == [
        "`viewWillAppear` makes constraints of `titleLabel` in `layout` each time that the view appears, and the old ones stay: they pile up, and conflict once a value differs"
      ])
    #expect(
      message(
        "class A: UITableViewCell { func fill(_ a: A) { let label = UILabel(); contentView.addSubview(label) } }"
      ) == [
        "`fill` adds a new `label` to `contentView` each time that the view is reused, and the old ones stay on the screen"
      ])
  }
}
