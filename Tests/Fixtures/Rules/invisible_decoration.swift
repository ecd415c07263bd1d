// What invisible_decoration finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerView: UIView {
  private let card = UIView(), cover = UIImageView(), notes = UITextView()
  …
}

// case: a border without a width is reported once
// lines:
func setUp() { ↓card.layer.borderColor = color; addSubview(card) }
func setUp() { ↓card.layer.borderColor = color }; func tearDown() { card.layer.borderColor = other }
func setUp() { ↓card.layer.borderColor = color; cover.layer.borderWidth = 1 }
func setUp() { let box = UIView(); ↓box.layer.borderColor = color; addSubview(box) }
private let box = UIView().then { view in ↓view.layer.borderColor = color }; func setUp() { addSubview(box) }
private let box: UIView = { ↓$0.layer.borderColor = color; return $0 }(UIView()); func setUp() { addSubview(box) }
private lazy var box: UIView = { let box = UIView(); ↓box.layer.borderColor = color; return box }(); func setUp() { addSubview(box) }
func setUp() { ↓card.layer.borderColor = color; [card, cover].forEach { addSubview($0) } }
func setUp() { ↓card.layer.borderColor = color; for view in subviews { view.alpha = 0 } }

// case: a shadow without opacity is reported once
func setUp() { ↓card.layer.shadowColor = color; card.layer.shadowRadius = 8 }

// case: a shadow that the view itself cuts off is reported
// lines:
func setUp() { card.layer.cornerRadius = 8; ↓card.layer.shadowOpacity = 1; card.layer.masksToBounds = true }
init() { card.clipsToBounds = true; card.layer.cornerRadius = 8 }; func decorate() { if isLight { ↓card.layer.shadowOpacity = 1 } }
override func layoutSubviews() { card.clipsToBounds = true; card.layer.cornerRadius = 8 }; func decorate() { ↓card.layer.shadowOpacity = 1 }
func setUp() { backgroundColor = .white; ↓layer.shadowOpacity = 1; clipsToBounds = true }
func setUp() { layer.cornerRadius = 8; ↓self.layer.shadowOpacity = 1; layer.masksToBounds = true }
func make() -> UIView { let box = UIView(); box.layer.cornerRadius = 8; box.clipsToBounds = true; ↓box.layer.shadowOpacity = 1; return box }

// around:

// case: a method for a shadow may set the rest, and other code that gets the view anything
class PlayerView: UIView {
  private let card = UIView(), cover = UIImageView(), notes = UITextView()
  func setUp() { ↓card.layer.borderColor = color«; card.layer.addShadow()» }
}
extension CALayer { func addShadow() { shadowOpacity = 1 } }
// ---
class PlayerView: UIView {
  private let card = UIView(), cover = UIImageView(), notes = UITextView()
  func setUp() { card.layer.cornerRadius = 8; card.layer.addShadow() }
}
extension CALayer { func addShadow() { shadowOpacity = 1 } }

// case: the layer of any view class is the class's own
class SongCell: BaseCell {
  func setUp() { layer.cornerRadius = 8; layer.masksToBounds = true; ↓layer.shadowOpacity = 1 }
}
class SongController: BaseController {
  func setUp() { layer.cornerRadius = 8; layer.masksToBounds = true; layer.shadowOpacity = 1 }
}

// around:
class PlayerView: UIView {
  private let card = UIView(), cover = UIImageView(), notes = UITextView()
  …
}

// case: what can be seen, or is not meant to be, is silent
// lines:
func setUp() { card.backgroundColor = .white; card.clipsToBounds = true; ↓card.layer.shadowOpacity = 1 }
func setUp() { card.backgroundColor = .white; card.clipsToBounds = true; ↓card.layer.shadowOpacity = «1→0» }
func setUp() { card.backgroundColor = .white; «card.clipsToBounds = true→if isRound { card.clipsToBounds = true }»; ↓card.layer.shadowOpacity = 1 }
func setUp() { card.backgroundColor = .white; card.clipsToBounds = «true→isRound»; ↓card.layer.shadowOpacity = 1 }
func setUp() { card.«backgroundColor = .white; card.→»clipsToBounds = true; ↓card.layer.shadowOpacity = 1 }
func setUp() { ↓card.layer.borderColor = color«; card.layer.borderWidth = 1» }
func setUp() { ↓card.layer.borderColor = color }«; func select() { if isOn { card.layer.borderWidth = 1 } }»
func setUp() { ↓card.layer.borderColor = «color→nil; cover.layer.borderColor = UIColor.clear.cgColor» }
func setUp() { ↓card.layer.shadowColor = color; card.layer«.shadowOpacity» = isOn ? 1 : 0 }
func setUp() { ↓card.layer.shadowOffset«.height = 8→ = .zero; card.layer.shadowRadius = 0» }
func setUp() { card.layer.shadowOpacity = 1; card.backgroundColor = .white }
func setUp() { «guard isRound else { return }; »card.layer.cornerRadius = 8; card.clipsToBounds = true }; func decorate() { ↓card.layer.shadowOpacity = 1 }
func setUp() { card.layer.cornerRadius = 8; card.clipsToBounds = true; ↓card.layer.shadowOpacity = 1 }«; func open() { card.clipsToBounds = false }»
func «setUp→round»() { card.layer.cornerRadius = 8; card.clipsToBounds = true }; func decorate() { ↓card.layer.shadowOpacity = 1 }
func setUp() { ↓notes.layer.shadowOpacity = 1«; notes.layer.masksToBounds = false» }
func setUp() { «notes.backgroundColor = .clear; »↓notes.layer.shadowOpacity = 1 }
func setUp() { «↓notes→cover.contentMode = .scaleAspectFit; cover.clipsToBounds = true; cover».layer.shadowOpacity = 1 }
func setUp() { «↓card.→layer.borderColor = color; »layer.shadowRadius = 8 }
func setUp() { layer.cornerRadius = 8; clipsToBounds = true; ↓layer.shadowOpacity = 1 }«; func open() { clipsToBounds = false }»
func make() -> UIView { let box = UIView(); ↓box.layer.borderColor = color«; return box» }

// case: a view that other code may decorate is silent
// lines:
func setUp() { ↓card.layer.borderColor = color; card.layer = 1 }
func setUp() { ↓card.layer.borderColor = color; «card.layer = 1→outline(card)» }
func setUp() { ↓card.layer.borderColor = color; card.«layer = 1→outline()» }
func setUp() { ↓card.layer.borderColor = color; card.«layer = 1→layer.outline()» }
func setUp() { ↓card.layer.borderColor = color; «card.layer →let layer = card.layer; layer.borderWidth »= 1 }
func setUp() { ↓card.layer.borderColor = color; card.«layer →borderWidth »= 1 }
func setUp() { ↓card.layer.borderColor = color; «card.layer = 1→[card, cover].forEach { $0.layer.borderWidth = 1 }» }
func setUp() { ↓card.layer.borderColor = color; «card.layer = 1→for view in [card] { view.layer.borderWidth = 1 }» }
func setUp() { ↓card.layer.borderColor = color; «card.layer = 1→for view in subviews { view.layer.borderWidth = 1 }» }
func setUp() { ↓card.layer.borderColor = color; «card.layer = 1→subviews.forEach { $0.layer.borderWidth = 1 }» }
func setUp() { ↓card.layer.borderColor = color; «card.layer = 1→let move = CABasicAnimation(keyPath: "borderWidth")» }
func setUp() { ↓card.layer.borderColor = color; «card.layer = 1→bind(width, to: \CALayer.borderWidth)» }
func setUp() { ↓card.layer.borderColor = color; «card.layer = 1→with(card) { $0.layer.borderWidth = 1 }» }
private let box: UIView = .init(); func setUp() { ↓box.layer.borderColor = color }
private let «box: UIView = .init→box = Box»(); func setUp() { ↓box.layer.borderColor = color }
private let «box: UIView = .init→box = makeBox»(); func setUp() { ↓box.layer.borderColor = color }
«private let box: UIView = .init→let box = UIView»(); func setUp() { ↓box.layer.borderColor = color }
«private let box: UIView = .init→public let box = UIView»(); func setUp() { ↓box.layer.borderColor = color }
@IBOutlet private var box: UIView!; func setUp() { box.layer.borderColor = color }
private let box = UIView().«then { ↓$0.layer.borderColor = color }→styled { $0.layer.borderColor = color }(2)»; func setUp() { addSubview(box) }
private let box = UIView().then { ↓$0.layer.borderColor = color«; outline($0)» }; func setUp() { addSubview(box) }

// around:

// case: a class that inherits from one of the project is not known
class Card: Box { func setUp() { layer.cornerRadius = 8; clipsToBounds = true; layer.shadowOpacity = 1 } }

// case: who makes a view of a class that clips by default may tell it not to
class Songs: UITableView { func setUp() { layer.shadowOpacity = 1; backgroundColor = .white } }

// case: the message says what is missing, or what is in the way
class C: UIView {
  private let box = UIView(), list = UITableView()
  func setUp() {
    ↓box.layer.borderColor = color
    ↓box.layer.shadowColor = color
    ↓list.layer.shadowOpacity = 1
  }
}
// says: `box` gets a color for a border that it does not have: the `borderWidth` of a layer is 0 unless it is set
// advice: set `box.layer.borderWidth`
// says: the shadow of `box` is transparent: the `shadowOpacity` of a layer is 0 unless it is set
// advice: set `box.layer.shadowOpacity`
// says: the shadow of `list` is cut off: it is outside of the bounds, and a `UITableView` clips what is there
// advice: give the shadow to a view around `list` that does not clip

// around:
class PlayerView: UIView {
  private let card = UIView(), cover = UIImageView()
  func setUp() {
    …
  }
}

// case: a shadow and the clipping in two loops
// lines:
[card, cover].forEach { $0.backgroundColor = .white; ↓$0.layer.shadowOpacity = 0.2 }; [card, cover].forEach { $0.clipsToBounds = «true→isOn» }
for view in [card, cover] { view.backgroundColor = .white; ↓view.layer.shadowOpacity = 0.2 }; for view in [card, cover] «→where isOn »{ view.clipsToBounds = true }
card.backgroundColor = .white; ↓card.layer.shadowOpacity = 0.2; «→if isOn { »[card, cover].forEach { $0.clipsToBounds = true }«→ }»

// around:

// case: the own layer of a class that only its file knows
«private →»class Card: UIView {
  func setUp() { ↓layer.borderColor = color }
}
// ---
private class Card: UIView {
  func setUp() { ↓layer.shadowRadius = 4 }
}
«class A { let card = Card(); func setUp() { card.layer.shadowOpacity = 1 } }»
