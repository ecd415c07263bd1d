import Testing

@testable import Rules

@Suite("hidden_subview_size")
struct HiddenSubviewSizeTests {
  private func view(
    _ setUp: String, hiding: String = "badge.isHidden = !isNew", axis: String = ".vertical"
  ) -> String {
    """
    class PlayerView: UIView {
      private let stack = UIStackView()
      private let badge = UIImageView()

      func setUp() {
        stack.axis = \(axis)
        stack.addArrangedSubview(badge)
        \(setUp)
      }

      func update(isNew: Bool) {
        \(hiding)
      }
    }
    """
  }

  private let expect = Expectation(HiddenSubviewSize())

  @Test(
    "a required length along the axis is reported in each dialect",
    arguments: [
      "↓badge.heightAnchor.constraint(equalToConstant: 8).isActive = true",
      "↓badge.heightAnchor.constraint(greaterThanOrEqualToConstant: 8).isActive = true",
      "badge.snp.makeConstraints { ↓$0.size.equalTo(8) }",
      "↓badge.autoSetDimension(.height, toSize: 8)",
      "↓badge.heightAnchor == 8",
      "↓badge.height(8)",
      "badge.easy.layout(↓Height(8))",
    ])
  func dialects(setUp: String) {
    expect("import TinyConstraints\n\n" + view(setUp))
  }

  @Test(
    "what gives way, or does not hold along the axis, is silent",
    arguments: [
      "badge.heightAnchor.constraint(equalToConstant: 0).isActive = true",
      "badge.heightAnchor.constraint(lessThanOrEqualToConstant: 8).isActive = true",
      "badge.widthAnchor.constraint(equalToConstant: 8).isActive = true",
      "badge.snp.makeConstraints { $0.height.equalTo(8).priority(.high) }",
      "badge.heightAnchor.constraint(equalTo: widthAnchor).isActive = true",
      "badge.snp.makeConstraints { height = $0.height.equalTo(8).constraint }",
      "stack.removeArrangedSubview(badge)\nbadge.heightAnchor.constraint(equalToConstant: 8).isActive = true",
      "place(badge)\nbadge.heightAnchor.constraint(equalToConstant: 8).isActive = true",
      "badge.snp.makeConstraints { $0.height.equalTo(isNew ? 8 : 0) }",
      "badge.snp.makeConstraints { $0.height.equalTo(8) }\nbadge.snp.updateConstraints { $0.height.equalTo(0) }",
      "stack.arrangedSubviews.forEach { $0.removeFromSuperview() }\nbadge.heightAnchor.constraint(equalToConstant: 8).isActive = true",
    ])
  func silent(setUp: String) {
    expect(view(setUp))
  }

  @Test("a fixed chain inside of the view is a length")
  func chain() {
    let chain = """
      badge.addSubview(title)
      title.snp.makeConstraints {
        $0.top.equalTo(badge).offset(8)
        $0.bottom.equalTo(badge).offset(-8)
        ↓$0.height.equalTo(20)
      }
      """
    expect(view(chain))
    let silent = chain.replacing("↓", with: "")
    for (old, new) in [
      ("equalTo(20)", "lessThanOrEqualTo(20)"), ("-8)", "-8).priority(.high)"),
      (".top", ".leading"),
      ("equalTo(20)", "equalTo(size)"),
    ] {
      expect(view(silent.replacing(old, with: new)))
    }
    expect(view(silent, axis: ".horizontal"))
  }

  @Test("a length from a property is silent where the property may be 0")
  func computedLength() {
    let code = view("badge.snp.makeConstraints { ↓$0.height.equalTo(badgeHeight) }")
    expect(
      code.replacing("func update", with: "var badgeHeight: CGFloat { size.height }\nfunc update"))
    expect(
      code.replacing("↓", with: "").replacing(
        "func update", with: "var badgeHeight: CGFloat { isNew ? 8 : 0 }\nfunc update"))
  }

  @Test("a method of the project that sets the view up does not hide the size")
  func method() {
    expect(
      view(
        "badge.setTint(.red)\n↓badge.heightAnchor.constraint(equalToConstant: 8).isActive = true"))
  }

  @Test(
    "a stack may be set up in a closure",
    arguments: [
      "UIStackView().then { $0.axis = .vertical }",
      "UIStackView().then { stack in stack.axis = .vertical; stack.spacing = 8 }",
      "{ $0.axis = .vertical; return $0 }(UIStackView())",
    ])
  func closures(value: String) {
    func code(_ value: String, _ mark: String) -> String {
      view("\(mark)badge.heightAnchor.constraint(equalToConstant: 8).isActive = true")
        .replacing("stack = UIStackView()", with: "stack: UIStackView = \(value)")
        .replacing("    stack.axis = .vertical\n", with: "")
    }
    expect(code(value, "↓"))
    expect(code(value.replacing("= .vertical", with: "= axis"), ""))
    expect(code(value.replacing("axis = .vertical", with: "setUp()"), ""))
  }

  @Test(
    "a view that is never hidden, or shown only, is silent",
    arguments: ["", "badge.isHidden = false", "stack.isHidden = isNew"])
  func shown(hiding: String) {
    expect(
      view("badge.heightAnchor.constraint(equalToConstant: 8).isActive = true", hiding: hiding))
  }

  @Test("the axis is the stack's")
  func axis() {
    expect(
      view("badge.heightAnchor.constraint(equalToConstant: 8).isActive = true", axis: ".horizontal")
    )
    expect(
      view("↓badge.widthAnchor.constraint(equalToConstant: 8).isActive = true", axis: ".horizontal")
    )
    expect(
      view("badge.widthAnchor.constraint(equalToConstant: 8).isActive = true", axis: "preferred"))
  }

  @Test("views of one stack are one finding, whose message says what contradicts")
  func message() throws {
    let found = diagnostics(
      of: HiddenSubviewSize(),
      in: """
        class PlayerView: UIView {
          private let stack = UIStackView()
          private let badge = UIImageView()
          private let line = UIView()

          func setUp() {
            stack.axis = .vertical
            [badge, line].forEach { stack.addArrangedSubview($0) }
            badge.heightAnchor.constraint(equalToConstant: 8).isActive = true
            line.heightAnchor.constraint(equalToConstant: 1).isActive = true
            badge.isHidden = true
            line.isHidden = isFirst
          }
        }
        """)
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(
      finding.message.hasPrefix(
        "while `badge` is hidden, `stack` makes it 0 points high, which contradicts this required `height`: UIKit breaks one of the two constraints, and logs it"
      ))
    #expect(finding.advice == "give the `height` a priority of 999")
  }
}
