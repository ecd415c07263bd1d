import Testing

@testable import Rules

@Suite("setup_name")
struct SetupNameTests {
  private let expect = Expectation(
    SetupName(),
    in: """
      class A: UIView {
        private let titleLabel = UILabel()
        private let hintLabel = UILabel()
        private lazy var labelsStackView = UIStackView(arrangedSubviews: [titleLabel, hintLabel])
        private let _avatarURLView = UIImageView()
        private let titleLabelBadge = UIView()
        @IBOutlet private var nibLabel: UILabel!
      …
      }
      """)

  @Test("a function that is named after one view and sets up another is reported")
  func others() {
    expect(
      """
      func ↓setupTitleLabel() {
        titleLabel.text = x
        self.hintLabel.text = x
      }
      """)
    expect(
      """
      func ↓setUpTitleLabel() {
        if x { hintLabel.font = f }
      }
      """)
    expect("func ↓configureAvatarUrlView() { titleLabel.textColor = c }")
  }

  @Test("the message says whether the name is wrong or the function does more")
  func messages() {
    let found = { (body: String) in
      let properties = """
        let aLabel = UILabel()
        let bLabel = UILabel()
        let cLabel = UILabel()
        """
      let code = """
        class A: UIView {
          \(properties)
          func setupALabel() {
            \(body)
          }
        }
        """
      return diagnostics(of: SetupName(), in: code).map { "\($0.message); \($0.advice)" }
    }
    #expect(
      found("bLabel.text = x") == [
        "`setupALabel()` does nothing with `aLabel` but sets up `bLabel`; name the function after `bLabel`, or set up the view that it names"
      ])
    #expect(
      found(
        """
        cLabel.text = x
        bLabel.text = x
        aLabel.addSubview(x)
        """) == [
          "`setupALabel()` also sets up `cLabel`, `bLabel`; move the setup of `cLabel`, `bLabel` to functions of that name"
        ])
  }

  @Test(
    "functions not named after a view are silent",
    arguments: ["View", "Views", "UI", "Constraints", "Title"])
  func noView(_ name: String) {
    expect(
      """
      func setup\(name)() {
        titleLabel.text = x
        hintLabel.text = x
      }
      """)
  }

  @Test("views that contain, are inside or are passed to the named view are silent")
  func related() {
    expect("func setupTitleLabel() { labelsStackView.backgroundColor = c }")
    expect("func setupLabelsStackView() { titleLabel.text = x }")
    expect(
      """
      func setupTitleLabel() {
        hintLabel.text = x
        titleLabel.accessory = hintLabel
      }
      """)
    expect(
      """
      func setupTitleLabel() {
        hintLabel.text = x
        self.titleLabel.embed(self.hintLabel)
      }
      """)
    expect(
      """
      func setupTitleLabel() {
        hintLabel.text = x
        titleLabel.set(all: [hintLabel])
      }
      """)
    expect(
      """
      func setupHintLabel() {
        _avatarURLView.tintColor = c
        let row = UIView()
        row.addSubview(_avatarURLView)
        hintLabel.addSubview(row)
      }
      """
    )
    expect("func setupTitleLabel() { titleLabelBadge.backgroundColor = c }")
  }

  @Test("layout, neutral members, the container, locals and callbacks are silent")
  func free() {
    expect(
      """
      func setupTitleLabel() {
        let badge = UIView()
        badge.backgroundColor = c
        backgroundColor = c
        contentView.backgroundColor = c
        hintLabel.translatesAutoresizingMaskIntoConstraints = false
        hintLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor).isActive = true
        titleLabel.onTap = { self.hintLabel.text = x }
        nibLabel.text = x
        inheritedLabel.text = x
      }
      """)
    expect(
      """
      func setupTitleLabel() {
        let hintLabel = UILabel()
        hintLabel.text = x
      }
      """)
    expect("func «↓setupTitleLabel→setupNibLabel»() { hintLabel.text = x }")
  }

  @Test("functions with parameters and other functions are silent")
  func otherFunctions() {
    expect("func setupTitleLabel(with hint: String) { hintLabel.text = hint }")
    expect("func «↓setupTitleLabel→updateTitleLabel»() { hintLabel.text = x }")
    expect("func «↓setupTitleLabel→setuptitleLabel»() { hintLabel.text = x }")
  }

  @Test("the prefixes are an option")
  func prefixes() {
    expect("func ↓styleTitleLabel() { hintLabel.text = x }")
    expect("func ↓initTitleLabel() { hintLabel.text = x }", .init(prefixes: ["init"]))
    expect("func setupTitleLabel() { hintLabel.text = x }", .init(prefixes: ["init"]))
  }
}
