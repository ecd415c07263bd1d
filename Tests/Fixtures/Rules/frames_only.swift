// What frames_only finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// case: constraints beside scaled frames are reported once in a function
class BarView: UIView {
  override func performLayout() {
    ↓a.topAnchor.constraint(equalTo: topAnchor).isActive = true
    a.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
  }
  func more() {
    b.snp.makeConstraints { make in ↓make.top.equalToSuperview() }
  }
}
class OtherView: UIView {
  func setup() {
    a.topAnchor.constraint(equalTo: topAnchor).isActive = true
    a.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    a = UILabel()
  }
}

// case: frames by hand beside a ViewLayout are reported
class CardController: UIViewController {
  func layout() {
    a.frame = UIView.ViewLayout(withBounds: view, position: .left, size: s, padding: (0, 8)).makeInnerLayout()
    b = UIView(frame: ↓CGRect(x: 0, y: 0, width: 8, height: 8))
    c.frame = ↓CGRect(x: 0, y: 0, width: 8, height: 8)
    d = UIView(frame: .zero)
    e.frame.origin.y -= 8
    view.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
  }
}

// case: plain classes are reported in the views of the first edition
class BarView: KTResponsiveView {
  let a = ↓UIView()
  override func performLayout() {
    b = ↓UILabel(frame: .zero)
    c = KTLabel(width: 8, height: 8)
    d = UIFont.systemFont(ofSize: 8)
  }
}

// around:

// case: a frame by hand
class CardController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    icon.frame = UIView.ViewLayout(
      withBounds: view, position: .topLeft, size: size, padding: (20, 20)
    ).makeInnerLayout()
    label.frame = ↓CGRect(x: icon.frame.maxX + 8, y: 20, width: 120, height: 20)
  }
}

// around:

// case: a plain class
class TopBarView: KTResponsiveView {
  override func performLayout() {
    userLabel = ↓UILabel()
    addSubview(userLabel)
  }
}
