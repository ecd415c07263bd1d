import RuleKit
import Testing

@testable import Rules

@Suite("What conventions leave alone")
struct LeftAloneTests {
  @Test("a view that a method of the project makes of another one contains it")
  func wrappers() {
    expect(
      LayoutInInitialization(),
      """
      final class CardView: UIView {
        let label = UILabel()
        lazy var wrapper: UIView = {
          let wrapper = Wrapper()
          ↓label.leadingAnchor.constraint(equalTo: wrapper.leadingAnchor).isActive = true
          return wrapper
        }()
      }
      """,
      silentWith: [
        "let wrapper = Wrapper()": "let wrapper = label.wrapped(in: 8)",
        "= Wrapper()": "= self.label.wrapped()",
      ])
  }

  @Test("methods that lay out configure nothing, whatever they are called")
  func layoutMethods() {
    let code = """
      final class CardView: UIView {
        private let a = UILabel(), b = UILabel(), c = UILabel(), d = UILabel()
        func ↓setUp() {
          a.set(size)
          b.set(.blue, to: 8)
          c.setStyle(to: .title)
          d.setTheme(.dark)
        }
      }
      """
    expect(
      SetupGrouping(), code,
      silentWith: [
        "a.set(size)": "a.set(.height, to: 8)", "b.set(.blue, to: 8)": "b.set(.top, to: c)",
        "c.setStyle(to: .title)": "c.setContentHugging(to: .required)",
        "d.setTheme(.dark)": "d.setCompressionResistance(.low)",
      ])
  }

  @Test("a function that only hands in texts and the values of controls sets nothing up")
  func values() {
    expect(
      SetupGrouping(),
      """
      final class FormScreen: UIViewController {
        private let a = UITextField(), b = UITextField(), c = UISwitch(), d = UISlider()
        override func viewDidLoad() { fill() }
        func ↓fill() {
          a.text = model.name
          b.text = model.mail
          c.isOn = model.isOn
          d.tintColor = model.color
        }
      }
      """, silentWith: ["d.tintColor = model.color": "d.value = model.volume"])
  }

  private func long(_ line: String, _ count: Int = 51) -> String {
    (0..<count).map { "\(line)\($0)()" }.joined(separator: "\n")
  }

  @Test("the code of a handler is no setup, and an action sets nothing up")
  func handlers() {
    let body = long("call")
    expect(
      SetupLength(),
      "final class AScreen: UIViewController { override func ↓viewDidLoad() {\nif isOn {\n\(body)\n}\n} }",
      silentWith: ["if isOn {": "loader.onEvent = { event in"])
    expect(
      SetupLength(),
      "final class AScreen: UIViewController { func ↓createGroup() {\n\(body)\n} }",
      silentWith: ["func ": "@objc func ", "func createGroup": "@IBAction func createGroup"])
  }

  @Test("a view that is made where it is missing cannot be configured before")
  func madeOnDemand() {
    expect(
      ConfigInLayout(),
      """
      final class Hud: UIView {
        private var label: UILabel?
        func show() {
          if label == nil {
            prepare()
            addSubview(label!)
          }
          ↓label?.textColor = color
        }
      }
      """, silentWith: ["prepare()": "label = UILabel()"])
    expect(
      ConfigInLayout(),
      """
      final class Hud: UIView {
        private var label: UILabel?
        func show() {
          if label == nil {
            label = UILabel()
            addSubview(label!)
            ↓label?.textColor = color
          }
        }
      }
      """)
  }

  @Test("titles and placeholders are data, and what clips to round corners follows from them")
  func data() {
    let code = """
      final class CardView: UIView {
        private let button = UIButton()
        func setUp() {
          addSubview(button)
          button.layer.cornerRadius = 0
          ↓button.setTitleColor(.red, for: .normal)
        }
      }
      """
    expect(
      ConfigInLayout(), code,
      silentWith: [
        "button.setTitleColor(.red, for: .normal)": "button.setTitle(title, for: .normal)",
        "setTitleColor(.red, for: .normal)": "placeholder = hint",
        "button.setTitleColor(": "button.clipsToBounds = (",
      ])
    expect(
      ConfigInLayout(),
      code.replacing("button.layer.cornerRadius = 0", with: "other.layer.cornerRadius = 8")
        .replacing("button.setTitleColor(.red, for: .normal)", with: "button.clipsToBounds = true"))
  }

  @Test("constraints that are updated were made before")
  func updates() {
    expect(
      ConfigInLayout(),
      """
      final class CardView: UIView {
        private let button = UIButton()
        func show() {
          button.snp.makeConstraints { $0.width.equalTo(8) }
          ↓button.tintColor = color
        }
      }
      """, silentWith: ["makeConstraints": "updateConstraints"])
  }

  @Test("one value is one parameter, and no data of a view")
  func singleValues() {
    let update = "func update(model: Model) { a.text = model.title }"
    let code = """
      final class AView: UIView { let a = UILabel(); \(update) }
      final class BView: UIView { let a = UILabel(); \(update) }
      final class CView: UIView { let a = UILabel(); func ↓configure(title: Title) { a.text = title.text } }
      """
    expect(ViewConfiguration(), code, silentWith: ["title: Title": "title: String"])
  }

  @Test("an image in a variable is data, as a text is")
  func images() {
    expect(
      ConfigInLayout(),
      """
      final class IconView: UIView {
        private let icon = UIImageView()
        func setup() {
          addSubview(icon)
          ↓icon.image = UIImage(named: "star")
        }
      }
      """,
      silentWith: [
        "UIImage(named: \"star\")": "model?.image", "= UIImage(named: \"star\")": "= badge",
      ])
  }

  @Test(
    "what answers to an event, or shows something else, sets nothing up",
    arguments: [
      "didUpdate", "willShow", "showCode", "hideAll", "handleError", "toggleAll", "enableAll",
      "disableAll",
    ])
  func events(_ name: String) {
    let code = """
      final class FormView: UIView {
        private let a = UILabel(), b = UILabel(), c = UILabel(), d = UILabel()
        init() { super.init(frame: .zero); shadeAll() }
        private func ↓shadeAll() {
          a.isHidden = false
          b.isHidden = true
          c.isHidden = true
          d.isHidden = true
        }
      }
      """
    expect(SetupGrouping(), code, silentWith: ["shadeAll": name])
  }

  @Test("who hands in an edge decides whether it mirrors")
  func givenEdges() {
    expect(
      PhysicalEdges(),
      """
      extension UIView {
        func anchor(_ left: NSLayoutXAxisAnchor) {
          ↓leftAnchor.constraint(equalTo: edge).isActive = true
        }
      }
      """, silentWith: ["equalTo: edge": "equalTo: left"])
  }

  @Test("a view of a class of the project gets data, and is set up where it looks otherwise")
  func ownClasses() {
    expect(
      ViewStructure(options: .init(style: .closures)),
      """
      final class ProfileView: UIView {
        private let ↓bar = NavigationBar()
        private let title: UILabel = { let title = UILabel(); return title }()
        func setup() {
          addSubview(bar)
          bar.backgroundColor = .white
        }
      }
      """, silentWith: ["bar.backgroundColor = .white": "bar.setLeftViews([title])"])
  }

  @Test("what stands behind `??` is no style")
  func fallbacks() {
    expect(
      InlineStyle(),
      """
      final class CardView: UIView {
        private let label = UILabel()
        func setUp() { label.font = ↓.systemFont(ofSize: 13) }
      }
      """, silentWith: [".systemFont": ".brand ?? .systemFont"])
  }

  @Test("a view that nibs make needs its coder")
  func nibs() {
    let fatal = "required init?(coder: NSCoder) { fatalError() }"
    expect(
      InitializerStyle(),
      """
      final class AView: UIView { \(fatal) }
      final class BView: UIView { \(fatal) }
      final class CView: UIView {
        init() { setUp() }
        required ↓init?(coder: NSCoder) { super.init(coder: coder); setUp() }
        func setUp() { load("CView") }
      }
      final class Screen: UIViewController { private var header: CView! }
      """,
      silentWith: [
        "load(": "Bundle.main.loadNibNamed(", "private var header": "@IBOutlet private var header",
      ])
  }

  @Test("a controller hands data to its root view, which sets itself up")
  func rootViews() {
    let options = ViewStructure.Options(style: .closures)
    Expectation(ViewStructure(options: options))(
      """
      final class NameScreen: UIViewController {
        private let ↓nameView = NameView()
        override func loadView() { view.addSubview(nameView) }
        override func viewDidLoad() { setupName() }
        private func setupName() { nameView.tintColor = color }
      }
      """, silentWith: ["view.addSubview(nameView)": "view = nameView"])
  }

  @Test("tests have no conventions")
  func tests() {
    let code = "a.snp.makeConstraints { $0.width.equalTo(8); ↓$0.height.equalTo(8) }"
    expect(
      ConstraintOrder(), code,
      silentWith: ["a.snp": "import XCTest\na.snp", "a.": "import Testing\na."])
  }

  @Test("a mistake in a test is found if it crashes: nobody sees how its views look")
  func mistakesInTests() {
    func count(_ rule: some Rule, _ code: String) -> Int {
      diagnostics(
        of: rule, in: "import XCTest\nclass Tests: XCTestCase { func test() { \(code) } }"
      )
      .count
    }
    #expect(count(ButtonContent(), "let b = UIButton(); b.titleLabel?.text = title") == 0)
    #expect(
      count(
        InvalidConstraint(),
        "NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .top, multiplier: 1, constant: 8)"
      ) == 1)
  }

  @Test("what a test does to a class of the project says nothing about its views")
  func contributionsOfTests() {
    func count(_ module: String) -> Int {
      diagnostics(
        of: ConflictingConstraints(),
        inFiles: [
          "class AvatarView: UIView {}",
          "import \(module)\nextension AvatarView { func setUp() { widthAnchor.constraint(equalToConstant: 50).isActive = true } }",
          "class Row: UIView { let avatar = AvatarView(); func setUp() { addSubview(avatar); avatar.widthAnchor.constraint(equalToConstant: 30).isActive = true } }",
        ]
      ).count
    }
    #expect(count("UIKit") == 1)
    #expect(count("XCTest") == 0)
  }

  @Test("a fix renames no edges of constraints that are updated, and ends lists as the file does")
  func fixes() throws {
    func fix(_ rule: some Rule, _ code: String) -> [Fix?] {
      diagnostics(of: rule, in: code).map(\.fix)
    }
    let made = "a.snp.makeConstraints { $0.right.equalToSuperview().inset(8) }"
    #expect(
      fix(PhysicalEdges(), made) == fix(PhysicalEdges(), made)
        && fix(PhysicalEdges(), made)[0] != nil)
    let updated =
      "\n func show() { a.snp.updateConstraints { $0.right.equalToSuperview().inset(9) } }"
    #expect(fix(PhysicalEdges(), made + updated) == [nil, nil])
    let statements = """
      func setUp() {
        a.topAnchor.constraint(equalTo: topAnchor).isActive = true
        a.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      }
      """
    func list(_ code: String) throws -> String {
      let fix = try #require(fix(ActivateTogether(), code).first ?? nil)
      return String(decoding: fix.edits[0].replacement, as: UTF8.self)
    }
    let end = "equalTo: leadingAnchor)"
    #expect(try list(statements).contains(end + ",\n"))
    #expect(try list("let all = [\n  1,\n]\n" + statements).contains(end + ",\n"))
    #expect(try list("let all = [\n  1\n]\n" + statements).contains(end + "\n"))
  }
}
