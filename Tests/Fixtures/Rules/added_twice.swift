// What added_twice finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerView: UIView {
  let titleLabel = UILabel(), albumLabel = UILabel()
  lazy var card: UIView = { UIView() }()
  var header: UIView? { didSet { setNeedsLayout() } }
  let stack = UIStackView()
  var separator: UIView { UIView() }
  func layout(_ given: UIView) {
    …
  }
}

// case: a view added twice on one path is reported
// lines:
addSubview(titleLabel); addSubview(↓titleLabel)
addSubview(titleLabel); self.addSubview(↓self.titleLabel)
view.addSubview(card); self.view?.addSubview(↓card!)
stack.addArrangedSubview(header!); stack.addArrangedSubview(albumLabel); stack.addArrangedSubview(↓header!)
// ---
let label = UILabel()
addSubview(label)
addSubview(↓label)
// ---
// lines:
addSubview(given); addSubview(↓given)
insertSubview(titleLabel, at: 0); addSubview(↓titleLabel)
for song in songs { addSubview(↓titleLabel) }; addSubview(↓titleLabel)
if isWide { addSubview(titleLabel); addSubview(↓titleLabel) }
UIView.animate { self.addSubview(self.card); self.addSubview(↓self.card) }
addSubviews(titleLabel, albumLabel, ↓titleLabel)
[titleLabel, albumLabel, ↓titleLabel].forEach { addSubview($0) }
[titleLabel, albumLabel].forEach(view.addSubview); view.addSubview(↓albumLabel)
let row = UIStackView(arrangedSubviews: [titleLabel, albumLabel, ↓titleLabel])
let row = UIStackView(arrangedSubviews: [titleLabel, card]); row.addArrangedSubview(↓card)
addSubview(card); bringSubviewToFront(card); addSubview(↓card)
for view in views { addSubview(view); addSubview(↓view) }
// ---
addSubview(titleLabel)
// removeFromSuperview()
addSubview(↓titleLabel)
// ---
addSubview(titleLabel, withConstraints: []); addSubview(↓titleLabel)
// ---
let box = card; card.addSubview(titleLabel); box.addSubview(↓titleLabel)

// case: different paths, parents and views are silent
// lines:
addSubview(titleLabel); return; addSubview(↓titleLabel)
addSubview(titleLabel); «return; →header?.»addSubview(↓titleLabel)
addSubview(titleLabel); «return; →given.»addSubview(↓titleLabel)
addSubview(titleLabel); «return; →superview?.»addSubview(↓titleLabel)
addSubview(titleLabel); «return; →card.subviews[0].»addSubview(↓titleLabel)
addSubview(titleLabel); «return; →titleLabel.removeFromSuperview(); card.»addSubview(↓titleLabel)
addSubview(titleLabel); «return; →layoutIfNeeded(); card.»addSubview(↓titleLabel)
addSubview(titleLabel); «return→titleLabel.removeFromSuperview()»; addSubview(↓titleLabel)
addSubview(titleLabel); «return; addSubview→bringSubviewToFront»(↓titleLabel)
if isWide { addSubview(titleLabel) } else { addSubview(titleLabel) }
«addSubview(titleLabel)→if isWide { addSubview(titleLabel) }»; if !isWide { addSubview(↓titleLabel) }
// ---
switch kind { case .a: addSubview(card)
case .b: addSubview(card) }
// ---
if isWide { addSubview(titleLabel)«; return» }; addSubview(↓titleLabel)
// ---
guard isWide else { addSubview(titleLabel); return }
addSubview(titleLabel)
// ---
#if DEBUG
addSubview(titleLabel)
#else
addSubview(titleLabel)
#endif
// ---
// lines:
addSubview(titleLabel); if isWide { «card.»addSubview(↓titleLabel) }
addSubview(titleLabel); UIView.animate { self.card.addSubview(self.titleLabel) }
if isWide { addSubview(titleLabel) } else { card.addSubview(titleLabel) }
var label = UILabel(); addSubview(label); label = UILabel(); card.addSubview(label)
stack.addArrangedSubview(card); stack.«subviews.forEach { $0 }→removeArrangedSubview(card)»; stack.addArrangedSubview(↓card)
stack.addArrangedSubview(card); stack.subviews.forEach { $0«.removeFromSuperview()» }; stack.addArrangedSubview(↓card)
addSubview(header!); hideHeader(); addSubview(header!)
addSubview(header!); header = UIView(); addSubview(header!)
// ---
var label = UILabel()
addSubview(label)
label = UILabel()
addSubview(label)
// ---
var row = UIStackView()
row.addArrangedSubview(card)
row = UIStackView()
row.addArrangedSubview(card)
// ---
// lines:
stack.addArrangedSubview(separator); stack.addArrangedSubview(separator)
stack.addArrangedSubview(inherited); stack.addArrangedSubview(inherited)
stack.addArrangedSubview(makeSpacer()); stack.addArrangedSubview(makeSpacer())
stack.addArrangedSubview(UIView()); stack.addArrangedSubview(UIView())
stack.addArrangedSubview(given.badge); stack.addArrangedSubview(given.badge)
addSubview(titleLabel); insertSubview(titleLabel, belowSubview: albumLabel)
stack.addSubview(titleLabel); stack.addArrangedSubview(titleLabel)
addSubview(titleLabel); if «isWide→titleLabel.superview == nil» { addSubview(↓titleLabel) }
addSubview(titleLabel); UIView.animate { self.addSubview(self.titleLabel) }
for song in songs { let label = UILabel(); addSubview(label) }; for song in songs { let label = UILabel(); addSubview(label) }
rows[0].addSubview(card); rows[index].addSubview(card)
rows[index].addSubview(card); index += 1; rows[index].addSubview(card)
cells.forEach { $0.addSubview(makeView()) }; [card, titleLabel].forEach { $0.addSubview(makeView()) }
[card, stack].forEach { $0.addSubview(UIView()) }; [card, stack].forEach { $0.addSubview(UIView()) }
addSubview(card); [↓card, stack].forEach { addSubview($0«.badge») }
// ---
addSubview(titleLabel)
// addSubview(titleLabel)
let code = "addSubview(titleLabel)"
// ---
// lines:
addSubviewIfNeeded(card); addSubviewIfNeeded(card)
addSubview(card); «header?→embed(card, in: header)»; addSubview(↓card)
addSubview(card); header?«.attach(view: self.card!)»; addSubview(↓card)
use(UIStackView(arrangedSubviews: [card]), UIStackView(arrangedSubviews: [card]))

// around:
class PlayerView: UIView {
  let titleLabel = UILabel(), albumLabel = UILabel()
  lazy var card: UIView = { UIView() }()
  let stack = UIStackView()
  @IBOutlet var box: UIView!
…
  }
}

// case: a view that a setup function adds to two parents is reported
  func setupViews() {
    addSubview(titleLabel); card.addSubview(↓titleLabel)
// says: `titleLabel` is added to `self` and to `card`: a view has one parent, so the first one loses it
// ---
  func moveViews() {
    addSubview(titleLabel); card.addSubview(titleLabel)
// ---
  func setupTransition() {
    addSubview(titleLabel); card.addSubview(titleLabel)
// ---
  func update() {
    addSubview(titleLabel); card.addSubview(titleLabel)
// ---
  func didTap() {
    addSubview(titleLabel); card.addSubview(titleLabel)
// ---
  func setupViews() {
    card.addSubview(titleLabel); self.stack.addArrangedSubview(↓self.titleLabel)
// says: `titleLabel` is added to `card` and to `stack`: a view has one parent, so the first one loses it
// ---
  func moveViews() {
    card.addSubview(titleLabel); self.stack.addArrangedSubview(self.titleLabel)
// ---
  func setupTransition() {
    card.addSubview(titleLabel); self.stack.addArrangedSubview(self.titleLabel)
// ---
  func update() {
    card.addSubview(titleLabel); self.stack.addArrangedSubview(self.titleLabel)
// ---
  func didTap() {
    card.addSubview(titleLabel); self.stack.addArrangedSubview(self.titleLabel)
// ---
  func setupViews() {
    contentView.addSubview(titleLabel); addSubview(↓titleLabel)
// says: `titleLabel` is added to `contentView` and to `self`: a view has one parent, so the first one loses it
// ---
  func moveViews() {
    contentView.addSubview(titleLabel); addSubview(titleLabel)
// ---
  func setupTransition() {
    contentView.addSubview(titleLabel); addSubview(titleLabel)
// ---
  func update() {
    contentView.addSubview(titleLabel); addSubview(titleLabel)
// ---
  func didTap() {
    contentView.addSubview(titleLabel); addSubview(titleLabel)
// ---
  func setupViews() {
    view.addSubview(titleLabel); box.addSubview(↓titleLabel)
// says: `titleLabel` is added to `view` and to `box`: a view has one parent, so the first one loses it
// ---
  func moveViews() {
    view.addSubview(titleLabel); box.addSubview(titleLabel)
// ---
  func setupTransition() {
    view.addSubview(titleLabel); box.addSubview(titleLabel)
// ---
  func update() {
    view.addSubview(titleLabel); box.addSubview(titleLabel)
// ---
  func didTap() {
    view.addSubview(titleLabel); box.addSubview(titleLabel)
// ---
  func setupViews() {
    let row = UIView(); row.addSubview(titleLabel); card.insertSubview(↓titleLabel, at: 0)
// says: `titleLabel` is added to `row` and to `card`: a view has one parent, so the first one loses it
// ---
  func moveViews() {
    let row = UIView(); row.addSubview(titleLabel); card.insertSubview(titleLabel, at: 0)
// ---
  func setupTransition() {
    let row = UIView(); row.addSubview(titleLabel); card.insertSubview(titleLabel, at: 0)
// ---
  func update() {
    let row = UIView(); row.addSubview(titleLabel); card.insertSubview(titleLabel, at: 0)
// ---
  func didTap() {
    let row = UIView(); row.addSubview(titleLabel); card.insertSubview(titleLabel, at: 0)
// ---
  func setupViews() {
    let row = UIStackView(arrangedSubviews: [titleLabel]); stack.addArrangedSubview(↓titleLabel)
// says: `titleLabel` is added to `row` and to `stack`: a view has one parent, so the first one loses it
// ---
  func moveViews() {
    let row = UIStackView(arrangedSubviews: [titleLabel]); stack.addArrangedSubview(titleLabel)
// ---
  func setupTransition() {
    let row = UIStackView(arrangedSubviews: [titleLabel]); stack.addArrangedSubview(titleLabel)
// ---
  func update() {
    let row = UIStackView(arrangedSubviews: [titleLabel]); stack.addArrangedSubview(titleLabel)
// ---
  func didTap() {
    let row = UIStackView(arrangedSubviews: [titleLabel]); stack.addArrangedSubview(titleLabel)
// ---
  func setupViews() {
    if isWide { addSubview(titleLabel) }; card.addSubview(↓titleLabel)
// says: `titleLabel` is added to `self` and to `card`: a view has one parent, so the first one loses it
// ---
  func moveViews() {
    if isWide { addSubview(titleLabel) }; card.addSubview(titleLabel)
// ---
  func setupTransition() {
    if isWide { addSubview(titleLabel) }; card.addSubview(titleLabel)
// ---
  func update() {
    if isWide { addSubview(titleLabel) }; card.addSubview(titleLabel)
// ---
  func didTap() {
    if isWide { addSubview(titleLabel) }; card.addSubview(titleLabel)

// around:

// case: views that one statement takes from one parent are one finding
class PlayerView: UIView {
  let titleLabel = UILabel(), albumLabel = UILabel()
  lazy var card: UIView = { UIView() }()
  let stack = UIStackView()
  @IBOutlet var box: UIView!
  func setupViews() {
    [titleLabel, albumLabel].forEach(addSubview)
[↓titleLabel, albumLabel].forEach(card.addSubview)
  }
}
// says: `titleLabel`, `albumLabel` are added to `self` and to `card`: a view has one parent, so the first one loses them

// around:
class PlayerView: UIView {
  let titleLabel = UILabel(), albumLabel = UILabel()
  lazy var card: UIView = { UIView() }()
  let stack = UIStackView()
  @IBOutlet var box: UIView!
  func setupViews() {
…
  }
}

// case: a controller's view that is another one of its views is no second parent
    view.addSubview(titleLabel); card.addSubview(↓titleLabel)
// says: `titleLabel` is added to `view` and to `card`: a view has one parent, so the first one loses it
// ---
// lines:
    view = card; view.addSubview(titleLabel); card.addSubview(titleLabel)
    card = view; view.addSubview(titleLabel); card.addSubview(titleLabel)

// around:
class PlayerView: UIView {
  let titleLabel = UILabel(), albumLabel = UILabel()
  lazy var card: UIView = { UIView() }()
  var header: UIView? { didSet { setNeedsLayout() } }
  let stack = UIStackView()
  var separator: UIView { UIView() }
  func layout(_ given: UIView) {
    …
  }
}

// case: a statement that adds several views again is one finding
addSubviews(titleLabel, albumLabel); addSubviews(↓titleLabel, albumLabel, card)

// case: a list that repeats one new view is reported
// lines:
↓Array(repeating: UIView(), count: count).forEach(stack.addArrangedSubview)
var views = ↓[UIView](repeating: UILabel(), count: 3); stack.addArrangedSubview(views[0])
for star in ↓Array(repeating: UIImageView(image: .star), count: 5) { addSubview(star) }
let views = (0..<3).map { _ in UIView() }; views.forEach(addSubview)
let views = Array(repeating: UIView(), count: 1); views.forEach(addSubview)
let names = Array(repeating: CardView(), count: 3); addSubview(card)
let names = Array(repeating: UIColor(), count: 3); addSubview(card)
let names = String(repeating: name, count: 3); addSubview(card)

// around:

// case: a stack that takes back several views is one finding, a note
class A: UIView {
  private let a = UILabel(), b = UILabel(), stack = UIStackView(), card = UIView()
  func setUp() {
    addSubviews(a, b)
    stack.addArrangedSubview(↓a)
    stack.addArrangedSubview(b)
  }
  func setUpCard() {
    addSubview(a)
    card.addSubview(↓a)
  }
}
// says: `a`, `b` are added to `self` and to `stack`: a view has one parent, so the first one loses them
// says: `a` is added to `self` and to `card`: a view has one parent, so the first one loses it

// around:
class PlayerView: UIView {
  let titleLabel = UILabel()
  let card = UIView()
  func setUp() {
    addSubview(titleLabel)
…
  }
}

// case: a second addition is a note
    addSubview(↓titleLabel)
// says: `titleLabel` is added to `self` twice: the second time changes nothing but the order
// ---
    card.addSubview(↓titleLabel)
// says: `titleLabel` is added to `self` and to `card`: a view has one parent, so the first one loses it

// around:

// case: branches, and a view that was removed
class PlayerView: UIView {
  let stack = UIStackView()
  let titleLabel = UILabel()

  func arrange(_ isWide: Bool) {
    if isWide {
      stack.addArrangedSubview(titleLabel)
    } else {
      stack.addArrangedSubview(titleLabel)
    }
    titleLabel.removeFromSuperview()
    stack.addArrangedSubview(titleLabel)
  }
}

// case: one view in a list
func setupStars() {
  ↓Array(repeating: UIImageView(image: .star), count: 5).forEach(stack.addArrangedSubview)
}

// around:
class PlayerView: UIView {
  private let line = UIView(), stack = UIStackView()
  func setup() {
    let separator = UIView()
    …
  }
}

// case: a view that is made before a loop is added in each pass
for song in songs { «let separator = UIView(); »stack.addArrangedSubview(↓separator) }
// says: each pass of the loop adds one and the same `separator`: it is made before, and a view appears only once
// advice: make a new one in the loop
// ---
// lines:
for song in songs { stack.addArrangedSubview(↓line) }
songs.forEach { song in stack.addArrangedSubview(↓separator) }
[first, second].forEach { $0.addSubview(↓separator) }
for row in rows { row.addSubview(↓self.line)«; break» }
for row in rows { «→if row.isLast { »row.addSubview(↓line)«→ }» }
for row in rows { «→line.removeFromSuperview(); »row.addSubview(↓line) }
var bar = UIView(); for row in rows { «bar = UIView(); »row.addSubview(↓bar) }
for line in lines { addSubview(line) }
while let row = next() { row.addSubview(line) }
