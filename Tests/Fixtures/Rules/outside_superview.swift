// around:
class PlayerView: UIView {
  private let box = UIView(), button = UIButton(), list = UITableView(), plain = UIView()
  func setUp() {
    addSubview(box); for view in [button, list] { box.addSubview(view) }
    button.addTarget(self, action: #selector(play), for: .touchUpInside)
    …
  }
}

// case: a view outside of what it is in gets no touches
// lines:
↓list.topAnchor.constraint(equalTo: box.bottomAnchor, constant: «4→-44»).isActive = true
list.snp.makeConstraints { ↓$0.top.equalTo(box.snp.bottom); $0.height.equalTo(200) }
list.snp.makeConstraints { ↓$0.leading.equalTo(box.snp.trailing)«; $0.centerX.equalTo(self).priority(900)» }
button.snp.makeConstraints { ↓$0.bottom.equalTo(box.snp.top)«; $0.top.equalTo(self)» }
↓list.autoPinEdge(.top, to: .bottom, of: box, withOffset: 8)
↓button.autoPinEdge(.right, to: .left, of: box«→, withOffset: 8»)

// case: a file that finds touches itself
«override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { list }
»func place() { ↓list.topAnchor.constraint(equalTo: box.bottomAnchor).isActive = true }
