import Testing

@testable import Rules

@Suite("sizeless_arranged_subview")
struct SizelessArrangedSubviewTests {
  private let expect = Expectation(
    SizelessArrangedSubview(),
    in: """
      class PlayerView: UIView {
        private let stack = UIStackView()
        private let line = UIView()
        private let notes = UITextView()

        func setup() {
          stack.axis = .vertical
          line.backgroundColor = .red
          addSubview(stack)
          stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
          …
        }
      }
      """)

  @Test("each view of a loop")
  func loop() {
    expect("[↓notes].forEach { stack.addArrangedSubview($0) }")
    expect("[notes].forEach { stack.addSubview($0) }")
  }

  @Test("a stack that a closure makes")
  func closure() {
    RulesTests.expect(
      SizelessArrangedSubview(),
      """
      class BarsView: UIView {
        private let bar = UIView()
        private lazy var stack: UIStackView = {
          let stack = UIStackView(arrangedSubviews: [↓bar])
          stack.axis = .vertical
          stack.distribution = .equalSpacing
          return stack
        }()
        func setup() {
          bar.backgroundColor = .red
          addSubview(stack)
        }
      }
      """)
  }

  @Test(
    "a view without a size in a stack that gives it none is reported",
    arguments: [
      "stack.addArrangedSubview(↓line)«; line.heightAnchor.constraint(equalToConstant: 1).isActive = true»",
      "stack.addArrangedSubview(↓notes)«; notes.isScrollEnabled = false»",
      "stack.addArrangedSubview(↓line)«; stack.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true»",
      "stack.distribution = .equalSpacing; stack.addArrangedSubview(↓line)",
      "stack.distribution = .fillEqually; stack.addArrangedSubview(line)",
      "stack.distribution = .equalSpacing; stack.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true; stack.addArrangedSubview(↓line)",
      "stack.addArrangedSubview(↓line)«; line.addSubview(label)»",
      "stack.addArrangedSubview(↓line)«; fill(line)»",
      "stack.addArrangedSubview(↓line)«; line.snp.makeConstraints { $0.height.equalTo(8) }»",
      "stack.addArrangedSubview(label)",
    ])
  func reported(_ code: String) { expect(code) }

  @Test("a view that shows nothing may be a spacer, and another class may have a size")
  func otherViews() {
    expect("stack.addArrangedSubview(line)", around: ["line.backgroundColor": "line.tag"])
    expect("stack.addArrangedSubview(line)", around: ["line = UIView()": "line = LineView()"])
  }
}
