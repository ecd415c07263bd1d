// What stale_layer_color finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class CardView: UIView {
  …
}

// case: a layer that gets the color of the moment is reported, unless it gets another one
// lines:
override init(frame: CGRect) { layer.borderColor = «↓UIColor.separator→UIColor.black».cgColor }
func setup() { cover.layer.borderColor = ↓UIColor.systemGray4.cgColor }«; override func traitCollectionDidChange(_ old: UITraitCollection?) {}»
func setup() { shade.colors = [UIColor.clear.cgColor, ↓UIColor.systemBackground.cgColor] }
func setup() { line.strokeColor = ↓UIColor.label.cgColor }«; func show() { registerForTraitChanges([], action: #selector(go)) }»
let cover: UIView = { let view = UIView(); view.layer.borderColor = ↓UIColor.label.cgColor; return view }()
func setup() { layer.borderColor = ↓UIColor.label.withAlphaComponent(0.2)«.lighter()».cgColor }
func setup() { layer.borderColor = ↓UIColor.label.cgColor«.copy(alpha: 0.5)» }
func setup() { layer.borderColor = «↓UIColor.separator→Palette.separator».cgColor }
func setup() { «onChange = { [self] in »layer.borderColor = ↓UIColor.label.cgColor« }» }

// case: another type that updates its colors says nothing about this one
func setup() { layer.borderColor = ↓UIColor.label.cgColor } }; class B: UIView { override func traitCollectionDidChange(_ old: UITraitCollection?) {}

// case: code that runs in each layout, and other members, are silent
// lines:
func setup() { layer.borderColor = ↓UIColor.label.cgColor }
«func setup()→override func layoutSubviews()» { layer.borderColor = ↓UIColor.label.cgColor }
func setup() { layer.borderColor = ↓UIColor.label.cgColor }«; override func layoutSubviews() { if isOn { paint() } }; func paint() { layer.borderColor = line.cgColor }»
func setup() { «layer.borderColor→titleColor» = ↓UIColor.label.cgColor }
func setup() { layer.borderColor = ↓UIColor.label«.cgColor→» }

// around:

// case: the same in both
class CardView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.shadowColor = UIColor.black.cgColor
  }
}
