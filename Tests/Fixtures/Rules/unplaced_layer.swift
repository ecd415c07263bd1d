// What unplaced_layer finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class CardView: UIView {
  private let shade = CAGradientLayer()
  private lazy var ring: CAShapeLayer = { let ring = CAShapeLayer(); ring.lineWidth = 2; return ring }()
…
}

// case: layers that are added and get no place are reported
// lines:
func setUp() { ↓layer.addSublayer(shade) }
func setUp() { ↓self.layer.insertSublayer(self.shade, at: 0); shade.colors = colors }
func setUp() { ↓layer.insertSublayer(shade, below: cover.layer) }
func setUp() { ↓cover.layer.mask = shade }
func setUp() { ↓layer.addSublayer(ring); ring.strokeColor = color }
func setUp() { let layer = CATextLayer(); layer.string = "a"; ↓view.layer.addSublayer(layer) }
func setUp() { let video = AVPlayerLayer(player: player); ↓layer.addSublayer(video) }
func setUp() { ↓layer.addSublayer(shade) }; override func layoutSubviews() { shade.colors = colors; if shade.superlayer == nil { layer.addSublayer(shade) } }
func make() -> UIView { let view = UIView(); let shade = CAGradientLayer(); ↓view.layer.addSublayer(shade); return view }

// case: layers that get a place, or that other code gets hold of, are silent
// lines:
func setUp() { ↓layer.addSublayer(shade)«; shade.frame = bounds» }
func setUp() { ↓layer.addSublayer(shade) }«; override func layoutSubviews() { self.shade.bounds.size = bounds.size }»
func setUp() { ↓layer.addSublayer(ring) }«; override func draw(_ rect: CGRect) { ring.path = UIBezierPath(ovalIn: rect).cgPath }»
func setUp() { ↓layer.addSublayer(shade)«; fill(shade)» }
func setUp() { ↓layer.addSublayer(shade)«; [shade].forEach { $0.frame = bounds }» }
func setUp() { ↓layer.addSublayer(shade)«; layer.sublayers?.forEach { $0.frame = bounds }» }
func setUp() { ↓layer.addSublayer(shade)«; shade.addSublayer(dot)» }
func setUp() { ↓layer.addSublayer(shade)«; shade.shadowPath = path» }
func make() -> CALayer { let shade = CAGradientLayer(); ↓layer.addSublayer(shade); return «dot→shade» }
func setUp() { let dots = CAEmitterLayer(); layer.addSublayer(dots) }
func setUp() { let copy = CAGradientLayer(layer: shade); layer.addSublayer(copy) }
private let full: CAGradientLayer = { let full = CAGradientLayer(); full.frame = place; return full }(); func setUp() { layer.addSublayer(full) }
func setUp() { shade.colors = colors }

// around:

// case: another file may place it
// file: A.swift
class CardView: UIView {
  let shade = CAGradientLayer()
  func setUp() { layer.addSublayer(shade) }
}
// file: B.swift
func place(_ card: CardView) { card.shade.frame = card.bounds }

// case: no other file names it
// file: A.swift
class CardView: UIView {
  let shade = CAGradientLayer()
  func setUp() { ↓layer.addSublayer(shade) }
}
