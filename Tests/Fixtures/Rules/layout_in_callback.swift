// What layout_in_callback finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerView: UIView {
…
  }
  
}

// case: views and constraints created on every call are reported
  override func layoutSubviews() {
    super.layoutSubviews()
    addSubview(↓label); addSubview(icon)
// ---
  override func updateConstraints() {
    super.updateConstraints()
    addSubview(↓label); addSubview(icon)
// ---
  override func layoutSubviews() {
    super.layoutSubviews()
    ↓label.topAnchor.constraint(equalTo: topAnchor).isActive = true
// ---
  override func updateConstraints() {
    super.updateConstraints()
    ↓label.topAnchor.constraint(equalTo: topAnchor).isActive = true
// ---
  override func layoutSubviews() {
    super.layoutSubviews()
    NSLayoutConstraint.activate([↓label.topAnchor.constraint(equalTo: topAnchor)])
// ---
  override func updateConstraints() {
    super.updateConstraints()
    NSLayoutConstraint.activate([↓label.topAnchor.constraint(equalTo: topAnchor)])
// ---
  override func layoutSubviews() {
    super.layoutSubviews()
    ↓label.snp.makeConstraints { $0.top.equalToSuperview() }
// ---
  override func updateConstraints() {
    super.updateConstraints()
    ↓label.snp.makeConstraints { $0.top.equalToSuperview() }
// ---
  override func layoutSubviews() {
    super.layoutSubviews()
    for view in views { stack.addArrangedSubview(↓view) }
// ---
  override func updateConstraints() {
    super.updateConstraints()
    for view in views { stack.addArrangedSubview(↓view) }
// ---
  override func layoutSubviews() {
    super.layoutSubviews()
    views.forEach { stack.addArrangedSubview(↓$0) }
// ---
  override func updateConstraints() {
    super.updateConstraints()
    views.forEach { stack.addArrangedSubview(↓$0) }
// ---
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let superview else { return }; superview.addSubview(↓label)
// ---
  override func updateConstraints() {
    super.updateConstraints()
    guard let superview else { return }; superview.addSubview(↓label)
// ---
  override func layoutSubviews() {
    super.layoutSubviews()
    if isWide { label.text = x }; addSubview(↓label)
// ---
  override func updateConstraints() {
    super.updateConstraints()
    if isWide { label.text = x }; addSubview(↓label)

// around:
class PlayerController: UIViewController {
…
  }

}

// case: views and constraints created on every call are reported in controllers
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    addSubview(↓label); addSubview(icon)
// ---
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    addSubview(↓label); addSubview(icon)
// ---
  override func updateViewConstraints() {
    super.updateViewConstraints()
    addSubview(↓label); addSubview(icon)
// ---
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    ↓label.topAnchor.constraint(equalTo: topAnchor).isActive = true
// ---
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    ↓label.topAnchor.constraint(equalTo: topAnchor).isActive = true
// ---
  override func updateViewConstraints() {
    super.updateViewConstraints()
    ↓label.topAnchor.constraint(equalTo: topAnchor).isActive = true
// ---
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    NSLayoutConstraint.activate([↓label.topAnchor.constraint(equalTo: topAnchor)])
// ---
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    NSLayoutConstraint.activate([↓label.topAnchor.constraint(equalTo: topAnchor)])
// ---
  override func updateViewConstraints() {
    super.updateViewConstraints()
    NSLayoutConstraint.activate([↓label.topAnchor.constraint(equalTo: topAnchor)])
// ---
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    ↓label.snp.makeConstraints { $0.top.equalToSuperview() }
// ---
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    ↓label.snp.makeConstraints { $0.top.equalToSuperview() }
// ---
  override func updateViewConstraints() {
    super.updateViewConstraints()
    ↓label.snp.makeConstraints { $0.top.equalToSuperview() }
// ---
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for view in views { stack.addArrangedSubview(↓view) }
// ---
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    for view in views { stack.addArrangedSubview(↓view) }
// ---
  override func updateViewConstraints() {
    super.updateViewConstraints()
    for view in views { stack.addArrangedSubview(↓view) }
// ---
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    views.forEach { stack.addArrangedSubview(↓$0) }
// ---
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    views.forEach { stack.addArrangedSubview(↓$0) }
// ---
  override func updateViewConstraints() {
    super.updateViewConstraints()
    views.forEach { stack.addArrangedSubview(↓$0) }
// ---
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let superview else { return }; superview.addSubview(↓label)
// ---
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let superview else { return }; superview.addSubview(↓label)
// ---
  override func updateViewConstraints() {
    super.updateViewConstraints()
    guard let superview else { return }; superview.addSubview(↓label)
// ---
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if isWide { label.text = x }; addSubview(↓label)
// ---
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if isWide { label.text = x }; addSubview(↓label)
// ---
  override func updateViewConstraints() {
    super.updateViewConstraints()
    if isWide { label.text = x }; addSubview(↓label)

// around:
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
…
  }
  
}

// case: conditional, replacing and deferred code is silent
    return; addSubview(↓label)

// around:

// case: conditional, replacing and deferred code is silent
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    «return→guard !didSetUp else { return }»; addSubview(↓label)
  }
  
}
// ---
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    «return→guard let size, top == nil else { return }»; addSubview(↓label)
  }
  
}
// ---
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    «return→if didSetUp { return }»; addSubview(↓label)
  }
  
}
// ---
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    «return→label.removeFromSuperview()»; addSubview(↓label)
  }
  
}

// around:
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
…
  }
  
}

// case: conditional, replacing and deferred code is silent
// lines:
    while bars.count < levels { addSubview(UIView()) }
    if !didSetUp { addSubview(label) }
    if let label { label.frame = bounds } else { addSubview(icon) }
// ---
    switch kind { case .a: addSubview(label)
default: break }

// around:

// case: conditional, replacing and deferred code is silent
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    «NSLayoutConstraint.deactivate(all); »↓label.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
  
}

// around:
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
…
  }
  
}

// case: conditional, replacing and deferred code is silent
// lines:
    label.snp.remakeConstraints { $0.top.equalToSuperview() }
    label.snp.updateConstraints { $0.top.equalToSuperview() }
    DispatchQueue.main.async { self.addSubview(self.label) }
    top.constant = bounds.height
    label.frame = bounds
    func inner() { addSubview(label) }

// around:

// case: conditional, replacing and deferred code is silent
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    «let row = UIView(); »row.addSubview(↓label); search.rightView = row
  }
  
}

// around:
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
…
}

// case: functions that the callback calls are reported
    ↓setup()
  }
  func setup() { addSubview(label) }
// ---
    ↓self.setup()
  }
  func setup() { label.topAnchor.constraint(equalTo: topAnchor).isActive = true }
// ---
    setup()
  }
  func setup() { if !didSetUp { addSubview(label) } }

// around:

// case: functions that the callback calls are reported
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    ↓setup()
  }
  func setup() { «guard !didSetUp else { return }; »addSubview(label) }
}

// around:
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
…
}

// case: functions that the callback calls are reported
    if !didSetUp { setup() }
  }
  func setup() { addSubview(label) }
// ---
    setup(label)
  }
  func setup(_ label: UILabel) { addSubview(label) }

// around:
class PlayerView: UIView {
…
  }
  
}

// case: an option reports frames set in layout callbacks
// options: {frames: true}
  override func layoutSubviews() {
    super.layoutSubviews()
    ↓label.frame = bounds
// ---
  override func layoutSubviews() {
    super.layoutSubviews()
    ↓label.frame.size.width = 4; icon.frame = bounds
// ---
  override func layoutSubviews() {
    super.layoutSubviews()
    gradientLayer.frame = bounds; label.layer.frame = bounds
// ---
  override func updateConstraints() {
    super.updateConstraints()
    label.frame = bounds

// around:

// case: other functions and types are silent
class PlayerView: UIView {
  func layoutSubviews(of view: UIView) { addSubview(label) }
  func setup() { addSubview(label) }
}
class Builder { func updateConstraints() { label.snp.remakeConstraints { $0.top.equalToSuperview() } } }

// around:
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
…
}

// case: removal in a function that the callback calls makes room for what comes after it
    clear(); addSubview(label)
  }
  func clear() { bars.forEach { $0.removeFromSuperview() } }
// ---
    self.clear()
 addSubview(label)
  }
  func clear() { bars.forEach { $0.removeFromSuperview() } }
// ---
    draw()
  }
  func clear() { bars.forEach { $0.removeFromSuperview() } }; func draw() { clear(); addSubview(label) }
// ---
    addSubview(↓label); clear()
  }
  func clear() { bars.forEach { $0.removeFromSuperview() } }
// ---
    clear(); addSubview(↓label)
  }
  func clear() { text = nil }
// ---
    ↓draw()
  }
  func draw() { addSubview(label); bars.forEach { $0.removeFromSuperview() } }

// around:
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
…
  }
  
}

// case: a frame that is computed from itself drifts
// lines:
    super.layoutSubviews(); ↓frame = frame.inset(by: margins)
    super.layoutSubviews(); ↓self.frame = self.frame.insetBy(dx: 8, dy: 0)
    super.layoutSubviews(); ↓frame.size.height += 8
    super.layoutSubviews(); ↓self.frame.origin.x -= 4
    super.layoutSubviews(); ↓frame.size.width = frame.size.width - 8
    super.layoutSubviews(); contentView.frame = contentView.frame.inset(by: margins)
    super.layoutSubviews(); label.frame = frame.insetBy(dx: 8, dy: 8)
    super.layoutSubviews(); frame.size.width = frame.size.height
    super.layoutSubviews(); frame = CGRect(x: 0, y: 0, width: frame.width, height: 8)
    super.layoutSubviews(); frame.size = systemLayoutSizeFitting(CGSize(width: frame.width, height: 0))
    super.layoutSubviews(); frame.size.height = sizeThatFits(bounds.size).height
    super.layoutSubviews(); frame.size.height = 8
    super.layoutSubviews(); if isFirst { frame = frame.inset(by: margins) }
    super.layoutSubviews(); guard isFirst else { return }; frame.size.height += 8
    super.layoutSubviews(); var frame = bounds; frame.size.height += 8; label.frame = frame

// case: a view that sets its own size is laid out again
// lines:
    super.layoutSubviews(); ↓frame.size.height = label.frame.height + 16
    super.layoutSubviews(); if isOther { frame.size.height = label.frame.height + 16 }
    super.layoutSubviews(); ↓self.bounds.size = label.intrinsicContentSize
    super.layoutSubviews(); if isOther { self.bounds.size = label.intrinsicContentSize }
    super.layoutSubviews(); ↓frame = CGRect(x: frame.minX, y: frame.minY, width: size.width, height: 8)
    super.layoutSubviews(); if isOther { frame = CGRect(x: frame.minX, y: frame.minY, width: size.width, height: 8) }
    super.layoutSubviews(); frame.origin = label.frame.origin; bounds.origin.y = offset

// case: a recognizer that a callback makes piles up
// lines:
    ↓label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
    let tap = UITapGestureRecognizer(); ↓addGestureRecognizer(tap)
    if isFirst { label.addGestureRecognizer(UITapGestureRecognizer()) }

// around:

// case: a recognizer that a callback makes piles up
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    «↓row→guard isFirst else { return }; label».addGestureRecognizer(UITapGestureRecognizer())
  }
  
}
// ---
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    «let row = UIView(); »↓row.addGestureRecognizer(UITapGestureRecognizer())
  }
  
}
// ---
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    ↓label.addGestureRecognizer(«UITapGestureRecognizer()→tap»)
  }
  
}

// around:

// case: a method of the project that adds a layer adds one each time
// file: A.swift
class A: UIView {
  private let label = UILabel()
  override func layoutSubviews() {
    ↓layer.addBorder()
  }
}
extension CALayer {
  func addBorder() { let line = CALayer(); addSublayer(line) }
}
// says: `addBorder` adds a new layer each time that UIKit calls `layoutSubviews()`, and the old ones stay
// ---
// file: A.swift
class A: UIView {
  private let label = UILabel()
  override func layoutSubviews() {
    ↓label.layer.addBorder()
  }
}
extension CALayer {
  func addBorder() { for edge in edges { let line = CALayer(); switch edge { case .top: line.frame = top; break; default: break }; self.addSublayer(line) } }
}
// says: `addBorder` adds a new layer each time that UIKit calls `layoutSubviews()`, and the old ones stay
// ---
// file: A.swift
class A: UIView {
  private let label = UILabel()
  override func layoutSubviews() {
    ↓self.layer.addBorder()
  }
}
extension CALayer {
  func addBorder() { let line = CALayer(); addSublayer(line) }
}
// says: `addBorder` adds a new layer each time that UIKit calls `layoutSubviews()`, and the old ones stay
// ---
// file: A.swift
class A: UIView {
  private let label = UILabel()
  override func layoutSubviews() {
    ↓addGradient()
  }
}
extension UIView {
  func addGradient() { let g = CAGradientLayer(); layer.insertSublayer(g, at: 0) }
}
// says: `addGradient` adds a new layer each time that UIKit calls `layoutSubviews()`, and the old ones stay
// ---
// file: A.swift
class A: UIView {
  private let label = UILabel()
  override func layoutSubviews() {
    ↓label.addGradient()
  }
}
extension UILabel {
  func addGradient() { let g = CAGradientLayer(); layer.insertSublayer(g, at: 0) }
}
// says: `addGradient` adds a new layer each time that UIKit calls `layoutSubviews()`, and the old ones stay
// ---
// file: A.swift
class A: UIView {
  private let label = UILabel()
  override func layoutSubviews() {
    if isFirst { layer.addBorder() }
  }
}
extension CALayer {
  func addBorder() { let line = CALayer(); addSublayer(line) }
}
// ---
// file: A.swift
class A: UIView {
  private let label = UILabel()
  override func layoutSubviews() {
    guard isFirst else { return }; layer.addBorder()
  }
}
extension CALayer {
  func addBorder() { let line = CALayer(); addSublayer(line) }
}
// ---
// file: A.swift
class A: UIView {
  private let label = UILabel()
  override func layoutSubviews() {
    let cover = UIView(); cover.layer.addBorder()
  }
}
extension CALayer {
  func addBorder() { let line = CALayer(); addSublayer(line) }
}
// ---
// file: A.swift
class A: UIView {
  private let label = UILabel()
  override func setUp() {
    layer.addBorder()
  }
}
extension CALayer {
  func addBorder() { let line = CALayer(); addSublayer(line) }
}
// ---
// file: A.swift
class A: UIView {
  private let label = UILabel()
  override func layoutSubviews() {
    layer.addBorder()
  }
}
extension CALayer {
  func addBorder() { borderWidth = 1 }
}
// ---
// file: A.swift
class A: UIView {
  private let label = UILabel()
  override func layoutSubviews() {
    layer.addBorder()
  }
}
extension CALayer {
  func addBorder() { removeBorder(); let line = CALayer(); addSublayer(line) }
}
// ---
// file: A.swift
class A: UIView {
  private let label = UILabel()
  override func layoutSubviews() {
    layer.addBorder()
  }
}
extension CALayer {
  func addBorder() { guard sublayers == nil else { return }; let line = CALayer(); addSublayer(line) }
}
// ---
// file: A.swift
class A: UIView {
  private let label = UILabel()
  override func layoutSubviews() {
    layer.addBorder()
  }
}
extension CALayer {
  func addBorder() { guard isPlain else { return }; let line = CALayer(); addSublayer(line) }
}
// ---
// file: A.swift
class A: UIView {
  private let label = UILabel()
  override func layoutSubviews() {
    layer.addBorder()
  }
}
extension CALayer {
  func addBorder() { let line = CALayer(); addSublayer(line); lines.append(line) }
}
// ---
// file: A.swift
class A: UIView {
  private let label = UILabel()
  override func layoutSubviews() {
    layer.addBorder()
  }
}
extension CALayer {
  func addBorder() { let line = CALayer(); mask = line }
}
// ---
// file: A.swift
class A: UIView {
  private let label = UILabel()
  override func layoutSubviews() {
    layer.addBorder()
  }
}
extension CALayer {
  func addBorder() { let line = CALayer(); addSublayer(line) } }; extension CALayer { func addBorder(_ width: CGFloat = 1) { borderWidth = width }
}

// around:

// case: the message names the views and not `$0`
class A: UIView { override func layoutSubviews() { bars.forEach { addSubview(↓$0) } } }
// says: `layoutSubviews()` adds `bars[…]` each time that UIKit calls it
// ---
class A: UIView { override func layoutSubviews() { chart.bars.forEach { ↓$0.topAnchor.constraint(equalTo: topAnchor).isActive = true } } }
// says: `layoutSubviews()` creates constraints for `chart.bars[…]` each time that UIKit calls it, and the old ones stay
// ---
class A: UIView { override func layoutSubviews() { [a, b].forEach { stack.addArrangedSubview(↓$0.view) } } }
// says: `layoutSubviews()` adds a view each time that UIKit calls it
// ---
class A: UIView { override func layoutSubviews() { [a, b].forEach { ↓$0.snp.makeConstraints { $0.top.equalToSuperview() } } } }
// says: `layoutSubviews()` creates constraints for `a, b` each time that UIKit calls it, and the old ones stay
// ---
class A: UIView { override func layoutSubviews() { addSubview(↓label) } }
// says: `layoutSubviews()` adds `label` each time that UIKit calls it

// around:
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
…
  }
  private func addViews() { addSubview(label) }
  private func setLayout() {
    label.snp.makeConstraints { $0.top.equalToSuperview() }
  }
  private func style() { label.alpha = 0 }
}

// case: of two functions, the one that makes constraints is named
// lines:
    addViews(); ↓setLayout()
    ↓setLayout(); addViews()
    ↓addViews(); style()
    addViews(); ↓label.topAnchor.constraint(equalTo: topAnchor).isActive = true
    ↓addViews(); if isFirst { setLayout() }
    addSubview(icon); ↓setLayout()
    addSubview(icon); addViews(); ↓setLayout()
    addSubview(↓icon); addViews(); style()
    addSubview(↓icon); if isFirst { setLayout() }
    addSubview(↓icon); label.topAnchor.constraint(equalTo: topAnchor).isActive = true; setLayout()

// around:
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
…
  }
  
}

// case: constraints are named before frames
// options: {frames: true}
// lines:
    label.frame = bounds; ↓setup() }; func setup() { label.topAnchor.constraint(equalTo: topAnchor).isActive = true }; func place() { label.frame = bounds
    place(); ↓setup() }; func setup() { label.topAnchor.constraint(equalTo: topAnchor).isActive = true }; func place() { label.frame = bounds
    label.frame = bounds; ↓icon.topAnchor.constraint(equalTo: topAnchor).isActive = true }; func setup() { label.topAnchor.constraint(equalTo: topAnchor).isActive = true }; func place() { label.frame = bounds
    ↓place(); addSubview(icon) }; func setup() { label.topAnchor.constraint(equalTo: topAnchor).isActive = true }; func place() { label.frame = bounds
    ↓label.frame = bounds; addSubview(icon) }; func setup() { label.topAnchor.constraint(equalTo: topAnchor).isActive = true }; func place() { label.frame = bounds

// around:

// case: constraints that follow an addition are named
class A: UIView { override func layoutSubviews() { addSubview(↓label); addSubview(icon); label.topAnchor.constraint(equalTo: topAnchor).isActive = true }; func layout() { addSubview(label); addSubview(icon); label.topAnchor.constraint(equalTo: topAnchor).isActive = true } }
// says: `layoutSubviews()` adds `label` and creates constraints each time that UIKit calls it, and the old ones stay
// ---
class A: UIView { override func layoutSubviews() { addSubview(↓label); label.snp.remakeConstraints { $0.top.equalToSuperview() } }; func layout() { addSubview(label); label.snp.remakeConstraints { $0.top.equalToSuperview() } } }
// says: `layoutSubviews()` adds `label` each time that UIKit calls it
// ---
class A: UIView { override func layoutSubviews() { addSubview(↓label); if isFirst { label.topAnchor.constraint(equalTo: topAnchor).isActive = true } }; func layout() { addSubview(label); if isFirst { label.topAnchor.constraint(equalTo: topAnchor).isActive = true } } }
// says: `layoutSubviews()` adds `label` each time that UIKit calls it
// ---
class A: UIView { override func layoutSubviews() { addSubview(↓label); guard isFirst else { return }; label.topAnchor.constraint(equalTo: topAnchor).isActive = true }; func layout() { addSubview(label); guard isFirst else { return }; label.topAnchor.constraint(equalTo: topAnchor).isActive = true } }
// says: `layoutSubviews()` adds `label` each time that UIKit calls it

// around:
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
…
}

// case: a function that the callback always calls is followed, also with arguments
    ↓show(song)
  }
  func show(_ song: Song) { addSubview(label) }
// ---
    ↓self.show(song)
  }
  func show(_ song: Song) { addSubview(label) }
// ---
    if isNew { show(song) }
  }
  func show(_ song: Song) { addSubview(label) }
// ---
    other.show(song)
  }
  func show(_ song: Song) { addSubview(label) }

// around:

// case: a function that the callback always calls is followed, also with arguments
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    ↓show(song)
  }
  func show(_ song: Song) { «addSubview(label)→if isNew { addSubview(label) }» }
}

// around:
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
…
}

// case: a function that the callback always calls is followed, also with arguments
    show(song)
  }
  func show(_ song: Song) { addSubview(label) }
func show(_ artist: Artist) {}
// ---
    clear(all); show(song)
  }
  func show(_ song: Song) { addSubview(label) }
func clear(_ views: [UIView]) { views.forEach { $0.removeFromSuperview() } }

// case: layers that are made and added on every call are reported
    let border = CALayer(); border.frame = bounds; layer.addSublayer(↓border)
  }
// ---
    let g = CAGradientLayer(); layer.insertSublayer(↓g, at: 0)
  }
// ---
    layer.addSublayer(↓CAShapeLayer())
  }
// ---
    layer.insertSublayer(↓CALayer(layer: border), at: 0)
  }
// ---
    draw()
  }
  func draw() { let border = CALayer(); border.frame = bounds; layer.addSublayer(↓border) }

// around:
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
…
  }
  
}

// case: layers that may be made once, removed or kept are silent
    let border = CALayer(); layer.addSublayer(↓border)

// around:

// case: layers that may be made once, removed or kept are silent
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    let border = CALayer(); «layer.→self.border = border; layer.»addSublayer(↓border)
  }
  
}
// ---
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    let border = CALayer(); «layer.→borders.append(border); layer.»addSublayer(↓border)
  }
  
}
// ---
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    «let border = CALayer(); →»layer.addSublayer(↓border)
  }
  
}
// ---
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    let border = «CALayer→makeBorder»(); layer.addSublayer(↓border)
  }
  
}
// ---
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    «let→guard border == nil else { return }; let» border = CALayer(); layer.addSublayer(↓border)
  }
  
}
// ---
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    «let→layer.sublayers?.forEach { $0.removeFromSuperlayer() }; let» border = CALayer(); layer.addSublayer(↓border)
  }
  
}
// ---
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    let border = CALayer(); layer.addSublayer(↓border)«→ }; func clear() { border.removeFromSuperlayer()»
  }
  
}
// ---
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    let border = CALayer(); layer.addSublayer(↓border)«→ }; func clear() { layer.sublayers = nil»
  }
  
}
// ---
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.addSublayer(↓CALayer()«.kept(by: self)»)
  }
  
}
// ---
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.addSublayer(«↓CALayer()→CABorderLayer.shared»)
  }
  
}

// around:
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
…
  }
  
}

// case: layers that may be made once, removed or kept are silent
// lines:
    if isFirst { let border = CALayer(); layer.addSublayer(border) }
    let mask = CAShapeLayer(); layer.mask = mask
    preview.mask = CALayer(); let hole = CAShapeLayer(); preview.mask?.addSublayer(hole)

// around:

// case: layers that may be made once, removed or kept are silent
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    «let card = UIView(); »let border = CALayer(); card.layer.addSublayer(↓border)
  }
  
}

// case: what is given to a function that constrains the view piles up
// rules: layout_in_callback, piling_constraints
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func layoutSubviews() {
↓badge.anchor(top: topAnchor)
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func anchor(top: NSLayoutYAxisAnchor? = nil, width: CGFloat = 0) {
  translatesAutoresizingMaskIntoConstraints = false
  if let top = top {
    topAnchor.constraint(equalTo: top).isActive = true
  }
  if width != 0 { self.widthAnchor.constraint(equalToConstant: width).isActive = true }
}
}
// file: 2.swift
// says: layout_in_callback: `layoutSubviews()` creates constraints for `badge` with `anchor` each time that UIKit calls it, and the old ones stay
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func layoutSubviews() {
↓badge.anchor(width: 8)
card.anchor(width: 9)
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func anchor(top: NSLayoutYAxisAnchor? = nil, width: CGFloat = 0) {
  translatesAutoresizingMaskIntoConstraints = false
  if let top = top {
    topAnchor.constraint(equalTo: top).isActive = true
  }
  if width != 0 { self.widthAnchor.constraint(equalToConstant: width).isActive = true }
}
}
// file: 2.swift
// says: layout_in_callback: `layoutSubviews()` creates constraints for `badge` with `anchor` each time that UIKit calls it, and the old ones stay
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func layoutSubviews() {
badge.anchor()
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func anchor(top: NSLayoutYAxisAnchor? = nil, width: CGFloat = 0) {
  translatesAutoresizingMaskIntoConstraints = false
  if let top = top {
    topAnchor.constraint(equalTo: top).isActive = true
  }
  if width != 0 { self.widthAnchor.constraint(equalToConstant: width).isActive = true }
}
}
// file: 2.swift
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func layoutSubviews() {
badge.anchor(top: nil)
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func anchor(top: NSLayoutYAxisAnchor? = nil, width: CGFloat = 0) {
  translatesAutoresizingMaskIntoConstraints = false
  if let top = top {
    topAnchor.constraint(equalTo: top).isActive = true
  }
  if width != 0 { self.widthAnchor.constraint(equalToConstant: width).isActive = true }
}
}
// file: 2.swift
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func layoutSubviews() {
badge.anchor()
↓card.anchor(top: topAnchor)
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func anchor(top: NSLayoutYAxisAnchor? = nil, width: CGFloat = 0) {
  translatesAutoresizingMaskIntoConstraints = false
  if let top = top {
    topAnchor.constraint(equalTo: top).isActive = true
  }
  if width != 0 { self.widthAnchor.constraint(equalToConstant: width).isActive = true }
}
}
// file: 2.swift
// says: layout_in_callback: `layoutSubviews()` creates constraints for `card` with `anchor` each time that UIKit calls it, and the old ones stay

// case: a function that always constrains its view does so without arguments
// rules: layout_in_callback, piling_constraints
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func layoutSubviews() {
↓badge.fill()
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func fill() { topAnchor.constraint(equalTo: superview!.topAnchor).isActive = true }
}
// file: 2.swift
// says: layout_in_callback: `layoutSubviews()` creates constraints for `badge` with `fill` each time that UIKit calls it, and the old ones stay
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func layoutSubviews() {
↓badge.fill()
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func fill() { guard let superview = superview else { return }
NSLayoutConstraint.activate([topAnchor.constraint(equalTo: superview.topAnchor)]) }
}
// file: 2.swift
// says: layout_in_callback: `layoutSubviews()` creates constraints for `badge` with `fill` each time that UIKit calls it, and the old ones stay
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func layoutSubviews() {
↓badge.fill()
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func fill() { snp.makeConstraints { $0.edges.equalToSuperview() } }
}
// file: 2.swift
// says: layout_in_callback: `layoutSubviews()` creates constraints for `badge` with `fill` each time that UIKit calls it, and the old ones stay
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func layoutSubviews() {
↓badge.fill()
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func fill() { var all: [NSLayoutConstraint] = []
let top = topAnchor.constraint(equalTo: superview!.topAnchor)
all.append(top)
NSLayoutConstraint.activate(all) }
}
// file: 2.swift
// says: layout_in_callback: `layoutSubviews()` creates constraints for `badge` with `fill` each time that UIKit calls it, and the old ones stay
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func layoutSubviews() {
↓badge.fill()
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func fill() { fillAll() }
func fillAll() { topAnchor.constraint(equalTo: superview!.topAnchor).isActive = true }
}
// file: 2.swift
// says: layout_in_callback: `layoutSubviews()` creates constraints for `badge` with `fill` each time that UIKit calls it, and the old ones stay

// case: a function that may do so once, or replaces the old constraints, is silent
// rules: layout_in_callback, piling_constraints
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func layoutSubviews() {
badge.fill(topAnchor)
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func fill(_ a: Any?) { guard constraints.isEmpty else { return }; topAnchor.constraint(equalTo: a).isActive = true }
}
// file: 2.swift
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func layoutSubviews() {
badge.fill(topAnchor)
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func fill(_ a: Any?) { if isFirst { topAnchor.constraint(equalTo: a).isActive = true } }
}
// file: 2.swift
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func layoutSubviews() {
badge.fill(topAnchor)
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func fill(_ a: Any?) { if a != nil, isFirst { topAnchor.constraint(equalTo: a!).isActive = true } }
}
// file: 2.swift
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func layoutSubviews() {
badge.fill(topAnchor)
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func fill(_ a: Any?) { guard isFirst else { return }; topAnchor.constraint(equalTo: a).isActive = true }
}
// file: 2.swift
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func layoutSubviews() {
badge.fill(topAnchor)
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func fill(_ a: Any?) { NSLayoutConstraint.deactivate(old); topAnchor.constraint(equalTo: a).isActive = true }
}
// file: 2.swift
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func layoutSubviews() {
badge.fill(topAnchor)
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func fill(_ a: Any?) { snp.remakeConstraints { $0.edges.equalToSuperview() } }
}
// file: 2.swift
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func layoutSubviews() {
badge.fill(topAnchor)
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func fill(_ a: Any?) { snp.updateConstraints { $0.height.equalTo(8) } }
}
// file: 2.swift
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func layoutSubviews() {
badge.fill(topAnchor)
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func fill(_ a: Any?) { top = topAnchor.constraint(equalTo: a) }
}
// file: 2.swift
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func layoutSubviews() {
badge.fill(topAnchor)
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func fill(_ a: Any?) { frame = a.bounds }
}
// file: 2.swift
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func layoutSubviews() {
badge.fill(topAnchor)
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func fill(_ a: Any?) {  }
}
// file: 2.swift

// case: a guard for an argument counts as given
// rules: layout_in_callback, piling_constraints
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func layoutSubviews() {
↓badge.fill(self)
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func fill(_ a: UIView?) { guard let a = a else { return }; topAnchor.constraint(equalTo: a.topAnchor).isActive = true }
}
// file: 2.swift
// says: layout_in_callback: `layoutSubviews()` creates constraints for `badge` with `fill` each time that UIKit calls it, and the old ones stay
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func layoutSubviews() {
badge.fill(nil)
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func fill(_ a: UIView?) { guard let a = a else { return }; topAnchor.constraint(equalTo: a.topAnchor).isActive = true }
}
// file: 2.swift
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func layoutSubviews() {
badge.fill(self)
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func fill(_ a: UIView?) { guard let a = a else { return }; topAnchor.constraint(equalTo: a.topAnchor).isActive = true }
func fill(_ a: CGFloat) {}
}
// file: 2.swift

// case: what the callback leaves to conditions is silent, what it calls is not
// rules: layout_in_callback, piling_constraints
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func layoutSubviews() {
if isFirst { badge.anchor(width: 8) }
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func anchor(top: NSLayoutYAxisAnchor? = nil, width: CGFloat = 0) {
  translatesAutoresizingMaskIntoConstraints = false
  if let top = top {
    topAnchor.constraint(equalTo: top).isActive = true
  }
  if width != 0 { self.widthAnchor.constraint(equalToConstant: width).isActive = true }
}
}
// file: 2.swift
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func layoutSubviews() {
guard isFirst else { return }
badge.anchor(width: 8)
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func anchor(top: NSLayoutYAxisAnchor? = nil, width: CGFloat = 0) {
  translatesAutoresizingMaskIntoConstraints = false
  if let top = top {
    topAnchor.constraint(equalTo: top).isActive = true
  }
  if width != 0 { self.widthAnchor.constraint(equalToConstant: width).isActive = true }
}
}
// file: 2.swift
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func layoutSubviews() {
↓setup()
}
func setup() {
badge.anchor(width: 8)
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func anchor(top: NSLayoutYAxisAnchor? = nil, width: CGFloat = 0) {
  translatesAutoresizingMaskIntoConstraints = false
  if let top = top {
    topAnchor.constraint(equalTo: top).isActive = true
  }
  if width != 0 { self.widthAnchor.constraint(equalToConstant: width).isActive = true }
}
}
// file: 2.swift
// says: layout_in_callback: `setup()` creates constraints for `badge` with `anchor` each time that UIKit calls `layoutSubviews()`, and the old ones stay
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func layoutSubviews() {
badge.anchor(width: 8)
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {

}
// file: 2.swift

// case: functions that run repeatedly pile them up too
// rules: layout_in_callback, piling_constraints
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func render(_ song: Song) {
↓badge.anchor(width: 8)
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func anchor(top: NSLayoutYAxisAnchor? = nil, width: CGFloat = 0) {
  translatesAutoresizingMaskIntoConstraints = false
  if let top = top {
    topAnchor.constraint(equalTo: top).isActive = true
  }
  if width != 0 { self.widthAnchor.constraint(equalToConstant: width).isActive = true }
}
}
// file: 2.swift
// says: piling_constraints: `render` makes constraints of `badge` with `anchor` each time that it runs, and the old ones stay: they pile up, and conflict once a value differs
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func render(_ song: Song) {
fill()
}
func fill() {
badge.round()
↓badge.anchor(width: 8)
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func anchor(top: NSLayoutYAxisAnchor? = nil, width: CGFloat = 0) {
  translatesAutoresizingMaskIntoConstraints = false
  if let top = top {
    topAnchor.constraint(equalTo: top).isActive = true
  }
  if width != 0 { self.widthAnchor.constraint(equalToConstant: width).isActive = true }
}
func round() { clipsToBounds = true }
}
// file: 2.swift
// says: piling_constraints: `render` makes constraints of `badge` with `anchor` in `fill` each time that it runs, and the old ones stay: they pile up, and conflict once a value differs
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func render(_ song: Song) {
badge.round()
↓badge.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func anchor(top: NSLayoutYAxisAnchor? = nil, width: CGFloat = 0) {
  translatesAutoresizingMaskIntoConstraints = false
  if let top = top {
    topAnchor.constraint(equalTo: top).isActive = true
  }
  if width != 0 { self.widthAnchor.constraint(equalToConstant: width).isActive = true }
}
func round() { clipsToBounds = true }
}
// file: 2.swift
// says: piling_constraints: `render` makes constraints of `badge` each time that it runs, and the old ones stay: they pile up, and conflict once a value differs
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func render(_ song: Song) {
badge.anchor()
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func anchor(top: NSLayoutYAxisAnchor? = nil, width: CGFloat = 0) {
  translatesAutoresizingMaskIntoConstraints = false
  if let top = top {
    topAnchor.constraint(equalTo: top).isActive = true
  }
  if width != 0 { self.widthAnchor.constraint(equalToConstant: width).isActive = true }
}
}
// file: 2.swift
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func render(_ song: Song) {
if isNew { badge.anchor(width: 8) }
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func anchor(top: NSLayoutYAxisAnchor? = nil, width: CGFloat = 0) {
  translatesAutoresizingMaskIntoConstraints = false
  if let top = top {
    topAnchor.constraint(equalTo: top).isActive = true
  }
  if width != 0 { self.widthAnchor.constraint(equalToConstant: width).isActive = true }
}
}
// file: 2.swift
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func render(_ song: Song) {
badge.anchor(width: 8)
}
func clear() {
badge.removeFromSuperview()
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func anchor(top: NSLayoutYAxisAnchor? = nil, width: CGFloat = 0) {
  translatesAutoresizingMaskIntoConstraints = false
  if let top = top {
    topAnchor.constraint(equalTo: top).isActive = true
  }
  if width != 0 { self.widthAnchor.constraint(equalToConstant: width).isActive = true }
}
}
// file: 2.swift

// case: all methods of a name in the project have to add a layer
// rules: layout_in_callback, piling_constraints
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func layoutSubviews() {
↓badge.shade()
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func shade() { let g = CAGradientLayer(); layer.addSublayer(g) }
}
// file: 2.swift
// says: layout_in_callback: `shade` adds a new layer each time that UIKit calls `layoutSubviews()`, and the old ones stay
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func layoutSubviews() {
badge.shade()
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func shade() { let g = CAGradientLayer(); layer.addSublayer(g) }
}
// file: 2.swift
extension UILabel { func shade() { textColor = .gray } }
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  private let card = UIView()
  override func layoutSubviews() {
badge.layer.shade()
  }
  init() { addSubview(badge) }
}
// file: 1.swift
extension UIView {
func shade() { let g = CAGradientLayer(); layer.addSublayer(g) }
}
// file: 2.swift
extension UILabel { func shade() { textColor = .gray } }

// case: UIKit calls only what overrides its functions
// lines:
class CardView: UIView { override func layoutSubviews() { ↓card.topAnchor.constraint(equalTo: topAnchor).isActive = true } }
class CardView: UIView { «override →»func layoutSubviews() { ↓card.topAnchor.constraint(equalTo: topAnchor).isActive = true } }
class CardView: «UIView { override →UIViewController { private »func layoutSubviews() { ↓card.topAnchor.constraint(equalTo: topAnchor).isActive = true } }

// around:
class A: UIView { let back = UIView(); override func layoutSubviews() { … } }

// case: a copy of the bounds, and a view that is inserted again, change nothing
// lines:
↓bounds.size.height -= 8; back.frame = bounds
↓«bounds.size→var bounds = bounds; bounds.size».height -= 8; back.frame = bounds
addSubview(↓back)

// around:

// case: a copy of the bounds, and a view that is inserted again, change nothing
class A: UIView { let back = UIView(); override func layoutSubviews() { insertSubview(back, at: 0) } }
// ---
class A: UIView { let back = UIView(); override func layoutSubviews() { addSubview(↓back) } }
// stays:

// case: a function that leaves a view to one of its own name adds no layer
// file: A.swift
class CardView: UIView {
  private let label = UILabel()
  override func layoutSubviews() {
    label.pin(.top)
  }
}
// file: B.swift
extension UIView {
  private func pin(_ edges: [Edge], by inset: CGFloat = 0) { insets.append(inset) }
  func pin(_ edge: Edge) { pin([edge]) }
}
// ---
// file: A.swift
class CardView: UIView {
  private let label = UILabel()
  override func layoutSubviews() {
    ↓label.addLine(.top)
  }
}
// file: B.swift
extension UIView {
  func addLine(_ edges: [Edge]) { let line = CALayer(); layer.addSublayer(line) }
  func addLine(_ edge: Edge) { addLine([edge]) }
}

// case: frames, and constants of constraints
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = bounds
    topConstraint.constant = bounds.height / 2
  }
}

// case: a frame that is computed from itself
class HeaderView: UICollectionReusableView {
  override func layoutSubviews() {
    super.layoutSubviews()
    ↓frame = frame.inset(by: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
  }
}

// case: a layer on every layout pass
class PlayerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    let gradient = CAGradientLayer()
    gradient.frame = bounds
    layer.insertSublayer(↓gradient, at: 0)
  }
}

// around:
class PlayerView: UIView {
  override func updateConstraints() {
    super.updateConstraints()
…
  }
}

// case: each branch makes constraints
// lines:
if isOn { ↓label.snp.makeConstraints { $0.top.equalToSuperview() } } else { label.snp.makeConstraints { $0.bottom.equalToSuperview() } }
if isOn { ↓label.snp.makeConstraints { $0.top.equalToSuperview() } } else if isUp { icon.snp.makeConstraints { $0.top.equalToSuperview() } } else { label.snp.makeConstraints { $0.bottom.equalToSuperview() } }
if isOn { ↓label.topAnchor.constraint(equalTo: topAnchor).isActive = true } else { label.topAnchor.constraint(equalTo: topAnchor).isActive = «true→false» }
if isOn { label.snp.makeConstraints { $0.top.equalToSuperview() } } else if isUp { icon.snp.makeConstraints { $0.top.equalToSuperview() } }
if isOn { ↓label.snp.makeConstraints { $0.top.equalToSuperview() } } else { label.snp.«make→remake»Constraints { $0.bottom.equalToSuperview() } }
