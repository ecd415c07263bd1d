// case: without a keyboard, its guide is what is below the safe area
class PlayerController: UIViewController {
  let a = UIView(); let b = UIView()
  func setUp() {
    view.addSubview(a)
view.addSubview(b)
a.snp.makeConstraints { make in
  make.bottom.equalTo(view.keyboardLayoutGuide.snp.top).offset(-20)
  make.leading.trailing.equalToSuperview()
  make.height.equalTo(50)
}
b.snp.makeConstraints { make in
  make.top.bottom.leading.equalTo(view.keyboardLayoutGuide)
  make.width.equalTo(10)
}
  }
}
// frames:
a: 0 748 393 50
b: 0 818 10 34
// frames: on smallPhone
a: 0 597 375 50
b: 0 667 10 0

// case: wide characters are as wide as they are high
class PlayerController: UIViewController {
  let a = UILabel()
  func setUp() {
    view.addSubview(a)
a.font = .systemFont(ofSize: 20)
a.snp.makeConstraints { $0.top.leading.equalToSuperview() }
a.text = "確認"
  }
}
// frames:
a: 0 0 40 24
// ---
class PlayerController: UIViewController {
  let a = UILabel()
  func setUp() {
    view.addSubview(a)
a.font = .systemFont(ofSize: 20)
a.snp.makeConstraints { $0.top.leading.equalToSuperview() }
a.text = "다시"
  }
}
// frames:
a: 0 0 40 24
// ---
class PlayerController: UIViewController {
  let a = UILabel()
  func setUp() {
    view.addSubview(a)
a.font = .systemFont(ofSize: 20)
a.snp.makeConstraints { $0.top.leading.equalToSuperview() }
a.text = "カナ"
  }
}
// frames:
a: 0 0 40 24
// ---
class PlayerController: UIViewController {
  let a = UILabel()
  func setUp() {
    view.addSubview(a)
a.font = .systemFont(ofSize: 20)
a.snp.makeConstraints { $0.top.leading.equalToSuperview() }
a.text = "ok"
  }
}
// frames:
a: 0 0 20 24
// ---
class PlayerController: UIViewController {
  let a = UILabel()
  func setUp() {
    view.addSubview(a)
a.font = .systemFont(ofSize: 20)
a.snp.makeConstraints { $0.top.leading.equalToSuperview() }
a.text = "é"
  }
}
// frames:
a: 0 0 10 24

// case: a font of size 0 has the size of its style, or the usual one
class PlayerController: UIViewController {
  let a = UILabel()
  func setUp() {
    view.addSubview(a)
a.text = "a"
a.font = UIFont(descriptor: descriptor, size: 0)
a.snp.makeConstraints { $0.top.leading.equalToSuperview() }
  }
}
// frames:
a: 0 0 9 21
// ---
class PlayerController: UIViewController {
  let a = UILabel()
  func setUp() {
    view.addSubview(a)
a.text = "a"
a.font = .systemFont(ofSize: 0.0)
a.snp.makeConstraints { $0.top.leading.equalToSuperview() }
  }
}
// frames:
a: 0 0 9 21
// ---
class PlayerController: UIViewController {
  let a = UILabel()
  func setUp() {
    view.addSubview(a)
a.text = "a"
a.font = .systemFont(ofSize: 99999999999999999999)
a.snp.makeConstraints { $0.top.leading.equalToSuperview() }
  }
}
// frames:
a: 0 0 9 21
// ---
class PlayerController: UIViewController {
  let a = UILabel()
  func setUp() {
    view.addSubview(a)
a.text = "a"
a.font = UIFont(descriptor: .preferredFontDescriptor(withTextStyle: .footnote), size: 0)
a.snp.makeConstraints { $0.top.leading.equalToSuperview() }
  }
}
// frames:
a: 0 0 7 16

// case: numbers beyond all limits are as large as may be
class PlayerController: UIViewController {
  let a = UIView()
  func setUp() {
    view.addSubview(a)
a.snp.makeConstraints { make in
  make.top.leading.equalToSuperview()
  make.height.equalTo(1)
  make.width.equalTo(6).priority(.medium)
  make.width.equalTo(5).priority(.high + 9223372036854775807)
}
  }
}
// frames:
a: 0 0 5 1
// ---
class PlayerController: UIViewController {
  let a = UIView()
  func setUp() {
    view.addSubview(a)
a.snp.makeConstraints { make in
  make.top.leading.equalToSuperview()
  make.height.equalTo(1)
  make.width.equalTo(6).priority(.medium)
  make.width.equalTo(5).priority(.high - 9223372036854775807)
}
  }
}
// frames:
a: 0 0 6 1
// ---
class PlayerController: UIViewController {
  let a = UIView()
  func setUp() {
    view.addSubview(a)
a.snp.makeConstraints { make in
  make.top.leading.equalToSuperview()
  make.height.equalTo(1)
  make.width.equalTo(6).priority(.medium)
  make.width.equalTo(5).priority(.low + 99999999999999999999)
}
  }
}
// frames:
a: 0 0 5 1
// ---
class PlayerController: UIViewController {
  let a = UIView()
  func setUp() {
    view.addSubview(a)
a.snp.makeConstraints { make in
  make.top.leading.equalToSuperview()
  make.height.equalTo(1)
  make.width.equalTo(6).priority(.medium)
  make.width.equalTo(5).priority(9223372036854775807)
}
  }
}
// frames:
a: 0 0 5 1

// case: edges, guides, multipliers and inequalities
class PlayerController: UIViewController {
  let a = UIView(); let b = UIView(); let c = UISwitch()
  func setUp() {
    view.addSubview(a)
view.addSubview(b)
view.addSubview(c)
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
  a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
  a.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
  a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5),
  b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 10),
  b.centerXAnchor.constraint(equalTo: a.centerXAnchor),
  b.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
  b.heightAnchor.constraint(equalToConstant: 20),
  c.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
  c.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
])
  }
}
// frames:
a: 16 67 361 180.5
b: 146.5 257.5 100 20
c: 326 787 51 31

// case: leading is right where languages are written so
class PlayerController: UIViewController {
  let a = UIView()
  func setUp() {
    view.addSubview(a)
a.snp.makeConstraints { make in
  make.top.equalToSuperview()
  make.leading.equalToSuperview().offset(16)
  make.width.height.equalTo(40)
}
  }
}
// frames: reading leftwards
a: 337 0 40 40

// case: stacks arrange as UIKit documents it
class PlayerController: UIViewController {
  let row = UIStackView(); let a = UIView(); let b = UIView()
  func setUp() {
    row.axis = .vertical
row.spacing = 8

view.addSubview(row)
row.addArrangedSubview(a)
row.addArrangedSubview(b)
row.snp.makeConstraints { make in
  make.top.equalToSuperview().offset(100)
  make.leading.equalToSuperview()
  make.width.equalTo(300)
}
a.snp.makeConstraints { $0.height.equalTo(40); $0.width.equalTo(100).priority(.low) }
b.snp.makeConstraints { $0.height.equalTo(40); $0.width.equalTo(60).priority(.low) }
  }
}
// frames:
row: 0 100 300 88
a: 0 100 300 40
b: 0 148 300 40
// ---
class PlayerController: UIViewController {
  let row = UIStackView(); let a = UIView(); let b = UIView()
  func setUp() {
    row.axis = .vertical
row.spacing = 8
row.axis = .horizontal; row.distribution = .fillEqually
view.addSubview(row)
row.addArrangedSubview(a)
row.addArrangedSubview(b)
row.snp.makeConstraints { make in
  make.top.equalToSuperview().offset(100)
  make.leading.equalToSuperview()
  make.width.equalTo(300)
}
a.snp.makeConstraints { $0.height.equalTo(40); $0.width.equalTo(100).priority(.low) }
b.snp.makeConstraints { $0.height.equalTo(40); $0.width.equalTo(60).priority(.low) }
  }
}
// frames:
row: 0 100 300 40
a: 0 100 146 40
b: 154 100 146 40
// ---
class PlayerController: UIViewController {
  let row = UIStackView(); let a = UIView(); let b = UIView()
  func setUp() {
    row.axis = .vertical
row.spacing = 8
row.alignment = .center
view.addSubview(row)
row.addArrangedSubview(a)
row.addArrangedSubview(b)
row.snp.makeConstraints { make in
  make.top.equalToSuperview().offset(100)
  make.leading.equalToSuperview()
  make.width.equalTo(300)
}
a.snp.makeConstraints { $0.height.equalTo(40); $0.width.equalTo(100).priority(.low) }
b.snp.makeConstraints { $0.height.equalTo(40); $0.width.equalTo(60).priority(.low) }
  }
}
// frames:
row: 0 100 300 88
a: 100 100 100 40
b: 120 148 60 40
// ---
class PlayerController: UIViewController {
  let row = UIStackView(); let a = UIView(); let b = UIView()
  func setUp() {
    row.axis = .vertical
row.spacing = 8
row.alignment = .leading
view.addSubview(row)
row.addArrangedSubview(a)
row.addArrangedSubview(b)
row.snp.makeConstraints { make in
  make.top.equalToSuperview().offset(100)
  make.leading.equalToSuperview()
  make.width.equalTo(300)
}
a.snp.makeConstraints { $0.height.equalTo(40); $0.width.equalTo(100).priority(.low) }
b.snp.makeConstraints { $0.height.equalTo(40); $0.width.equalTo(60).priority(.low) }
  }
}
// frames:
row: 0 100 300 88
a: 0 100 100 40
b: 0 148 60 40
// ---
class PlayerController: UIViewController {
  let row = UIStackView(); let a = UIView(); let b = UIView()
  func setUp() {
    row.axis = .vertical
row.spacing = 8
row.alignment = .trailing
view.addSubview(row)
row.addArrangedSubview(a)
row.addArrangedSubview(b)
row.snp.makeConstraints { make in
  make.top.equalToSuperview().offset(100)
  make.leading.equalToSuperview()
  make.width.equalTo(300)
}
a.snp.makeConstraints { $0.height.equalTo(40); $0.width.equalTo(100).priority(.low) }
b.snp.makeConstraints { $0.height.equalTo(40); $0.width.equalTo(60).priority(.low) }
  }
}
// frames:
row: 0 100 300 88
a: 200 100 100 40
b: 240 148 60 40
// ---
class PlayerController: UIViewController {
  let row = UIStackView(); let a = UIView(); let b = UIView()
  func setUp() {
    row.axis = .vertical
row.spacing = 8
a.isHidden = true
view.addSubview(row)
row.addArrangedSubview(a)
row.addArrangedSubview(b)
row.snp.makeConstraints { make in
  make.top.equalToSuperview().offset(100)
  make.leading.equalToSuperview()
  make.width.equalTo(300)
}
a.snp.makeConstraints { $0.height.equalTo(40); $0.width.equalTo(100).priority(.low) }
b.snp.makeConstraints { $0.height.equalTo(40); $0.width.equalTo(60).priority(.low) }
  }
}
// frames:
row: 0 100 300 40
a: 0 100 100 40
b: 0 100 300 40
// ---
class PlayerController: UIViewController {
  let row = UIStackView(); let a = UIView(); let b = UIView()
  func setUp() {
    row.axis = .vertical
row.spacing = 8
row.isLayoutMarginsRelativeArrangement = true; row.layoutMargins = UIEdgeInsets(top: 4, left: 8, bottom: 0, right: 12)
view.addSubview(row)
row.addArrangedSubview(a)
row.addArrangedSubview(b)
row.snp.makeConstraints { make in
  make.top.equalToSuperview().offset(100)
  make.leading.equalToSuperview()
  make.width.equalTo(300)
}
a.snp.makeConstraints { $0.height.equalTo(40); $0.width.equalTo(100).priority(.low) }
b.snp.makeConstraints { $0.height.equalTo(40); $0.width.equalTo(60).priority(.low) }
  }
}
// frames:
row: 0 100 300 92
a: 8 104 280 40
b: 8 152 280 40

// case: what scrolls has a content of its own size
class PlayerController: UIViewController {
  let scroll = UIScrollView(); let a = UIView()
  func setUp() {
    view.addSubview(scroll)
scroll.addSubview(a)
scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
a.snp.makeConstraints { make in
  make.edges.equalToSuperview()
  make.width.equalTo(scroll)
  make.height.equalTo(2000)
}
  }
}
// frames:
scroll: 0 0 393 852
a: 0 0 393 2000

// case: of two texts in a row, the one that hugs its content less is stretched
class PlayerController: UIViewController {
  let a = UILabel(); let b = UILabel()
  func setUp() {
    view.addSubview(a)
view.addSubview(b)
a.text = "1234"
a.snp.makeConstraints { $0.top.leading.equalToSuperview() }
b.snp.makeConstraints { make in
  make.top.trailing.equalToSuperview()
  make.leading.equalTo(a.snp.trailing)
}
a.setContentHuggingPriority(.defaultHigh, for: .horizontal)
  }
}
// frames:
a: 0 0 34 21
b: 34 0 359 21
// ---
class PlayerController: UIViewController {
  let a = UILabel(); let b = UILabel()
  func setUp() {
    view.addSubview(a)
view.addSubview(b)
a.text = "1234"
a.snp.makeConstraints { $0.top.leading.equalToSuperview() }
b.snp.makeConstraints { make in
  make.top.trailing.equalToSuperview()
  make.leading.equalTo(a.snp.trailing)
}
b.setContentHuggingPriority(.defaultHigh, for: .horizontal)
  }
}
// frames:
a: 0 0 308 21
b: 308 0 85 21

// case: frames in numbers are relative to the container
class PlayerController: UIViewController {
  let a = UIView(); let b = UIView()
  func setUp() {
    view.addSubview(a)
a.addSubview(b)
a.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
b.frame = CGRect(x: -4, y: 5, width: 10.5, height: 6)
  }
}
// frames:
a: 10 20 100 50
b: 6 25 10.5 6

// case: a state decides which branch holds
class PlayerController: UIViewController {
  let a = UIView()
  func setUp() {
    view.addSubview(a)
a.snp.makeConstraints { make in
  make.top.leading.equalToSuperview()
  make.width.equalTo(50)
  if isLarge {
    make.height.equalTo(80)
  } else {
    make.height.equalTo(40)
  }
}
  }
}
// frames:
a: 0 0 50 40
// frames: state isLarge
a: 0 0 50 80

// case: of the cases of a switch, the first one holds, or the one that is chosen
class PlayerController: UIViewController {
  let a = UIView()
  func setUp() {
    view.addSubview(a)
a.snp.makeConstraints { make in
  make.top.leading.equalToSuperview()
  make.width.equalTo(50)
  switch size {
  case .small: make.height.equalTo(20)
  case .large: make.height.equalTo(80)
  }
}
  }
}
// frames:
a: 0 0 50 20
// frames: state case .large
a: 0 0 50 80

// case: frames in a view that scrolls are computed from the view, and not from its content
class ScrolledView: UIView {
  let scroll = UIScrollView()
  let text = UILabel()
  init() {
    addSubview(scroll)
    scroll.addSubview(text)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.pin.all()
    text.pin.top(30).horizontally(25).height(20)
  }
}
// frames:
scroll: 0 0 393 852
text: 25 30 343 20

// case: the bars of the system cover the part of a view that is below them
class PlayerController: UIViewController {
  let header = UIView(), footer = UIView(), middle = UIView()
  let top = UIView(), bottom = UIView(), inner = UIView()
  override func viewDidLoad() {
    [header, footer, middle].forEach { view.addSubview($0) }
    header.addSubview(top)
    footer.addSubview(bottom)
    middle.addSubview(inner)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.topAnchor),
      header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      header.widthAnchor.constraint(equalToConstant: 50),
      header.heightAnchor.constraint(equalToConstant: 100),
      footer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      footer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      footer.widthAnchor.constraint(equalToConstant: 50),
      footer.heightAnchor.constraint(equalToConstant: 80),
      middle.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor, constant: 100),
      middle.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor, constant: -100),
      middle.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      middle.widthAnchor.constraint(equalToConstant: 50),
      top.topAnchor.constraint(equalTo: header.safeAreaLayoutGuide.topAnchor),
      top.bottomAnchor.constraint(equalTo: header.safeAreaLayoutGuide.bottomAnchor),
      top.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      top.widthAnchor.constraint(equalToConstant: 10),
      bottom.topAnchor.constraint(equalTo: footer.safeAreaLayoutGuide.topAnchor),
      bottom.bottomAnchor.constraint(equalTo: footer.safeAreaLayoutGuide.bottomAnchor),
      bottom.leadingAnchor.constraint(equalTo: footer.leadingAnchor),
      bottom.widthAnchor.constraint(equalToConstant: 10),
      inner.topAnchor.constraint(equalTo: middle.safeAreaLayoutGuide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: middle.safeAreaLayoutGuide.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: middle.leadingAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
    ])
  }
}
// frames:
header: 0 0 50 100
footer: 0 772 50 80
middle: 0 159 50 559
top: 0 59 10 41
bottom: 0 772 10 46
inner: 0 159 10 559

// case: a class of the project is what it inherits from, whatever it is called
class ProgressView: UIView {
  let mark = UIView()
  init() {
    addSubview(mark)
    mark.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      make.height.equalTo(60)
    }
  }
}
class PlayerView: UIView {
  let bar = ProgressView()
  init() {
    addSubview(bar)
    bar.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
  }
}
// frames: of PlayerView
bar: 0 0 393 60
bar.mark: 0 0 393 60
