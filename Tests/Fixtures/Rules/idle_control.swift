// What idle_control finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerView: UIView {
  private let ↓play = UIButton()
  private let box = UIView()
  private let stack = UIStackView()
  func setUp() { addSubview(play); play.snp.makeConstraints { $0.edges.equalToSuperview() } }
  private func wire(_ next: UIButton) { next.addTarget(self, action: wired, for: .touchUpInside) }
  …
}

// case: what only shows the control or lays it out does not listen to it
// lines:
func show() { play.setTitle(title, for: .normal); play.isHidden = title.isEmpty }
func show() { play.titleLabel?.font = font; play.layer.cornerRadius = 8 }
func show() { play.isSelected = song.isLiked; play.alpha = 0.5 }
func move() { play.bottomAnchor.constraint(equalTo: box.topAnchor).isActive = true }
func move() { box.snp.makeConstraints { $0.top.equalTo(play.snp.bottom) } }
func move() { [play, box].forEach { addSubview($0) } }
func move() { let right = play.frame.maxX; print(right) }
func use(_ tap: UITapGestureRecognizer) { box.addGestureRecognizer(tap) }

// around:
class PlayerView: UIView {
  private let play = UIButton()
  private let box = UIView()
  private let stack = UIStackView()
  func setUp() { addSubview(play); play.snp.makeConstraints { $0.edges.equalToSuperview() } }
  private func wire(_ next: UIButton) { next.addTarget(self, action: wired, for: .touchUpInside) }
  …
}

// case: a control that something may listen to is silent
// lines:
func a() { play.addTarget(self, action: #selector(tap), for: .touchUpInside) }
func a() { play.addAction(UIAction { _ in }, for: .touchUpInside) }
func a() { play.addGestureRecognizer(UITapGestureRecognizer(target: self, action: action)) }
func a() { play.rx.tap.bind { like() }.disposed(by: bag) }
func a() { play.tapPublisher.sink { _ in }.store(in: &set) }
func a() { play.publisher(for: .touchUpInside).sink { _ in }.store(in: &set) }
func a() { play.menu = menu; play.showsMenuAsPrimaryAction = true }
func a() { play.isEnabled = false }
func a() { play.onTap = { like() } }
func a() { play.onTap { like() } }
func a() { [play, stop].forEach { $0.addTarget(self, action: #selector(tap), for: .touchUpInside) } }
func a() { for button in [play, stop] { button.addTarget(self, action: tap, for: .touchUpInside) } }
func a() { bind(play) }
lazy var buttons = [play, stop]
var button: UIButton { play }
func a() { play.addSubview(box) }
func a() { play.isHidden = true }
override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { like() }
func a() { isUserInteractionEnabled = false }
func a() { for case let button as UIButton in subviews { button.addTarget(self, action: tap, for: .touchUpInside) } }
func a() { (stack.subviews[0] as? UIButton)?.addTarget(self, action: tap, for: .touchUpInside) }

// around:
class PlayerView: UIView {
  private let play = UISwitch()
  private let box = UIView()
  private let stack = UIStackView()
  func setUp() { addSubview(play); play.snp.makeConstraints { $0.edges.equalToSuperview() } }
  private func wire(_ next: UIButton) { next.addTarget(self, action: wired, for: .touchUpInside) }
  …
}

// case: a value that is read is enough, and so is nothing to touch
func save() { song.isLiked = play.isOn }

// around:
class PlayerView: UIView {
  private let play = UISlider()
  private let box = UIView()
  private let stack = UIStackView()
  func setUp() { addSubview(play); play.snp.makeConstraints { $0.edges.equalToSuperview() } }
  private func wire(_ next: UIButton) { next.addTarget(self, action: wired, for: .touchUpInside) }
  …
}

// case: a value that is read is enough, and so is nothing to touch
func save() { song.volume = play.value }

// around:
class PlayerView: UIView {
  private let ↓play = UISwitch()
  private let box = UIView()
  private let stack = UIStackView()
  func setUp() { addSubview(play); play.snp.makeConstraints { $0.edges.equalToSuperview() } }
  private func wire(_ next: UIButton) { next.addTarget(self, action: wired, for: .touchUpInside) }
  …
}

// case: a value that is read is enough, and so is nothing to touch
func load() { play.isOn = song.isLiked }

// around:

// case: a value that is read is enough, and so is nothing to touch
class PlayerView: UIView {
  private let play = UIButton()
  private let stop = UIButton()
  private let ↓next = UIButton()
  private let stack = UIStackView()
  func setUp() { addSubview(play); stack.addArrangedSubview(next) }
  func wire(_ any: UIButton) { any.addTarget(self, action: wired, for: .touchUpInside) }
}

// case: a control that gets no touches anyway is silent
class PlayerView: UIView {
  private let play = UIButton()
  private let label = UILabel(), cover = UIImageView()
  func setUp() { label.addSubview(play); play.snp.makeConstraints { $0.edges.equalToSuperview() } }
}
// ---
class PlayerView: UIView {
  private let play = UIButton()
  private let label = UILabel(), cover = UIImageView()
  func setUp() { cover.addSubview(play); play.snp.makeConstraints { $0.edges.equalToSuperview() } }
}
// ---
class PlayerCell: UITableViewCell {
  private let ↓play = UIButton()
  func setUp() { contentView.addSubview(play); play.snp.makeConstraints { $0.edges.equalToSuperview() } }
}

// case: in a cell, the message says what becomes of the touch
class A: UIView { private let ↓a = UIButton(); func b() { stack.addArrangedSubview(a); button.addTarget(self) } }
// says: `a` has no action: nothing happens when it is tapped
// advice: add an action
// ---
class A: UITableViewCell { private let ↓a = UIButton(); func b() { stack.addArrangedSubview(a); button.addTarget(self) } }
// says: `a` has no action and takes taps meant for the cell
// advice: add an action
// ---
class A: UIView { private let ↓a = UIPageControl().then { $0.numberOfPages = 2 }; func b() { stack.addArrangedSubview(a); button.addTarget(self) } }
// says: a tap on `a` moves its dot, and nothing turns the page
// advice: turn the page on `.valueChanged`
// ---
class A: UIView { private let ↓a = UISwitch(); func b() { stack.addArrangedSubview(a); button.addTarget(self) } }
// says: `a` has no action: nothing happens when it is tapped
// advice: add an action

// around:
class A: UIView { private let ↓play = UIButton()
func setup() { addSubview(play); play.topAnchor.constraint(equalTo: topAnchor).isActive = true; like.addTarget(self, action: tap, for: .touchUpInside)
…

// case: what is on no screen yet, and what shows nothing, is a note
 } }
// stays:
// ---
play.setTitle(title, for: .normal) } }
// stays:

// around:

// case: it only shows something
class SongCell: UITableViewCell {
  private let likeButton = UIButton()

  func setupLikeButton() {
    likeButton.isUserInteractionEnabled = false
    contentView.addSubview(likeButton)
  }
}

// case: the dots move, the pages stay
class TourViewController: UIViewController {
  private lazy var ↓pageControl: UIPageControl = {
    let control = UIPageControl()
    control.numberOfPages = 3
    return control
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(pageControl)
    pageControl.snp.makeConstraints { $0.bottom.centerX.equalToSuperview() }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    pageControl.currentPage = Int(scrollView.contentOffset.x / scrollView.bounds.width)
  }
}
