import Testing

@testable import Rules

@Suite("config_in_layout: functions for one kind of work")
struct ConfigInLayoutFunctionTests {
  private let expect = Expectation(
    ConfigInLayout(),
    in: """
      class A: UIView {
      …
      }
      """)

  @Test(
    "layout in a function named for appearance is reported once",
    arguments: ["styleViews", "setupAppearance", "applyTheme", "configureStyle", "styleTitleLabel"])
  func appearance(_ name: String) {
    expect(
      """
      let label = UILabel()
      func \(name)() {
        label.textColor = .red
        addSubview(↓label)
        label.topAnchor.constraint(equalTo: topAnchor).isActive = true
      }
      """)
  }

  @Test(
    "names that say more, or something else, are silent",
    arguments: ["styleAndLayoutViews", "style", "stylesheet", "setupViews", "applyStylesheet"])
  func others(_ name: String) {
    expect("let label = UILabel()\nfunc \(name)() { addSubview(label) }")
  }

  @Test("callbacks, views that are passed in, and the view's own size are silent there")
  func silent() {
    expect(
      """
      let label = UILabel()
      func applyTheme(to badge: UIView) {
        addSubview(badge)
        heightAnchor.constraint(equalToConstant: 4).isActive = true
        button.onTap = { self.addSubview(self.label) }
      }
      """)
  }

  private var project: ConfigInLayout.Options {
    var options = ConfigInLayout.Options()
    options.constraintsOnlyIn = ["setUpConstraints", "pin*"]
    options.additionsOnlyIn = ["setUpViews"]
    options.configurationOnlyIn = ["style*", "render"]
    return options
  }

  @Test("each kind of work belongs in the functions that the options name")
  func onlyIn() {
    expect(
      """
      let label = UILabel()
      func setUpViews() { addSubview(label) }
      func setUpConstraints() { label.topAnchor.constraint(equalTo: topAnchor).isActive = true }
      func pinLabel() { label.topAnchor.constraint(equalTo: topAnchor).isActive = true }
      func styleAll() { label.textColor = .red }
      func render(text: String) { label.textColor = .red }
      func show() { label.text = "" }
      func move() { label.snp.updateConstraints { $0.top.equalToSuperview().offset(8) } }
      """, project)
    expect(
      """
      let label = UILabel()
      init() {
        super.init(frame: .zero)
        addSubview(↓label)
      }
      func setUpViews() { ↓label.topAnchor.constraint(equalTo: topAnchor).isActive = true }
      func setUp() { heightAnchor.constraint(equalToConstant: 4).isActive = true }
      func setUpConstraints() { addSubview(↓label) }
      func show() { ↓label.textColor = .red }
      func move() { ↓label.snp.remakeConstraints { $0.top.equalToSuperview().offset(8) } }
      """, project)
  }

  @Test("a function gets one finding for the same statements")
  func oneFinding() {
    expect(
      """
      let label = UILabel()
      func setUpViews() { addSubview(label); ↓label.textColor = .red }
      func styleAll() { addSubview(↓label); label.textColor = .red }
      """, project)
    var options = ConfigInLayout.Options()
    options.constraintsOnlyIn = ["setUpConstraints"]
    expect(
      """
      let label = UILabel()
      func setUpViews() {
        ↓label.topAnchor.constraint(equalTo: topAnchor).isActive = true
        label.textColor = .red
      }
      func show() {
        addSubview(label)
        ↓label.topAnchor.constraint(equalTo: topAnchor).isActive = true
        ↓label.textColor = .red
      }
      func applyTheme() {
        addSubview(↓label)
        label.topAnchor.constraint(equalTo: topAnchor).isActive = true
        label.textColor = .red
      }
      """, options)
  }

  @Test("the helpers that extensions of UIKit's views declare are silent")
  func helpers() {
    let mismatch = mismatch(
      ConfigInLayout(options: project),
      """
      extension UIView {
        func pinned(_ view: UIView) {
          addSubview(view)
          view.topAnchor.constraint(equalTo: topAnchor).isActive = true
          topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        }
      }
      """)
    #expect(mismatch == nil)
  }
}
