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
