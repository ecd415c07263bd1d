import LintEngine
import Rules
import Testing

@Suite("setup_grouping")
struct SetupGroupingTests {
  private func expect(
    _ marked: String, _ options: SetupGrouping.Options = .init(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    RulesTests.expect(SetupGrouping(options: options), marked, sourceLocation: sourceLocation)
  }

  private let four = """
        aLabel.text = ""
        bButton.setTitle("", for: .normal)
        self.cView?.isHidden = true
        dLabel!.font = .bold
    """

  @Test(
    "functions that set a view up, by their name",
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
    "functions that do not",
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

  @Test("a function with parameters passes data in; an initializer sets up in any case")
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

  @Test("a function that a setup function calls, directly or through others, also in an extension")
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

  @Test("only view types have setup functions in this sense")
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

  @Test("what is no view, or is not configured, does not count")
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
    "names of locals and properties are views by their type, by what makes them, or by being added")
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

  @Test("the message names the views and the functions to make")
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

  @Test("what a callback does is no setup, and a callback that is set is like a delegate")
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

  @Test("a controller of a view, and a view of a controller, are none of one's own subviews")
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

  @Test("a function that returns something else than a view or constraints sets nothing up")
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

  @Test("the base classes of a library may begin with an underscore")
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

  @Test("another name for a property is the property, and a name is read without `self?.`")
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

  @Test("the advice names no function that is the one to split")
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
