import LintEngine
import Testing

@testable import Rules

@Suite("piling_subscriptions")
struct PilingSubscriptionsTests {
  /// How many findings a project of two files has.
  private func count(_ files: String...) -> Int {
    diagnostics(of: PilingSubscriptions(), inFiles: files).count
  }

  private let expect = Expectation(
    PilingSubscriptions(),
    in: """
      class PlayerCell: UITableViewCell {
        private let button = UIButton()
        private let bag = DisposeBag()
        private var set = Set<AnyCancellable>()
        …
      }
      """)

  private static let tap = "button.rx.tap.bind { like() }.disposed(by: bag)"
  private static let touch =
    "button.publisher(for: .touchUpInside).sink { like() }.store(in: &set)"
  private static let pause =
    "NotificationCenter.default.addObserver(self, selector: #selector(pause), name: .pause, object: nil)"

  @Test(
    "a reused cell that subscribes for each row is reported once for each bag",
    arguments: [
      "func configure(with song: Song) { ↓\(tap); \(tap) }",
      "func configure(with song: Song) { ↓\(touch); \(touch) }",
      "func configure(with song: Song) { ↓\(tap) }; func show(_ song: Song) { \(tap) }",
      "func configure(with song: Song) { ↓self.\(tap) }",
      "func show(_ song: Song) { bindButton() }; private func bindButton() { ↓\(tap) }",
      "func configure(with song: Song) { if song.isLiked { ↓\(tap) } }",
      "func configure(with song: Song?) { if let song { ↓\(tap) } }",
      "func configure(with song: Song?) { guard let song else { return }; ↓\(tap) }",
      "func configure(with model: Model) { ↓model.title.bind(to: label.rx.text).disposed(by: bag) }",
      "func configure(with model: Model) { ↓model.$title.receive(on: main).sink { _ in }.store(in: &set) }",
      "func configure(with song: Song) { ↓button.rx.tapGesture().bind { _ in }.disposed(by: bag) }",
      "func configure(with song: Song) { ↓NotificationCenter.default.publisher(for: .pause).sink { _ in }.store(in: &set) }",
      "func configure(with song: Song) { ↓token = NotificationCenter.default.addObserver(forName: .pause, object: nil, queue: nil) { _ in } }"
        .replacing("↓token = ", with: "token = ↓"),
      "func prepareForReuse() { ↓\(tap) }",
      "var song: Song? { didSet { ↓\(tap) } }",
    ])
  func reused(members: String) { expect(members) }

  @Test("what keeps only the subscriptions of this row, or is not known to last, is silent")
  func silent() {
    expect(
      "func configure(with song: Song) { ↓\(Self.touch) }",
      silentWith: [
        Self.touch: "set = []; \(Self.touch)", "": "; func prepareForReuse() { set.removeAll() }",
        "": "; func prepareForReuse() { self.set = Set() }",
        "": "; func prepareForReuse() { set.forEach { $0.cancel() } }",
        "": "; func prepareForReuse() { clear(&set) }",
        Self.touch: "cancellable = button.publisher(for: .touchUpInside).sink { like() }",
        Self.touch: "button.rx.tap.take(1).bind { like() }.disposed(by: bag)",
        Self.touch: "button.publisher(for: .touchUpInside).first().sink { _ in }.store(in: &set)",
        Self.touch: "loader.load(song.url).bind { _ in }.disposed(by: bag)",
        Self.touch: "Observable.just(song).bind { _ in }.disposed(by: bag)",
        Self.touch: "song.cover.subscribe(onSuccess: { _ in }).disposed(by: bag)",
        Self.touch: "let bag = DisposeBag(); \(Self.tap)",
        Self.touch: "let button = UIButton(); \(Self.tap)",
        Self.touch: "if isFirst { \(Self.tap) }", Self.touch: "if song.isFirst { \(Self.tap) }",
        Self.touch: "guard !isBound else { return }; \(Self.tap)",
        Self.touch: "show { \(Self.tap) }",
        Self.touch: "item.addObserver(self, forKeyPath: path, options: [], context: nil)",
      ])
    for code in [
      "private func setUp() { \(Self.tap) }; init() { setUp() }",
      "init() { super.init(style: .default, reuseIdentifier: nil); \(Self.tap) }",
      "func configure(with song: Song«, bag: DisposeBag») { ↓\(Self.tap) }",
      "func bind(reactor: Reactor) { \(Self.tap) }",
      "func configure(with song: Song) { ↓\(Self.pause) }«; func prepareForReuse() { NotificationCenter.default.removeObserver(self) }»",
    ] { expect(code) }
  }

  @Test("the message tells what still runs, and the advice spares what is subscribed to once")
  func texts() {
    func texts(_ members: String) -> [String] {
      diagnostics(
        of: PilingSubscriptions(),
        in:
          "class PlayerCell: UITableViewCell { private let button = UIButton(); private var bag = DisposeBag(); \(members) }"
      ).map { "\($0.message); \($0.advice)" }
    }
    let again =
      "`configure` subscribes to `button.rx.tap` each time that the view is reused, and `bag` keeps the old subscriptions: the handlers for what it showed before still run"
    let configure = "func configure(with song: Song) { \(Self.tap) }"
    #expect(texts(configure) == ["\(again); renew `bag` in `prepareForReuse`"])
    for setup in [
      "init() { \(Self.tap) }", "private func setUp() { \(Self.tap) }; init() { setUp() }",
    ] {
      #expect(
        texts("\(configure); \(setup)")
          == ["\(again); keep it in a bag of its own that `prepareForReuse` renews"])
    }
    let other = "init() { bar.rx.tap.bind { _ in }.disposed(by: bag) }"
    #expect(
      texts("\(configure) }; class Bar: UIView { private var bag = DisposeBag(); \(other)")
        == ["\(again); renew `bag` in `prepareForReuse`"])
  }

  @Test(
    "a controller that subscribes again is reported",
    arguments: [
      "override func viewWillAppear(_ animated: Bool) { ↓\(tap) }",
      "override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); bindButton() }; func bindButton() { ↓\(tap) }",
      "override func viewDidLayoutSubviews() { ↓\(tap) }",
      "override func viewWillAppear(_ animated: Bool) { ↓\(pause) }; deinit { NotificationCenter.default.removeObserver(self) }",
      "override func viewWillAppear(_ animated: Bool) { center.addObserver(self, forKeyPath: path); ↓\(pause) }",
      "override func viewWillAppear(_ animated: Bool) { \(pause.replacing("NotificationCenter.default", with: "↓notificationCenter")) }",
      "func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { let cell = table.dequeueReusableCell(withIdentifier: id, for: path) as! PlayerCell; ↓cell.button.rx.tap.bind { _ in }.disposed(by: bag); cell.other.rx.tap.bind { _ in }.disposed(by: bag); return cell }",
      "lazy var source = DataSource(configureCell: { [weak self] _, table, path, song in let cell = table.dequeueReusableCell(withIdentifier: id, for: path); ↓cell.button.rx.tap.bind { _ in }.disposed(by: self?.bag ?? DisposeBag()); return cell })",
      "func bind() { songs.bind(to: table.rx.items(cellIdentifier: id, cellType: PlayerCell.self)) { _, song, cell in ↓cell.button.rx.tap.bind { _ in }.disposed(by: self.bag) }.disposed(by: bag) }",
      "func make() { let source = Source { table, path, _ in let cell = table.dequeue(PlayerCell.self, for: path); self.connect(cell); return cell } }; func connect(_ cell: PlayerCell) { ↓cell.button.rx.tap.bind { _ in }.disposed(by: bag) }",
      "func viewDidLoad() { button.rx.tap.bind { self.alert.button.rx.tap.bind { _ in }.disposed(by: self.bag) }.disposed(by: bag) }; private let alert = AlertView()"
        .replacing("self.alert.button", with: "↓self.alert.button"),
      "func viewDidLoad() { button.rx.tap.bind(with: self) { owner, _ in ↓owner.alert.button.rx.tap.bind { _ in }.disposed(by: owner.bag) }.disposed(by: bag) }; private lazy var alert = AlertView()",
      "func viewDidLoad() { button.rx.tap.bind { [weak self] in self?.ask() }.disposed(by: bag) }; func ask() { ↓alert.button.rx.tap.bind { _ in }.disposed(by: bag) }; let alert = AlertView()",
      "func viewDidLoad() { button.addTarget(self, action: #selector(ask), for: .touchUpInside) }; @objc func ask() { ↓alert.button.rx.tap.bind { _ in }.disposed(by: bag) }; let alert = AlertView()",
    ])
  func controller(members: String) {
    expect(
      members, around: ["PlayerCell: UITableViewCell": "PlayerViewController: UIViewController"])
  }

  @Test(
    "a controller that subscribes once, or to what it has just made, is silent",
    arguments: [
      "func viewDidLoad() { \(tap); \(pause) }",
      "override func viewWillAppear(_ animated: Bool) { ↓\(pause) }; override func viewDidDisappear(_ animated: Bool) { NotificationCenter.default«.removeObserver(self)» }",
      "override func viewWillAppear(_ animated: Bool) { ↓\(touch) }; override func viewDidDisappear(_ animated: Bool) { set«.removeAll()» }",
      "func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { let cell = PlayerCell(); cell.button.rx.tap.bind { _ in }.disposed(by: bag); return cell }",
      "func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { let cell = table.dequeueReusableCell(withIdentifier: id, for: path) as! PlayerCell; ↓cell.«button.rx.tap.bind { _ in }.disposed(by: bag); cell.other.rx.tap.bind { _ in }.disposed(by: bag)→bag = DisposeBag(); cell.button.rx.tap.bind { _ in }.disposed(by: cell.bag)»; return cell }",
      "func viewDidLoad() { button.rx.tap.bind { let alert = AlertView(); alert.button.rx.tap.bind { _ in }.disposed(by: self.bag) }.disposed(by: bag) }",
      "func viewDidLoad() { button.rx.tap.bind { ↓self«.alert».button.rx.tap.bind { _ in }.disposed(by: self.bag) }.disposed(by: bag) }; var alert = AlertView()",
      "func viewDidLoad() { button.rx.tap«.take(1)».bind { ↓self.alert.button.rx.tap.bind { _ in }.disposed(by: self.bag) }.disposed(by: bag) }; let alert = AlertView()",
      "func viewDidLoad() { button.rx.tap.bind { if self.isFirst { self.alert.button.rx.tap.bind { _ in }.disposed(by: self.bag) } }.disposed(by: bag) }; let alert = AlertView()",
      "func bind() { \(tap) }; func viewDidLoad() { songs.bind { _ in }.disposed(by: bag) }",
      "func viewDidLoad() { songs.bind { list.bind() }.disposed(by: bag); bind() }; func bind() { alert.button.rx.tap.bind { _ in }.disposed(by: bag) }; let alert = AlertView()",
    ])
  func controllerSilent(members: String) {
    expect(
      members, around: ["PlayerCell: UITableViewCell": "PlayerViewController: UIViewController"])
  }

  @Test(
    "what other code of the run could renew is reported only if none does",
    arguments: [
      ("class BaseCell: UITableViewCell { var bag = DisposeBag() }", 1),
      (
        "class BaseCell: UITableViewCell { var bag = DisposeBag(); func prepareForReuse() { bag = DisposeBag() } }",
        0
      ),
      ("class BaseCell: OtherCell { var bag = DisposeBag() }", 1),
      ("class BaseCell: UITableViewCell { }", 0),
      ("class BaseCell: UITableViewCell { let bag: DisposeBag = DisposeBag() }", 1),
      (
        "class BaseCell: UITableViewCell { var bag = DisposeBag() }; extension PlayerCell { func clear() { bag = DisposeBag() } }",
        0
      ),
      (
        "class BaseCell: UITableViewCell { var bag = DisposeBag() }; class LoudCell: PlayerCell { func clear() { bag = DisposeBag() } }",
        0
      ),
      (
        "class BaseCell: UITableViewCell { var bag = DisposeBag() }; class List: UIView { func clear() { cell.bag = DisposeBag() } }",
        0
      ),
      (
        "class BaseCell: UITableViewCell { var bag = DisposeBag() }; class OtherCell: BaseCell { func clear() { bag = DisposeBag() } }",
        1
      ),
    ])
  func superclasses(other: String, count: Int) {
    let code = """
      class PlayerCell: BaseCell {
        func configure(with song: Song) { button.rx.tap.bind { like() }.disposed(by: bag) }
      }

      """
    #expect(self.count(code, other + "\n") == count, "\(other)")
  }

  @Test(
    "the bag of a dequeued cell is followed to its class",
    arguments: [
      ("class PlayerCell: UITableViewCell { var bag = DisposeBag() }", 1),
      ("class PlayerCell: UITableViewCell, View { var disposeBag = DisposeBag() }", 0),
      (
        "class PlayerCell: UITableViewCell { var bag = DisposeBag(); func prepareForReuse() { bag = .init() } }",
        0
      ), ("", 0),
    ])
  func cells(other: String, count: Int) {
    let name = other.contains("disposeBag") ? "disposeBag" : "bag"
    let code = """
      class List: UIViewController {
        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          guard let cell = table.dequeueReusableCell(withIdentifier: id, for: path) as? PlayerCell else { return UITableViewCell() }
          cell.button.rx.tap.bind { _ in }.disposed(by: cell.\(name))
          return cell
        }
      }

      """
    #expect(self.count(code, other + "\n") == count, "\(other)")
  }

  @Test("each case of a switch may have a cell of its own")
  func cellsOfCases() {
    let code = """
      class PlayerCell: UITableViewCell { var bag = DisposeBag() }
      class List: UIViewController {
        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          switch path.row {
          case 0:
            let cell = table.dequeueReusableCell(for: path) as TitleCell
            return cell
          default:
            let cell = table.dequeueReusableCell(for: path) as PlayerCell
            cell.button.rx.tap.bind { _ in }.disposed(by: cell.bag)
            return cell
          }
        }
      }

      """
    #expect(count(code, "") == 1)
  }

  @Test("a cell that a condition in a case gets is of the type that the condition names")
  func conditions() {
    let code = """
      class PlayerCell: UITableViewCell { var bag = DisposeBag() }
      class List: UIViewController {
        lazy var source = Source(configureCell: { source, table, path, _ in
          switch source[path] {
          case .title:
            guard let cell = table.dequeueReusableCell(withIdentifier: id, for: path) as? TitleCell
            else { return UITableViewCell() }
            return cell
          case .player:
            guard let cell = table.dequeueReusableCell(withIdentifier: id, for: path) as? PlayerCell
            else { return UITableViewCell() }
            cell.button.rx.tap.bind { _ in }.disposed(by: cell.bag)
            return cell
          }
        })
      }

      """
    #expect(count(code, "") == 1)
  }
}
