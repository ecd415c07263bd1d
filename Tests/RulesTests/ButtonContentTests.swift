import Testing

@testable import Rules

@Suite("button_content")
struct ButtonContentTests {
  private let expect = Expectation(
    ButtonContent(),
    in: """
      class PlayerView: UIView {
        let play = UIButton(), header = HeaderView()
        …
      }
      """)

  @Test(
    "content of a button's own views is reported once for each function",
    arguments: [
      "func show() { ↓play.titleLabel!.attributedText = title }",
      "func show() { ↓self.play.titleLabel?.textColor = .red }",
      "func show() { load { [weak self] in ↓self?.play.titleLabel?.text = title } }",
      "func show() { if isOn { ↓play.titleLabel?.text = a } else { play.titleLabel?.text = b } }",
      "func show() { ↓play.titleLabel?.text = a; ↓play.titleLabel?.textColor = c; ↓play.imageView?.image = b }",
      "func show() { ↓play.titleLabel?.text = title }; func hide() { play.setTitle(nil, for: .normal) }",
      "@IBOutlet weak var stop: UIButton!; func show() { ↓stop.titleLabel?.text = title }",
      "lazy var stop: UIButton = { let stop = UIButton(type: .system); ↓stop.titleLabel?.textColor = .white; return stop }()",
      "lazy var stop = { let stop = UIButton(); return stop }(); func show() { ↓stop.titleLabel?.text = title }",
      "let stop = UIButton().then { ↓$0.titleLabel?.textColor = .red }",
    ])
  func content(members: String) { expect(members) }

  @Test("other content is silent")
  func other() {
    expect(
      "func show() { ↓play.titleLabel?.text = title }",
      silentWith: [
        "text = title": "adjustsFontSizeToFitWidth = true; play.imageView?.contentMode = .center",
        "play.": "cell.play.", "play.": "buttons[0].",
        "title ": "title; play.setTitle(title, for: .normal) ",
        "text = title": "textColor = .white",
        "text = title": "textColor = .red; play.setAttributedTitle(title, for: .normal)",
        "text = title": "text.append(suffix)",
      ])
    for code in [
      "func show() { play.titleLabel?.font = font; play.titleLabel?.numberOfLines = 0; play.titleLabel?.textAlignment = .center }",
      "func show() { header.titleLabel.text = title; header.imageView.image = icon }",
      "func show() { self.play«.setTitleColor(.red, for: .normal)»; ↓play.titleLabel?.textColor = .red }",
      "override func layoutSubviews() { super.layoutSubviews(); play.titleLabel?.textColor = .red }",
      "func show() { if play.titleLabel?.text == title { close() } }",
      "func show() { let title = play.titleLabel?.text; use(title) }",
      "func show(play: HeaderView) { play.titleLabel.text = title }",
      "@objc func tap(_ sender: UIButton) { use { sender in sender.titleLabel?.text = title } }",
      "@objc func tap(_ sender: UIButton) { if let sender = cell { sender.titleLabel?.text = title } }",
      "let stop = HeaderView().then { $0.titleLabel?.text = title }",
      "func show() { «↓play.→titleLabel.text = title; »imageView?.image = icon }",
    ] { expect(code) }
  }

  @Test(
    "a class of buttons",
    arguments: [
      "class B: UIButton { func show() { ↓titleLabel?.text = title; ↓self.imageView?.image = icon } }",
      "class B: UIButton {}\nextension B { func show() { ↓titleLabel?.text = title } }",
      "extension UIButton { func show() { ↓titleLabel?.text = title } }",
      "class B: UIButton { override func layoutSubviews() { titleLabel?.text = title } }",
      "class B: UIButton { override func updateConfiguration() { titleLabel?.text = title } }",
      "class B: UIButton { override func layoutSubviews() { super.layoutSubviews()«; show()» }; func show() { ↓titleLabel?.text = title } }",
      "class B: UIButton { override func layoutSubviews() { super.layoutSubviews(); round(layer) }; func show() { ↓titleLabel?.text = title } }",
      "class B: UIButton { override func setTitle(_ title: String?, for state: UIControl.State) { ↓titleLabel?.text = title; super«.setTitle(title, for: state)» } }",
      "class B: UIButton { func show(titleLabel: UILabel?) { titleLabel?.text = title } }",
      "class B: «UIButton {}\nextension B→RoundButton» { func show() { ↓titleLabel?.text = title } }",
      "class B: UITableViewCell { func show() { imageView?.image = icon } }",
    ])
  func subclass(code: String) {
    RulesTests.expect(ButtonContent(), code)
    RulesTests.expect(
      ButtonContent(), code.replacing("contentEdgeInsets = insets", with: "titleLabel?.font = font")
    )
  }

  @Test(
    "settings that a configuration replaces are reported once for each button",
    arguments: [
      "func setUp() { play.configuration = .filled(); ↓play.contentEdgeInsets = insets; play.imageEdgeInsets = insets }",
      "func setUp() { ↓play.titleEdgeInsets.left = 8; play.configuration = config }",
      "func setUp() { play.configuration = config; ↓play.titleLabel?.font = font }",
      "func setUp() { let stop = UIButton(configuration: .plain()); ↓stop.adjustsImageWhenHighlighted = false; addSubview(stop) }",
      "lazy var stop: UIButton = { let stop = UIButton(); stop.configuration = .plain(); ↓stop.contentEdgeInsets = insets; return stop }(); func setUp() { addSubview(stop) }",
    ])
  func ignored(members: String) { expect(members) }

  @Test("settings of buttons that may have no configuration are silent")
  func configured() {
    expect(
      "func setUp() { play.configuration = .filled(); ↓play.contentEdgeInsets = insets }",
      silentWith: [
        "configuration = .filled(); play.": "", ".filled()": "nil",
        "play.contentEdgeInsets": "header.contentEdgeInsets",
        "contentEdgeInsets = insets":
          "setTitleColor(.red, for: .normal); play.titleLabel?.numberOfLines = 2",
      ])
    for code in [
      "func setUp() { if #available(iOS 15, *) { play.configuration = .filled() } else { play.contentEdgeInsets = insets } }",
      "func setUp() { if #available(iOS 15, *) { play.configuration = .filled() }; play.contentEdgeInsets = insets }",
      "func setUp() { ↓play.contentEdgeInsets = insets; «guard #available(iOS 15, *) else { return }; »play.configuration = .filled() }",
      "func setUp() { guard #available(iOS 15, *) else { play.contentEdgeInsets = insets; return }; play.configuration = .filled() }",
      "func setUp() { play.configuration = .filled() }; func setUpOld() { play.contentEdgeInsets = insets }",
    ] { expect(code) }
  }

  @Test("a button that ignores its own settings")
  func ownSettings() {
    let code =
      "class B: UIButton { func setUp() { configuration = .filled(); ↓contentEdgeInsets = insets } }"
    RulesTests.expect(ButtonContent(), code)
  }

  @Test("the messages say what happens, and what to call")
  func messages() {
    let findings = diagnostics(
      of: ButtonContent(),
      in: """
        class C: UIView {
          let play = UIButton()
          func setUp() {
            play.titleLabel?.text = title
            play.configuration = .plain()
            play.contentEdgeInsets = insets
            play.imageEdgeInsets = insets
          }
        }
        """)
    #expect(
      findings.map(\.message) == [
        "`text` of the label of `play` does not last: at its next update, the button sets its own title for the state again",
        "`contentEdgeInsets`, `imageEdgeInsets` have no effect on `play`: a button with a configuration ignores them",
      ])
    #expect(
      findings.map(\.advice) == [
        "call `setTitle(_:for:)` of the button", "set `contentInsets` of the configuration",
      ])
  }
  @Test("the message names the property whose value a closure sets up")
  func closure() {
    let found = diagnostics(
      of: ButtonContent(),
      in: "class C: UIView { let play = UIButton().then { $0.imageView?.image = icon } }")
    #expect(
      found.map { $0.message.hasPrefix("`image` of the image view of `play` does") } == [true])
  }
}
