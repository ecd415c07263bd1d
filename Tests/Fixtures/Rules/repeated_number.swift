// What repeated_number finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// case: the same number in two places, whatever its sign and its fraction
// lines:
class A: UIView { func setup() { a.topAnchor.constraint(equalTo: topAnchor, constant: ↓16).isActive = true; a.snp.makeConstraints { $0.top.equalToSuperview().offset(«16→inset») } } }
class A: UIView { func setup() { a.topAnchor.constraint(equalTo: topAnchor, constant: -↓16).isActive = true; a.snp.makeConstraints { $0.top.equalToSuperview().offset(«16.0→16.5») } } }
class A: UIView { func setup() { a.topAnchor.constraint(equalTo: topAnchor, constant: ↓8).isActive = true; a.snp.makeConstraints { $0.edges.equalToSuperview().inset(«8→4») } } }

// case: 0 and 1, multipliers and other types are silent
// lines:
class A: UIView { func setup() { a.topAnchor.constraint(equalTo: topAnchor, constant: 0).isActive = true; a.snp.makeConstraints { $0.top.equalToSuperview().offset(0) } } }
class A: UIView { func setup() { a.topAnchor.constraint(equalTo: topAnchor, constant: 1).isActive = true; a.snp.makeConstraints { $0.height.equalTo(1) } } }
class A: UIView { func setup() { a.topAnchor.constraint(equalTo: topAnchor, constant: 2).isActive = true; a.snp.makeConstraints { $0.height.equalToSuperview().multipliedBy(2) } } }

// case: frames without constraints are silent
class A: UIView { func first() { box.frame.origin.x = 8 }; func second() { box.frame.origin.x = 8 } }

// case: the number of places is an option
// options: {min_count: 3}
class A: UIView { func setup() { a.snp.makeConstraints { $0.top.equalTo(b).offset(8); $0.left.equalTo(b).offset(8) } } }
// ---
// options: {}
class A: UIView { func setup() { a.snp.makeConstraints { $0.top.equalTo(b).offset(↓8); $0.left.equalTo(b).offset(8) } } }

// around:

// case: a width that several labels with scaled frames share
class CommentsView: UIView {
  override func performLayout() {
    likeLabel = UILabel(leftInset: 16, width: ↓343, height: 18)
    timeLabel = UILabel(origin: likeLabel.bottomLeftPoint(), width: 343, height: 18)
    addSubview(likeLabel)
    addSubview(timeLabel)
  }
}

// case: widths of screens, of one label, and of icons
class CommentsView: UIView {
  override func performLayout() {
    likeLabel = UILabel(leftInset: 16, width: 343, height: 18)
    textLabel = UILabel(origin: likeLabel.bottomLeftPoint(), width: 375, height: 18)
    timeLabel = UILabel(origin: likeLabel.bottomLeftPoint(), width: 375, height: 18)
    heart = UIButton(leftInset: 13, width: 24, height: 22)
    share = UIButton(leftInset: 55, width: 24, height: 22)
  }
}
