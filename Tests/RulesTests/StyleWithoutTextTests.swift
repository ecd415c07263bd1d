import LintEngine
import TestSupport
import Testing

@testable import Rules

@Suite("style_without_text")
struct StyleWithoutTextTests {
  private static let setLineSpacing = """
    func setLineSpacing(_ spacing: CGFloat) {
      guard let text = self.text else { return }
      let style = NSMutableParagraphStyle()
      style.lineSpacing = spacing
      attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
    }
    """

  private let expect = Expectation(
    StyleWithoutText(),
    in: """
      class SongView: UIView {
        …
      }
      extension UILabel {
        \(Self.setLineSpacing)
      }
      """)
  private let expectWithMethod = Expectation(
    StyleWithoutText(),
    in: """
      class SongView: UIView {
        private let title = UILabel().then { ↓$0.setStyle(4) }
        \(Self.configure)
      }
      extension UILabel {
        …
      }
      """)

  private static let configure = "func configure(_ song: Song) { title.text = song.name }"

  @Test(
    "a style in the code that makes the label is reported if all texts come later",
    arguments: [
      "= { let label = UILabel(); ↓label.setLineSpacing(4); return label }()",
      "= UILabel().then { $0.alpha = 1; ↓$0.setLineSpacing(4) }",
      "= UILabel().then { label in ↓label.setLineSpacing(4) }",
      ": UILabel = { ↓$0.setLineSpacing(4); return $0 }(UILabel())",
      ": UILabel = { let label = UILabel().then { ↓$0.setLineSpacing(4) }; return label }()",
      "= UILabel().then { ↓$0.setLineSpacing(4); $0.text = nil }",
      "= UILabel().then { ↓$0.setLineSpacing(4); $0.text = \"\" }",
      "= UILabel().then { ↓$0.setLineSpacing(4); $0.text = \"Songs\" }",
    ])
  func value(_ value: String) {
    expect("private let title\(value); \(Self.configure)")
    expect(
      "private lazy var title\(value); \(Self.configure)",
      around: ["SongView: UIView": "SongView: UIViewController"])
  }

  @Test(
    "a label with a text, and one that may get a style later, are silent",
    arguments: [
      "= UILabel().then { «$0.text = \"Songs\"; »↓$0.setLineSpacing(4) }",
      "= UILabel().then { «$0.text = name; »↓$0.setLineSpacing(4) }",
      "= UILabel().then { «↓$0.setLineSpacing(4)→if isLarge { $0.setLineSpacing(4) }» }",
      "= UILabel().then { «guard isLarge else { return }; »↓$0.setLineSpacing(4) }",
      "= UILabel().then { «style($0); »↓$0.setLineSpacing(4) }",
      "= UILabel().then { «$0.attributedText = text; »↓$0.setLineSpacing(4) }",
      "= UILabel().then { «$0.localizedKey = key; »↓$0.setLineSpacing(4) }",
      "= UILabel().then { ↓$0.setLineSpacing«(4); $0.text = nil→(0)» }",
      "= UILabel(text: name).then { $0.setLineSpacing(4) }",
      "= SongLabel().then { $0.setLineSpacing(4) }",
      "= UILabel().then { ↓$0.setLineSpacing«(4); $0.text = nil→(4, text: name)» }",
      "= makeLabel { $0.setLineSpacing(4) }",
    ])
  func other(_ value: String) { expect("private let title\(value); \(Self.configure)") }

  @Test(
    "what else the class does with the label decides",
    arguments: [
      "func show() { title.text = name; title.setLineSpacing(4) }",
      "func show() { title.text = name }; func restyle() { title.setLineSpacing(2) }",
      "func show() { title.text = name }; func clear() { title.attributedText = text }",
      "func show() { title.text = name; style(title) }", "func show() { title.alpha = 1 }",
      "func show() { title = UILabel(); title.text = name }",
      "func show() { title.text = nil }", "func show() { title.rx.attributedText.onNext(text) }",
      "func show() { title.text = name; onShow(title.decorated()) }",
      "func show() { other.title.text = name }",
    ])
  func others(_ code: String) {
    expect("private var title = UILabel().then { $0.setLineSpacing(4) }; \(code)")
  }

  @Test(
    "texts may come in several ways",
    arguments: [
      "func show() { title.text = name }",
      "func show() { self.title.text = name; addSubview(title) }",
      "func show() { if let name { title.text = name } }",
      "func bind() { names.bind(to: title.rx.text).disposed(by: bag) }",
      "func bind() { names.assign(to: \\.text, on: title) }",
      "var song: Song? { didSet { title.text = song?.name } }",
      "func show() { title.do { $0.text = name } }",
      "func show() { [title, other].forEach { addSubview($0) }; title.text = name }",
      "func show() { row.addArrangedSubview(title); title.text = name; title.alpha = 1 }",
      "func show() { title.snp.makeConstraints { $0.top.equalToSuperview() }; title.text = name }",
    ])
  func texts(_ code: String) {
    expect("private let title = UILabel().then { ↓$0.setLineSpacing(4) }; \(code)")
  }

  @Test(
    "a style in the set-up of a view is reported if no text can be set before",
    arguments: [
      "init() { super.init(frame: .zero); ↓title.setLineSpacing(4) }",
      "init() { super.init(frame: .zero); setUp() }; private func setUp() { ↓title.setLineSpacing(4) }",
      "init() { super.init(frame: .zero); setUp() }; func setUp() { title.do { ↓$0.setLineSpacing(4) } }",
      "init() { super.init(frame: .zero); setUp(); configure(song) }; func setUp() { ↓title.setLineSpacing(4) }",
      "init() { super.init(frame: .zero); ↓title.setLineSpacing(4); title.text = name }",
      "convenience init(_ name: String) { self.init(); title.text = name }; init() { super.init(frame: .zero); ↓title.setLineSpacing(4) }",
      "init() { super.init(frame: .zero); [title].forEach { ↓$0.setLineSpacing(4) } }",
    ])
  func setup(_ code: String) { expect("private let title = UILabel(); \(code); \(Self.configure)") }

  @Test(
    "a style after a text, or in code that runs again, is silent",
    arguments: [
      "init() { super.init(frame: .zero); «configure(song); »↓title.setLineSpacing(4) }",
      "init() { super.init(frame: .zero); «title.text = name; »↓title.setLineSpacing(4) }",
      "init() { super.init(frame: .zero); title.do { «$0.text = name; »↓$0.setLineSpacing(4) } }",
      "init() { super.init(frame: .zero); «show(); »setUp() }; func show() { configure(song) }; func setUp() { ↓title.setLineSpacing(4) }",
      "init() { super.init(frame: .zero); setUp() }; func setUp() { ↓title.setLineSpacing(4) }«; func update() { setUp() }»",
      "init() { super.init(frame: .zero); if isLarge { title.setLineSpacing(4) } }",
      "init(_ name: String) { super.init(frame: .zero); «title.text = name; »setUp() }; init() { super.init(frame: .zero); setUp() }; func setUp() { ↓title.setLineSpacing(4) }",
      "override func layoutSubviews() { title.setLineSpacing(4) }",
      "func restyle() { title.setLineSpacing(4) }",
      "init(_ song: Song) { super.init(frame: .zero); «self.song = song; »↓title.setLineSpacing(4) }; var song: Song { didSet { title.text = song.name } }",
    ])
  func afterText(_ code: String) {
    expect("private let title = UILabel(); \(code); \(Self.configure)")
  }

  @Test("a controller may get its texts before it loads its view")
  func controllers() {
    let load =
      "override func viewDidLoad() { super.viewDidLoad(); ↓title.setLineSpacing(4); bind() }"
    for code in [
      "private func bind() { title.text = name }",
      "private func bind() { names.sink { self.show($0) } }; private func show(_ name: String) { title.text = name }",
      "override func viewWillAppear(_ animated: Bool) { title.text = name }",
    ] {
      expect(
        "private let title = UILabel(); \(load); \(code)",
        around: ["SongView: UIView": "SongView: UIViewController"])
    }
    for code in [
      Self.configure, "var song: Song? { didSet { title.text = song?.name } }",
      "init(_ name: String) { super.init(nibName: nil, bundle: nil); title.text = name }",
      "override func bind() { title.text = name }",
    ] {
      expect(
        "private let title = UILabel(); \(load.replacing("↓", with: "").replacing("; bind()", with: "")); \(code)",
        around: ["SongView: UIView": "SongView: UIViewController"])
    }
  }

  @Test("the initializer of a base class calls overrides that are named for the set-up")
  func overrides() {
    let style = "override func setStyle() { ↓title.setLineSpacing(4) }"
    for code in [
      Self.configure, "init(_ name: String) { super.init(frame: .zero); title.text = name }",
    ] {
      expect(
        "private let title = UILabel(); \(style); \(code)",
        around: ["SongView: UIView": "SongView: BaseView"])
    }
    let silent = style.replacing("↓", with: "")
    for code in [
      "\(silent); override func bind() { title.text = name }",
      "\(silent); override func bind() { configure(song) }; \(Self.configure)",
      "\(silent); init(_ name: String) { title.text = name; super.init(frame: .zero) }",
      "\(silent); func update() { setStyle() }; \(Self.configure)",
      "\(silent.replacing("setStyle", with: "setNeedsLayout")); \(Self.configure)",
    ] {
      expect(
        "private let title = UILabel(); \(code)", around: ["SongView: UIView": "SongView: BaseView"]
      )
    }
  }

  @Test("a label of a function is styled before its text")
  func locals() {
    expect(
      "func make() { let label = UILabel(); ↓label.«setLineSpacing(4); label.text = name→text = name; label.setLineSpacing(4)»; addSubview(label) }"
    )
    expect(
      "func make() -> UILabel { let label = UILabel(); ↓label.setLineSpacing(4); label.text = name«; return label» }"
    )
  }

  @Test(
    "a method that only styles the label's own text is one that comes too early",
    arguments: [
      "func setStyle(_ kern: CGFloat) { attributedText = NSAttributedString(string: text ?? \"\", attributes: [.kern: kern]) }",
      "func setStyle(_ kern: CGFloat) { if let text { attributedText = NSAttributedString(string: text, attributes: [.kern: kern]) } }",
      "func setStyle(_ kern: CGFloat) { guard let own = text, !own.isEmpty else { return }; let string = NSMutableAttributedString(string: own); string.addAttribute(.kern, value: kern, range: NSRange(location: 0, length: string.length)); self.attributedText = string }",
      "func setStyle(_ kern: CGFloat) { guard let own = self.text else { return }; let string: NSMutableAttributedString; if let old = self.attributedText { string = NSMutableAttributedString(attributedString: old) } else { string = NSMutableAttributedString(string: own) }; string.addAttribute(.kern, value: kern, range: all); attributedText = string }",
      "func setStyle(_ kern: CGFloat, text: String? = nil) { if let text { self.text = text }; font = .title; let own = text ?? self.text; guard let own else { return }; attributedText = NSAttributedString(string: own, attributes: [.font: font, .kern: kern]) }",
      "func setStyle(_ size: CGFloat) { attributedText = NSAttributedString(string: self.text ?? \"\", attributes: [.foregroundColor: color]) }",
      "func setStyle(_ kern: CGFloat) { attributedText = NSAttributedString(string: text!, attributes: [.kern: kern]) }; func setStyle(_ kern: CGFloat, text: String) { self.text = text }",
    ])
  func methods(_ method: String) { expectWithMethod(method) }

  @Test(
    "a method that brings a text, or whose style the label keeps, is not",
    arguments: [
      "func setStyle(_ kern: CGFloat) { font = .title }",
      "func setStyle(_ kern: CGFloat) { text = title }",
      "func setStyle(_ kern: CGFloat) { attributedText = NSAttributedString(string: name, attributes: [.kern: kern]) }",
      "func setStyle(_ kern: CGFloat) { let text = name; attributedText = NSAttributedString(string: text, attributes: [.kern: kern]) }",
      "func setStyle(_ text: String) { attributedText = NSAttributedString(string: text, attributes: [.kern: 1]) }",
      "func setStyle(_ kern: CGFloat) { attributedText = NSAttributedString(string: (text ?? \"\") + name, attributes: [.kern: kern]) }",
      "func setStyle(_ kern: CGFloat) { let string = NSMutableAttributedString(string: text ?? \"\"); string.append(more); string.addAttribute(.kern, value: kern, range: all); attributedText = string }",
      "func setStyle(_ size: CGFloat) { font = .title; textColor = color; attributedText = NSAttributedString(string: text ?? \"\", attributes: [.font: font, .foregroundColor: color]) }",
      "func setStyle(_ kern: CGFloat) { decorate(); attributedText = NSAttributedString(string: text ?? \"\", attributes: [.kern: kern]) }",
      "func setStyle(_ kern: CGFloat) { attributedText = NSAttributedString(string: text ?? \"\", attributes: [.kern: kern]) }; func setStyle(_ size: Int) { text = name }",
      "func setStyle(_ kern: CGFloat) { styles[self] = kern; attributedText = NSAttributedString(string: text ?? \"\", attributes: [.kern: kern]) }",
      "static func setStyle(_ kern: CGFloat) { attributedText = NSAttributedString(string: text ?? \"\", attributes: [.kern: kern]) }",
      "func setKern(_ kern: CGFloat) { attributedText = NSAttributedString(string: text ?? \"\", attributes: [.kern: kern]) }",
    ])
  func otherMethods(_ method: String) { expectWithMethod(method, around: ["↓": ""]) }

  @Test("other methods on the label must leave its text alone")
  func neighbours() {
    let made =
      "private let title = UILabel().then { $0.round(8); ↓$0.setLineSpacing(4) }; \(Self.configure)"
    expect(
      made,
      around: [
        Self.setLineSpacing:
          "\(Self.setLineSpacing)\nfunc round(_ radius: CGFloat) { layer.cornerRadius = radius }"
      ],
      silentWith: [
        "func round(_ radius: CGFloat) { layer.cornerRadius = radius }": "",
        "layer.cornerRadius = radius": "text = name", "layer.cornerRadius = radius": "decorate()",
      ])
  }

  @Test("the message names the label, the method and where the text is set")
  func message() {
    let found = diagnostics(
      of: StyleWithoutText(),
      in: """
        class A: UIView { private let title = UILabel().then { $0.setLineSpacing(4) }; \(Self.configure) }
        extension UILabel { \(Self.setLineSpacing) }
        """)
    #expect(
      found.map(\.message) == [
        "`setLineSpacing` gives attributes, such as a line height or a space between letters, to the text that `title` has, and it has none yet: the text that it gets later, in `configure`, is shown without them"
      ])
  }

  @Test("methods of other files count, and so do other files that name the label")
  func files() {
    func findings(_ access: String, _ more: String) -> Int {
      diagnostics(
        of: StyleWithoutText(),
        inFiles: [
          "class SongView: UIView { \(access)let title = UILabel().then { $0.setLineSpacing(4) }; \(Self.configure) }",
          "extension UILabel {\n\(Self.setLineSpacing)\n}", more,
        ]
      ).count
    }
    #expect(findings("private ", "") == 1)
    #expect(findings("", "") == 1)
    #expect(findings("", "func style(_ view: SongView) { view.title.setLineSpacing(2) }") == 0)
    #expect(
      findings(
        "private ", "extension UILabel { func setLineSpacing(_ spacing: Int) { text = name } }")
        == 0)
  }
}
