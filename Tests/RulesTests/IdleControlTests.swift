import TestSupport
import Testing

@testable import Rules

@Suite("idle_control")
struct IdleControlTests {
  private static let constraints = "play.snp.makeConstraints { $0.edges.equalToSuperview() }"

  private let expect = Expectation(
    IdleControl(),
    in: """
      class PlayerView: UIView {
        private let play = UIButton()
        private let box = UIView()
        private let stack = UIStackView()
        func setUp() { addSubview(play); \(Self.constraints) }
        private func wire(_ next: UIButton) { next.addTarget(self, action: wired, for: .touchUpInside) }
        …
      }
      """)

  @Test(
    "a control that nothing listens to is reported at its name",
    arguments: [
      "private let ↓play = UIButton()",
      "private let ↓play = UIButton(type: .system)",
      "private let ↓play = UIButton(frame: .zero)",
      "private let ↓play = UIButton(configuration: .filled())",
      "private lazy var ↓play: UIButton = { let play = UIButton(); play.setTitle(title, for: .normal); return play }()",
      "private let ↓play = UIButton().then { $0.setImage(icon, for: .normal) }",
      "private let ↓play: UIButton = .init()",
      "private let ↓play = UISwitch()",
      "private let ↓play = UISlider().then { $0.value = 1 }",
      "private let ↓play = UISegmentedControl(items: [\"A\", \"B\"])",
      "private let ↓play = UIPageControl().then { $0.numberOfPages = 3 }",
    ])
  func idle(property: String) { expect("", around: ["private let play = UIButton()": property]) }

  @Test(
    "a control of a screen where no control does anything is silent, what does something itself is not"
  )
  func unfinished() {
    let wired = "addTarget(self, action: wired, for: .touchUpInside)"
    expect("", around: [wired: "isHidden = true"])
    expect(
      "",
      around: [
        wired: "isHidden = true",
        "private let play = UIButton()":
          "private let ↓play = UIPageControl().then { $0.numberOfPages = 3 }",
      ])
  }

  @Test(
    "what only shows the control or lays it out does not listen to it",
    arguments: [
      "func show() { play.setTitle(title, for: .normal); play.isHidden = title.isEmpty }",
      "func show() { play.titleLabel?.font = font; play.layer.cornerRadius = 8 }",
      "func show() { play.isSelected = song.isLiked; play.alpha = 0.5 }",
      "func move() { play.bottomAnchor.constraint(equalTo: box.topAnchor).isActive = true }",
      "func move() { box.snp.makeConstraints { $0.top.equalTo(play.snp.bottom) } }",
      "func move() { [play, box].forEach { addSubview($0) } }",
      "func move() { let right = play.frame.maxX; print(right) }",
      "func use(_ tap: UITapGestureRecognizer) { box.addGestureRecognizer(tap) }",
    ])
  func uses(members: String) {
    expect(members, around: ["private let play = UIButton()": "private let ↓play = UIButton()"])
  }

  @Test(
    "a control that something may listen to is silent",
    arguments: [
      "func a() { play.addTarget(self, action: #selector(tap), for: .touchUpInside) }",
      "func a() { play.addAction(UIAction { _ in }, for: .touchUpInside) }",
      "func a() { play.addGestureRecognizer(UITapGestureRecognizer(target: self, action: action)) }",
      "func a() { play.rx.tap.bind { like() }.disposed(by: bag) }",
      "func a() { play.tapPublisher.sink { _ in }.store(in: &set) }",
      "func a() { play.publisher(for: .touchUpInside).sink { _ in }.store(in: &set) }",
      "func a() { play.menu = menu; play.showsMenuAsPrimaryAction = true }",
      "func a() { play.isEnabled = false }",
      "func a() { play.onTap = { like() } }",
      "func a() { play.onTap { like() } }",
      "func a() { [play, stop].forEach { $0.addTarget(self, action: #selector(tap), for: .touchUpInside) } }",
      "func a() { for button in [play, stop] { button.addTarget(self, action: tap, for: .touchUpInside) } }",
      "func a() { bind(play) }",
      "lazy var buttons = [play, stop]",
      "var button: UIButton { play }",
      "func a() { play.addSubview(box) }",
      "func a() { play.isHidden = true }",
      "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }",
      "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }",
      "override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { like() }",
      "func a() { isUserInteractionEnabled = false }",
      "func a() { for case let button as UIButton in subviews { button.addTarget(self, action: tap, for: .touchUpInside) } }",
      "func a() { (stack.subviews[0] as? UIButton)?.addTarget(self, action: tap, for: .touchUpInside) }",
    ])
  func handled(members: String) { expect(members) }

  @Test(
    "another declaration is silent",
    arguments: [
      "private lazy var play = UIButton(primaryAction: UIAction { _ in })",
      "private lazy var play = UIButton(type: .system, primaryAction: like)",
      "private lazy var ↓play = UIButton().then { $0«.addTarget(self, action: tap, for: .touchUpInside)» }",
      "private lazy var ↓play: UIButton = { let play = UIButton(); «play.rx.tap.withUnretained(self).bind { _ in }.disposed(by: bag); »return play }()",
      "private lazy var play = UIButton().then { $0.rx.tap.withUnretained(self).bind { _ in }.disposed(by: bag) }",
      "private lazy var ↓play: UISwitch = { let play = UISwitch(); «save(play.isOn); »return play }()",
      "private lazy var ↓play: UIButton = { let play = UIButton(); «play.addAction(like, for: .touchUpInside); »return play }()",
      "private let ↓play = «UIButton→PlayButton»()",
      "private let ↓play = «UIButton→makeButton»()",
      "@IBOutlet private var play: UIButton!",
      "private let ↓play: UIButton« = .init()→»",
      "private let ↓play = «UIButton→UILabel»()",
      "private let ↓play = «UIButton→UITextField»()",
      "private let ↓play = «UIButton→UIPageControl»()",
      "«private→public» let ↓play = UIButton()",
    ])
  func other(property: String) { expect("", around: ["private let play = UIButton()": property]) }

  @Test("a value that is read is enough, and so is nothing to touch")
  func values() {
    expect(
      "func save() { song.isLiked = play.isOn }",
      around: ["private let play = UIButton()": "private let play = UISwitch()"])
    expect(
      "func save() { song.volume = play.value }",
      around: ["private let play = UIButton()": "private let play = UISlider()"])
    expect(
      "func load() { play.isOn = song.isLiked }",
      around: ["private let play = UIButton()": "private let ↓play = UISwitch()"])
    let code = """
      class PlayerView: UIView {
        private let play = UIButton()
        private let stop = UIButton()
        private let ↓next = UIButton()
        private let stack = UIStackView()
        func setUp() { addSubview(play); stack.addArrangedSubview(next) }
        func wire(_ any: UIButton) { any.addTarget(self, action: wired, for: .touchUpInside) }
      }
      """
    RulesTests.expect(IdleControl(), code)
  }

  @Test("a control that gets no touches anyway is silent")
  func untouched() {
    for parent in ["label", "cover"] {
      let code = """
        class PlayerView: UIView {
          private let play = UIButton()
          private let label = UILabel(), cover = UIImageView()
          func setUp() { \(parent).addSubview(play); \(Self.constraints) }
        }
        """
      RulesTests.expect(IdleControl(), code)
    }
    // The content view lies above what is added to the cell itself.
    expect("", around: ["PlayerView: UIView": "PlayerCell: UITableViewCell"])
    let code = """
      class PlayerCell: UITableViewCell {
        private let ↓play = UIButton()
        func setUp() { contentView.addSubview(play); \(Self.constraints) }
      }
      """
    RulesTests.expect(IdleControl(), code)
  }

  @Test("in a cell, the message says what becomes of the touch")
  func cells() throws {
    let code =
      "class A { private let a = UIButton(); func b() { stack.addArrangedSubview(a); button.addTarget(self) } }"
    func message(_ name: String, _ control: String = "UIButton()") -> String? {
      diagnostics(
        of: IdleControl(),
        in: code.replacing("A {", with: name + " {").replacing("UIButton()", with: control)
      ).first.map { "\($0.message); \($0.advice)" }
    }
    #expect(message("A: UIView")?.hasPrefix("nothing happens when `a` is tapped") == true)
    #expect(
      message("A: UITableViewCell")?
        .hasPrefix("`a` takes the taps on it and does nothing, and they do not reach the cell")
        == true)
    #expect(
      message("A: UIView", "UIPageControl().then { $0.numberOfPages = 2 }")?
        .hasPrefix("a tap on `a` moves its dot, and nothing turns the page; turn the page") == true)
    #expect(
      message("A: UIView", "UISwitch()")?.hasPrefix("nothing reads the value of `a`")
        == true)
  }
}
