// What title_view_size finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerController: UIViewController {
  private let title = UILabel(), icon = UIImageView()
  func setup() {
    let box = UIView()
    for view in [title, icon] { box.addSubview(view) }
    …
  }
}

// case: content that is not tied to both edges gives no size
// lines:
title.snp.makeConstraints { $0.center.equalToSuperview() }; navigationItem.titleView = ↓box
title.snp.makeConstraints { $0.center.equalToSuperview()«; $0.edges.equalToSuperview()» }; navigationItem.titleView = ↓box
title.snp.makeConstraints { $0.top.bottom.leading.equalToSuperview() }; navigationItem.titleView = ↓box
title.snp.makeConstraints { $0.top.bottom.left.equalToSuperview() }; «icon.snp.makeConstraints { $0.right.equalToSuperview() }; »navigationItem.titleView = ↓box
title.snp.makeConstraints { $0.center.equalToSuperview() }; «box.snp.makeConstraints { $0.width.height.equalTo(40) }; »navigationItem.titleView = ↓box
title.snp.makeConstraints { $0.center.equalToSuperview() }; «box.frame.size = size; »navigationItem.titleView = ↓box
title.snp.makeConstraints { $0.center.equalToSuperview() }; «box.addSubview(makeView()); »navigationItem.titleView = ↓box
title.snp.makeConstraints { $0.center.equalToSuperview() }; «size(box); »navigationItem.titleView = ↓box
title.snp.makeConstraints { $0.center.equalToSuperview() }; «navigationItem→header».titleView = ↓box
title.snp.makeConstraints { $0.center.equalToSuperview() }; let other = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8)); other.addSubview(icon); navigationItem.titleView = other

// around:

// case: the length is named
class PlayerController: UIViewController {
  private let box = UIView(), label = UILabel()
  func setup() {
    box.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: box.topAnchor), label.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      label.centerXAnchor.constraint(equalTo: box.centerXAnchor),
    ])
    self.navigationItem.titleView = ↓box
  }
}
// says: `box` has no width as `titleView`: constraints do not lead from one of its edges through the content to the other one, so nothing in it can be touched
// advice: tie its content to both edges, or constrain its width
