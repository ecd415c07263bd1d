// What ignored_touches finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerView: UIView {
…
}

// case: a recognizer of a view without touches is reported
private let label = UILabel()
init() { let tap = UITapGestureRecognizer(target: self, action: nil); ↓self.label.addGestureRecognizer(tap) }
// ---
private let icon = UIImageView(image: x)
init() { ↓icon.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)); icon.kf.setImage(with: url) }
// ---
private let icon = UIImageView()
init() { addSubview(icon); icon.sd_setImage(with: url); ↓icon.addInteraction(UIContextMenuInteraction(delegate: self)) }
// ---
private lazy var label: UILabel = { let l = UILabel(); l.font = x; ↓l.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)); return l }()
// ---
private lazy var label: UILabel = { let l = UILabel(); l.font = x; return l }()
init() { ↓label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)) }
// ---
private let label = UILabel().then { $0.text = x }
init() { ↓label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)) }
// ---
private lazy var label = UILabel().then { l in l.text = x; ↓l.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)) }
// ---
private var label: UILabel!
init() { label = UILabel(); ↓label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)) }
// ---
func show() { let badge = UILabel(); addSubview(badge); ↓badge.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)) }
// ---
private let label = UILabel()
init() { [label, icon].forEach { $0.alpha = 0; addSubview($0) }; ↓label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)) }
// ---
private let label = UILabel()
init() { ↓label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)); label.isUserInteractionEnabled = false }
// ---
private let label = UILabel()
init() { ↓label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)); label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)) }
// ---
private let label = UILabel()
init() { ↓label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)) }
func tap(_ t: Tap) { if t.view == label { t.location(in: label) } }

// case: a view whose touches may be turned on is silent
private let label = UILabel()
init() { ↓label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)); label.text = x }
// ---
private let label = UILabel()
init() { ↓label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)); label.«text = x→isUserInteractionEnabled = true» }
// ---
private let label = UILabel()
init() { ↓label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)); «label.text = x→style(label)» }
// ---
private let label = UILabel()
init() { ↓label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)); label.«text = x→makeTappable()» }
// ---
private let label = UILabel()
init() { ↓label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)); label.«text = x→do { $0.isUserInteractionEnabled = true }» }
// ---
private let label = UILabel()
init() { ↓label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)); «label.text = x→[label, icon].forEach { $0.isUserInteractionEnabled = true }» }
// ---
private let label = UILabel()
init() { ↓label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)); «label.text = x→for view in [label] { view.isUserInteractionEnabled = true }» }
// ---
private let label = UILabel()
init() { ↓label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)); «label.text = x→subviews.forEach { $0.isUserInteractionEnabled = true }» }
// ---
private let label = UILabel()
init() { ↓label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)); label.«text = x→rx.tapGesture().bind { }» }
// ---
private let label = UILabel()
init() { ↓label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)); «label.text = x→let view = label; view.isUserInteractionEnabled = true» }
// ---
private let label = UILabel()
init() { ↓label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)) }
// ---
private let label = UILabel()
init() { ↓label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)) }«→
func update() { label.isUserInteractionEnabled = isOn }»
// ---
«private let label = UILabel()→private lazy var label: UILabel = { let l = UILabel(); l.isUserInteractionEnabled = true; return l }()»
init() { ↓label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)) }
// ---
«private let label = UILabel()→private let label = UILabel().then { $0.isUserInteractionEnabled = true }»
init() { ↓label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)) }
// ---
«private let label = UILabel()→private let label = UILabel(style: .link)»
init() { ↓label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)) }
// ---
«private let label = UILabel()→private let label = makeLabel()»
init() { ↓label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)) }
// ---
«private let label = UILabel()→private let label = LinkLabel()»
init() { ↓label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)) }
// ---
«private let label = UILabel()→@IBOutlet private var label: UILabel!»
init() { ↓label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)) }
// ---
private let label = UILabel()
init() { ↓label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)) }«→
override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { label }»
// ---
private let card = UIView()
init() { card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)) }
// ---
func make() -> UILabel { let badge = UILabel(); ↓badge.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil))«; return badge» }
// ---
private let label = UILabel()
init() { label.text = x }
// ---
let label = UILabel()
init() { label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)) }

// case: a control in a view without touches is reported
private let cover = UIImageView()
private let row = UIStackView()
private let play = UIButton()
private let card = UIView()
init() { cover.addSubview(↓play); play.addTarget(self, action: nil, for: .touchUpInside) }
// ---
private let cover = UIImageView()
private let row = UIStackView()
private let play = UIButton()
private let card = UIView()
init() { cover.addSubview(↓row); row.addArrangedSubview(play); play.addTarget(self, action: nil, for: .touchUpInside) }
// ---
private let cover = UIImageView()
private let row = UIStackView()
private let play = UIButton()
private let card = UIView()
init() { cover.addSubview(↓play); play.rx.tap.bind { } }
// ---
private let cover = UIImageView()
private let row = UIStackView()
private let play = UIButton()
private let card = UIView()
init() { cover.addSubview(↓card); card.addGestureRecognizer(tap) }
// ---
private let cover = UIImageView()
private let row = UIStackView()
private let play = UIButton()
private let card = UIView()
private let field = UITextField()
init() { cover.addSubview(↓field) }
// ---
private let cover = UIImageView()
private let row = UIStackView()
private let play = UIButton()
private let card = UIView()
private let late = UIButton().then { $0.addTarget(x, action: nil, for: .touchUpInside); $0.isEnabled = false }
init() { cover.addSubview(↓late); late.isEnabled = true }
// ---
private let cover = UIImageView()
private let row = UIStackView()
private let play = UIButton()
private let card = UIView()
init() { cover.addSubview(↓play); play.addTarget(self, action: nil, for: .touchUpInside); cover.addSubview(card); card.addGestureRecognizer(tap) }

// case: what is not touched, or may be elsewhere, is silent
private let cover = UIImageView()
private let row = UIStackView()
private let play = UIButton()
private let card = UIView()
init() { cover.addSubview(↓play); play.addTarget(self, action: nil, for: .touchUpInside)«; cover.isUserInteractionEnabled = true» }
// ---
private let cover = UIImageView()
private let row = UIStackView()
private let play = UIButton()
private let card = UIView()
init() { cover.addSubview(↓play)«; play.addTarget(self, action: nil, for: .touchUpInside)→» }
// ---
private let cover = UIImageView()
private let row = UIStackView()
private let play = UIButton()
private let card = UIView()
init() { cover.addSubview(«↓play→card»); play.addTarget(self, action: nil, for: .touchUpInside) }
// ---
private let cover = UIImageView()
private let row = UIStackView()
private let play = UIButton()
private let card = UIView()
init() { cover.addSubview(↓play); play.addTarget(self, action: nil, for: .touchUpInside); play«.isUserInteractionEnabled» = false }
// ---
private let cover = UIImageView()
private let row = UIStackView()
private let play = UIButton()
private let card = UIView()
private let field = UITextField()
init() { cover.addSubview(↓field); field«.isEnabled» = false }
// ---
private let cover = UIImageView()
private let row = UIStackView()
private let play = UIButton()
private let card = UIView()
init() { cover.addSubview(↓play); card«.addSubview(play)»; play.addTarget(self, action: nil, for: .touchUpInside) }
// ---
private let cover = UIImageView()
private let row = UIStackView()
private let play = UIButton()
private let card = UIView()
init() { card.addSubview(play); play.addTarget(self, action: nil, for: .touchUpInside); addSubview(cover) }
// ---
private let cover = UIImageView()
private let row = UIStackView()
private let play = UIButton()
private let card = UIView()
init() { cover.addSubview(↓row); row.addArrangedSubview(play); play.addTarget(self, action: nil, for: .touchUpInside)«; enable(cover)» }

// case: a recognizer of two views is reported
let pan = UITapGestureRecognizer(target: self, action: nil)
func setUp() { let t = UITapGestureRecognizer(target: self, action: nil); a.addGestureRecognizer(t); b.addGestureRecognizer(↓t) }
// ---
let pan = UITapGestureRecognizer(target: self, action: nil)
func setUp() { let t = UITapGestureRecognizer(target: self, action: nil); a.addGestureRecognizer(t); if x { b.addGestureRecognizer(↓t) } }
// ---
let pan = UITapGestureRecognizer(target: self, action: nil)
func setUp() { let t = UITapGestureRecognizer(target: self, action: nil); a.addGestureRecognizer(t); b.addGestureRecognizer(↓t); c.addGestureRecognizer(t) }
// ---
let pan = UITapGestureRecognizer(target: self, action: nil)
func setUp() { addGestureRecognizer(pan); a.addGestureRecognizer(↓self.pan) }
// ---
let pan = UITapGestureRecognizer(target: self, action: nil)
func setUp() { let t = UITapGestureRecognizer(target: self, action: nil); for v in views { v.addGestureRecognizer(↓t) } }
// ---
let pan = UITapGestureRecognizer(target: self, action: nil)
func setUp() { let t = UITapGestureRecognizer(target: self, action: nil); for v in [a, b] { v.card.addGestureRecognizer(↓t) } }
// ---
let pan = UITapGestureRecognizer(target: self, action: nil)
func setUp() { let t = UITapGestureRecognizer(target: self, action: nil); for i in 0..<3 { views[i].addGestureRecognizer(↓t) } }
// ---
let pan = UITapGestureRecognizer(target: self, action: nil)
func setUp() { let t = UITapGestureRecognizer(target: self, action: nil); [a, b].forEach { $0.addGestureRecognizer(↓t) } }
// ---
let pan = UITapGestureRecognizer(target: self, action: nil)
func setUp() { [a, b].forEach { view in view.alpha = 1; view.addGestureRecognizer(↓pan) } }

// case: a recognizer for each view, and one that moves, is silent
let pan = UITapGestureRecognizer(target: self, action: nil)
var made: Tap { UITapGestureRecognizer(target: self, action: nil) }
func setUp() { let t = UITapGestureRecognizer(target: self, action: nil); a.addGestureRecognizer(t); «b→a».addGestureRecognizer(↓t) }
// ---
let pan = UITapGestureRecognizer(target: self, action: nil)
var made: Tap { UITapGestureRecognizer(target: self, action: nil) }
func setUp() { var t = UITapGestureRecognizer(target: self, action: nil); a.addGestureRecognizer(t); t = UITapGestureRecognizer(target: self, action: nil); b.addGestureRecognizer(t) }
// ---
let pan = UITapGestureRecognizer(target: self, action: nil)
var made: Tap { UITapGestureRecognizer(target: self, action: nil) }
func setUp() { let t = UITapGestureRecognizer(target: self, action: nil); a.addGestureRecognizer(t); a«.removeGestureRecognizer(t)»; b.addGestureRecognizer(↓t) }
// ---
let pan = UITapGestureRecognizer(target: self, action: nil)
var made: Tap { UITapGestureRecognizer(target: self, action: nil) }
func setUp() { let t = UITapGestureRecognizer(target: self, action: nil); if x { a.addGestureRecognizer(t) } else { b.addGestureRecognizer(t) } }
// ---
let pan = UITapGestureRecognizer(target: self, action: nil)
var made: Tap { UITapGestureRecognizer(target: self, action: nil) }
func setUp() { let t = UITapGestureRecognizer(target: self, action: nil); switch x { case 1: a.addGestureRecognizer(t)
default: b.addGestureRecognizer(t) } }
// ---
let pan = UITapGestureRecognizer(target: self, action: nil)
var made: Tap { UITapGestureRecognizer(target: self, action: nil) }
func setUp() { do { let t = UITapGestureRecognizer(target: self, action: nil); a.addGestureRecognizer(t) }; do { let t = UITapGestureRecognizer(target: self, action: nil); b.addGestureRecognizer(t) } }
// ---
let pan = UITapGestureRecognizer(target: self, action: nil)
var made: Tap { UITapGestureRecognizer(target: self, action: nil) }
func setUp() { a.addGestureRecognizer(made); b.addGestureRecognizer(made) }
// ---
let pan = UITapGestureRecognizer(target: self, action: nil)
var made: Tap { UITapGestureRecognizer(target: self, action: nil) }
func setUp() { a.addGestureRecognizer(inherited); b.addGestureRecognizer(inherited) }
// ---
let pan = UITapGestureRecognizer(target: self, action: nil)
var made: Tap { UITapGestureRecognizer(target: self, action: nil) }
func setUp() { a.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)); b.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil)) }
// ---
let pan = UITapGestureRecognizer(target: self, action: nil)
var made: Tap { UITapGestureRecognizer(target: self, action: nil) }
func setUp() { a.addGestureRecognizer(makeTap()); b.addGestureRecognizer(makeTap()) }
// ---
let pan = UITapGestureRecognizer(target: self, action: nil)
var made: Tap { UITapGestureRecognizer(target: self, action: nil) }
func setUp() { for v in views { let t = UITapGestureRecognizer(target: self, action: nil); v.addGestureRecognizer(t) } }
// ---
let pan = UITapGestureRecognizer(target: self, action: nil)
var made: Tap { UITapGestureRecognizer(target: self, action: nil) }
func setUp() { for v in views where v.isCard { v.addGestureRecognizer(pan) } }
// ---
let pan = UITapGestureRecognizer(target: self, action: nil)
var made: Tap { UITapGestureRecognizer(target: self, action: nil) }
func setUp() { for v in views { if v.isCard { v.addGestureRecognizer(pan) } } }
// ---
let pan = UITapGestureRecognizer(target: self, action: nil)
var made: Tap { UITapGestureRecognizer(target: self, action: nil) }
func setUp() { for v in views { v.addGestureRecognizer(↓pan)«; break» } }
// ---
let pan = UITapGestureRecognizer(target: self, action: nil)
var made: Tap { UITapGestureRecognizer(target: self, action: nil) }
func setUp() { for t in taps { addGestureRecognizer(t) } }
// ---
let pan = UITapGestureRecognizer(target: self, action: nil)
var made: Tap { UITapGestureRecognizer(target: self, action: nil) }
func setUp() { taps.forEach { a.addGestureRecognizer($0) } }
// ---
let pan = UITapGestureRecognizer(target: self, action: nil)
var made: Tap { UITapGestureRecognizer(target: self, action: nil) }
func setUp() { [a].forEach { $0.addGestureRecognizer(pan) } }
// ---
let pan = UITapGestureRecognizer(target: self, action: nil)
var made: Tap { UITapGestureRecognizer(target: self, action: nil) }
func setUp() { [a, self].forEach { $0.addGestureRecognizer(pan) } }
// ---
let pan = UITapGestureRecognizer(target: self, action: nil)
var made: Tap { UITapGestureRecognizer(target: self, action: nil) }
func setUp() { a.addGestureRecognizer(pan); addGestureRecognizer(pan) }
// ---
let pan = UITapGestureRecognizer(target: self, action: nil)
var made: Tap { UITapGestureRecognizer(target: self, action: nil) }
func setUp() { let inner = UIView(); let outer = UIView(); outer«.addSubview(inner)»; inner.addGestureRecognizer(pan); outer.addGestureRecognizer(↓pan) }

// around:

// case: two views of which it is not known where they are make a note
class PlayerView: UIView {
  private let a = UIView()
private let b = UIView()
  func setUp() {
    addSubview(a)
    addSubview(b)
    let tap = UITapGestureRecognizer(target: self, action: nil)
    a.addGestureRecognizer(tap)
    b.addGestureRecognizer(↓tap)
  }
}
// says: `tap` is added to `a` and to `b`: a gesture recognizer is attached to one view, so `a` loses it
// ---
class PlayerView: UIView {
  
  func setUp() {
    addSubview(a)
    addSubview(b)
    let tap = UITapGestureRecognizer(target: self, action: nil)
    a.addGestureRecognizer(tap)
    b.addGestureRecognizer(↓tap)
  }
}
// says: `tap` is added to `a` and to `b`: a gesture recognizer is attached to one view, so `a` loses it

// around:
class SongCell: UITableViewCell {
  private let play = UIButton()
  private let list = UITableView()
  private let title = UILabel()
  private let row = UIStackView()
  init(style: Style, reuseIdentifier: String?) {
    play.addTarget(self, action: nil, for: .touchUpInside)
…
}

// case: a control below the content view of a table's cell is reported
    addSubview(↓play)
  }
// ---
    self.addSubview(↓list)
  }
// ---
    addSubview(title); addSubview(↓play)
  }
// ---
    addSubview(↓play); addSubview(list)
  }
// ---
    [title, ↓play].forEach { addSubview($0) }
  }
// ---
    addSubview(↓row); row.addArrangedSubview(play)
  }
// ---
    addSubview(↓play); contentView.addSubview(title)
  }
// ---
    setUp(); contentView.alpha = 1
  }
  func setUp() { addSubview(↓play) }
// ---
    addSubview(↓play)
  }
  override func layoutSubviews() { contentView.alpha = 1 }

// case: a control above the content view, and one that may be there, is silent
    contentView.addSubview(play)
  }
// ---
    addSubview(title)
  }
// ---
    contentView.addSubview(title); addSubview(play)
  }
// ---
    textLabel?.text = x; addSubview(play)
  }
// ---
    addSubview(play); sendSubviewToBack(contentView)
  }
// ---
    addSubview(play); bringSubviewToFront(play)
  }
// ---
    addSubview(play); contentView.isUserInteractionEnabled = false
  }
// ---
    insertSubview(play, aboveSubview: contentView)
  }
// ---
    
  }
  func configure() { addSubview(play) }
// ---
    
  }
  override func awakeFromNib() { addSubview(play) }
// ---
    addSubview(play)
  }
  override func addSubview(_ view: UIView) { contentView.addSubview(view) }
// ---
    setUp(1); addSubview(play)
  }
  func setUp(_ x: Int) { contentView.alpha = 1 }
// ---
    addSubview(play)
  }
  lazy var box: UIView = { contentView }()

// around:
…
  }
  
}

// case: the cell of a collection has a content view once that is used; that of another class may differ
class SongCell: UICollectionViewCell {
  private let play = UIButton()
  private let list = UITableView()
  private let title = UILabel()
  private let row = UIStackView()
  init(frame: CGRect) {
    play.addTarget(self, action: nil, for: .touchUpInside)
    addSubview(play)
// ---
class SongCell: UICollectionViewCell {
  private let play = UIButton()
  private let list = UITableView()
  private let title = UILabel()
  private let row = UIStackView()
  init(frame: CGRect) {
    play.addTarget(self, action: nil, for: .touchUpInside)
    addSubview(↓play); contentView.addSubview(title)
// ---
class SongCell: UICollectionViewCell {
  private let play = UIButton()
  private let list = UITableView()
  private let title = UILabel()
  private let row = UIStackView()
  init(frame: CGRect) {
    play.addTarget(self, action: nil, for: .touchUpInside)
    contentView.addSubview(title); addSubview(play)
// ---
class SongCell: BaseCell {
  private let play = UIButton()
  private let list = UITableView()
  private let title = UILabel()
  private let row = UIStackView()
  init(style: Style, reuseIdentifier: String?) {
    play.addTarget(self, action: nil, for: .touchUpInside)
    addSubview(play)

// around:

// case: the messages say what nobody can tap
class PlayerView: UIView {
  private let label = UILabel()
  private let cover = UIImageView()
  private let play = UIButton()
  func setUp() {
    addSubview(label)
    cover.addSubview(↓play)
    play.addAction(action, for: .touchUpInside)
    ↓label.addGestureRecognizer(tap)
    let swipe = UISwipeGestureRecognizer(target: self, action: nil)
    a.addGestureRecognizer(swipe)
    b.addGestureRecognizer(swipe)
    rows.forEach { $0.addGestureRecognizer(↓swipe) }
  }
}
// says: `play` gets no touches in `cover`: an image view ignores them, for its subviews too, unless its `isUserInteractionEnabled` is true
// says: `label` gets no touches: a label ignores them unless its `isUserInteractionEnabled` is true
// says: `swipe` is added to several views: a gesture recognizer is attached to one view, so only the last one keeps it

// case: a view that other files do not name is reported
// file: 0.swift
class PlayerView: UIView {
  let label = UILabel()
  func setUp() {
    addSubview(label)
    ↓label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(play)))
    
  }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  let label = UILabel()
  func setUp() {
    addSubview(label)
    label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(play)))
    
  }
}
// file: 1.swift
func f() { cover.label.alpha = 1 }

// case: a function that only lays the view out leaves its touches as they are
// file: 0.swift
class PlayerView: UIView {
  let label = UILabel()
  func setUp() {
    addSubview(label)
    ↓label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(play)))
    label.fill()
  }
}
// file: 1.swift
extension UIView { func fill() { topAnchor.constraint(equalTo: superview!.topAnchor).isActive = true } }
// ---
// file: 0.swift
class PlayerView: UIView {
  let label = UILabel()
  func setUp() {
    addSubview(label)
    ↓label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(play)))
    embed(label)
  }
}
// file: 1.swift
extension UIView { func embed(_ view: UIView) { addSubview(view) } }

// case: a function that may turn them on is silent
// file: 0.swift
class PlayerView: UIView {
  let label = UILabel()
  func setUp() {
    addSubview(label)
    label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(play)))
    label.makeTappable()
  }
}
// file: 1.swift
extension UIView { func makeTappable() { topAnchor.constraint(equalTo: superview!.topAnchor).isActive = true; isUserInteractionEnabled = true } }
// ---
// file: 0.swift
class PlayerView: UIView {
  let label = UILabel()
  func setUp() {
    addSubview(label)
    label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(play)))
    label.makeTappable()
  }
}
// file: 1.swift
extension UIView { func makeTappable() { topAnchor.constraint(equalTo: superview!.topAnchor).isActive = true; self.isUserInteractionEnabled = true } }
// ---
// file: 0.swift
class PlayerView: UIView {
  let label = UILabel()
  func setUp() {
    addSubview(label)
    label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(play)))
    enable(label)
  }
}
// file: 1.swift
extension UIView { func enable(_ view: UIView) { addSubview(view); view.isUserInteractionEnabled = true } }
// ---
// file: 0.swift
class PlayerView: UIView {
  let label = UILabel()
  func setUp() {
    addSubview(label)
    label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(play)))
    label.makeTappable()
  }
}
// file: 1.swift
extension UIView { func other() { topAnchor.constraint(equalTo: superview!.topAnchor).isActive = true } }

// case: a content view that another file hides covers nothing
// file: 0.swift
class SongCell: UITableViewCell {
  private let play = UIButton()
  init(style: Style, reuseIdentifier: String?) {
    play.addTarget(self, action: nil, for: .touchUpInside)
    addSubview(↓play)
  }
}
// file: 1.swift
class List {}
// ---
// file: 0.swift
class SongCell: UITableViewCell {
  private let play = UIButton()
  init(style: Style, reuseIdentifier: String?) {
    play.addTarget(self, action: nil, for: .touchUpInside)
    addSubview(↓play)
  }
}
// file: 1.swift
func f(_ cell: SongCell) { cell.contentView.alpha = 1; cell.title.isHidden = true }
// around:
class CardView: UIView {
  private let label = UILabel(), box = UIView()
  func setup() {
    addSubview(label)
…
  }
}

// case: touches are turned on behind the recognizer
    ↓label.addGestureRecognizer(tap)
// becomes: unsafe
    label.addGestureRecognizer(tap)
    label.isUserInteractionEnabled = true
// ---
    ↓label.addGestureRecognizer(tap) // Opens it.
    box.alpha = 1
// stays:

// around:

// case: a recognizer for each view
func setUpTaps() {
  for view in [cover, titleLabel] {
    let tap = UITapGestureRecognizer(target: self, action: #selector(play))
    view.addGestureRecognizer(tap)
  }
}

// case: a button in an image view
class PlayerView: UIView {
  private let cover = UIImageView()
  private let playButton = UIButton()

  func setUp() {
    addSubview(cover)
    cover.addSubview(↓playButton)
    playButton.addTarget(self, action: #selector(play), for: .touchUpInside)
  }
}

// around:
class PlayerView: UIView {
  private let box = UIView(), button = UIButton(), field = UITextField()
  func setUp() {
    addSubview(box); box.addSubview(↓button); box.addSubview(field)
    …
  }
}

// case: a view that is turned off takes the touches of what is in it
box.isUserInteractionEnabled = «false→isOn»; button.addTarget(self, action: #selector(play), for: .touchUpInside)
// says: `button` gets no touches in `box`: the `isUserInteractionEnabled` of `box` is false, for its subviews too
// advice: leave out `box.isUserInteractionEnabled = false`, or set it for what is not to be touched
// ---
// lines:
box.isUserInteractionEnabled = false; button.addGestureRecognizer(tap); «box.isUserInteractionEnabled = true»
box.isUserInteractionEnabled = false; «button.addAction(play, for: .touchUpInside)→»
«→if isOff { »box.isUserInteractionEnabled = false«→ }»; button.addAction(play, for: .touchUpInside)
box.isUserInteractionEnabled = false; button.addAction(play, for: .touchUpInside); «unlock(box)»
box.isUserInteractionEnabled = false; button.addAction(play, for: .touchUpInside); «button.isUserInteractionEnabled = false»
