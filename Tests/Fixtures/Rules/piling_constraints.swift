// What piling_constraints finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerView: UIView {
  private let titleLabel = UILabel()
  private var badge: UIView?
  …
}

// case: constraints of a function that runs repeatedly are reported once
// lines:
func render(_ song: Song) { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true; titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
func updateTitle() { addSubview(titleLabel); ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
override func tintColorDidChange() { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
func refresh() { NSLayoutConstraint.activate([↓titleLabel.topAnchor.constraint(equalTo: topAnchor)]) }
func refresh() { titleLabel.snp.makeConstraints { ↓$0.top.equalToSuperview() } }
func refresh() { ↓titleLabel.autoPinEdge(toSuperviewEdge: .top) }
// ---
func refresh() { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
}
class Other: UIView {
func clear() { NSLayoutConstraint.deactivate(all) }
// ---
// lines:
func refresh() { if let window = window, let scene = window.windowScene { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true } }
private func updateTitle() { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }; func show() { updateTitle() }
let tags = UIStackView(); func refresh() { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }; func clear() { tags.arrangedSubviews.forEach { $0.removeFromSuperview() } }
let tags = UIView(); func refresh() { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }; func clear() { tags.subviews.forEach({ $0.removeFromSuperview() }) }
@objc private func updateTitle() { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }; func setup() { play.addTarget(self, action: #selector(updateTitle), for: .touchUpInside) }
func updateTitle() { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }; init() { super.init(frame: .zero); updateTitle() }; func show() { updateTitle() }

// case: what the setup calls, and a user's action calls again, runs repeatedly
// lines:
func setup() { place() }; @objc func tap() { «place→other»() }; func place() { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
init() { super.init(frame: .zero); place(8) }; @IBAction func tap() { place(9) }; func place(_ x: CGFloat) { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: x).isActive = true }
func setup() { place() }; @objc func tap() { «place()→if isEmpty { place() }» }; func place() { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
func setup() { place() }; @objc func tap() { place() }; func place() { «→titleLabel.removeFromSuperview(); addSubview(titleLabel); »↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }

// case: a function that is told a new state runs repeatedly
// lines:
func show(_ isShown: «Bool→Song») { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
func setHeight(«_ height: CGFloat→») { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
func setUp(_ isShown: Bool) { titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
func configure(isEmbedded: Bool) { titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }; func start() { bar.configure() }

// case: a view that a function gets may be another one each time, whatever its name is
let box = UIView()
func setContent(_ view: UIView) {
  box.addSubview(view)
  view.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
}

// case: a constraint that is kept, and activated by its name
var top: NSLayoutConstraint?
func refresh() {
  self.top = ↓titleLabel.topAnchor.constraint(equalTo: topAnchor)
  top?.priority = .defaultHigh
  top?.isActive = «true→isTop»
}
// ---
var top: NSLayoutConstraint?
func refresh() {
  «→top?.isActive = false; »top = ↓titleLabel.topAnchor.constraint(equalTo: topAnchor)
  top?.isActive = true
}

// case: what may happen once, or replaces the old constraints, is silent
// lines:
func render(_ song: Song) { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
func render(_ song: Song) { ↓«titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true→if isFirst { titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }» }
func render(_ song: Song) { ↓«titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true→if let window, isFirst { titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }» }
func render(_ song: Song) { ↓«titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true→if let badge { show(badge) } else { titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }» }
func render(_ song: Song) { ↓«titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true→guard isFirst else { return }; titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true» }
func render(_ song: Song) { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }«→; func prepareForReuse() { NSLayoutConstraint.deactivate(all) }»
// ---
func render(_ song: Song) { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }«→
}
extension UIView {
func clear() { subviews.forEach { $0.removeFromSuperview() } }»
// ---
func render(_ song: Song) { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }«→
}
func clear() { NSLayoutConstraint.deactivate(all)»
// ---
func render(_ song: Song) { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }«→
}
extension PlayerView {
func clear() { NSLayoutConstraint.deactivate(all) }»
// ---
// lines:
func render(_ song: Song) { ↓«titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true→animate { titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }» }
func refresh() { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
func «refresh→setupTitle»() { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
func «refresh()→configure(with song: Song)» { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
func refresh() { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }«→; func clear() { song.tags.subviews.forEach { $0.removeFromSuperview() } }»
func «refresh→updateLayout»() { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
func render(_ song: Song) { top = titleLabel.topAnchor.constraint(equalTo: topAnchor) }
func render(_ song: Song) { titleLabel.snp.remakeConstraints { $0.top.equalToSuperview() } }
func render(_ song: Song) { titleLabel.snp.updateConstraints { $0.top.equalToSuperview() } }
func render(_ song: Song) { «titleLabel.removeFromSuperview(); »addSubview(titleLabel); ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
func render(in view: UIView) { view«.addSubview(self)»; ↓topAnchor.constraint(equalTo: view.topAnchor).isActive = true; titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
func render(_ song: Song) { «↓badge!→let row = UIView(); rows.append(row); row».topAnchor.constraint(equalTo: topAnchor).isActive = true }
func render(_ song: Song) { «badge = UIView(); »↓badge!.topAnchor.constraint(equalTo: topAnchor).isActive = true }
private func updateTitle() { titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }; init() { super.init(frame: .zero); updateTitle() }
private func updateTitle() { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }; «private »func style() { updateTitle() }; init() { super.init(frame: .zero); style() }
let tags = UIStackView(); func refresh() { tags.addArrangedSubview(titleLabel); ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }; func clear() { tags.arrangedSubviews.forEach { $0«.removeFromSuperview()» } }
let tags = UIView(); func setUp() { tags.addSubview(titleLabel) }; func refresh() { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }; func clear() { tags.subviews.forEach { $0«.removeFromSuperview()» } }
func renderTitle() { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }«; init() { super.init(frame: .zero); renderTitle() }»
override func updateConstraints() { titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
func render(_ song: Song) { ↓titleLabel.topAnchor.constraint(equalTo: song.view«.topAnchor»).isActive = true }

// around:
class PlayerCell: UITableViewCell {
  private let titleLabel = UILabel()
  private var badge: UIView?
  …
}

// case: a cell is configured for each row
// lines:
func configure(with song: Song) { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
func bind(_ song: Song) { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
override func prepareForReuse() { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
func updateLayout() { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
func setup() { titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }; init() { setup() }

// around:

// case: a view that an initializer makes stays, one that it is given may be moved
// lines:
class PlayerCell: UITableViewCell { let badge: UIView; init() { badge = UIView() }; func configure(with song: Song) { ↓badge.topAnchor.constraint(equalTo: topAnchor).isActive = true } }
class PlayerCell: UITableViewCell { let badge: UIView; init() { self.badge = BadgeView(size: 8) }; func configure(with song: Song) { ↓badge.topAnchor.constraint(equalTo: topAnchor).isActive = true } }
class PlayerCell: UITableViewCell { let badge: UIView; init(_ view: UIView) { badge = view }; func configure(with song: Song) { badge.topAnchor.constraint(equalTo: topAnchor).isActive = true } }
class PlayerCell: UITableViewCell { let badge: UIView; func show() { badge = UIView() }; func configure(with song: Song) { badge.topAnchor.constraint(equalTo: topAnchor).isActive = true } }
class PlayerCell: UITableViewCell { let badge: UIView; init() { show { badge = UIView() } }; func configure(with song: Song) { badge.topAnchor.constraint(equalTo: topAnchor).isActive = true } }

// around:
class PlayerView: UIView {
  private let titleLabel = UILabel()
  private var badge: UIView?
  …
}

// case: functions that are always called by one that runs repeatedly belong to it
// lines:
func refresh() { layout() }; private func layout() { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
func refresh() { first() }; func first() { layout() }; private func layout() { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }

// around:
class A: UIViewController {
  private let titleLabel = UILabel()
  private var badge: UIView?
  …
}

// case: functions that are always called by one that runs repeatedly belong to it
// lines:
override func viewWillAppear(_ a: Bool) { layout() }; private func layout() { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
override func viewDidAppear(_ a: Bool) { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }

// around:
class PlayerView: UIView {
  private let titleLabel = UILabel()
  private var badge: UIView?
  …
}

// case: functions that are always called by one that runs repeatedly belong to it
// lines:
func refresh() { if isFirst { layout() } }; private func layout() { titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
func refresh() { guard isFirst else { return }; layout() }; private func layout() { titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
func refresh() { once(); layout() }; func once() { top?.isActive = true }; private func layout() { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
func refresh() { clear(); layout() }; func clear() { top.removeAll() }; private func layout() { titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
private func updateAll() { layout() }; init() { updateAll() }; private func layout() { titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }

// around:
class A: UIViewController {
  private let titleLabel = UILabel()
  private var badge: UIView?
  …
}

// case: functions that are always called by one that runs repeatedly belong to it
override func viewDidLoad() { layout() }; private func layout() { titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }

// around:
class PlayerView: UIView {
  private let titleLabel = UILabel()
  private var badge: UIView?
  …
}

// case: a function that only the file's setup calls runs once
// lines:
func renderTitle() { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }«; init() { super.init(); renderTitle() }»
func renderTitle() { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }; func show() { renderTitle() }
func «renderTitle→updateLayout»() { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }

// around:
class PlayerCell: UICollectionViewCell {
  private let titleLabel = UILabel()
  private var badge: UIView?
  …
}

// case: functions of a cell that other files call for a row are reported
// lines:
func setup(song: Song) { layout() }; private func layout() { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
func fill(with song: Song) { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
var song: Song? { didSet { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true } }
var song: Song? { didSet { guard let song else { return }; ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true } }

// case: functions of a cell that may run once are silent
// lines:
func setup(song: Song) { if song«.isFirst» { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true } }
«private »func layout(_ inset: CGFloat) { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
func layout(_ inset: CGFloat) { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }; init() { super.init()«; layout(8)» }
«override »func layout(_ inset: CGFloat) { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
«@objc »func layout(_ inset: CGFloat) { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
«var song: Song?→@IBOutlet weak var label: UILabel!» { didSet { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true } }
var «song: Song?→icon = UIImageView()» { didSet { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true } }
«var song: Song→weak var delegate: Delegate»? { didSet { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true } }

// around:
class PlayerCell: UITableViewCell {
  private let titleLabel = UILabel()
  private var badge: UIView?
  …
}

// case: constraints of a cell that only some rows make are reported
// lines:
func configure(_ song: Song) { if !song.tags.isEmpty { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true } }
func configure(_ song: Song) { if let cover = song.cover { print(cover); ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true } }
func bind(_ tags: [Tag], wide: Bool) { if wide, tags.count > 2 { titleLabel.snp.makeConstraints { ↓$0.top.equalToSuperview() } } }
func configure(_ song: Song) { if song.isLive { show() } else { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true } }

// case: a condition about the cell, or that sounds like one about the first time, is silent
// lines:
func configure(_ song: Song) { if «!song.tags.isEmpty→badge == nil» { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true } }
func configure(_ song: Song) { if «!song.tags.isEmpty→self.badge == nil» { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true } }
func configure(_ song: Song, isInitial: Bool) { «↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true→if isInitial { titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }» }
func configure(_ song: Song) { if song«.needsLayout» { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true } }
func configure(_ song: Song) { if song.isLive { clear(); ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true } }; func clear() { NSLayoutConstraint«.deactivate(all)» }
func configure(_ song: Song) { for tag in song.tags { if tag.isLive { titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true } } }
func configure(_ song: Song) { for tag in song.tags« where badge == nil» { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true } }
func configure(_ song: Song) { song.load { if song.isLive { titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true } } }

// around:
class List: UIViewController {
  private let titleLabel = UILabel()
  private var badge: UIView?
  …
}

// case: a view that is taken out of the view tree keeps the constraints of its size
override func viewWillAppear(_ animated: Bool) { view.addSubview(titleLabel); titleLabel.snp.makeConstraints { $0.top.equalToSuperview(); ↓$0.width.equalTo(56) } }
override func viewWillDisappear(_ animated: Bool) { titleLabel.removeFromSuperview() }
// ---
override func viewWillAppear(_ animated: Bool) { view.addSubview(titleLabel); ↓titleLabel.widthAnchor.constraint(equalToConstant: 8).isActive = true }
override func viewWillDisappear(_ animated: Bool) { titleLabel.removeFromSuperview() }
// ---
override func viewWillAppear(_ animated: Bool) { view.addSubview(titleLabel); titleLabel.snp.makeConstraints { $0.top.equalToSuperview() } }
override func viewWillDisappear(_ animated: Bool) { titleLabel.removeFromSuperview() }
// ---
override func viewWillAppear(_ animated: Bool) { view.addSubview(titleLabel); titleLabel.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true }
override func viewWillDisappear(_ animated: Bool) { titleLabel.removeFromSuperview() }

// around:
class PlayerCell: UITableViewCell {
  private let titleLabel = UILabel()
  private var badge: UIView?
  …
}

// case: new views that a function adds each time are reported
private let stack = UIStackView()
func configure(with song: Song) { let label = UILabel(); label.text = song.title; addSubview(↓label) }
// ---
private let stack = UIStackView()
func configure(with song: Song) { for tag in song.tags { let label = UILabel(); stack.addArrangedSubview(↓label) } }
// ---
private let stack = UIStackView()
func configure(with song: Song) { song.tags.forEach { tag in let label = UILabel(); stack.addArrangedSubview(↓label) } }
// ---
private let stack = UIStackView()
override func prepareForReuse() { let badge = BadgeView(); contentView.addSubview(↓badge); badge.topAnchor.constraint(equalTo: topAnchor).isActive = true }
// ---
private let stack = UIStackView()
func refresh() { let badge = BadgeView(); addSubview(↓badge); cancellables.removeAll(); songs.remove(at: 0) }

// around:
class PlayerView: UIView {
  private let titleLabel = UILabel()
  private var badge: UIView?
  …
}

// case: new views that may go, that go elsewhere, or that only some elements get, are silent
private let stack = UIStackView()
private var shown: Set<String> = []
func update(_ tags: [String]) { for tag in tags« where !shown.contains(tag)» { let label = UILabel(); stack.addArrangedSubview(↓label) } }
// ---
private let stack = UIStackView()
func refresh() { let badge = BadgeView(); addSubview(↓badge)«; self.badge = badge» }
// ---
private let stack = UIStackView()
func refresh() { let badge = BadgeView(); addSubview(↓badge); badges«.append(badge)» }
// ---
private let stack = UIStackView()
func refresh() { let badge = BadgeView(); addSubview(↓badge); badge.tag = 7«; viewWithTag(7)?.isHidden = true» }
// ---
private let stack = UIStackView()
func refresh() { let badge = BadgeView(); addSubview(↓badge) }«; func hide() { subviews.last?.isHidden = true }»
// ---
private let stack = UIStackView()
func refresh() { let badge = BadgeView(); addSubview(↓badge) }; func hide(_ view: UIView) { view«.removeFromSuperview()» }
// ---
private let stack = UIStackView()
func refresh() { «clearViews(); »let badge = BadgeView(); addSubview(↓badge) }
// ---
private let stack = UIStackView()
func refresh() { stack«.empty()»; let badge = BadgeView(); stack.addArrangedSubview(↓badge) }
// ---
private let stack = UIStackView()
func refresh() { let card = UIView(); let badge = BadgeView(); card.addSubview(badge); cards.append(card) }
// ---
private let stack = UIStackView()
func refresh() { if isNew { let badge = BadgeView(); addSubview(badge) } }
// ---
private let stack = UIStackView()
func refresh() { let badge = makeBadge(); addSubview(badge) }
// ---
private let stack = UIStackView()
func refresh() { addSubview(titleLabel) }
// ---
private let stack = UIStackView()
func setup() { let badge = BadgeView(); addSubview(badge) }

// around:
class List: UIViewController {
  private let titleLabel = UILabel()
  private var badge: UIView?
  …
}

// case: a new view for each row stays in a reused cell
func collectionView(_ c: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
  let cell = c.dequeueReusableCell(withReuseIdentifier: id, for: path); let label = UILabel(); label.text = text; cell.contentView.addSubview(↓label)
  return cell
}
// ---
func collectionView(_ c: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
  let cell = c.dequeueReusableCell(withReuseIdentifier: id, for: path); let label = UILabel(); label.text = text; cell.addSubview(↓label); let b = UIView(); cell.addSubview(b)
  return cell
}
// ---
func collectionView(_ c: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
  let cell = c.dequeueReusableCell(withReuseIdentifier: id, for: path); if path.row > 0 { let label = UILabel(); label.text = text; cell.addSubview(↓label) }
  return cell
}
// ---
func collectionView(_ c: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
  guard let cell = c.dequeueReusableCell(withReuseIdentifier: id, for: path) as? Cell else { return x }; let label = UILabel(); label.text = text; cell.addSubview(↓label)
  return cell
}
// ---
// lines:
func bind() { songs.bind(to: table.rx.items(cellIdentifier: id, cellType: Cell.self)) { row, song, cell in let label = UILabel(); label.text = text; cell.addSubview(↓label) } }
func bind() { let r = UITableView.CellRegistration<Cell, Song> { cell, path, song in let label = UILabel(); label.text = text; cell.addSubview(↓label) } }
// ---
func collectionView(_ c: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
  let cell = c.dequeueReusableCell(withReuseIdentifier: id, for: path); if cell.isNew { let label = UILabel(); label.text = text; cell.addSubview(label) }
  return cell
}
// ---
func collectionView(_ c: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
  let cell = c.dequeueReusableCell(withReuseIdentifier: id, for: path); cell.subviews.forEach { $0.removeFromSuperview() }; let label = UILabel(); label.text = text; cell.addSubview(label)
  return cell
}
// ---
func collectionView(_ c: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
  let cell = c.dequeueReusableCell(withReuseIdentifier: id, for: path); let label = UILabel(); label.text = text; cell.backgroundView = label
  return cell
}
// ---
func collectionView(_ c: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
  let cell = UITableViewCell(); let label = UILabel(); label.text = text; cell.addSubview(label)
  return cell
}
// ---
func collectionView(_ c: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
  var cell = c.dequeueReusableCell(withIdentifier: id); let label = UILabel(); label.text = text; cell.addSubview(label)
  return cell
}
// ---
// lines:
func fill(_ cell: Cell) { let label = UILabel(); label.text = text; cell.addSubview(label) }
func make() { cells.forEach { cell in let label = UILabel(); label.text = text; cell.addSubview(label) } }

// around:
class PlayerCell: UITableViewCell {
  private let titleLabel = UILabel()
  private var badge: UIView?
  …
}

// case: new recognizers and actions of a view that stays are reported
// lines:
func configure(with song: Song) { ↓titleLabel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(play))) }
func configure(with song: Song) { let tap = UITapGestureRecognizer(target: self, action: #selector(play)); tap.delegate = self; ↓addGestureRecognizer(tap) }
func bind(_ song: Song) { ↓titleLabel.addAction(UIAction { _ in song.play() }, for: .touchUpInside) }
func bind(_ song: Song) { wire() }; private func wire() { ↓contentView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(play))) }

// case: recognizers and actions that may be there once, or may be removed, are silent
// lines:
«private »func setUp(song: Song) { ↓titleLabel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(play))) }
init() { super.init(style: .default); titleLabel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(play))) }
let tap = UITapGestureRecognizer(target: self, action: #selector(play)); func bind(_ song: Song) { addGestureRecognizer(tap) }
func bind(_ song: Song) { let tap = UITapGestureRecognizer(target: self, action: #selector(play)); taps«.append(tap)»; ↓addGestureRecognizer(tap) }
func bind(_ song: Song) { if isFirst { addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(play))) } }
func bind(_ song: Song) { ↓addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(play))) }«; func prepareForReuse() { gestureRecognizers?.removeAll() }»
func bind(_ song: Song) { «removeAllGestures(); »↓addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(play))) }
func bind(_ song: Song) { let row = UIView(); row.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(play))) }
func bind(_ song: Song) { ↓titleLabel.addAction(UIAction« { _ in song.play() }→(identifier: play) { _ in }», for: .touchUpInside) }
func bind(_ song: Song) { ↓titleLabel.addAction(«UIAction { _ in song.play() }→action», for: .touchUpInside) }
func bind(_ song: Song) { alert.addAction(UIAction { _ in }) }

// around:
class List: UIViewController {
  private let titleLabel = UILabel()
  private var badge: UIView?
  …
}

// case: a recognizer or an action that code adds to a reused cell for each row is reported
func collectionView(_ c: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
  let cell = c.dequeueReusableCell(withReuseIdentifier: id, for: path)
  ↓cell.cover.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(play)))
  return cell
}
// ---
func collectionView(_ c: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
  let cell = c.dequeueReusableCell(withReuseIdentifier: id, for: path)
  let tap = UITapGestureRecognizer(target: self, action: #selector(play)); ↓cell.addGestureRecognizer(tap)
  return cell
}
// ---
func collectionView(_ c: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
  let cell = c.dequeueReusableCell(withReuseIdentifier: id, for: path)
  let tap = UITapGestureRecognizer(target: self, action: #selector(play)); cell.cover.do { ↓$0.addGestureRecognizer(tap) }
  return cell
}
// ---
func collectionView(_ c: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
  let cell = c.dequeueReusableCell(withReuseIdentifier: id, for: path)
  ↓cell.more.addAction(UIAction { _ in play() }, for: .touchUpInside)
  return cell
}
// ---
func collectionView(_ c: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
  let cell = c.dequeueReusableCell(withReuseIdentifier: id, for: path)
  cell.addGestureRecognizer(tap)
  return cell
}
// ---
func collectionView(_ c: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
  let cell = c.dequeueReusableCell(withReuseIdentifier: id, for: path)
  let tap = UITapGestureRecognizer(target: self, action: #selector(play)); if cell.isNew { cell.addGestureRecognizer(tap) }
  return cell
}
// ---
func collectionView(_ c: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
  let cell = c.dequeueReusableCell(withReuseIdentifier: id, for: path)
  let tap = UITapGestureRecognizer(target: self, action: #selector(play)); songs.do { $0.addGestureRecognizer(tap) }
  return cell
}
// ---
func collectionView(_ c: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
  let cell = c.dequeueReusableCell(withReuseIdentifier: id, for: path)
  let tap = UITapGestureRecognizer(target: self, action: #selector(play)); cell.addGestureRecognizer(tap)
  return cell
}
func a() { removeTarget(nil) }

// around:

// case: a recognizer or an action that code adds to a reused cell for each row is reported
class List: UIViewController { func collectionView(_ c: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
  let cell = c.dequeueReusableCell(withReuseIdentifier: id, for: path)
  ↓cell.cover.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(play)))
  return cell
}
 }
// says: `cell.cover` gets a new gesture recognizer for each row, and a reused cell keeps those of its earlier rows

// case: the message says which view, where and how often
class A: UIViewController { let a = UIView(); override func viewWillAppear(_ b: Bool) { layout() }; func layout() { ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }; let titleLabel = UILabel() }
// says: `viewWillAppear` makes constraints of `titleLabel` in `layout` each time that the view appears, and the old ones stay: they pile up, and conflict once a value differs
// ---
class A: UITableViewCell { func fill(_ a: A) { let label = UILabel(); contentView.addSubview(↓label) } }
// says: `fill` adds a new `label` to `contentView` each time that the view is reused, and the old ones stay

// case: a constraint that is kept in a list may be taken away
class A: UIView {
  func updateLook() {
    let width = ↓widthAnchor.constraint(equalToConstant: 8)
    width.isActive = true
  }
}
// ---
class A: UIView {
  func updateLook() {
    let width = ↓widthAnchor.constraint(equalToConstant: 8)
    «width.isActive = true→width.isActive = true; kept.append(width)»
  }
}

// case: what runs when a controller appears piles up
class PlayerController: UIViewController {
  private let titleLabel = UILabel()
  override func viewIsAppearing(_ animated: Bool) { ↓titleLabel.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
}

// around:

// case: a private property that gets a new view each time, which is added
class PlayerController: UIViewController {
  private var label: UILabel!
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    label = UILabel()
    label.text = "Player"
    view.addSubview(↓label)
  }
}
// says: `viewWillAppear` adds a new `label` to `view` each time that the view appears, and the old ones stay
// ---
class PlayerController: UIViewController {
  private var label: UILabel!
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    «label?.removeFromSuperview()»
    label = UILabel()
    view.addSubview(↓label)
  }
}
// ---
class PlayerController: UIViewController {
  private var label: UILabel!
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    «if label == nil {»
    label = UILabel()
    view.addSubview(↓label)
    «}»
  }
}
// ---
class PlayerController: UIViewController {
  private var label: UILabel!
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    «old = label»
    label = UILabel()
    view.addSubview(↓label)
  }
}

// case: what an initializer and the awakening set up is there twice
class StarsView: UIView {
  private let stack = UIStackView()
  required init?(coder: NSCoder) { super.init(coder: coder); setUp() }
  override func awakeFromNib() {
    super.awakeFromNib()
    ↓«setUp→refresh»()
  }
  private func refresh() { stack.spacing = 8 }
  private func setUp() {
    let star = UIButton()
    stack.addArrangedSubview(star)
    stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}
// ---
class StarsView: UIView {
  private let stack = UIStackView()
  «required init?(coder: NSCoder)→override init(frame: CGRect)» { super.init(coder: coder); common() }
  override func awakeFromNib() { super.awakeFromNib(); ↓common() }
  private func common() { setUp() }
  private func setUp() { «→guard isFirst else { return }; »stack.topAnchor.constraint(equalTo: topAnchor).isActive = true }
}
// says: `setUp` runs twice, in `init(coder:)` and in `awakeFromNib`: what it makes and adds is there twice
// advice: leave out one of the two calls
// ---
class StarsController: UIViewController {
  private let stack = UIStackView()
  init() { super.init(nibName: nil, bundle: nil); setUp() }
  override func viewDidLoad() { super.viewDidLoad(); ↓setUp() }
  private func setUp() { «→if isWide { »stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true«→ }» }
}
