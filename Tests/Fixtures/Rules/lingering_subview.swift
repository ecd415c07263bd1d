// What lingering_subview finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerView: UIView {
  private let badge = UILabel()
  private let stack = UIStackView()
  …
}

// case: the removal of a view that was just made is reported
private var card = UIView()
func start() { addSubview(card) }
func renew() { card = UIView(); ↓card.removeFromSuperview(); addSubview(card) }
// ---
private var card = UIView()
func start() { addSubview(card) }
func renew() { card = UIView(); card.alpha = 0; ↓self.card.removeFromSuperview() }
// ---
private var card = UIView()
func start() { addSubview(card) }
func renew() { if isNew { card = UIView(frame: .zero) }; ↓card.removeFromSuperview(); setupCard() }
// ---
private var card = UIView()
func start() { addSubview(card) }
func renew() { switch kind { case .a: card = CardView(song: song); default: break }; ↓card.removeFromSuperview() }

// case: the removal of the old view, or of one that was added, is silent
private var card = UIView()
func start() { addSubview(card) }
func renew() { card.removeFromSuperview(); card = UIView(); addSubview(card) }
// ---
private var card = UIView()
func start() { addSubview(card) }
func renew() { card = UIView(); addSubview(card); card.removeFromSuperview() }
// ---
private var card = UIView()
func start() { addSubview(card) }
func renew() { let old = card; card = UIView(); card.removeFromSuperview() }
// ---
private var card = UIView()
func start() { addSubview(card) }
func renew() { remove(card); card = UIView(); card.removeFromSuperview() }
// ---
private var card = UIView()
func start() { addSubview(card) }
func renew() { card = UIView(); show(card); card.removeFromSuperview() }
// ---
private var card = UIView()
func start() { addSubview(card) }
func renew() { card = makeCard(); card.removeFromSuperview() }
// ---
private var card = UIView()
func start() { addSubview(card) }
func renew() { if isNew { card = UIView() } else { card.removeFromSuperview() } }
// ---
private var card = UIView()
func start() { addSubview(card) }
func renew() { card = UIView() }; func clear() { card.removeFromSuperview() }
// ---
private var card = UIView()
func start() { addSubview(card) }
func renew() { card = UIView(); onTap = { self.card.removeFromSuperview() } }
// ---
private var card = UIView()
func start() { addSubview(card) }
func renew() { let card = UIView(); card.removeFromSuperview() }

// case: a view that only leaves the stack's list is reported
// lines:
func hide() { badge.text = nil; ↓self.stack.removeArrangedSubview(self.badge) }
func show() { stack.addArrangedSubview(badge) }; func hide() { ↓stack.removeArrangedSubview(badge) }
func toggle() { if badge.superview == nil { stack.addArrangedSubview(badge) } else { ↓stack.removeArrangedSubview(badge) } }
func move() { stack.addArrangedSubview(badge); ↓stack.removeArrangedSubview(badge) }

// case: a view that goes, is hidden or gets another place is silent
// lines:
func hide() { ↓stack.removeArrangedSubview(badge)«; badge.removeFromSuperview()» }
func hide() { ↓stack.removeArrangedSubview(badge) }«; func show() { badge.isHidden = false }»
func hide() { «badge.alpha = 0; »↓stack.removeArrangedSubview(badge) }
func move() { ↓stack.removeArrangedSubview(badge); stack«.insertArrangedSubview(badge, at: 0)» }
func move() { ↓stack.removeArrangedSubview(badge)«; addSubview(badge)» }
func hide() { ↓stack.removeArrangedSubview(badge)«; remove(badge)» }
func hide() { ↓stack.removeArrangedSubview(badge)«; badge.hide()» }
func hide() { ↓stack.removeArrangedSubview(badge)«; for view in [badge] { view.removeFromSuperview() }» }
func clear() { stack.arrangedSubviews.forEach { stack.removeArrangedSubview($0) } }
func hide(_ view: UIView) { stack.removeArrangedSubview(view) }
func hide() { let label = UILabel(); stack.removeArrangedSubview(label) }

// around:
class PlayerView: UIView {
  private let badge = UILabel()
  lazy var stack: UIStackView = makeStack()
  …
}

// case: only UIKit's stacks are known to keep the view
func hide() { ↓stack.removeArrangedSubview(badge) }

// around:
class PlayerView: UIView {
  private let badge = UILabel()
  let stack = ContainerStackView()
  …
}

// case: only UIKit's stacks are known to keep the view
func hide() { stack.removeArrangedSubview(badge) }

// around:
class PlayerView: UIView {
  private let badge = UILabel()
  let stack = makeStack()
  …
}

// case: only UIKit's stacks are known to keep the view
func hide() { stack.removeArrangedSubview(badge) }

// around:
class PlayerView: UIView {
  private let badge = UILabel()
  
  …
}

// case: only UIKit's stacks are known to keep the view
func hide() { stack.removeArrangedSubview(badge) }

// around:

// case: only UIKit's stacks are known to keep the view
// lines:
class Row: UIStackView { let badge = UILabel(); func f() { ↓removeArrangedSubview(badge) } }
class Row: Stack { let badge = UILabel(); func f() { removeArrangedSubview(badge) } }
