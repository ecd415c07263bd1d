import RuleKit
import Testing

@testable import Rules

@Suite("setup_grouping")
struct SetupGroupingTests {
  private let expect = Expectation(SetupGrouping())

  private let four = """
        aLabel.text = ""
        bButton.setTitle("", for: .normal)
        self.cView?.isHidden = true
        dLabel!.font = .bold
    """

  @Test("functions that the option allows may set up any number of views")
  func allowedFunctions() {
    var options = SetupGrouping.Options()
    options.allowedFunctions = ["performLayout", "build*"]
    expect(
      """
      class A: UIView {
        override func performLayout() {
      \(four)
        }
        func buildAll() {
      \(four)
        }
        func ↓setUp() {
      \(four)
        }
        ↓init() {
      \(four)
        }
      }
      """, options)
  }

  @Test(
    "setup functions are recognized by name",
    arguments: [
      "setup", "setUp", "setupView", "configureUI", "commonInit", "makeUI", "buildView",
      "createViews", "installViews", "layoutViews", "addViews", "styleViews", "performLayout",
      "prepareViews", "viewDidLoad", "loadView", "awakeFromNib",
    ])
  func names(_ name: String) {
    expect(
      """
      class A: UIView {
        func ↓\(name)() {
      \(four)
        }
      }
      """)
    expect(
      """
      extension PlayerView {
        func ↓\(name)() {
      \(four)
        }
      }
      """)
  }

  @Test(
    "functions with other names are silent",
    arguments: [
      "render", "updateViews", "bindViews", "applyTheme", "refresh", "reloadViews", "show",
      "prepareForReuse", "layoutSubviews", "addressViews", "setupper", "didTap",
    ])
  func otherNames(_ name: String) {
    expect(
      """
      class A: UIView {
        func \(name)() {
      \(four)
        }
      }
      """)
  }

  @Test("functions with parameters are silent, initializers are not")
  func parameters() {
    expect(
      """
      class A: UIView {
        func setup(model: Model) {
      \(four)
        }
      }
      """)
    expect(
      """
      class A: UIView {
        override ↓init(frame: CGRect) {
      \(four)
        }
      }
      """)
    expect(
      """
      class A: UIView {
        static func setup() {
      \(four)
        }
      }
      """)
  }

  @Test("what an initializer hands on is data")
  func arguments() {
    expect(
      """
      class A: UIView {
        init(title: String, isOn: Bool) {
          aLabel.text = title
          bLabel.isHidden = isOn
          cView.alpha = isOn ? 1 : 0
          dButton.setTitle(title, for: .normal)
        }
      }
      """)
    expect(
      """
      class A: UIView {
        ↓init(title: String) {
          aLabel.text = "a"
          bLabel.text = "b"
          cView.alpha = 0
          dButton.setTitle("d", for: .normal)
          eLabel.text = title
        }
      }
      """)
  }

  @Test("a local that becomes a property is the same view")
  func otherNames() {
    expect(
      """
      class A: UIView {
        private let aLabel: UILabel?
        private let bLabel: UILabel
        let c: UIView
        init(isLong: Bool) {
          let c = UIView()
          c.alpha = 0
          self.c = c
          if isLong {
            let label = UILabel()
            label.numberOfLines = 0
            aLabel = label
          } else {
            aLabel = nil
          }
          let label = UILabel()
          label.numberOfLines = 0
          bLabel = label
          aLabel?.textColor = .red
          bLabel.textColor = .red
          self.c.tintColor = .red
        }
      }
      """)
  }

  @Test("functions called by a setup function count, also indirectly and in extensions")
  func called() {
    expect(
      """
      class A: UIView {
        override init(frame: CGRect) { first() }
        func first() { if true { self.second() } }
        func third() {
      \(four)
        }
      }
      extension A {
        func ↓second() {
      \(four)
        }
        func refreshAll() {
      \(four)
        }
      }
      """)
  }

  @Test("only view types have setup functions")
  func viewTypes() {
    expect(
      """
      class A: NSObject {
        func setup() {
      \(four)
        }
      }
      """)
    expect(
      """
      struct A: View {
        func setup() {
      \(four)
        }
      }
      """)
    expect(
      """
      class A: Base {
        func ↓setup() {
      \(four)
        }
        func b() { addSubview(x) }
      }
      """)
    expect(
      """
      class A: NSObject {}
      extension A {
        func setup() {
      \(four)
        }
      }
      """)
    expect(
      """
      class A: Base<UILabel>, Themed {
        func ↓setup() {
      \(four)
        }
      }
      """)
  }

  @Test("only configured views count")
  func notCounted() {
    expect(
      """
      class A: UIView {
        let viewModel: ViewModel
        let names: [UILabel] = []
        func setup() {
          viewModel.name = ""
          names.first = x
          aLabel.translatesAutoresizingMaskIntoConstraints = false
          bLabel.delegate = self
          cStackView.axis = .vertical
          dLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true
          eLabel.frame = .zero
          addSubview(fLabel)
          gLabel.setContentHuggingPriority(.required, for: .vertical)
          self.backgroundColor = .red
          contentView.backgroundColor = .red
          heightConstraint.isActive = true
          views.forEach { $0.alpha = 0 }
          hLabel.text = ""
          iLabel.text = ""
          jLabel.text = ""
        }
      }
      """)
  }

  @Test(
    "a local or property is a view by its type, its initial value, or being added")
  func views() {
    expect(
      """
      class A: UIView {
        let first: Badge
        private lazy var second: UILabel = { makeLabel() }()
        let third = { let line = UIView(); return line }()
        func ↓setup() {
          addSubview(first)
          first.alpha = 0
          second.alpha = 0
          third.alpha = 0
          let fourth = UILabel(frame: .zero)
          fourth.alpha = 0
        }
      }
      """)
    expect(
      """
      class A: UIView {
        let first: Badge
        let second = Theme()
        let third = makeLabel()
        func setup() {
          first.alpha = 0
          second.alpha = 0
          third.alpha = 0
          let fourth = Options()
          fourth.alpha = 0
        }
      }
      """)
  }

  @Test("the message names the views and the suggested functions")
  func message() throws {
    let code = """
      class A: UIView {
        func setup() {
      \(four)
          _eLabel.alpha = 0
        }
      }
      """
    let found = try #require(diagnostics(of: SetupGrouping(), in: code).first)
    #expect(
      found.message
        == "`setup()` sets up 5 views: `aLabel`, `bButton`, `cView`, `dLabel`, `_eLabel`")
    #expect(
      found.advice
        == "give each its own function: `setupALabel()`, `setupBButton()`, `setupCView()`, `setupDLabel()`, `setupELabel()`"
    )
  }

  @Test("the limit is an option")
  func limit() throws {
    expect(
      """
      class A: UIView {
        func setup() {
      \(four)
        }
      }
      """, .init(maxSubviews: 4))
    var options = SetupGrouping.Options()
    try options.set("max_subviews", to: .integer(7))
    #expect(options.maxSubviews == 7)
    #expect(throws: OptionError.self) { try options.set("max_subviews", to: .integer(-1)) }
    #expect(throws: OptionError.self) { try options.set("max_subviews", to: .string("7")) }
  }

  @Test("code in callbacks and setting a callback do not count")
  func callbacks() {
    expect(
      """
      class A: UIView {
        func setup() {
          aLabel.text = ""
          bLabel.text = ""
          cLabel.text = ""
          subscribe { [weak self] in self?.dLabel.text = "" }
          eButton.onTap = { show() }
          UIView.animate(withDuration: 1) { self.fView.alpha = 0 }
        }
      }
      """)
  }

  @Test("a child controller and its view do not count")
  func controllers() {
    expect(
      """
      class A: UIViewController {
        let pages = PagesViewController()
        func setup() {
          view.addSubview(pages.view)
          pages.spacing = 1
          aLabel.text = ""
          bLabel.text = ""
          cLabel.text = ""
        }
      }
      """)
  }

  @Test("functions that return anything but views or constraints are silent")
  func returns() {
    expect(
      """
      class A: UIView {
        func buildRows() -> [Row] {
      \(four)
        }
      }
      """)
    expect(
      """
      class A: UIView {
        func ↓buildCard() -> CardView {
      \(four)
        }
      }
      """)
    expect(
      """
      class A: UIView {
        func ↓addAll() throws -> [NSLayoutConstraint] {
      \(four)
        }
      }
      """)
  }

  @Test("a base class may start with an underscore")
  func underscores() {
    expect(
      """
      class A: _Control {
        func ↓setup() {
      \(four)
        }
      }
      """)
  }

  @Test("aliases and `self?.` refer to the property")
  func aliases() throws {
    let code = """
      class A: UIView {
        func setup() {
          if let aLabel { aLabel.text = "" }
          self?.aLabel.alpha = 1
          guard let bLabel = self.bLabel else { return }
          bLabel.text = ""
          self.bLabel.alpha = 1
          self?.cLabel?.text = ""
          dLabel.text = ""
        }
      }
      """
    let found = try #require(diagnostics(of: SetupGrouping(), in: code).first)
    #expect(found.message == "`setup()` sets up 4 views: `aLabel`, `bLabel`, `cLabel`, `dLabel`")
  }

  @Test("the advice omits the function itself")
  func advice() throws {
    let code = """
      class A: UIView {
        func setupALabel() {
      \(four)
        }
      }
      """
    let found = try #require(diagnostics(of: SetupGrouping(), in: code).first)
    #expect(
      found.advice
        == "give each its own function: `setupBButton()`, `setupCView()`, `setupDLabel()`")
  }
}
