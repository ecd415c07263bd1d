// What constrained_frame finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class TabsView: UIView {
  private let line = UIView(), badge = UILabel(), scroll = UIScrollView(), page = UIView()
  private var top: NSLayoutConstraint!

  override init(frame: CGRect) {
    super.init(frame: frame)
    [line, badge].forEach { addSubview($0) }
    line.snp.makeConstraints { $0.leading.bottom.equalToSuperview(); $0.height.equalTo(2) }
    badge.widthAnchor.constraint(equalToConstant: 8).isActive = true
    addSubview(scroll); scroll.addSubview(page)
    page.snp.makeConstraints { $0.edges.equalToSuperview() }
  }
…
}

// case: the frame of a view that constraints place is reported
// lines:
func select() { ↓line.frame.origin.x = 8 }
func select() { UIView.animate(withDuration: 1) { ↓self.line.frame.origin.y += 8 } }
func select() { ↓line.center.x = 8; line.center.y = 8 }
func select() { ↓line.frame = other.frame }
func select() { ↓line.frame.size.height = 4 }
func select() { ↓badge.frame.size.width = 4 }
func select() { for view in [badge, line] { ↓view.frame.origin.x = 8 } }
func select() { [badge, line].forEach { ↓$0.center = middle } }
@objc func tap() { ↓line.center = middle }
override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { ↓line.center = place }
func select() { ↓scroll.contentSize = size }
func setUp() { ↓scroll.contentSize = CGSize(width: 1, height: 900) }

// case: what constraints do not decide, what they place again, and what goes is silent
// lines:
func select() { ↓line.frame.«origin.x→size.width» = 8 }
func select() { ↓«line→badge».frame.origin.x = 8 }
override func layoutSubviews() { super.layoutSubviews(); line.frame.origin.x = 8 }
private func setUp() { line.frame.origin.x = 8 }
func select() { ↓line.frame.origin.x = 8«; line.snp.updateConstraints { $0.leading.equalTo(8) }» }
func select() { ↓line.frame.origin.x = 8«; top.constant = 8» }
func select() { ↓line.frame.origin.x = 8«; line.removeFromSuperview()» }
func select() { ↓line.frame.origin.x = 8«; line.translatesAutoresizingMaskIntoConstraints = true» }
func select() { let old = line.frame; ↓line.frame.origin.x = 8«; line.frame = old» }
func select() { ↓line.frame.origin.x = 8 }«; func move() { other.addSubview(line) }»
func select() { line.transform = .identity }
private lazy var dot: UIView = { let dot = UIView(); dot.frame = place; addSubview(dot); dot.topAnchor.constraint(equalTo: topAnchor).isActive = true; return dot }()
func select() { ↓scroll.contentSize = size«; width.constant = size.width» }
func select() { scroll.contentOffset = .zero; page.frame.size = size }
